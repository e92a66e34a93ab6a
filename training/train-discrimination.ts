// Learns from the labelled phrases and ads which words leave people out, and writes the weights that the lint of vacancies uses.
//   npx node training/train-discrimination.ts
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { marksOf } from '#shared/vacancies/lint/discrimination/learnt/marks.ts'
import { statementsOf } from '#shared/vacancies/lint/discrimination/learnt/tokens.ts'
import { likely, PLACES, placeOf } from '#shared/vacancies/lint/discrimination/learnt/weighing.ts'
import { type LabelledPhrase, labelledPhrases, wholeAds } from '../tests/support/text/labelled-phrases.ts'
import { dice, shuffle } from './chance.ts'

const OUT = join(import.meta.dirname, '../src/shared/vacancies/lint/discrimination/learnt/weights.json')
const FOLDER = join(import.meta.dirname, 'discrimination')
const ROUNDS = 14
const STEP = 0.3
const PULL = 2e-4
/** A phrase is also learnt inside other lines: what stands around it must not hide it. */
const SETTINGS = 4
const JOINTS = ['. ', '\n', ', ', ' ', '\n- ', '. ']

interface Example {
  places: number[]
  share: number
  leaves_out: number
}

const next = dice(3)
const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T

/** The words of a phrase; what stands outside of the brackets of a bad one says nothing either way. */
function examplesOf({ text, spans }: LabelledPhrase, before = '', after = ''): Example[] {
  const statements = statementsOf(before + text + after)
  return statements.flatMap(({ tokens }, at) =>
    tokens.flatMap(({ ground, start, end }, index) => {
      const middle = (start + end) / 2 - before.length
      const inside = spans.some((span) => span.start <= middle && middle <= span.end)
      if (!ground || middle < 0 || middle > text.length || (spans.length > 0 && !inside)) return []
      const marks = marksOf(statements, at, index)
      return [{ places: marks.map(placeOf), share: 1 / Math.sqrt(marks.length), leaves_out: Number(inside) }]
    }),
  )
}

/** Lines of ads that leave people out are told by `ads.txt`. */
function examplesOfAd(ad: string, bad: ReadonlyMap<string, LabelledPhrase>): Example[] {
  const spans: LabelledPhrase['spans'][number][] = []
  let start = 0
  for (const line of ad.split('\n')) {
    for (const span of bad.get(line)?.spans ?? []) spans.push({ start: start + span.start, end: start + span.end })
    start += line.length + 1
  }
  const good = examplesOf({ text: ad, spans: [] })
  return spans.length === 0 ? good : examplesOf({ text: ad, spans })
}

export function examples(files: readonly string[]): Example[] {
  const ads = wholeAds(['a.txt', 'b.txt', 'c.txt', 'd.txt', 'e.txt', 'f.txt'])
  const lines = ads.flatMap((ad) => ad.split('\n')).filter(({ length }) => length > 15 && length < 120)
  const bad = new Map(labelledPhrases('ads.txt').map((phrase) => [phrase.text, phrase]))
  const phrases = files.flatMap(labelledPhrases)
  const inside = phrases.flatMap((phrase) => [
    ...examplesOf(phrase),
    ...Array.from({ length: SETTINGS }, () =>
      examplesOf(phrase, pick(lines) + pick(JOINTS), pick(JOINTS) + pick(lines)),
    ).flat(),
  ])
  return [...inside, ...ads.flatMap((ad) => examplesOfAd(ad, bad))]
}

function train(rows: Example[]): { always: number; weights: Float64Array } {
  const weights = new Float64Array(PLACES)
  const squares = new Float64Array(PLACES).fill(1e-8)
  let always = 0
  let always_squares = 1e-8
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(rows, next)
    for (const { places, share, leaves_out } of rows) {
      const sum = places.reduce((all, place) => all + (weights[place] ?? 0), 0)
      const off = likely(always + sum * share) - leaves_out
      always_squares += off * off
      always -= (STEP * off) / Math.sqrt(always_squares)
      for (const place of places) {
        const slope = off * share + PULL * (weights[place] ?? 0)
        squares[place] = (squares[place] ?? 0) + slope * slope
        weights[place] = (weights[place] ?? 0) - (STEP * slope) / Math.sqrt(squares[place] ?? 1)
      }
    }
  }
  return { always, weights }
}

const files = readdirSync(FOLDER).filter(
  (name) => name.endsWith('.txt') && !name.startsWith('kept') && name !== 'ads.txt',
)
const rows = examples(files)
const { always, weights } = train(rows)
const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
const unit = largest / 127
const bytes = Uint8Array.from(weights, (weight) => Math.round(weight / unit) & 0xff)
writeFileSync(
  OUT,
  `${JSON.stringify({ always: Number(always.toFixed(4)), unit: Number(unit.toFixed(6)), weights: Buffer.from(bytes).toString('base64') })}\n`,
)
console.log(`${rows.length} words of ${files.join(', ')} and of the labelled ads`)
