import { expect, it } from 'vitest'
import { beginHistory, type UndoHistory, undoReducer } from './undo-history.ts'

interface Text {
  title: string
}

const start = beginHistory<Text>({ title: 'A' })
const titled = (title: string) => (content: Text) => ({ ...content, title })

const typed = (state: UndoHistory<Text>, title: string, at: number, field: string | null = 'title') =>
  undoReducer(state, { type: 'CHANGE', change: titled(title), place: 'basics', field: field ?? undefined, at })
const undo = (state: UndoHistory<Text>) => undoReducer(state, { type: 'UNDO' })
const redo = (state: UndoHistory<Text>) => undoReducer(state, { type: 'REDO' })

it('undoes and redoes, and forgets the way forth after a new change', () => {
  const two = typed(typed(start, 'B', 0, null), 'C', 0, null)
  expect(undo(two).content.title).toBe('B')
  expect(undo(undo(undo(two))).content.title).toBe('A')
  expect(redo(undo(undo(two))).content.title).toBe('B')
  expect(redo(redo(redo(undo(undo(two))))).content.title).toBe('C')
  expect(redo(typed(undo(two), 'D', 9, null)).content.title).toBe('D')
})

it('takes typing in one field as one step, until a pause or another field', () => {
  const word = typed(typed(typed(start, 'B', 0), 'BC', 900), 'BCD', 1_800)
  expect(undo(word).content.title).toBe('A')
  expect(undo(typed(word, 'BCDE', 2_800)).content.title).toBe('BCD')
  expect(undo(typed(word, 'BCDE', 1_900, 'other')).content.title).toBe('BCD')
  expect(undo(typed(undo(word), 'X', 1_900)).content.title).toBe('A')
})

it('remembers a hundred steps and where they were made', () => {
  let state = start
  for (let n = 0; n < 150; n += 1) state = typed(state, `T${n}`, n, null)
  expect(state.past).toHaveLength(100)
  expect(state.past.at(-1)?.place).toBe('basics')
  for (let n = 0; n < 150; n += 1) state = undo(state)
  expect(state.content.title).toBe('T49')
})

it('makes no step of nothing', () => {
  const change = (content: Text) => content
  expect(undoReducer(start, { type: 'CHANGE', change, place: 'basics', at: 0 })).toBe(start)
})
