import { type KeyboardEvent, useReducer, useState } from 'react'
import { beginHistory, undoReducer } from './undo-history.ts'
import { undoKey } from './undo-keys.ts'

/** The open document with its history; `place` is where the person is, and undoing leads back to where a change was made. */
export function useUndo<C>(start: C, place: string, go: (place: string) => void) {
  const [{ content, past, future }, dispatch] = useReducer(undoReducer<C>, start, beginHistory<C>)
  const [said, setSaid] = useState('')

  function step(type: 'UNDO' | 'REDO') {
    const from = (type === 'UNDO' ? past : future).at(-1)
    if (!from) return
    dispatch({ type })
    setSaid(type === 'UNDO' ? 'Deshecho.' : 'Rehecho.')
    if (from.place !== place) go(from.place)
  }

  return {
    content,
    /** What was just done, for screen readers. */
    said,
    /** `field` names the field that is being typed in, so that a word is one step. */
    change: (change: (content: C) => C, field?: string) => {
      dispatch({ type: 'CHANGE', change, place, field, at: Date.now() })
      setSaid('')
    },
    /** Takes over another text without a step, because nothing was written here. */
    adopt: (newer: C) => dispatch({ type: 'ADOPT', content: newer }),
    undo: () => step('UNDO'),
    redo: () => step('REDO'),
    can_undo: past.length > 0,
    can_redo: future.length > 0,
    handleKey: (event: KeyboardEvent) => {
      const wanted = undoKey(event)
      if (!wanted) return
      event.preventDefault()
      step(wanted)
    },
  }
}
