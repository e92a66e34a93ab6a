import type { CvContent } from '#shared/cvs/cv-document.ts'

const STEPS = 100
/** Typing in one field without a longer pause is undone at once. */
const PAUSE = 1_000

interface Step {
  content: CvContent
  /** Where the change was made, so that undoing it can show it. */
  section: string
}

interface Typing {
  field: string
  at: number
}

/** The open CV as it stands in the editor, with its way back and forth. */
export interface EditorState {
  content: CvContent
  past: readonly Step[]
  future: readonly Step[]
  typing: Typing | null
}

type EditorAction =
  | {
      type: 'CHANGE'
      change: (content: CvContent) => CvContent
      section: string
      /** The field that is being typed in; left out for changes that stand alone. */
      field?: string | undefined
      at: number
    }
  | { type: 'UNDO' }
  | { type: 'REDO' }
  /** Takes over another text without a step, because nothing was written here. */
  | { type: 'ADOPT'; content: CvContent }

export function startState(content: CvContent): EditorState {
  return { content, past: [], future: [], typing: null }
}

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'CHANGE':
      return changed(state, action)
    case 'UNDO':
      return undone(state)
    case 'REDO':
      return redone(state)
    case 'ADOPT':
      return startState(action.content)
  }
}

function changed(state: EditorState, action: Extract<EditorAction, { type: 'CHANGE' }>): EditorState {
  const content = action.change(state.content)
  if (content === state.content) return state
  const { field, section, at } = action
  const typing = field === undefined ? null : { field, at }
  const goes_on = typing && state.typing?.field === typing.field && at - state.typing.at < PAUSE
  const past = goes_on ? state.past : [...state.past, { content: state.content, section }].slice(-STEPS)
  return { content, past, future: [], typing }
}

function undone({ content, past, future }: EditorState): EditorState {
  const step = past.at(-1)
  if (!step) return { content, past, future, typing: null }
  const { section } = step
  return { content: step.content, past: past.slice(0, -1), future: [...future, { content, section }], typing: null }
}

function redone({ content, past, future }: EditorState): EditorState {
  const step = future.at(-1)
  if (!step) return { content, past, future, typing: null }
  const { section } = step
  return { content: step.content, past: [...past, { content, section }], future: future.slice(0, -1), typing: null }
}
