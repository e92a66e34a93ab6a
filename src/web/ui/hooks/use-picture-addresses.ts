import { useEffect, useState } from 'react'

/** Drawings as addresses of pictures, which are given back when others come. */
export function usePictureAddresses(drawings: readonly string[]): readonly string[] {
  const [addresses, setAddresses] = useState<readonly string[]>([])
  useEffect(() => {
    const made = drawings.map((svg) => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })))
    setAddresses(made)
    return () => {
      for (const address of made) URL.revokeObjectURL(address)
    }
  }, [drawings])
  return addresses
}
