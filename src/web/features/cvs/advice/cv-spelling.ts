/** What is written as it is spoken, or without a letter that is always there, and how it is written. */
interface Misspelling {
  written: string
  right: string
}

const WORD_END = '(?![\\p{L}\\d])'
const HAVE = '(?:he|has|ha|hemos|han|haber|habiendo)'

/** «He cuidao»; a name like «Callao» never stands behind «he». */
const CLIPPED = new RegExp(`(?<![\\p{L}\\d])(${HAVE}\\s+)(\\p{L}{2,})ao${WORD_END}`, 'iu')
/** «E atendido» at the beginning of a line or sentence; before «i» it is the «e» of «e impartido». */
const WITHOUT_H = new RegExp(
  `(?<=^|[.;:!?]\\s|\\n\\s*[-•*]?\\s*)(e)\\s+((?!h?[ií])\\p{L}{2,}(?:ado|ido))${WORD_END}`,
  'iu',
)
/** «Atencion»: no Spanish word ends so without its accent. In capitals it is left out in many a CV. */
const WITHOUT_ACCENT = new RegExp(`(?<![\\p{L}\\d])(?:\\p{L}*\\p{Ll}ci|[Gg]esti)on${WORD_END}`, 'u')

const WRONG: readonly [RegExp, string][] = [
  [/(?<!\p{L})haiga(?!\p{L})/iu, 'haya'],
  [/(?<!\p{L})hize(?!\p{L})/iu, 'hice'],
  [/(?<!\p{L})experencia(?!\p{L})/iu, 'experiencia'],
  [/(?<!\p{L})travajo(?!\p{L})/iu, 'trabajo'],
  [/(?<!\p{L})travaj[eé](?!\p{L})/iu, 'trabajé'],
]

const alike = (written: string, right: string): string =>
  written[0] === written[0]?.toUpperCase() ? `${right[0]?.toUpperCase()}${right.slice(1)}` : right

/** The first word of a Spanish text that nobody writes so, with how it is written; a rule, no dictionary: what it finds is sure. */
export function misspelling(text: string): Misspelling | undefined {
  const clipped = CLIPPED.exec(text)
  if (clipped) return { written: clipped[0], right: `${clipped[1]}${clipped[2]}ado` }
  const bare = WITHOUT_H.exec(text)
  if (bare) return { written: bare[0], right: `${alike(bare[1] ?? '', 'he')} ${bare[2]}` }
  const accent = WITHOUT_ACCENT.exec(text)?.[0]
  if (accent !== undefined) return { written: accent, right: accent.replace(/on$/, 'ón') }
  for (const [found, right] of WRONG) {
    const written = found.exec(text)?.[0]
    if (written !== undefined) return { written, right: alike(written, right) }
  }
}
