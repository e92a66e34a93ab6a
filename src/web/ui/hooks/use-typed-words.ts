import { useEffect, useRef, useState } from 'react'
import { useHistorySteps } from './use-history-steps.ts'

const PAUSE = 300

/**
 * Words of a search box that live elsewhere (the address): handed over once the person stops typing or sends them, so
 * that no letter waits. `replace` says that they follow other words, which nobody wants to go back to letter by letter.
 */
export function useTypedWords(words: string, put: (words: string, replace: boolean) => void) {
  const [typed, setTyped] = useState(words)
  const sent = useRef(words)
  const steps = useHistorySteps()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a step back may lead to the words that are drawn already
  useEffect(() => {
    // Only what came from elsewhere: a link that clears the search, the back button.
    if (words === sent.current) return
    sent.current = words
    setTyped(words)
  }, [words, steps])

  function send() {
    const wanted = typed.trim()
    if (wanted === sent.current) return
    const replace = sent.current !== ''
    sent.current = wanted
    put(wanted, replace)
  }

  const latest = useRef(send)
  latest.current = send
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter begins the pause again
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])

  return { typed, type: setTyped, send }
}
