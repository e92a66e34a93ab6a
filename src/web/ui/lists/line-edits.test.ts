import { describe, expect, it } from 'vitest'
import { dropLine, pasteLines, splitLine } from './line-edits.ts'

describe('Enter', () => {
  it('adds a line, and takes along what stands behind the cursor', () => {
    expect(splitLine(['uno', 'dos'], 0, 3, 8)).toEqual({ lines: ['uno', '', 'dos'], focus: 1 })
    expect(splitLine(['uno y dos'], 0, 3, 8)).toEqual({ lines: ['uno', 'y dos'], focus: 1 })
  })

  it('does nothing at the limit', () => expect(splitLine(['a', 'b'], 0, 1, 2)).toBeNull())
})

it('Backspace on an empty line goes back to the one before', () => {
  expect(dropLine(['uno', '', 'tres'], 1)).toEqual({ lines: ['uno', 'tres'], focus: 0 })
  expect(dropLine([''], 0)).toEqual({ lines: [], focus: 0 })
})

describe('a pasted text', () => {
  const limits = { most: 4, longest: 10 }

  it('becomes lines without bullets, up to the limit', () => {
    expect(pasteLines([''], 0, '• uno\r\n- dos\n\n3) tres', limits)).toEqual({
      lines: ['uno', 'dos', 'tres'],
      focus: 2,
    })
    expect(pasteLines(['a', 'b'], 0, 'uno\ndos\ntres', limits)).toEqual({
      lines: ['a', 'uno', 'dos', 'tres'],
      focus: 3,
    })
    expect(pasteLines([''], 0, 'una línea muy larga\notra', limits)?.lines).toEqual(['una línea ', 'otra'])
  })

  it('of a single line is left to the browser', () => expect(pasteLines([''], 0, '- uno\n', limits)).toBeNull())
})
