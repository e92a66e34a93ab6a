import { flatten } from '#server/features/language/normalise/fold.ts'
import type { Flow, Line } from '../../lines/line.ts'
import { findDates, isDateCell } from '../dates/dates.ts'
import { lengthIn } from '../dates/length.ts'
import { contactIn } from '../head/contact.ts'
import { employerScore, positionScore } from '../names/employers.ts'
import { degreeScore, schoolScore } from '../names/names.ts'
import { placeOf } from '../names/places.ts'
import { speaks } from '../prose/clauses.ts'
import { headingKind } from '../sections/heading-words.ts'
import { meaningOf } from '../sections/line-meaning.ts'

/** What one line shows by itself. */
interface Seen {
  words: readonly string[]
  shape: readonly string[]
  heading: string | null
}

const WORD = /[a-z]+|\d+|[%€$:]/g
const LONGEST = 300
const MOST_WORDS = 14
/** Neighbours say by their shape what a line between them is. */
const REACH = [-2, -1, 1, 2] as const
const MOST_IN_PARAGRAPH = 4

/** What may show that the rules are wrong. */
const BESIDE_RULES = /^#(?:date|case|bullet|gap|long|means|heading|position|employer)/

/** For each line of a flow all that speaks for one kind or another. */
export function lineMarks(flow: Flow, ruled: ReadonlyMap<number, string>): string[][] {
  const seen = flow.map(seenIn)
  const rules = flow.map(({ row }) => ruled.get(row ?? -1) ?? 'nothing')
  const placed = placesOf(flow, seen)
  let heading = 'none'
  let paragraph = 0
  return flow.map((line, at) => {
    const own = seen[at]
    if (!own) return []
    paragraph = line.gap >= 1 ? 0 : paragraph + 1
    const marks = [
      ...own.words.slice(0, MOST_WORDS),
      `^${own.words[0] ?? ''}`,
      ...own.words.slice(0, 3).flatMap((word) => (word.length > 5 ? `${word.slice(0, 4)}-` : [])),
      ...own.shape,
      ...own.shape.map((mark) => `${mark} under ${heading}`),
      `#under ${heading}`,
      `#paragraph ${Math.min(paragraph, MOST_IN_PARAGRAPH)}`,
      `#first ${at === 0}`,
      ...ruleMarks(rules, at, own.shape),
      ...(placed[at] ?? []),
      ...REACH.flatMap((step) => (seen[at + step]?.shape ?? ['#none']).map((mark) => `${step}${mark}`)),
    ]
    if (own.heading !== null) heading = own.heading
    return [...new Set(marks)]
  })
}

/** What the rules take a line for, alone and beside what they take its neighbours for. */
function ruleMarks(rules: readonly string[], at: number, shape: readonly string[]): string[] {
  const own = rules[at]
  return [
    `=${own}`,
    `=${own}<${rules[at - 1] ?? '-'}`,
    `=${own}>${rules[at + 1] ?? '-'}`,
    ...shape.filter((mark) => BESIDE_RULES.test(mark)).map((mark) => `=${own} ${mark}`),
  ]
}

const FAR = 5

/** Where a line stands among the times of the CV: in its paragraph, and from the one before and the one behind. */
function placesOf(flow: Flow, seen: readonly Seen[]): string[][] {
  const timed = seen.map(({ shape }) => shape.some((mark) => mark.startsWith('#date range')))
  const starts = flow.map(({ gap }, at) => at === 0 || gap >= 1)
  const firsts: number[] = []
  for (const [at, start] of starts.entries()) firsts.push(start ? at : (firsts[at - 1] ?? 0))
  const dateOf = new Map<number, number>()
  for (const [at, is] of timed.entries()) {
    const first = firsts[at] ?? 0
    if (is && !dateOf.has(first)) dateOf.set(first, at - first)
  }
  const alike = new Map<number, number>()
  for (const place of dateOf.values()) alike.set(place, (alike.get(place) ?? 0) + 1)
  return flow.map((_, at) => {
    const first = firsts[at] ?? 0
    const place = dateOf.get(first)
    const before = timed.lastIndexOf(true, at)
    const behind = timed.indexOf(true, at)
    const since = before < 0 ? 'none' : Math.min(at - before, FAR)
    const until = behind < 0 ? 'none' : Math.min(behind - at, FAR)
    const own = Math.min(at - first, FAR)
    return [
      `#own ${own} date ${place === undefined ? 'none' : Math.min(place, FAR)}`,
      `#own ${own} date ${place === undefined ? 'none' : Math.min(place, FAR)} again ${place !== undefined && (alike.get(place) ?? 0) > 1}`,
      `#since ${since}`,
      `#until ${until}`,
      `#since ${since} until ${until}`,
      `#quarter ${Math.floor((at / flow.length) * 4)}`,
    ]
  })
}

function seenIn(line: Line): Seen {
  const text = line.text.slice(0, LONGEST)
  const words = (flatten(text).match(WORD) ?? []).map((word) => (/^\d/.test(word) ? '0' : word))
  const heading = headingKind(text)
  return { words, heading, shape: [...shapeOf(line, text, words.length), ...meaningIn(text), `#heading ${heading}`] }
}

function shapeOf(line: Line, text: string, words: number): string[] {
  return [
    `#long ${Math.min(Math.floor(Math.log2(1 + words) * 2), 9)}`,
    `#bullet ${line.bullet}`,
    `#gap ${line.gap >= 1}`,
    `#case ${caseOf(text)}`,
    `#end ${/[.:,;)]$/.exec(text)?.[0] ?? ''}`,
    `#cells ${Math.min(line.cells.length, 3)}`,
    ...[...text.matchAll(/\s[–—|·•/-]\s|,\s|\(|\sen\s|\scomo\s|:\s/gu)].map(([sign]) => `#sign ${sign.trim()}`),
    `#date ${dateIn(text)}`,
    `#length ${lengthIn(text) !== ''}`,
  ]
}

function caseOf(text: string): string {
  if (!/\p{L}/u.test(text)) return 'none'
  if (text === text.toUpperCase()) return 'capitals'
  if (text === text.toLowerCase()) return 'small'
  if (/^\p{Ll}/u.test(text)) return 'goes on'
  const [, ...others] = text.split(/\s+/).filter((word) => /^\p{L}{4}/u.test(word))
  return others.length > 0 && others.every((word) => /^\p{Lu}/u.test(word))
    ? 'names'
    : /\s\p{Lu}\p{Ll}/u.test(text)
      ? 'inner'
      : 'first'
}

function dateIn(text: string): string {
  const spans = findDates(text)
  const date = spans.find(({ is_range }) => is_range) ?? spans[0]
  if (!date) return 'none'
  const where = isDateCell(text) ? 'alone' : date.from <= 1 ? 'first' : date.to >= text.length - 1 ? 'last' : 'inside'
  return `${date.is_range ? 'range' : 'one'} ${where}`
}

/** What the rules for single lines make of it. */
function meaningIn(text: string): string[] {
  const { email, phone } = contactIn(text)
  return [
    `#means ${meaningOf(text)}`,
    `#position ${scored(positionScore(text))}`,
    `#employer ${scored(employerScore(text))}`,
    `#school ${degreeScore(text) >= 2} ${schoolScore(text) > 0}`,
    `#place ${placeOf(text) !== null}`,
    `#contact ${email !== '' || phone !== ''}`,
    `#speaks ${speaks(text)}`,
  ]
}

const scored = (score: number): string => (score >= 2 ? 'strong' : score >= 1 ? 'some' : score > 0 ? 'little' : 'none')
