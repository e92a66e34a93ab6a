import { useEffect, useState } from 'react'

interface Copies<D> {
  take: (id: string, user_id: string) => Promise<D | null>
}

/** What a closed tab left on this device; undefined until the device was asked. */
export function useDeviceCopy<D>(copies: Copies<D>, id: string, user_id: string): D | null | undefined {
  const [copy, setCopy] = useState<D | null>()
  useEffect(() => {
    let gone = false
    copies.take(id, user_id).then((taken) => !gone && setCopy(taken))
    return () => {
      gone = true
    }
  }, [copies, id, user_id])
  return copy
}
