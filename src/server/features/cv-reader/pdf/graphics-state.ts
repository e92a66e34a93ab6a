import { type Box, IDENTITY, type Matrix } from './matrix.ts'

export interface Font {
  bold: boolean
  italic: boolean
  /** Glyph units to text units; 0.001 but for hand-drawn fonts. */
  unit: number
  /** The number of a glyph that is a hyphen, whatever the font says. */
  lost_hyphen: number | null
}

/** The part of the PDF graphics state that decides where text stands and whether it is seen. */
export interface GraphicsState {
  to_page: Matrix
  clip: Box
  fill: string | null
  alpha: number
  /** Another blend mode than the normal one lets through what is below. */
  blends: boolean
  font: Font
  size: number
  char_spacing: number
  word_spacing: number
  stretch: number
  leading: number
  rise: number
  mode: number
  text: Matrix
  line: Matrix
}

export const PLAIN_FONT: Font = { bold: false, italic: false, unit: 0.001, lost_hyphen: null }

export const freshState = (to_page: Matrix, clip: Box): GraphicsState => ({
  to_page,
  clip,
  fill: '#000000',
  alpha: 1,
  blends: false,
  font: PLAIN_FONT,
  size: 0,
  char_spacing: 0,
  word_spacing: 0,
  stretch: 1,
  leading: 0,
  rise: 0,
  mode: 0,
  text: IDENTITY,
  line: IDENTITY,
})
