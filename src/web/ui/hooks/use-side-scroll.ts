import { type RefObject, useEffect, useState } from 'react'

/** Less than this beyond the edge hides no word. */
const LEAST = 8

/** Only for the keyboard: under a pressed pointer nothing may move. */
function bringIntoSight({ target }: FocusEvent): void {
  if (target instanceof Element && target.matches(':focus-visible'))
    target.scrollIntoView({ inline: 'nearest', block: 'nearest' })
}

/** On which sides of a box there is more to scroll to; what the keyboard reaches there comes into sight. */
export function useSideScroll(box: RefObject<HTMLElement | null>): { before: boolean; after: boolean } {
  const [more, setMore] = useState({ before: false, after: false })
  useEffect(() => {
    const shown = box.current
    if (!shown) return
    function look({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
      const before = scrollLeft > LEAST
      const after = scrollWidth - clientWidth - scrollLeft > LEAST
      setMore((known) => (known.before === before && known.after === after ? known : { before, after }))
    }
    const onChange = () => look(shown)
    const sizes = new ResizeObserver(onChange)
    for (const one of [shown, ...shown.children]) sizes.observe(one)
    shown.addEventListener('scroll', onChange, { passive: true })
    shown.addEventListener('focusin', bringIntoSight)
    return () => {
      sizes.disconnect()
      shown.removeEventListener('scroll', onChange)
      shown.removeEventListener('focusin', bringIntoSight)
    }
  }, [box])
  return more
}
