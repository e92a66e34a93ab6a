import type { Line } from '../lines/line.ts'
import { goesOn, isFull, joined, toTexts } from '../lines/wrapping.ts'
import { contactIn, isOnlyLabel, linkKind, withoutLabel } from './contact.ts'
import { trimmedEnds } from './dates.ts'
import type { Draft } from './draft.ts'
import { isSentence } from './entries.ts'
import { roleScore } from './names.ts'
import { placeByCountry, placeOf, townIn } from './places.ts'

const MOST_LINKS = 8
const TITLE = /^(?:curr[ií]cul(?:um|o)(?: vit(?:ae|æ))?|c\.?v\.?|resume|résumé|hoja de vida|curriculum vitae)$/i
const NAME = /^[\p{L}\p{M}'’.-]+(?: [\p{L}\p{M}'’.-]+){0,7}$/u
const LONG_PROSE = 100

/** A piece of the top of the CV that is neither mail nor phone nor link. */
interface Piece {
  text: string
  line: Line
  label: string
}

/** Name, headline, place and contact from what stands before the first heading and under «Contacto». */
export function readBasics(
  draft: Draft,
  top: readonly Line[],
  contact: readonly Line[],
  links: readonly string[],
): void {
  const top_pieces = toPieces(draft, top)
  const contact_pieces = toPieces(draft, contact)
  for (const url of links) addLink(draft, url)
  const name = takeName(draft, top_pieces) ?? takeName(draft, contact_pieces)
  const full_name = draft.document.basics.full_name.toLowerCase()
  const left = [...top_pieces, ...contact_pieces].filter(
    (piece) => !name?.includes(piece) && piece.text.toLowerCase() !== full_name,
  )
  const after = left.filter((piece) => !takePlace(draft, piece))
  placeRest(draft, after, name?.at(-1))
}

function toPieces(draft: Draft, lines: readonly Line[]): Piece[] {
  return wholeAddresses(lines).flatMap((line) => {
    if (TITLE.test(line.text)) return []
    return line.cells.flatMap((cell, at) => {
      // In a form the label is a cell of its own, left of what it says.
      const before = line.cells[at - 1]?.text ?? ''
      const { label, text } = withoutLabel(isOnlyLabel(before) ? `${before}: ${cell.text}` : cell.text)
      const { email, phone, urls, rest } = contactIn(text)
      takeContact(draft, email, phone, urls)
      const plain = email === '' && phone === '' && urls.length === 0
      const parts = (plain ? text : rest).split(/\s*[|·•‖]\s*|\s{2,}|\s+[–—-]\s+(?=\S)/)
      const pieces = parts.map((part) => ({ text: trimmedEnds(part.replace(/^[\s.]+/, '')), line, label }))
      return pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece.text) && !isOnlyLabel(piece.text))
    })
  })
}

const BROKEN_ADDRESS = /(?:^|\s)\S*(?:@|www\.|https?:|\.(?:com|es|org|net|io|mx|co|cl|pe|ar|br)\b)\S*[-/._@]$/
const tailOf = ({ text }: Line): string => text.slice(-150)
const ADDRESS_END = /(?:^|\s)\S*(?:\.com|www\.|@)\S*$/

/** An address of the web or of mail that the page broke is one word again. */
function wholeAddresses(lines: readonly Line[]): Line[] {
  const whole: Line[] = []
  for (const line of lines) {
    const before = whole.at(-1)
    const single = before?.cells.length === 1 && line.cells.length === 1
    const [first = ''] = line.text.split(' ')
    const rest_of_one = /^\p{Ll}[\p{Ll}\d._/-]*$/u.test(first) && !/@|\.com\/|www/.test(first)
    const broken =
      before !== undefined &&
      single &&
      rest_of_one &&
      (BROKEN_ADDRESS.test(tailOf(before)) || (ADDRESS_END.test(tailOf(before)) && isFull(before, line)))
    if (broken) {
      const text = before.text + line.text
      whole[whole.length - 1] = { ...before, text, cells: [{ text, x: before.x }], right: line.right }
    } else whole.push(line)
  }
  return whole
}

export function takeContact(draft: Draft, email: string, phone: string, urls: readonly string[]): void {
  const { basics } = draft.document
  if (email !== '' && basics.email === '') {
    basics.email = draft.fit(email, 254)
    draft.rate('basics.email', email, 'ALTA')
  } else if (email !== '' && email !== basics.email) draft.hold(email)
  if (phone !== '' && basics.phone === '') {
    basics.phone = draft.fit(phone, 30)
    draft.rate('basics.phone', phone, 'ALTA')
  } else if (phone !== '' && phone !== basics.phone) draft.hold(phone)
  for (const url of urls) addLink(draft, url)
}

const bare = (url: string): string =>
  url
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/$/, '')
    .toLowerCase()

export function addLink(draft: Draft, url: string): void {
  if (url.startsWith('mailto:')) {
    takeContact(draft, url.slice('mailto:'.length).split('?')[0] ?? '', '', [])
    return
  }
  const { links } = draft.document.basics
  if (!/^https:\/\/\S+$/i.test(url) || url.length > 300 || links.some((known) => bare(known.url) === bare(url))) return
  if (links.length >= MOST_LINKS) draft.hold(url)
  else draft.rate(`basics.links.${links.push({ kind: linkKind(url), url }) - 1}.url`, url, 'ALTA')
}

