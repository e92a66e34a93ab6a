import { skillIdOf } from '#server/features/language/normalise/concept-of.ts'
import type { Confidence } from '#shared/cvs/cv-imports.ts'
import type { Line } from '../../lines/line.ts'
import { goesOn, joined, toTexts } from '../../lines/wrapping.ts'
import { registrationIn } from '../circumstances/registration-phrases.ts'
import type { Draft } from '../draft.ts'
import { isSentence } from '../entries/entries.ts'
import { positionScore } from '../names/employers.ts'
import { homePlaceOf } from '../names/home-place.ts'
import { type FoundPlace, placeByCountry, placeOf, townIn } from '../names/places.ts'
import { writtenTown } from '../names/written-town.ts'
import { isFormula } from '../prose/formulas.ts'
import { isLicence } from '../sections/papers.ts'
import { takeName } from './full-name.ts'
import { isIntroduction } from './introduction.ts'
import { type Piece, toPieces } from './pieces.ts'
import { isProperName, quietName } from './proper-name.ts'
import { nameApart, saidName } from './said-name.ts'
import { addLink } from './take-contact.ts'

const LONG_PROSE = 100

/** Name, headline, place and contact from what stands before the first heading and under «Contacto». */
export function readBasics(
  draft: Draft,
  top: readonly Line[],
  contact: readonly Line[],
  told: readonly Line[],
  links: readonly string[],
): void {
  const top_pieces = toPieces(draft, top)
  const contact_pieces = toPieces(draft, contact)
  for (const url of links) addLink(draft, url)
  takeSaidName(draft, [...top, ...contact, ...told])
  const name = takeName(draft, top_pieces) ?? takeName(draft, contact_pieces)
  if (!name && draft.document.basics.full_name === '') takeFirstName(draft, told[0]?.text ?? '')
  const full_name = draft.document.basics.full_name.toLowerCase()
  const left = [...top_pieces, ...contact_pieces].filter(
    (piece) => !name?.includes(piece) && piece.text.toLowerCase() !== full_name,
  )
  takeSaidPlace(draft, [...top, ...contact, ...told], ({ city }) => city !== '')
  const towns_first = left.toSorted((a, b) => Number(a.label === 'provincia') - Number(b.label === 'provincia'))
  const whole = takeWholeLine(draft, towns_first)
  const pair = whole ? [] : takePair(draft, left)
  const placed = towns_first.filter((piece) => piece.line === whole || pair.includes(piece) || takePlace(draft, piece))
  takeSaidPlace(draft, [...top, ...contact, ...told], () => true)
  const after = left.filter((piece) => !placed.includes(piece))
  placeRest(draft, after, name?.at(-1))
}

/** «Me llamo …» says it better than any look. */
function takeSaidName(draft: Draft, lines: readonly Line[]): void {
  const name = lines.map(({ text }) => saidName(text)).find((said) => said !== '')
  if (name === undefined) return
  draft.document.basics.full_name = draft.fit(quietName(name), 120)
  draft.rate('basics.full_name', name, 'MEDIA')
}

/** «Ana Ruiz Gil. 45 años. Trabajé…»: who tells all in one paragraph begins it with the name. */
function takeFirstName(draft: Draft, text: string): void {
  const name = nameApart(text)?.name ?? ''
  if (!isProperName(name)) return
  draft.document.basics.full_name = draft.fit(name, 120)
  draft.rate('basics.full_name', name, 'BAJA')
}

