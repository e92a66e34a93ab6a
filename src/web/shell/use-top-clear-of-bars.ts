import { useLayoutEffect, useState } from 'react'

const USUAL_TOP = 72
const HEIGHT = 56
const GAP = 8
const CLOSE_BUTTON_BOTTOM = 56

/** Where notices begin when bars of the page stand in their usual place; null when nothing does. */
export function useTopClearOfBars(count: number): number | null {
  const [top, setTop] = useState<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new notice looks again, those that are read stay where they are
  useLayoutEffect(() => setTop(topClearOfBars()), [count])
  return top
}

function topClearOfBars(): number | null {
  // Under a sheet there is nothing to press, but in its own head there is.
  if (document.body.hasAttribute('data-scroll-locked')) return topClearOfSheet()
  const bars = [...document.querySelectorAll('[data-keep-clear]')].map((bar) => bar.getBoundingClientRect())
  bars.sort((one, other) => one.top - other.top)
  let top = USUAL_TOP
  for (const bar of bars) if (bar.top < top + HEIGHT && bar.bottom > top) top = bar.bottom + GAP
  return top === USUAL_TOP ? null : onScreen(top)
}

/** Below name and buttons of a sheet of full height; a dialog over it leaves the top of the screen free. */
function topClearOfSheet(): number | null {
  const sheet = [...document.querySelectorAll<HTMLElement>('[data-drawer], [data-dialog]')].at(-1)
  if (!sheet?.hasAttribute('data-drawer')) return null
  // Where it will stand: it may still be sliding in.
  const { offsetLeft: left, offsetWidth: width } = sheet
  const centre = window.innerWidth / 2
  if (left > centre || left + width < centre) return null
  const head = sheet.querySelector('[data-sheet-head]')?.getBoundingClientRect()
  return onScreen((head?.bottom ?? CLOSE_BUTTON_BOTTOM) + GAP)
}

/** On a very low screen being seen matters more. */
const onScreen = (top: number): number | null => (top > window.innerHeight / 2 ? null : top)
