import { flatten } from '#server/features/language/normalise/fold.ts'
import { squeezed } from '../../lines/clean-text.ts'
import { findDates } from '../dates/dates.ts'
import { isBody } from './registration-bodies.ts'

export interface FoundRegistration {
  body: string
  number: string
  since: string | null
}

const NUMBER_LABEL = String.raw`(?:n(?:[.º°ª]|um(?:ero)?\b|ro\b|o\.|o(?= \d))*[.º°]*|#)`
/** «9xx4»: people hide a part of their number. */
const MASKED = String.raw`\d[\dx.]`
/** «T.P. en regla», «CIP habilitado»: that it holds says as much as its number. */
const HOLDS = String.raw`(?=[\s,:.–-]+(?:habil(?:itad[oa])?|activ[oa]|vigente|en regla|al dia)(?![a-z]))`
const COLLEGE = new RegExp(
  String.raw`(?<![a-z])(?:${NUMBER_LABEL}\s*(?:de )?)?(?:colegiad[oa]s?|collegiad[oa]|col·legiad[oa]|colexiad[oa]|colegiacion|colegiatura|col(?:\. ?(?=\d)|\.?(?= ?n[.º°])))(?![a-z])`,
)
const PAPER = new RegExp(
  String.raw`(?<![a-z])(?:ced(?:ula|\.) prof(?:esional|\.)|t[º°.]\s*\d+,?\s*f[º°.]\s*\d+|matr?\.\s*(?:(?:prov|nac|prof)\.?\s*)?(?:${NUMBER_LABEL}\s*)?(?=[\divxlc]+(?:[ ./-]|$))|tarjeta profesional|licencia profesional|matricula (?:provincial|nacional|profesional|vigente|activa|habilitada)|matricula\s*(?:${NUMBER_LABEL}\s*)?(?=\d)|matricula [a-z]{3,8} (?:${NUMBER_LABEL}\s*)?(?=${MASKED}{2})|registro (?:en )?[a-z]{3,12}(?: categoria [a-d])? n[.º°o]+\s*(?=[a-z/ ]{0,5}\d{3})|registro (?:nacional|profesional|sanitario|medico) (?!de (?:la )?propiedad)|registro (?:en (?:la |el )?)?(?:sis|snis|rnpi|superintendencia)(?![a-z])|roac(?![a-z])|rethus(?![a-z])|registro profesional|matr?(?:ic)?\. (?:prof\. )?[a-z]{3,8} (?:${NUMBER_LABEL}\s*)?(?=${MASKED}{2})|t\.?p\.?\s*(?:${NUMBER_LABEL}\s*)?(?=${MASKED}{3})|t\. ?p\.${HOLDS}|m\.?[np]\.?\s*(?:${NUMBER_LABEL}\s*)?(?=${MASKED}{3})|(?:c[imeo]p|cpsp|ctmp|cqfp|cnp|cbp|cal|ccpl)[\s:.-]*(?:${NUMBER_LABEL}\s*)?(?=${MASKED}{3})|(?:c[imeo]p|cpsp|ctmp|cqfp|cnp|cbp|cap|ccpl)${HOLDS})`,
)
const NUMBER = new RegExp(
  String.raw`(?:(?<![a-z]\.?)${NUMBER_LABEL}\s*)?(?<![a-z\d])(t[.º°]?\s*[\divxlcd]+,?\s*f[.º°]?\s*\d+|[ivxlcd]{1,8},?\s*f[.º°]\s*\d+|(?:[a-z]{1,4}[-./ ]?)?\d[\dx./-]{2,18}\d?(?:-?[a-z]{1,2}(?![a-z]))?|(?<=n[.º°o]+\s*)\d{1,3}(?!\d))`,
)
const NAMES_BODY =
  /[Cc]olegio|[Cc]ol·legi|[Cc]onsejo|[Ii]lustre|[Aa]sociaci|[Cc][aá]mara|(?<!\p{L})\p{Lu}{3,}(?!\p{L})/u
const LONGEST = 140

/** «Colegiada n.º 12345 en el COIB», «Cédula profesional 1234567», «Matrícula provincial ENF 00872». */
export const registrationIn = (text: string, asked = false): FoundRegistration | null =>
  registrationsIn(text, asked)[0] ?? null

