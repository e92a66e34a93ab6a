const STEPS = 100
/** Typing in one field without a longer pause is undone at once. */
const PAUSE = 1_000

interface Step<C> {
  content: C
  /** Where the change was made, so that undoing it can show it. */
  place: string
}

interface Typing {
  field: string
  at: number
}

/** The open document as it stands in the editor, with its way back and forth. */
export interface UndoHistory<C> {
  content: C
  past: readonly Step<C>[]
  future: readonly Step<C>[]
  typing: Typing | null
}

type UndoAction<C> =
  | {
      type: 'CHANGE'
      change: (content: C) => C
      place: string
      /** The field that is being typed in; left out for changes that stand alone. */
      field?: string | undefined
      at: number
    }
  | { type: 'UNDO' }
  | { type: 'REDO' }
  /** Takes over another text without a step, because nothing was written here. */
  | { type: 'ADOPT'; content: C }

export function beginHistory<C>(content: C): UndoHistory<C> {
  return { content, past: [], future: [], typing: null }
}

export function undoReducer<C>(state: UndoHistory<C>, action: UndoAction<C>): UndoHistory<C> {
  switch (action.type) {
    case 'CHANGE':
      return changed(state, action)
    case 'UNDO':
      return undone(state)
    case 'REDO':
      return redone(state)
    case 'ADOPT':
      return beginHistory(action.content)
  }
}

function changed<C>(state: UndoHistory<C>, action: Extract<UndoAction<C>, { type: 'CHANGE' }>): UndoHistory<C> {
  const content = action.change(state.content)
  if (content === state.content) return state
  const { field, place, at } = action
  const typing = field === undefined ? null : { field, at }
  const goes_on = typing && state.typing?.field === typing.field && at - state.typing.at < PAUSE
  const past = goes_on ? state.past : [...state.past, { content: state.content, place }].slice(-STEPS)
  return { content, past, future: [], typing }
}

function undone<C>({ content, past, future }: UndoHistory<C>): UndoHistory<C> {
  const step = past.at(-1)
  if (!step) return { content, past, future, typing: null }
  const { place } = step
  return { content: step.content, past: past.slice(0, -1), future: [...future, { content, place }], typing: null }
}

function redone<C>({ content, past, future }: UndoHistory<C>): UndoHistory<C> {
  const step = future.at(-1)
  if (!step) return { content, past, future, typing: null }
  const { place } = step
  return { content: step.content, past: [...past, { content, place }], future: future.slice(0, -1), typing: null }
}
