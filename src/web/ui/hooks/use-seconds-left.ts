import { useEffect, useState } from 'react'

const secondsUntil = (iso: string | null) =>
  iso === null ? 0 : Math.max(0, Math.ceil((Date.parse(iso) - Date.now()) / 1000))

/** Seconds until a moment, counted down; 0 once it has passed. */
export function useSecondsLeft(iso: string | null): number {
  const [left, setLeft] = useState(() => secondsUntil(iso))
  useEffect(() => {
    setLeft(secondsUntil(iso))
    if (secondsUntil(iso) === 0) return
    const timer = setInterval(() => {
      const now = secondsUntil(iso)
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [iso])
  return left
}