/** «Optómetra – T.P. en regla – RETHUS activo»: one line may name several. */
export function registrationsIn(text: string, asked = false): FoundRegistration[] {
  if (text.length > LONGEST) return []
  const parts = text.split(/\s+[·|•–—]\s+|\s+\/\s+(?=registro|matr[ií]cula|colegiad)/i)
  return parts.flatMap((part) => heldIn(part, asked && parts.length === 1) ?? [])
}

/** `asked` where the heading says what it is. */
function heldIn(whole: string, asked: boolean): FoundRegistration | null {
  const text = clauseOf(whole)
  const flat = flatten(text)
  const college = COLLEGE.exec(flat)
  const paper = college ? null : PAPER.exec(flat)
  const keyword = college ?? paper
  if (!keyword && !asked && !isBody(text)) return null
  if (keyword && /(?<![a-z])(?:sin|no) (?:[a-z]+ )?$/.test(flat.slice(0, keyword.index))) return null
  const since = sinceIn(flat)
  const number = numberIn(flat, since)
  const from = paper?.index ?? 0
  const said = cut(text, from, number?.from ?? text.length, number?.to ?? text.length, since)
  const name = college?.index === 0 ? withoutKeyword(said, college[0].length) : said
  const [, body] = college ? (/\(([^()]*\p{Lu}{3,}[^()]*)\)/u.exec(name) ?? []) : []
  const found = number ? text.slice(number.at, number.to).trim() : ''
  // «CIP 187654»: the letters before the number say whose it is.
  const [, letters = '', digits = ''] = /^(\p{Lu}{2,6})[\s:.-]+(\d.*)$/u.exec(found) ?? []
  if (letters !== '' && name === '') return { body: letters, number: digits, since: since?.start ?? null }
  return { body: body ?? name, number: found, since: since?.start ?? null }
}

/** The part between two commas that speaks of it; one that begins the text may go on behind the first. */
function clauseOf(text: string): string {
  const flat = flatten(text)
  const keyword = COLLEGE.exec(flat) ?? PAPER.exec(flat)
  if (!keyword) return text
  const from = keyword.index === 0 ? 0 : flat.lastIndexOf(', ', keyword.index) + 1
  const [head = '', ...others] = text.slice(from).split(/,\s+/)
  const more = others.findIndex((part) => !/\d{3}/.test(part) && !NAMES_BODY.test(part))
  return [head, ...(more < 0 ? others : others.slice(0, more))].join(', ').trim()
}

interface Since {
  start: string | null
  from: number
  to: number
}

function sinceIn(flat: string): Since | null {
  const [date] = findDates(flat)
  if (!date || (date.is_range && date.end !== null)) return null
  const before = /(?:desde|en|since|,|\()?\s*(?:el |ano )*$/.exec(flat.slice(0, date.from))
  return before && !/n[.º°o]*\s*$/.test(flat.slice(0, date.from))
    ? { start: date.start, from: before.index, to: date.to }
    : null
}

function numberIn(flat: string, since: Since | null): { from: number; at: number; to: number } | null {
  // A date is no number, so it is read over.
  const without = since ? flat.slice(0, since.from) + ' '.repeat(since.to - since.from) + flat.slice(since.to) : flat
  const match = NUMBER.exec(without)
  if (!match?.[1]) return null
  const to = match.index + match[0].length
  return { from: match.index, at: to - match[1].length, to }
}

/** What is left of a text without its number and its date. */
function cut(text: string, start: number, from: number, to: number, since: Since | null): string {
  const kept = [...text].length === text.length ? [...text] : text.split('')
  kept.fill(' ', from, to)
  if (since) kept.fill(' ', since.from, since.to)
  return trimmed(kept.slice(start).join(''))
}

const trimmed = (text: string): string =>
  squeezed(text.replace(/\(\s*\)/g, ' '))
    .replace(/^[\s,:;.()–—-]+|[\s,:;(–—-]+$/g, '')
    .replace(/\s+(?:n\.?[º°o]|n[uú]m\.?|n[uú]mero|col|con|en|del?)\.?$/i, '')
    .replace(/\s+([,.)])/g, '$1')
    .replace(/(?<!\.\p{Lu})\.$/u, '')
    .trim()

/** «Colegiada en el COIB» → «COIB»; where no body is named it stays as it is. */
function withoutKeyword(said: string, length: number): string {
  const rest = trimmed(said.slice(length))
    .replace(/^(?:en|del?|por|ante)\s+/i, '')
    .replace(/^(?:el|la)\s+/i, '')
  const whole = trimmed(rest.replace(/^\(|\)$/g, ''))
  return NAMES_BODY.test(whole) ? whole : said
}
