import { findPlaces } from '#server/features/language/normalise/find-places.ts'
import { fold } from '#server/features/language/normalise/fold.ts'
import { spanOf } from '#server/features/language/normalise/span.ts'
import { type Draft, draft } from '../../drafts/draft.ts'
import type { AdText } from '../../text/ad-text.ts'
import type { Statement } from '../../text/statements.ts'
import type { Covered } from '../covered.ts'

const SEPARATOR = /, | ?\/ ?| (?:y|e|o|u) |,$/g
const NAME = /^(?:\p{Lu}|\d)[\p{L}\d.+#&-]*(?: (?:\p{Lu}|\d)[\p{L}\d.+#&-]*){0,2}$/u
const LONGEST = 50
const LONGEST_CODE = 2
const OPEN = /^(?:similar(?:es)?|otr[oa]s?(?: similares)?|etc\.?|afin(?:es)?|equivalentes?|parecid[oa]s?)?[.… ]*$/

/** Names that nothing knows among those that are known: «(Google Classroom, GeoGebra, Canva)». */
export function namesInBrackets(ad: AdText, covered: Covered): Draft[] {
  return ad.asides.flatMap((aside) => (aside.stance === 'ASKED' ? unknownIn(aside, ad, covered) : []))
}

/** Of something that is known, or open as lists of examples are: «software hotelero (Zeus, Opera o similares)». */
const isOfAKind = ({ start }: Statement, { flat }: AdText, covered: Covered, is_open: boolean): boolean =>
  is_open || (/\w \($/.test(flat.slice(start - 3, start)) && covered.touches(start - 4, start - 2))

/** «6 meses en atención telefónica (call center, BPO o afines)»: where it was. */
const PLACES =
  /(?<![a-z])(?:call center|contact center|tiendas?|hotel(?:es)?|restaurantes?|clinicas?|hospital(?:es)?|bancos?|banca|agencias?|retail|fabricas?|plantas?|empresas?|despachos?|estudios?)(?![a-z])/
const isWhere = ({ start, flat, sentence }: Statement, ad: AdText): boolean =>
  PLACES.test(flat) && /experiencia|(?<![a-z])(?:anos?|meses)(?![a-z])/.test(ad.flat.slice(sentence.start, start))

/** «Técnico en soldadura (SENATI, TECSUP o afines)»: where it may have been learnt. */
const STUDY =
  /(?<![a-z])(?:tecnic[oa]s?|tecnolog[oa]s?|egresad[oa]s?|titulad[oa]s?|titulo|estudios|carrera|formacion|bachiller|profesional(?:es)?)(?:\/a|\(a\))?(?: [a-z]+)? (?:en|de) [a-z ]+ $/
const isSchool = ({ start, sentence }: Statement, ad: AdText, names: readonly string[]): boolean =>
  STUDY.test(ad.flat.slice(sentence.start, start - 1)) && names.every((name) => /^\p{Lu}[\p{Lu}-]{2,}$/u.test(name))

function isPlace(name: string): boolean {
  const tokens = fold(name)
  return findPlaces(tokens).some(({ from, to }) => to - from === tokens.length)
}

function unknownIn(aside: Statement, ad: AdText, covered: Covered): Draft[] {
  const { text } = ad
  const pieces = piecesOf(text.slice(aside.start, aside.end)).map(({ at, piece }) => {
    const start = aside.start + at
    return { ...spanOf(text, start, start + piece.length), known: covered.touches(start, start + piece.length) }
  })
  const named = pieces.filter((one) => !OPEN.test(one.text.toLowerCase()))
  if (
    named.length < 2 ||
    !(named.some(({ known }) => known) || isOfAKind(aside, ad, covered, named.length < pieces.length))
  )
    return []
  // «claves de pedimento (A1, IN, RT)»: codes of something, which say nothing by themselves.
  if (named.every((one) => one.text.length <= LONGEST_CODE)) return []
  if (named.some((one) => isPlace(one.text)) || isWhere(aside, ad)) return []
  const unknown = named.filter(({ known }) => !known).map((one) => one.text)
  if (isSchool(aside, ad, unknown)) return []
  if (!named.every((one) => one.known || (NAME.test(one.text) && one.text.length <= LONGEST))) return []
  return named.flatMap(({ known, ...span }) => {
    if (known) return []
    const value = { skill_id: null, name: span.text, min_level: null, min_years: null }
    return [draft(`SKILL ${span.text}`, { type: 'SKILL', value }, span, aside)]
  })
}

function piecesOf(written: string): { at: number; piece: string }[] {
  const pieces: { at: number; piece: string }[] = []
  let at = 0
  for (const match of [...written.matchAll(SEPARATOR), null]) {
    const raw = written.slice(at, match?.index ?? written.length)
    const piece = raw.replace(/[\s.…]+$/, '')
    pieces.push({ at: at + (piece.length - piece.trimStart().length), piece: piece.trim() })
    at = match ? match.index + match[0].length : at
  }
  return pieces
}
