// Other shapes of a character that the fonts have, and characters without a shape.
const HYPHENS = /[\u2010\u2011]/g
const LIGATURES = /[\ufb00-\ufb06]/g
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}/gu

/** The same words, written with the characters that people and programs expect. */
export function plainly(text: string): string {
  return text
    .replace(HYPHENS, '-')
    .replace(LIGATURES, (one) => one.normalize('NFKC'))
    .replace(INVISIBLE, '')
}

/** The content as the font can print it: an emoji or a foreign script leaves no empty box behind, it is left out. */
export function legible<T>(content: T, characters: ReadonlySet<number>): T {
  const isPrintable = (one: string) => one === '\n' || characters.has(one.codePointAt(0) ?? 0)
  const printable = (key: string, text: string): string => {
    const plain = plainly(text)
    if ([...plain].every(isPrintable)) return plain
    // An address must still lead to the same place, so it is written in its ASCII form instead.
    if (key.endsWith('url') && URL.canParse(text)) return new URL(text).href
    return [...plain].filter(isPrintable).join('').replace(/ {2,}/g, ' ').trim()
  }
  return JSON.parse(
    JSON.stringify(content, (key, value) => (typeof value === 'string' ? printable(key, value) : value)),
  )
}
