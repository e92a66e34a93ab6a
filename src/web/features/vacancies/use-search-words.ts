import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

const PAUSE = 250

/** Words typed into a search box: kept in `?q=` once the person stops typing, so that no letter waits for the address. */
export function useSearchWords(): { words: string; typed: string; type: (text: string) => void } {
  const [search, setSearch] = useSearchParams()
  const words = search.get('q') ?? ''
  const [typed, setTyped] = useState(words)
  const sent = useRef(words)

  useEffect(() => {
    // Only what came from elsewhere: a link that clears the filter, the back button.
    if (words === sent.current) return
    sent.current = words
    setTyped(words)
  }, [words])

  useEffect(() => {
    if (typed === sent.current) return
    const timer = setTimeout(() => {
      sent.current = typed
      const next = new URLSearchParams(search)
      if (typed) next.set('q', typed)
      else next.delete('q')
      setSearch(next, { replace: true, preventScrollReset: true })
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [typed, search, setSearch])

  return { words, typed, type: setTyped }
}
