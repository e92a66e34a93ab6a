import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { newEntryIn } from '#web/lib/new-entry.ts'

/** Begins an entry where the address asks for a new one, or for a field of one while there is none. */
export function useWantedEntry(path: string, count: number, begin: () => void): void {
  const [search] = useSearchParams()
  const field = search.get('campo') ?? ''
  const wanted = field === newEntryIn(path) || (count === 0 && field.startsWith(`${path}.`))
  const begun = useRef('')
  useEffect(() => {
    // Drawn twice while somebody develops, it begins one.
    if (wanted && begun.current !== field) begin()
    begun.current = wanted ? field : ''
  })
}
