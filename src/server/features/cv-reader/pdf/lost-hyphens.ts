import { type Glyph, isGlyph } from './glyph.ts'

const isOwnCode = (glyph: Glyph): boolean => glyph.originalCharCode === glyph.unicode.codePointAt(0)
const FEWEST_OTHERS = 4

/**
 * A font whose glyphs are numbered anew may give its hyphen no letter, because the hyphen also breaks words; then the
 * glyph's number is taken for a letter. Such a glyph is the only one of its line whose number and letter are the same,
 * and it stands after a small letter at the end of a line.
 */
export function lostHyphenIn(drawn: readonly unknown[]): number | null {
  const glyphs = drawn.filter(isGlyph)
  const last = glyphs.at(-1)
  const before = glyphs.at(-2)?.unicode ?? ''
  if (!last || !isOwnCode(last) || /\p{L}/u.test(last.unicode) || !/\p{Ll}$/u.test(before)) return null
  const others = glyphs.filter(
    ({ unicode, originalCharCode }) => unicode.trim() !== '' && originalCharCode !== last.originalCharCode,
  )
  const renumbered = others.length >= FEWEST_OTHERS && !others.some(isOwnCode)
  return renumbered && typeof last.originalCharCode === 'number' ? last.originalCharCode : null
}
