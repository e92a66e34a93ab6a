import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * After a change of page: says its title and moves focus into the main part, as a full page load would. A page whose code
 * is still on its way (the chooser after signing up) has the title of the one before until then, which is not said.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const [said, setSaid] = useState('')
  const previous = useRef(pathname)
  const title = useTitleInTab()

  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    const left = title.current
    function say() {
      if (document.title === left) return
      setSaid(document.title)
      late.disconnect()
    }
    const late = new MutationObserver(() => {
      say()
      // Nobody has gone anywhere else meanwhile.
      if (document.activeElement === document.body) focusMain()
    })
    late.observe(document.head, TITLES)
    const frame = requestAnimationFrame(() => {
      focusMain()
      say()
    })
    return () => {
      late.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [pathname, title])

  return (
    <div aria-live="polite" className="sr-only">
      {said}
    </div>
  )
}

const TITLES = { subtree: true, childList: true, characterData: true }

/** What the tab said last: told after the effects of a drawing, so that these still find the title of the page before. */
function useTitleInTab() {
  const title = useRef('')
  useEffect(() => {
    title.current = document.title
    const changes = new MutationObserver(() => {
      title.current = document.title
    })
    changes.observe(document.head, TITLES)
    return () => changes.disconnect()
  }, [])
  return title
}

function focusMain() {
  const main = document.querySelector('main')
  if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
}
