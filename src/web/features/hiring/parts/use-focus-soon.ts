import { useCallback, useEffect, useRef } from 'react'

const EVERY = 100
const TRIES = 20

/**
 * A dialog gives focus back when it has closed, and what is focused may still have to be drawn where it belongs: on a
 * slow machine both come late. Whoever leaves meanwhile is left alone, and so is a focus that went elsewhere.
 */
export function useFocusSoon(): (id: string) => void {
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearInterval(timer.current), [])
  return useCallback((id: string) => {
    let tries = 0
    let is_given = false
    window.clearInterval(timer.current)
    timer.current = window.setInterval(() => {
      const wanted = document.getElementById(id)
      tries += 1
      const is_settled = is_given && document.activeElement !== document.body
      if (is_settled || tries > TRIES) window.clearInterval(timer.current)
      else if (wanted && !document.querySelector('[data-dialog]')) {
        wanted.focus()
        is_given = true
      }
    }, EVERY)
  }, [])
}
