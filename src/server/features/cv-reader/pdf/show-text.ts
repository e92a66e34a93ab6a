import { isGlyph } from './glyph.ts'
import type { GraphicsState } from './graphics-state.ts'
import { apply, combine, type Matrix } from './matrix.ts'
import type { Word } from './word.ts'

/** A shift to the right of this share of the letter size stands for a space. */
const SPACE_SHIFT = 0.2

/** A word before it is known whether it can be seen. */
export type PlacedWord = Omit<Word, 'hidden'> & { middle: [x: number, y: number] }

interface Begun {
  text: string
  from: number
}

/** The words of one text operator; moves the text position of `state` on, as the operator does. */
export function showText(state: GraphicsState, glyphs: readonly unknown[]): PlacedWord[] {
  const words: PlacedWord[] = []
  const matrix = combine(state.to_page, state.text)
  let at = 0
  let begun: Begun | null = null
  const finish = () => {
    if (begun) words.push(placedWord(state, matrix, begun, at))
    begun = null
  }
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') {
      const shift = (-glyph / 1000) * state.size * state.stretch
      if (shift > SPACE_SHIFT * Math.abs(state.size)) finish()
      at += shift
    } else if (isGlyph(glyph)) {
      const letter = glyph.originalCharCode === state.font.lost_hyphen ? '-' : glyph.unicode
      if (letter.trim() === '') finish()
      else if (begun) begun = extended(begun, letter)
      else begun = { text: letter, from: at }
      const spacing = state.char_spacing + (glyph.unicode === ' ' ? state.word_spacing : 0)
      at += (glyph.width * state.font.unit * state.size + spacing) * state.stretch
    }
  }
  finish()
  state.text = combine(state.text, [1, 0, 0, 1, at, 0])
  return words
}

const extended = (begun: Begun, letter: string): Begun => ({ text: begun.text + letter, from: begun.from })

const TURNED = 0.1
const NO_INK: ReadonlySet<number> = new Set([3, 7])

function placedWord(state: GraphicsState, matrix: Matrix, { text, from }: Begun, to: number): PlacedWord {
  const [x, y] = apply(matrix, from, state.rise)
  const [right, end_y] = apply(matrix, to, state.rise)
  const [a, b, c, d] = matrix
  const size = Math.abs(state.size) * Math.hypot(c, d)
  const turned = Math.abs(b) > TURNED * Math.abs(a) || right < x
  const [up_x, up_y] = apply(matrix, 0, Math.abs(state.size) * 0.3)
  const [zero_x, zero_y] = apply(matrix, 0, 0)
  const middle: [number, number] = [(x + right) / 2 + up_x - zero_x, (y + end_y) / 2 + up_y - zero_y]
  const { bold, italic } = state.font
  return { text, x, right, y, size, bold, italic, turned, inkless: NO_INK.has(state.mode), middle }
}
