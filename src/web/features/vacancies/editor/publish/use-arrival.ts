import { useEffect, useRef } from 'react'

/** Brings what has just come true into view: the button that was pressed stood far below it, and is gone. */
export function useArrival<Node extends HTMLElement>(arrived: boolean) {
  const node = useRef<Node>(null)
  const before = useRef(arrived)
  useEffect(() => {
    if (arrived && !before.current) {
      node.current?.focus({ preventScroll: true })
      node.current?.scrollIntoView({ block: 'start' })
    }
    before.current = arrived
  }, [arrived])
  return node
}
