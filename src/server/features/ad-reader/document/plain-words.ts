import { withoutShouting } from '#server/features/language/normalise/title-case.ts'
import type { OutlinedLine } from '../text/outline.ts'

const PICTURES = /\p{Extended_Pictographic}|[\u{1f3fb}-\u{1f3ff}]|\u{fe0f}|\u{200d}|\u{200b}|\u{2060}/gu
/** Marks of messengers and plain-text editors around what they set in bold or italics. */
const MARKS =
  /(?<![\p{L}\d])(?:\*{1,3}|_{1,3}|~{1,2}|`{1,3})(?=\S)|(?<=[^\s\d])(?:\*{1,3}|_{1,3}|~{1,2}|`{1,3})(?![\p{L}\d])/gu

/** The words of a line as a careful hand would have written them: no bullet, picture or mark, and not shouted. */
export function plainWords({ written, begin, start }: OutlinedLine['line']): string {
  const words = written
    .slice(begin - start)
    .replace(PICTURES, ' ')
    .replace(MARKS, '')
    .replace(/([!¡¿?])\1+/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^#+ /, '')
    .trim()
  return withoutShouting(words)
}

/** As an item of a list: with a capital, without the full stop. */
export function asItem(words: string): string {
  const bare = words.replace(/^[\s,;:.–—-]+/, '').replace(/[\s.;,:]+$/, '')
  return bare.charAt(0).toLocaleUpperCase('es') + bare.slice(1)
}
