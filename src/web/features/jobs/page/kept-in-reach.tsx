import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from '#web/lib/cx.ts'

/** On a phone the main action goes along at the lower edge once it has scrolled away; what only tells something stays. */
export function KeptInReach({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number | null>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const watcher = new IntersectionObserver(([seen]) => {
      const isAbove = seen !== undefined && !seen.isIntersecting && seen.boundingClientRect.bottom <= 0
      const acts = element.querySelector('[role=status]') === null
      setHeight((before) => (isAbove && acts ? (before ?? element.offsetHeight) : null))
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  const away = height !== null
  // The foot of the page stays readable above it.
  useEffect(() => {
    document.body.classList.toggle('max-sm:pb-18', away)
    return () => document.body.classList.remove('max-sm:pb-18')
  }, [away])
  return (
    <div ref={place} data-print="hide" className="empty:hidden" style={away ? { minHeight: height } : undefined}>
      <div
        className={cx(
          'empty:hidden',
          away &&
            'max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-30 max-sm:border-line max-sm:border-t max-sm:bg-surface max-sm:p-3 max-sm:[&_.text-link]:hidden',
        )}
      >
        {children}
      </div>
    </div>
  )
}
