import { useState } from 'react'
import type { Doubt } from './trust.ts'

/** How much of a section or an entry is shown: its line, what is doubtful in it, or all. */
type Shown = 'LINE' | 'DOUBTS' | 'ALL'

/** The doubtful ones stand open as far as they are doubtful, until the person decides otherwise. */
export function useFolds(doubts: readonly Doubt[]) {
  const doubtful = doubts.flatMap(({ section, entry_id }) => [section, entry_id])
  // What is settled does not shut itself while somebody is in it.
  const [first] = useState(doubtful)
  const [chosen, setChosen] = useState<Readonly<Record<string, Shown>>>({})
  const shownOf = (key: string): Shown =>
    chosen[key] ?? (first.includes(key) || doubtful.includes(key) ? 'DOUBTS' : 'LINE')
  return {
    shownOf,
    show: (key: string, shown: Shown) => setChosen((now) => ({ ...now, [key]: shown })),
    /** Whatever is shut on the way to a field; what stands open stays as it is. */
    open: (keys: readonly (string | null)[], shown: Shown) =>
      setChosen((now) => {
        const shut = keys.filter((key) => key !== null && (shown === 'ALL' || shownOf(key) === 'LINE'))
        return { ...now, ...Object.fromEntries(shut.map((key) => [key, shown])) }
      }),
  }
}
