import { useLayoutEffect, useState } from 'react'

const USUAL_TOP = 72
const HEIGHT = 56
const GAP = 8

/** Where notices begin when bars of the page stand in their usual place; null when nothing does. */
export function useTopClearOfBars(count: number): number | null {
  const [top, setTop] = useState<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new notice looks again, those that are read stay where they are
  useLayoutEffect(() => setTop(topClearOfBars()), [count])
  return top
}

function topClearOfBars(): number | null {
  // Under a sheet there is nothing to press.
  if (document.body.hasAttribute('data-scroll-locked')) return null
  const bars = [...document.querySelectorAll('[data-keep-clear]')].map((bar) => bar.getBoundingClientRect())
  bars.sort((one, other) => one.top - other.top)
  let top = USUAL_TOP
  for (const bar of bars) if (bar.top < top + HEIGHT && bar.bottom > top) top = bar.bottom + GAP
  // On a very low screen being seen matters more.
  return top === USUAL_TOP || top > window.innerHeight / 2 ? null : top
}
