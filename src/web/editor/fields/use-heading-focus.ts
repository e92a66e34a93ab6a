import { useEffect, useRef } from 'react'

/** What of a heading stands higher is under the header of the page. */
const HEADER_PX = 64

/**
 * Another part of an editor begins at its name, which comes into sight when the part before was read far down.
 * The first part that is shown leaves focus where the page put it, and a part opened for one field leaves it to that.
 */
export function useHeadingFocus(part: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(part)
  useEffect(() => {
    if (shown.current === part) return
    shown.current = part
    if (new URLSearchParams(window.location.search).has('campo')) return
    heading.current?.focus({ preventScroll: true })
    const top = heading.current?.getBoundingClientRect().top ?? HEADER_PX
    if (top < HEADER_PX || top > window.innerHeight / 2) heading.current?.scrollIntoView({ block: 'start' })
  }, [part])
  return heading
}
