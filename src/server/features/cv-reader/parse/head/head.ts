import { findConcepts } from '#server/features/language/normalise/concepts.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { readContract, readModality, readWorkingDay } from '#server/features/language/normalise/read-work.ts'
import type { Line } from '../../lines/line.ts'
import { goesOn, joined } from '../../lines/wrapping.ts'
import {
  type DateSpan,
  findDates,
  isBalanced,
  isDuration,
  isMonths,
  SEASON,
  trimmedEnds,
  withoutSpan,
} from '../dates/dates.ts'
import { lengthIn } from '../dates/length.ts'
import { employerScore, isOwnAccount, positionScore } from '../names/employers.ts'
import { companyScore, isOwner, roleScore } from '../names/names.ts'
import { type FoundPlace, placeByCountry, placeOf, splitPlace } from '../names/places.ts'
import { withoutDatedBrackets } from './dated-brackets.ts'

type Modality = ReturnType<typeof readModality>[number]['value']
type Contract = ReturnType<typeof readContract>[number]['value']

/** What the head of an entry says besides its date. */
export interface Head {
  /** What may be a name, in reading order. */
  names: string[]
  place: FoundPlace | null
  /** The words of `place`, to take them as a name when no other is left. */
  place_text: string
  /** It stood behind a name and a comma. */
  place_after_name: boolean
  modality: Modality | null
  contract: Contract | null
  /** What the time of a job says besides its dates: «verano de 2014», «mayo a octubre», «dos años». */
  times: string[]
  /** How somebody was there: «contrato por refuerzo»; told behind all else. */
  ways: string[]
  /** Understood, but without a field. */
  rest: string[]
}

/** A dash in brackets parts nothing: «Traducción (inglés – alemán)». */
const SEPARATOR = /\s+[|·•‖/]\s+|\s*[|•‖]\s*|\s+·|·\s+|\s+[–—-]\s+(?![^()]{1,40}\))|;\s+|\s{2,}/
const LONGEST_PART = 160

export const emptyHead = (place: FoundPlace | null = null): Head => ({
  names: [],
  place,
  place_text: '',
  place_after_name: false,
  modality: null,
  contract: null,
  times: [],
  ways: [],
  rest: [],
})

export function readHead(lines: readonly Line[]): Head {
  const head = emptyHead()
  head.times.push(
    ...lines.flatMap(({ text }) => [
      ...seasonsIn(text),
      ...lengthsIn(text),
      ...lengthsBefore(text),
      ...withoutDatedBrackets(text).remarks,
    ]),
  )
  for (const part of partsOf(lines)) takePart(head, part)
  if ((head.place?.city ?? '') === '' && head.names.length > 2) guessPlace(head)
  return head
}

/** Beside two names stands a third one: a town that the list of places does not know. */
function guessPlace(head: Head): void {
  const certain = head.names.findIndex((name) => placeByCountry(name) !== null)
  const at =
    certain >= 0
      ? certain
      : head.names.findLastIndex((name) => canBeTown(name) && !isHouse(name) && findConcepts(name).length === 0)
  const name = head.names[at]
  if (name === undefined) return
  head.names.splice(at, 1)
  head.place = placeByCountry(name) ?? { city: name, country: head.place?.country ?? null }
}

const isHouse = (name: string): boolean =>
  employerScore(name) >= HOUSE && !/^(?:Puerto|Aguas|Casas?|Molino) /.test(name)
const HOUSE = 1.5

/** «Gerencia de Infraestructura», «Planta Norte»: where in a house somebody worked. */
const PART_OF_HOUSE =
  /^(?:sub)?(?:gerencia|direcci[oó]n|departamento|dpto|[aá]rea|secretar[ií]a|jefatura|unidad|divisi[oó]n|oficina|secci[oó]n|coordinaci[oó]n|servicio|planta|sucursal|sede|delegaci[oó]n|programa|proyecto)(?!\p{L})/iu
const isPartOfHouse = (name: string): boolean => PART_OF_HOUSE.test(name)

