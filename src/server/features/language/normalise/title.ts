import type { Modality, Seniority } from '../taxonomy/levels.ts'
import type { Place } from '../taxonomy/taxonomy.ts'
import { findPlaces, type PlaceMatch, settlePlace } from './find-places.ts'
import { flatten, fold, type Token } from './fold.ts'
import { findMoney } from './read-salary.ts'
import { readContract, readModality, readSeniority, readWorkingDay } from './read-work.ts'
import type { Span } from './span.ts'
import { withoutShouting } from './title-case.ts'
import { blankNoise, isCompanySegment } from './title-noise.ts'
import { titleRole } from './title-role.ts'

interface NormalisedTitle {
  /** What the person would do, without the advertisement around it. */
  cleaned: string
  role_id?: string
  seniority?: Seniority
  modality?: Modality
  place?: Place
}

/** Mathematical alphabets, used for bold and script in networks without formatting. */
const ORNATE = /[\u{1d400}-\u{1d7ff}]/gu
/** «D.U.E.» is a DUE and «RR. HH.» are RRHH; «S.A.S.» stays, for it ends the name of a company. */
const DOTTED = /\bRR\.?\s?HH\b\.?|\b(?!S\.)\p{Lu}\.(?:\s?\p{Lu}\.){2,}/gu
const SYMBOLS = /\p{Extended_Pictographic}|\u{fe0f}|\u{200d}|[¡!¿?★☆►▶●•*"«»“”]/gu
const TITLE_SENIORITY: readonly (readonly [Seniority, RegExp])[] = [
  ['SEMI_SENIOR', /(?<![a-z])(?:semi[ -]?sr|ssr|semi|mid|pleno)(?![a-z])\.?/g],
  ['SENIOR', /(?<![a-z])sr(?![a-z])\.?/g],
  ['JUNIOR', /(?<![a-z])jr(?![a-z])\.?/g],
  [
    'EXPERT',
    /(?<![a-z])(?:expert[oa](?=$| en )(?: en)?|(?:staff|principal)(?= (?:engineer|developer|designer|architect)))/g,
  ],
]

export function normaliseTitle(title: string): NormalisedTitle {
  const plain = title.normalize('NFC').replace(ORNATE, (letter) => letter.normalize('NFKC'))
  const letters = plain.replace(DOTTED, (short) => short.replace(/[.\s]/g, ''))
  const text = letters.replace(SYMBOLS, (symbol) => '|'.padEnd(symbol.length)).slice(0, 200)
  const draft = new Draft(text)
  const seniority = draft.take(readSeniority)[0]?.value ?? draft.takeSeniority()
  const modality = draft.take(readModality)[0]?.value
  draft.take(readContract)
  draft.take(readWorkingDay)
  draft.blankMoney()
  draft.flat = blankNoise(draft.flat)
  const place = draft.takePlace()
  const cleaned = withCapital(withoutShouting(draft.cleaned() || title.trim()))
  const role_id = titleRole(cleaned)
  return {
    cleaned,
    ...(role_id && { role_id }),
    ...(seniority && { seniority }),
    ...(modality && { modality }),
    ...(place && { place }),
  }
}

/** «cocinero» → «Cocinero»; «iOS» keeps its own way. */
const withCapital = (title: string): string =>
  /^\p{Ll}+\p{Lu}/u.test(title) ? title : title.charAt(0).toUpperCase() + title.slice(1)

type Reader<Value> = (text: string, flat: string) => (Span & { value: Value })[]

/** These words say the level and are the job itself. */
const APPRENTICE = /^(?:becari|practicante|aprendi|trainee)/i

const CONTEXT_OF_PLACE = /(?:^|[^a-z])(?:en|in|de|para|zona|cerca de|[|,(/·–—-]) *$/
const BESIDE_PLACE = new Set(
  'zona norte sur este oeste centro ciudad provincia region area metropolitana capital y e o alrededores en in de del la el'.split(
    ' ',
  ),
)

const AROUND = new Set(['alrededores', 'provincia', 'cercanias', 'comarca'])

/** A title on its way: what is understood is blanked where it stands, the rest stays. */
class Draft {
  readonly text: string
  flat: string

  constructor(text: string) {
    this.text = text
    this.flat = flatten(text)
  }

  blank(start: number, end: number): void {
    this.flat = this.flat.slice(0, start) + ' '.repeat(end - start) + this.flat.slice(end)
  }

  take<Value>(read: Reader<Value>): { value: Value }[] {
    const facts = read(this.text, this.flat)
    for (const { start, end, text } of facts) {
      if (!APPRENTICE.test(text)) this.blank(start, this.flat.charAt(end) === '.' ? end + 1 : end)
    }
    return facts
  }

  takeSeniority(): Seniority | undefined {
    for (const [value, pattern] of TITLE_SENIORITY) {
      for (const match of this.flat.matchAll(pattern)) {
        this.blank(match.index, match.index + match[0].length)
        return value
      }
    }
    return undefined
  }

  blankMoney(): void {
    for (const { start, end } of findMoney(this.flat)) this.blank(start, end)
  }

  takePlace(): Place | undefined {
    const tokens = fold(this.flat)
    const matches = findPlaces(tokens).filter((match) => this.standsAsPlace(match, tokens))
    for (const { from, to } of matches) this.blankPlace(tokens, from, to)
    return settlePlace(matches)
  }

  /** A place is one after «en», a separator or a bracket, or when it ends the title; never the first word. */
  private standsAsPlace({ from, to }: PlaceMatch, tokens: readonly Token[]): boolean {
    const first = tokens[from]
    if (!first || from === 0) return false
    const written = this.text.charAt(first.start)
    if (written === written.toLowerCase()) return false
    const before = this.flat.slice(0, first.start)
    return (
      CONTEXT_OF_PLACE.test(before) || tokens.slice(to).every((token) => !token.glued || BESIDE_PLACE.has(token.plain))
    )
  }

  private blankPlace(tokens: readonly Token[], from: number, to: number): void {
    let first = from
    while (first > 0 && tokens[first]?.glued && BESIDE_PLACE.has(tokens[first - 1]?.plain ?? '')) first--
    // «Tarragona y alrededores»
    const around = tokens[to]?.plain === 'y' && AROUND.has(tokens[to + 1]?.plain ?? '') ? 2 : 0
    this.blank(tokens[first]?.start ?? 0, tokens[to - 1 + around]?.end ?? 0)
  }

  cleaned(): string {
    const segments: string[] = []
    let at = 0
    for (const part of this.flat.split(/(\||\s[-–—/]\s|[–—·])/)) {
      const written = this.written(part, at)
      at += part.length
      const words = tidy(written, part)
      if (words !== '' && !(segments.length > 0 && isCompanySegment(flatten(words)))) segments.push(words)
    }
    const whole = segments.join(' - ').replace(/ - (?=\()/g, ' ')
    // «(SQL / Power BI)» is cut at its sign, and stays a bracket.
    return /\([^()]*$/.test(whole) ? `${whole})` : whole
  }

  /** The original letters of a part, with spaces for what was blanked. */
  private written(part: string, start: number): string {
    let written = ''
    for (let at = 0; at < part.length; at++) written += part.charAt(at) === ' ' ? ' ' : this.text.charAt(start + at)
    return written
  }
}

const EDGES = /^(?:[\s\-–—·/|,;:()+&]|\.(?![a-z]))+|(?:[\s\-–—·/|,;:.(&]|(?<= )\+)+$/gi
const LOOSE_END = /(?:^(?:para|en|con|y|de)\s)|(?:\s(?:para|en|con|y|de|del|a|o|e|in|at|for))$/i
const NOTHING_BUT =
  /^(?:zona|norte|sur|este|oeste|centro|y|o|e|en|de|para|con|a|la|el|nivel|perfil|ambos|ciudad|provincia|level)$/i

function tidy(written: string, flat: string): string {
  if (/^[|\s\-–—·/]*$/.test(flat)) return ''
  let words = written
    .replace(/\(\s*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  for (let before = ''; before !== words; ) {
    before = words
    words = words.replace(EDGES, '').replace(LOOSE_END, '')
  }
  if (words.includes(')') && !words.includes('(')) words = words.replace(')', '').trim()
  return NOTHING_BUT.test(words) ? '' : words
}
