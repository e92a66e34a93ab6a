import { useEffect, useState } from 'react'

const EVERY = 10 * 60_000

/** The time for counting days: renewed now and then, so that a board that stays open overnight is right. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY)
    return () => clearInterval(timer)
  }, [])
  return now
}
