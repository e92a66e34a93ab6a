import { type ReactNode, useEffect, useRef, useState } from 'react'

/** On a phone the main action goes along at the lower edge once it has scrolled away; what only tells something stays. */
export function KeptInReach({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const watcher = new IntersectionObserver(() => setAway(element.getBoundingClientRect().bottom <= 0))
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={place} data-print="hide" className="empty:hidden">
      <div className={isAway ? 'kept-in-reach' : undefined}>{children}</div>
    </div>
  )
}