/** «Instalador»; «Cabrero» may be a town. */
const WORKER = /(?:[aei]dora?|ista)$/iu

export const canBeTown = (name: string): boolean =>
  /^(?:\p{Lu}[\p{Ll}\p{M}'’.]+(?:-\p{Lu}[\p{Ll}\p{M}]+)?(?: |$)|(?:de|del|la|el|los|las) ){1,4}$/u.test(name) &&
  name.length <= 32 &&
  !isOwnAccount(name) &&
  !isOwner(name) &&
  !isPartOfHouse(name) &&
  roleScore(name) === 0 &&
  !(positionScore(name) >= 1 && WORKER.test(name)) &&
  companyScore(name) === 0

/** The cells of the lines without dates, cut at the signs between names. */
export function partsOf(lines: readonly Line[]): string[] {
  return wholeCells(lines).flatMap((cell) => {
    let { text } = withoutDatedBrackets(cell)
    for (let span = findDates(text)[0]; span; span = findDates(text)[0]) text = withoutDate(text, span)
    return text
      .split(SEPARATOR)
      .flatMap(withRemarkApart)
      .map((part) =>
        trimmedEnds(part)
          .replace(/^\.\s+/, '')
          .replace(FILLER, ''),
      )
      .filter((part) => /[\p{L}\p{N}]/u.test(part))
  })
}

/** «(8 meses, reemplazo) Botica Sol»: a remark to a date is none of the names. */
function withRemarkApart(part: string): string[] {
  const [, remark, named] = /^[\s.,]*\(([^()]{2,60})\)\s*(\p{Lu}.*)$/u.exec(part) ?? []
  return remark && named && lengthIn(remark) !== '' ? [remark, named] : [part]
}

const LENGTH_FIRST = /^\d{1,2} (?:meses|mes|a[ñn]os?)(?:,|$)/i

const YEAR_ALONE = 4

/** «2021 (8 meses)», «2022–2023 (15 meses)»: years alone do not say it. */
function lengthsIn(text: string): string[] {
  return findDates(text).flatMap(({ from, to, start, end, is_range, current }) => {
    const by_months = is_range && (start?.length !== YEAR_ALONE || end?.length !== YEAR_ALONE)
    const length = by_months || current ? '' : lengthIn(text.slice(from, to))
    return length === '' ? [] : [length]
  })
}

/** Words between dates and names that name nothing. */
const FILLER =
  /^(?:(?:tiempo|per[ií]odo|fechas?|duraci[oó]n|antig[uü]edad)\s*:?$|(?:y|e|antes|anteriormente|luego|despu[eé]s|actualmente|ahora|tambi[eé]n)(?::|,)?(?:\s+|$)|(?:[uú]ltim[oa]|anterior|actual|primer[oa]?)(?: (?:experiencia|empleo|trabajo|puesto))?:\s+)/iu

/** «verano de 2014», as written: a year alone does not say it. */
function seasonsIn(text: string): string[] {
  return findDates(text).flatMap(({ from, to }) => {
    const season = SEASON.exec(text.slice(0, from))
    return season ? [text.slice(season.index, to).trim()] : []
  })
}

/** A season before a year becomes a part of its own. */
function withoutDate(text: string, span: DateSpan): string {
  const length = LENGTH_OF_YEAR.exec(text.slice(0, span.from))
  if (length) return `${text.slice(0, length.index)}  ${text.slice(span.to)}`
  const season = SEASON.exec(text.slice(0, span.from))
  if (!season) return withoutSpan(text, span)
  return `${text.slice(0, season.index)}  ${season[0]}  ${text.slice(span.to)}`
}

/** «4 meses de 2024» */
const LENGTH_OF_YEAR = /(?<![\p{L}\d])(\d{1,2} meses) del?\s+$/iu

const lengthsBefore = (text: string): string[] =>
  findDates(text).flatMap(({ from }) => LENGTH_OF_YEAR.exec(text.slice(0, from))?.[1] ?? [])

/** A name that the page broke in two lines is one cell. */
function wholeCells(lines: readonly Line[]): string[] {
  const cells: string[] = []
  let before: Line | undefined
  for (const line of lines) {
    const alone = line.cells.length === 1
    if (before && alone && before.cells.length === 1 && goesOn(before, line, 'names')) {
      cells.push(joined(cells.pop() ?? '', line.text))
    } else cells.push(...(alone ? [line.text] : line.cells.map(({ text }) => text)))
    before = line
  }
  return cells
}

/** «Hotel Sol.» ends a sentence; «Sol S.A.» and «Puesto Jr.» do not. */
export const withoutStop = (name: string): string =>
  companyScore(name) >= LEGAL ? name : name.replace(/(?<=\p{L}{4}|[\d)])\.$/u, '')

/** What a legal form gives to an employer's name. */
const LEGAL = 3

function takePart(head: Head, part: string): void {
  if (part.length > LONGEST_PART) {
    head.names.push(part)
    return
  }
  if (SEASON.exec(part)?.index === 0) return
  if (isMonths(part)) {
    head.times.push(part)
    return
  }
  if (isDuration(part)) {
    head.rest.push(part)
    return
  }
  if (LENGTH_FIRST.test(part)) {
    head.times.push(part)
    return
  }
  const [, remark, named] = /^(\([^()]{2,60}\))\s*(\p{L}.*)$/u.exec(part) ?? []
  if (remark && named) {
    head.rest.push(remark)
    takePart(head, named)
    return
  }
  if (takeWork(head, part)) return
  const beside = takeBracket(head, part)
  if (beside !== part) {
    takePart(head, beside)
    return
  }
  const whole = head.place ? null : placeOf(part)
  if (whole) {
    head.place = whole
    head.place_text = part
    return
  }
  if (head.place && placeOf(part) && !head.names.every((name) => placeOf(name))) {
    head.rest.push(part)
    return
  }
  const cut = head.place ? { rest: part, place: null } : splitPlace(withoutStop(part))
  const { rest, place } = isBalanced(part) && !isBalanced(cut.rest) ? { rest: part, place: null } : cut
  if (place) {
    head.place = place
    head.place_after_name = true
  }
  head.names.push(withoutStop(trimmedEnds(rest)))
}

const BRACKET_BEHIND = /^(.*\S)\s*\(([^()]{3,50})\)$/u

/** «Portlog (Valencia, híbrido)», «Rosario (remoto)»: where and how, beside a name; a place alone is read later. */
function takeBracket(head: Head, part: string): string {
  const [, name = '', inside = ''] = BRACKET_BEHIND.exec(part) ?? []
  const said = inside.split(/,\s+|\s+[/·-]\s+/)
  const ways = said.filter((text) => takeWork({ ...head, rest: [] }, text))
  const places = said.filter((text) => !ways.includes(text) && placeOf(text) !== null)
  if (name === '' || ways.length === 0 || ways.length + places.length < said.length) return part
  for (const text of ways) takeWork(head, text)
  const place = placeOf(places.join(', '))
  if (place && !head.place) Object.assign(head, { place, place_text: places.join(', '), place_after_name: true })
  return name
}

/** «Remoto», «Contrato temporal», «Jornada completa» alone are no names. */
function takeWork(head: Head, part: string): boolean {
  const flat = flatten(part)
  const [modality] = readModality(part, flat)
  const [contract] = readContract(part, flat)
  const [day] = readWorkingDay(part, flat)
  const covers = (fact: { start: number; end: number } | undefined) =>
    fact !== undefined && trimmedEnds(withoutSpan(part, { from: fact.start, to: fact.end })).length <= 2
  if (modality && covers(modality)) head.modality = modality.value
  else if (contract && covers(contract) && contract.value !== 'FREELANCE') head.contract = contract.value
  else if (day && covers(day)) (/\d/.test(part) ? head.times : head.rest).push(part)
  else return false
  return true
}