/** The biggest words that can be a name; without sizes the first. */
function takeName(draft: Draft, pieces: readonly Piece[]): Piece[] | null {
  if (draft.document.basics.full_name !== '') return null
  const labelled = pieces.filter(({ label }) => /^(?:nombre|name|nome|apellidos)/.test(label))
  const possible = pieces.filter(({ text, label, line }) => label === '' && canBeName(text, line.size))
  const biggest = Math.max(...possible.map(({ line }) => line.size))
  const first = possible.find(({ line }) => line.size === biggest)
  const chosen = labelled.length > 0 ? labelled : sameLook(pieces, first)
  const name = chosen.map(({ text }) => text).join(' ')
  if (chosen.length === 0 || name === '') return null
  const clear = labelled.length > 0 || biggest > BIG
  draft.document.basics.full_name = draft.fit(name, 120)
  draft.rate('basics.full_name', name, clear ? 'ALTA' : 'MEDIA')
  return chosen
}

const BIG = 1.3
const MOST_NAME_LINES = 3
const MOST_NAME_WORDS = 8

/** A name in big letters may take several lines, also one that begins with «de la». */
function sameLook(pieces: readonly Piece[], first: Piece | undefined): Piece[] {
  if (!first) return []
  const from = pieces.indexOf(first)
  const stop = pieces.findIndex(
    ({ line, text }, at) => at > from && (line.size !== first.line.size || !NAME.test(text)),
  )
  const same = pieces.slice(from, stop < 0 ? undefined : stop).slice(0, MOST_NAME_LINES)
  const words = same.reduce((sum, { text }) => sum + text.split(' ').length, 0)
  return first.line.size > BIG && words <= MOST_NAME_WORDS ? same : [first]
}

function canBeName(text: string, size: number): boolean {
  const words = text.split(' ').length
  if (!NAME.test(text) || words > MOST_NAME_WORDS || text.length > 80 || !/^\p{Lu}/u.test(text)) return false
  return size > BIG || placeOf(text) === null
}

/** Takes a text as the place where the person lives, when it is one. */
export function takePlaceText(draft: Draft, text: string): boolean {
  const { basics } = draft.document
  const place = placeOf(text) ?? placeByCountry(text)
  if (!place) return false
  basics.city = draft.fit(place.city, 80)
  basics.country = place.country
  draft.rate('basics.city', basics.city, 'ALTA')
  draft.rate('basics.country', basics.country, 'ALTA')
  return true
}

function takePlace(draft: Draft, { text, label }: Piece): boolean {
  const { basics } = draft.document
  if (basics.city !== '' || basics.country !== null) return false
  if (takePlaceText(draft, text)) return true
  const address =
    /direcci|domicilio|address|ubicaci|ciudad|city|residencia|localidad|ender/.test(label) || /\b\d{4,5}\b/.test(text)
  const inside = address ? townIn(text) : null
  if (!inside) return false
  basics.city = draft.fit(inside.city, 80)
  basics.country = inside.country
  draft.rate('basics.city', basics.city, 'MEDIA')
  draft.rate('basics.country', basics.country, 'MEDIA')
  draft.hold(text)
  return true
}

function placeRest(draft: Draft, pieces: readonly Piece[], name: Piece | undefined): void {
  const headline = pieces.find(({ text, line, label }) => {
    if (label !== '' || isSentence(text) || text.length > 120 || /\d{3}/.test(text)) return false
    return roleScore(text) >= 1 || (name !== undefined && isRightBelow(name.line, line))
  })
  if (headline) placeHeadline(draft, headline, pieces, name)
  const taken = new Set(headline ? headlinePieces(headline, pieces) : [])
  const rest = pieces.filter((piece) => !taken.has(piece))
  const lines = [...new Set(rest.map(({ line }) => line))]
  const by_line = Map.groupBy(rest, ({ line }) => line)
  for (const { text, first } of toTexts(lines, 'prose')) {
    if (text.length > LONG_PROSE && draft.document.summary === '') {
      draft.document.summary = draft.fit(text, 1_200)
      draft.rate('summary', text, 'MEDIA')
    } else if (text === first.text) {
      for (const piece of by_line.get(first) ?? []) draft.hold(piece.label === '' ? piece.text : first.text)
    } else draft.hold(text)
  }
}

const isRightBelow = (name: Line, line: Line): boolean =>
  line === name || (line.page === name.page && line.size < name.size)

/** All the parts of the headline's line, and the next when it goes on there. */
function headlinePieces(headline: Piece, pieces: readonly Piece[]): Piece[] {
  const same = pieces.filter(({ line }) => line === headline.line)
  const next = pieces[pieces.indexOf(same.at(-1) ?? headline) + 1]
  return next && next.line !== headline.line && goesOn(headline.line, next.line, 'names') ? [...same, next] : same
}

function placeHeadline(draft: Draft, headline: Piece, pieces: readonly Piece[], name: Piece | undefined): void {
  const parts = headlinePieces(headline, pieces)
  const whole = parts.length === 1 ? headline.text : wholeHeadline(parts, name)
  draft.document.basics.headline = draft.fit(whole, 120)
  draft.rate('basics.headline', whole, roleScore(whole) > 0 ? 'ALTA' : 'MEDIA')
}

function wholeHeadline(parts: readonly Piece[], name: Piece | undefined): string {
  const lines = [...new Set(parts.map(({ line }) => line))]
  const beside_name = name !== undefined && lines.includes(name.line)
  if (beside_name) return parts.map(({ text }) => text).join(' ')
  return lines.map(({ text }) => text).reduce(joined, '')
}
