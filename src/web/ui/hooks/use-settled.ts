import { useEffect, useState } from 'react'

/** A value once it has stood still for a while: what takes long to say about a text waits until nobody types. */
export function useSettled<T>(value: T, pause_ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause_ms)
    return () => clearTimeout(timer)
  }, [value, pause_ms])
  return settled
}
