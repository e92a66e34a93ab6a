/** A letter as pdf.js hands it over. */
export interface Glyph {
  unicode: string
  width: number
  originalCharCode?: unknown
}

export const isGlyph = (value: unknown): value is Glyph =>
  typeof value === 'object' &&
  value !== null &&
  'unicode' in value &&
  typeof value.unicode === 'string' &&
  'width' in value &&
  typeof value.width === 'number'
