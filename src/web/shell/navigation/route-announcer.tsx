import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** After a change of page: says its title and moves focus into the main part, as a full page load would. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const previous = useRef(pathname)

  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    const frame = requestAnimationFrame(() => {
      const main = document.querySelector('main')
      if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
      setTitle(document.title)
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname])

  return (
    <div aria-live="polite" className="sr-only">
      {title}
    </div>
  )
}
