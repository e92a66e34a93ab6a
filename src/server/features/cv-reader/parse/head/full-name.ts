import type { Draft } from '../draft.ts'
import { positionScore } from '../names/employers.ts'
import { companyScore, roleScore } from '../names/names.ts'
import { placeOf } from '../names/places.ts'
import type { Piece } from './pieces.ts'
import { isProperName, quietName } from './proper-name.ts'

/** Words before a name that are none of it. */
const TITLE = /^(?:c\.?v\.? )?/i
const NAME = /^[\p{L}\p{M}'’.-]+(?: [\p{L}\p{M}'’."“”«»-]+){0,7}$/u

/** The biggest words that can be a name; without sizes the first. */
export function takeName(draft: Draft, pieces: readonly Piece[]): Piece[] | null {
  if (draft.document.basics.full_name !== '') return null
  const labelled = pieces
    .filter(({ label }) => /^(?:nombre|name|nome|apellido)/.test(label))
    .sort((a, b) => Number(OF_FAMILY.test(a.label)) - Number(OF_FAMILY.test(b.label)))
  const possible = pieces.filter(({ text, label, line }) => label === '' && canBeName(text, line.size))
  const biggest = possible.reduce((most, { line }) => Math.max(most, line.size), 0)
  const big = possible.filter(({ line }) => line.size === biggest)
  const first = big.find(({ text }) => roleScore(text) < 2) ?? big[0]
  const chosen = labelled.length > 0 ? labelled : first ? sameLook(pieces, first) : nameWithoutLook(pieces)
  const name = chosen.map(({ text }) => text).join(' ')
  if (chosen.length === 0 || name === '') return null
  const clear = labelled.length > 0 || biggest > BIG
  const { title, own } = withoutTitle(name.replace(TITLE, ''))
  draft.hold(title)
  draft.document.basics.full_name = draft.fit(quietName(own), 120)
  draft.rate('basics.full_name', name, clear ? 'ALTA' : 'MEDIA')
  return chosen
}

/** «Apellidos: …» over «Nombre: …» */
const OF_FAMILY = /^apellidos?$/

const ACADEMIC =
  /^((?:(?:Dra?|Ing|Lic|Licda|Cdora?|C\.?P\.?N?|Cr|Cra|Ec|Farm|Vet|Od|Kga?|Klga?|Nut|Arq|Mg|Mgtr|Mtr[oa]|Prof|Bach|Abg|T[eé]c|CPC|Psic|Enf|DRA?|ING|LIC|ARQ|PROF|ABG|MG)\.?\s+)+(?:\p{Lu}\p{Ll}+\s+(?=\p{Lu}{2,}\s))*)(\p{Lu}\S+ .+)$/u

/** «Bach. Ing. Agroindustrial KATHERINE URIBE», «Dra. Paz Ruiz»: what somebody studied is no part of the name. */
function withoutTitle(name: string): { title: string; own: string } {
  const [, title = '', own = name] = ACADEMIC.exec(name) ?? []
  return { title, own }
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
  const following = pieces.slice(from, stop < 0 ? undefined : stop)
  // Beside a name in the same line stands something else.
  const same = following.filter(({ line }, at) => line !== following[at - 1]?.line).slice(0, MOST_NAME_LINES)
  const words = same.reduce((sum, { text }) => sum + text.split(' ').length, 0)
  return first.line.size > BIG && words <= MOST_NAME_WORDS ? same : [first]
}

function nameWithoutLook(pieces: readonly Piece[]): Piece[] {
  const stacked = stackedName(pieces)
  return stacked.length > 0 ? stacked : typedName(pieces)
}

/** «ana ruiz gil» at the very top of a text that has hardly a capital. */
function typedName(pieces: readonly Piece[]): Piece[] {
  const [first] = pieces
  if (first?.label !== '' || !/^\p{Ll}[\p{L}'’-]+(?: \p{Ll}[\p{L}'’-]*){1,4}$/u.test(first.text)) return []
  const personal = positionScore(first.text) < 1 && companyScore(first.text) === 0 && placeOf(first.text) === null
  const small = pieces.filter(({ text }) => !/^\p{Lu}/u.test(text)).length
  return personal && small * 2 >= pieces.length ? [first] : []
}

/** A name in a narrow column, each of its words a line in capitals. */
function stackedName(pieces: readonly Piece[]): Piece[] {
  const end = pieces.findIndex(({ text }) => !/^\p{Lu}{3,20}$/u.test(text))
  const words = pieces.slice(0, end < 0 ? undefined : end)
  return words.length > 1 && words.length <= 4 ? words : []
}

function canBeName(text: string, size: number): boolean {
  const words = text.split(' ').length
  if (!NAME.test(text) || words > MOST_NAME_WORDS || text.length > 80 || !/^\p{Lu}/u.test(text)) return false
  return size > BIG || (isProperName(text) && placeOf(text) === null)
}
