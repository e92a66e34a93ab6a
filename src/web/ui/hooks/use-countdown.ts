import { useEffect, useState } from 'react'

/** Seconds that are left of a pause; `start` begins it. */
export function useCountdown(seconds: number): { left: number; start: () => void } {
  const [ends, setEnds] = useState(0)
  const [now, setNow] = useState(0)
  const left = Math.max(0, Math.ceil((ends - now) / 1000))

  useEffect(() => {
    if (left === 0) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [left])

  function start() {
    setNow(Date.now())
    setEnds(Date.now() + seconds * 1000)
  }

  return { left, start }
}
