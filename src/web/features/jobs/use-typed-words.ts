import { useEffect, useRef, useState } from 'react'
import { useJobAddress } from './use-job-address.ts'

const PAUSE = 300

/** Words of the search box: in the address once the person stops typing or presses Enter. */
export function useTypedWords() {
  const { filters, change } = useJobAddress()
  const words = filters.q
  const [typed, setTyped] = useState(words)
  const sent = useRef(words)

  useEffect(() => {
    // Only what came from elsewhere: a link that clears the search, the back button.
    if (words === sent.current) return
    sent.current = words
    setTyped(words)
  }, [words])

  function send() {
    const wanted = typed.trim()
    if (wanted === sent.current) return
    // A search can be gone back from; its letters cannot.
    const replace = sent.current !== ''
    sent.current = wanted
    change({ q: wanted }, replace)
  }

  const latest = useRef(send)
  latest.current = send
  useEffect(() => {
    const timer = setTimeout(() => typed.trim() !== sent.current && latest.current(), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])

  return { typed, type: setTyped, send }
}