const LIVES =
  /(?<!\p{L})(?:vivo en|vivo a|visc a|resido en|residente en|radico en|radicad[oa] en|domiciliad[oa] en|soy de|based in|living in|located in)\s+(\p{L}[\p{L} ,'’-]{2,60}?(?:\s\([^()]{2,40}\))?)(?=\s*[.;(\d]|\s+[—–|]|\s+y\s|,?\s+(?:tengo|mi|busco|con)\s|$)/iu

/** «vivo en torrevieja», said in a sentence; «vivo en España desde 2010» says less than any town. */
function takeSaidPlace(draft: Draft, lines: readonly Line[], counts: (place: FoundPlace) => boolean): void {
  const { basics } = draft.document
  for (const { text } of lines) {
    const said = LIVES.exec(text.slice(0, 400))?.[1] ?? ''
    const place = placeOf(said) ?? homePlaceOf(said) ?? placeOf(said.split(',')[0] ?? '') ?? firstPlaceIn(said)
    if (basics.city === '' && basics.country === null && place && counts(place)) settleIn(draft, place, 'MEDIA')
  }
}

/** «Cancún región 229»: as many of the first words as name a place. */
function firstPlaceIn(said: string): FoundPlace | null {
  const words = said.split(' ')
  for (let count = Math.min(words.length - 1, 4); count > 0; count--) {
    const place = /^\p{Lu}/u.test(words[count - 1] ?? '') ? placeOf(words.slice(0, count).join(' ')) : null
    if (place) return place
  }
  return null
}

/** Takes a text as the place where the person lives, when it is one. */
export function takePlaceText(draft: Draft, text: string): boolean {
  const place = placeOf(text) ?? placeByCountry(text) ?? homePlaceOf(text, draft.document.basics.full_name !== '')
  if (!place) return false
  settleIn(draft, place, 'ALTA')
  return true
}

function settleIn(draft: Draft, { city, country, perhaps, way = '' }: FoundPlace, confidence: Confidence): void {
  const { basics } = draft.document
  basics.city = draft.fit(writtenTown(city), 80)
  basics.country = country
  if (perhaps) draft.towns.push({ path: 'basics', of: basics, perhaps })
  draft.rate('basics.city', basics.city, confidence)
  draft.rate('basics.country', basics.country, confidence)
  draft.hold(way)
}

const LONGEST_PLACE = 60
const LABEL = /^\p{L}[\p{L} ]{2,20}:\s*/u

/** «Soledad (Atlántico)», «El Porvenir – Trujillo»: cut in two, each half may be somewhere else. */
function takeWholeLine(draft: Draft, pieces: readonly Piece[]): Line | undefined {
  const { basics } = draft.document
  if (basics.city !== '' || basics.country !== null) return undefined
  for (const [line, parts] of Map.groupBy(pieces, (piece) => piece.line)) {
    const text = line.text.replace(LABEL, '')
    const place = parts.length > 1 && text.length <= LONGEST_PLACE && !/\d|@/.test(text) ? placeOf(text) : null
    if (!place) continue
    settleIn(draft, place, 'ALTA')
    return line
  }
  return undefined
}

/** «Soldador. Córdoba, Ver.»: a town and what it lies in, one behind the other on a line that says more. */
function takePair(draft: Draft, pieces: readonly Piece[]): readonly Piece[] {
  const { basics } = draft.document
  if (basics.city !== '' || basics.country !== null) return []
  for (const [at, town] of pieces.entries()) {
    const around = pieces[at + 1]
    if (town.label !== '' || around?.line !== town.line || !placeOf(town.text)) continue
    const place = placeOf(`${town.text}, ${around.text}`)
    if (!place) continue
    settleIn(draft, place, 'ALTA')
    return [town, around]
  }
  return []
}

/** «27 años / Barrio Alberdi, Córdoba»: who is how old lives somewhere, too. */
const AGE_FIRST = /^\d{2} a[ñn]os\s*[/,·|–-]\s*/iu
const QUARTER = /^(?:barrio|b[º°]|colonia|col\.|fracc(?:ionamiento|\.)|urb(?:anizaci[oó]n|\.))\s+[^,]+,\s+(.+)$/iu

function takePlace(draft: Draft, { text: written, label }: Piece): boolean {
  const text = written.replace(AGE_FIRST, '')
  const { basics } = draft.document
  if (basics.city !== '' || basics.country !== null) return false
  // «Barrio: Villa Ángela, Rosario»: a quarter may be called like a town.
  const [, around = ''] = (label === 'barrio' ? /^[^,]+,\s+(.+)$/ : QUARTER).exec(text) ?? []
  if (around !== '' && takePlaceText(draft, around)) return true
  if (takePlaceText(draft, text)) return true
  for (const pattern of PLACE_AND_REMARK) {
    const [, town, remark] = pattern.exec(text) ?? []
    if (!town || !remark || !takePlaceText(draft, town)) continue
    draft.hold(remark)
    return true
  }
  const address =
    /direcci|domicilio|address|location|ubicaci|ciudad|city|residencia|localidad|ender/.test(label) ||
    /\b(?!(?:19|20)\d\d\b)\d{4,5}\b/.test(text)
  const inside = address ? townIn(text) : null
  if (!inside) return false
  settleIn(draft, inside, 'MEDIA')
  draft.hold(text)
  return true
}

/** «Valencia, Spain (NIE, work permit)», «Maipú, Santiago. Licencia clase B», «Valencia (España), papeles en regla» */
const PLACE_AND_REMARK = [
  /^([^()]{3,60}?)\s*\(([^()]{3,80})\)$/u,
  /^([^.]{3,60})\.\s+(\p{Lu}.{2,200})$/u,
  /^([^()]{3,40}\([^()]{3,40}\))[.,;]\s+(.{3,200})$/u,
]

function placeRest(draft: Draft, pieces: readonly Piece[], name: Piece | undefined): void {
  const possible = pieces.filter(
    ({ text, label, line }) =>
      (label === '' || isTrade(label)) &&
      !isIntroduction(line.text) &&
      !isLong(text) &&
      text.length <= 120 &&
      !/\d{3}/.test(text) &&
      !AGE_ALONE.test(text) &&
      !isFormula(text) &&
      !isLicence(text),
  )
  const headline =
    possible.find(({ text, label }) => isTrade(label) || positionScore(text) >= 1) ??
    possible.find(({ text }) => TITLED.test(text)) ??
    // «Optómetra – T.P. en regla»: who may do their work says first which.
    possible.find(({ text, line }) => line.text.startsWith(text) && registrationIn(line.text) !== null) ??
    possible.find(({ text, line }) => name !== undefined && isRightBelow(name.line, line, positionScore(text) > 0))
  if (headline) placeHeadline(draft, headline, pieces, name)
  const taken = new Set(headline ? headlinePieces(headline, pieces) : [])
  const rest = pieces.filter((piece) => !taken.has(piece))
  const by_line = Map.groupBy(rest, ({ line }) => line)
  const whole = new Set([...by_line].flatMap(([line, [piece]]) => (piece?.text === line.text ? [line] : [])))
  for (const [line, parts] of by_line) {
    if (whole.has(line)) continue
    // «AWS · Terraform · Docker»: a list stays whole, so that it can be read as one.
    if (isListOfSkills(parts) && parts.length === pieces.filter((piece) => piece.line === line).length) {
      draft.hold(line.text)
      continue
    }
    for (const piece of parts) {
      if (isIntroduction(piece.text)) introduce(draft, piece.text)
      else draft.hold(piece.label === '' ? piece.text : line.text)
    }
  }
  for (const { text } of toTexts([...whole], 'prose')) {
    if (isIntroduction(text) || (text.length > LONG_PROSE && draft.document.summary === '')) introduce(draft, text)
    else draft.hold(text)
  }
}

/** Says who somebody is, behind what was said of it before. */
export function introduce(draft: Draft, text: string): void {
  const { summary } = draft.document
  draft.document.summary = draft.fit([summary, text].filter((part) => part !== '').join('\n'), 1_200)
  draft.rate('summary', text, 'MEDIA')
}

/** «Bachiller en Arquitectura»: what somebody has studied stands for what they are. */
const TITLED = /^(?:bachiller|egresad[oa]|titulad[oa]|licenciad[oa]|graduad[oa]) (?:en|de) \p{L}{4}/iu
const AGE_ALONE = /^(?:edad:? )?\d{1,2}(?: a[ñn]os| anys)?(?: de edad)?$/iu
const FEWEST_SKILLS = 3
const MOST_SKILL_WORDS = 4
const isListOfSkills = (parts: readonly Piece[]): boolean =>
  parts.length >= FEWEST_SKILLS &&
  parts.every(({ text, label }) => label === '' && text.split(' ').length <= MOST_SKILL_WORDS) &&
  parts.some(({ text }) => skillIdOf(text) !== null)

const isTrade = (label: string): boolean => /^(?:oficio|profesion|ocupacion|cargo|puesto|empleo)/.test(label)
/** A headline may be written in small letters. */
const isLong = (text: string): boolean => isSentence(text.charAt(0).toUpperCase() + text.slice(1))

/** In smaller letters, or in the same with a trade somewhere in it: «Advocada / Abogada». */
const isRightBelow = (name: Line, line: Line, trade: boolean): boolean =>
  line === name || (line.page === name.page && (line.size < name.size || (trade && line.size === name.size)))

/** All the parts of the headline's line, and the next when it goes on there. */
function headlinePieces(headline: Piece, pieces: readonly Piece[]): Piece[] {
  const same = pieces.filter(({ line }) => line === headline.line)
  const next = pieces[pieces.indexOf(same.at(-1) ?? headline) + 1]
  return next && next.line !== headline.line && goesOn(headline.line, next.line, 'names') ? [...same, next] : same
}

function placeHeadline(draft: Draft, headline: Piece, pieces: readonly Piece[], name: Piece | undefined): void {
  const parts = headlinePieces(headline, pieces).filter(({ text }) => text === headline.text || !AGE_ALONE.test(text))
  const whole = parts.length === 1 ? headline.text : wholeHeadline(parts, name)
  draft.document.basics.headline = draft.fit(whole, 120)
  draft.rate('basics.headline', whole, positionScore(whole) > 0 ? 'ALTA' : 'MEDIA')
}

function wholeHeadline(parts: readonly Piece[], name: Piece | undefined): string {
  const lines = [...new Set(parts.map(({ line }) => line))]
  const beside_name = name !== undefined && lines.includes(name.line)
  const trades = parts.filter(({ text }) => positionScore(text) >= 1)
  // «Abogado. ICAV col. 123»: what has a field of its own is no part of it.
  const registered = parts.some(({ text }) => registrationIn(text) !== null)
  if (beside_name || registered) return (trades[0] ?? parts[0])?.text ?? ''
  return lines.map(({ text }) => text).reduce(joined, '')
}
