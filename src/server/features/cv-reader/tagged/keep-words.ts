import { flatten } from '#server/features/language/normalise/fold.ts'
import { findDates, withoutSpan } from '../parse/dates/dates.ts'
import type { Draft } from '../parse/draft.ts'
import { languageIn } from '../parse/lists/language-in.ts'
import { placeByCountry, placeOf } from '../parse/names/places.ts'
import type { ReadLine } from './said.ts'

const FEWEST_WORDS = 2
const LONG_WORD = 6

/** What a line says and no field does is held, so that nothing is lost. */
export function holdLostWords(draft: Draft, lines: readonly ReadLine[]): void {
  const kept = new Set(wordsOf(JSON.stringify([draft.document, draft.unplaced])))
  for (const { kind, line } of lines) {
    const lost = kind === 'heading' ? [] : lostIn(line.text, kept)
    const most = lost.join(' ').length > line.text.length * WHOLE
    for (const text of most ? [line.text] : lost) draft.hold(text)
  }
}

/** A line of which most is lost is kept whole. */
const WHOLE = 0.4

const wordsOf = (text: string): string[] => flatten(text).match(WORD) ?? []
const WORD = /[\p{L}\d]{2,}/gu

/** Words behind one another that stand nowhere else. */
function lostIn(line: string, kept: ReadonlySet<string>): string[] {
  const text = findDates(line).reduceRight((rest, span) => withoutSpan(rest, span), line)
  const parts: string[][] = [[]]
  for (const word of text.split(/\s+/)) {
    const said = wordsOf(word)
    if (said.length > 0 && said.every((one) => !kept.has(one))) parts.at(-1)?.push(word)
    else if (said.length > 0) parts.push([])
  }
  return parts
    .filter((part) => part.length >= FEWEST_WORDS || wordsOf(part[0] ?? '').some((word) => word.length >= LONG_WORD))
    .map((part) => part.join(' '))
    .filter((part) => !isKeptOtherwise(part))
}

/** Countries and languages are kept as codes, and a label only says what the text behind it is. */
const isKeptOtherwise = (text: string): boolean =>
  /^\S+:$/.test(text) || placeOf(text) !== null || placeByCountry(text) !== null || languageIn(text) !== null
