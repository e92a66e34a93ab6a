import { type KeyboardEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFound } from '#web/data/find.ts'
import { useSession } from '#web/lib/session.ts'
import { entriesFor, foundEntries } from './palette-entries.ts'

/** What is typed, what is found and which line is active. */
export function usePalette(onClose: () => void) {
  const user = useSession((session) => session.user)
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const { items, busy } = useFound(typed)
  const entries = entriesFor(user, typed, foundEntries(items))

  function type(text: string) {
    setTyped(text)
    setActive(0)
  }

  function go(index: number) {
    const entry = entries[index]
    if (!entry) return
    onClose()
    navigate(entry.to)
  }

  function handleKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') go(active)
    else if (step && entries.length > 0) setActive((active + step + entries.length) % entries.length)
    else return
    event.preventDefault()
  }

  return { typed, type, entries, busy, active, setActive, go, handleKey }
}
