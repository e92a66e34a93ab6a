import { type Span, spanOf } from '#server/features/language/normalise/span.ts'
import type { SkillLevel } from '#shared/matching/matching.ts'
import type { AdText } from '../text/ad-text.ts'
import { cuesIn } from '../text/cues.ts'
import type { Covered } from './covered.ts'
import { closed, leadAt, openingOf, type Phrase } from './phrases.ts'
import { levelLeading } from './skills/skill-details.ts'

/** One thing of a phrase that nothing was read from yet. */
export interface Part extends Span {
  flat: string
  /** Led by «conocimientos de»… */
  led: boolean
  /** The lead as it is written, for what comes right after it. */
  lead: string | null
  /** The same for whatever it is said of: «manejo de caja y posnet». */
  first_lead: string | null
  experience: boolean
  level: SkillLevel | null
  /** One of several ways, some of which were read already. */
  way: boolean
}

type Carried = Pick<Part, 'led' | 'lead' | 'first_lead' | 'experience' | 'level' | 'way'>

const ITEMS = /, (?:y |e )?| (?:y|e) /g
/** Without a lead «y» may stand inside of one thing: «rotar turnos y descansar entre semana». */
const STATEMENTS =
  /, (?!y |o |e )|,? (?:y|e) (?=que |q |con |tener |contar |experiencia|conocimiento|manejo|licencia|carnet|disponib)/g
const HALVES = / (?:y|e) | o (?=hayas?|haber|tener|experiencia)/g
const NONE = /(?!)/g
/** Where some of the alternatives were read already, the others are ways too. */
const ALTERNATIVES = /,? [ou] |, /g
/** «experiencia en panadería, cafetería o similar»: any of them will do, so they are one thing. */
const isOrList = (phrase: string): boolean =>
  /^[^,;:]+(?:, [^,;:]{3,30}){0,4},? [ou] [^,;:]{3,40}$/.test(phrase) && !/ [ye] /.test(phrase)
const LINK = /^(?:de|del|en|con|sobre)(?: (?:el|la|los|las))? /

/** The items of a list; one lead is said of all that follow it. */
export function partsOf(ad: AdText, { from, to }: Phrase, covered: Covered): Part[] {
  const phrase = ad.flat.slice(from, to)
  const lead = leadAt(phrase.slice(openingOf(phrase)))
  // «experiencia cuidando mayores y llevando la casa» is one thing.
  const doing = lead !== undefined && /^experien/.test(lead) && / [a-z]+[aei]ndo /.test(phrase)
  let carried: Carried = { led: false, lead: null, first_lead: null, experience: false, level: null, way: false }
  const separator = /^\s*sin /.test(phrase)
    ? NONE
    : isOrList(phrase)
      ? covered.touches(from, to)
        ? ALTERNATIVES
        : NONE
      : lead === undefined || doing
        ? STATEMENTS
        : ITEMS
  return withWays(piecesOf(phrase, separator), separator).flatMap(({ at, raw, way }) => {
    const opened = openingOf(raw)
    const led = leadAt(raw.slice(opened))
    const linked = led === undefined && carried.led ? (LINK.exec(raw.slice(opened))?.[0].length ?? 0) : 0
    const begin = from + at + opened + (led?.length ?? linked)
    // «Inglés, indispensable (hay clientes de fuera)»: a bracket alone explains.
    if (/^\([^()]*\)[.\s]*$/.test(raw.slice(opened)) && cuesIn(raw.slice(opened)).length === 0) return []
    // «No fumadora» asks for the contrary of what is left of it.
    if (DENIES.test(raw.slice(0, opened)))
      return CLEAN.test(raw)
        ? free({ from: from + at, to: from + at + closed(raw) }, ad, covered).map((span) => ({ ...span, ...carried }))
        : []
    // «cocina caribeña y mediterránea»: another word for what stands before.
    if (at > 0 && carried.led && (ADJECTIVE.test(raw) || OF_WHERE.test(raw))) return []
    carried = { ...carried, lead: null, way }
    if (led !== undefined)
      carried = {
        ...carried,
        led: true,
        lead: ad.text.slice(begin - led.length, begin),
        first_lead: ad.text.slice(begin - led.length, begin),
        experience: /experien/.test(led),
        level: levelLeading(ad.flat, begin),
      }
    return free({ from: begin, to: from + at + closed(raw) }, ad, covered).map((span) => ({ ...span, ...carried }))
  })

  /** «temas de economía o consumo, inglés»: of one item of a list, too, what was not read is another way to meet it. */
  function withWays(pieces: readonly Piece[], cut: RegExp): (Piece & { way: boolean })[] {
    return pieces.flatMap((piece) => {
      const whole = { ...piece, way: cut === ALTERNATIVES }
      if (cut === ALTERNATIVES || cut === NONE || pieces.length < 2) return [whole]
      const { at, raw } = piece
      if (!isOrList(raw) || !covered.touches(from + at, from + at + raw.length)) return [whole]
      return piecesOf(raw, ALTERNATIVES).map((way) => ({ at: at + way.at, raw: way.raw, way: true }))
    })
  }
}

interface Piece {
  at: number
  raw: string
}

const DENIES = /(?:^|[\s,])no (?:[a-z]+ )*$/
/** «No contar con antecedentes» is asked as it is said. */
const CLEAN = /antecedentes|infracciones|sanciones|deudas/

/** The part itself, or the halves of it that are not covered. */
function free({ from, to }: Phrase, { text, flat }: AdText, covered: Covered): (Span & { flat: string })[] {
  if (to <= from) return []
  if (!covered.touches(from, to)) return [{ ...spanOf(text, from, to), flat: flat.slice(from, to) }]
  // «LINTI (y de ser posible mercancías peligrosas)»: only the bracket was read.
  const bracket = flat.slice(from, to).search(/ ?\((?:y |e |de ser |a ser |no |si |ideal|prefer|mejor|desea|valor)/)
  if (bracket > 2 && !covered.touches(from, from + bracket))
    return [{ ...spanOf(text, from, from + bracket), flat: flat.slice(from, from + bracket) }]
  const alone = beforeCoveredBracket(flat, from, to, covered)
  if (alone !== undefined) return [{ ...spanOf(text, from, to), flat: flat.slice(from, to) }]
  const shared = sharedHead(text, flat, from, to, covered)
  if (shared) return [shared]
  const halves = piecesOf(flat.slice(from, to), HALVES)
  if (halves.length < 2) return []
  return halves.flatMap(({ at, raw }) => {
    const start = from + at + openingOf(raw)
    const end = from + at + closed(raw)
    const words = flat.slice(start, end).split(' ').length
    // Where all is in capitals they make no name: «COCINA CALIENTE Y FRIA».
    const name =
      /^(?:\p{Lu}{2}|\p{Lu}\S*[\d@+#])/u.test(text.slice(start, end)) &&
      /\p{Ll}/u.test(text.slice(Math.max(0, from - AROUND), to + AROUND))
    return (words > 1 || name || DOING.test(flat.slice(start, end))) && !covered.touches(start, end)
      ? [{ ...spanOf(text, start, end), flat: flat.slice(start, end) }]
      : []
  })
}

/** «arranque de motores (arrancadores suaves, estrella-triángulo)»: what was read is only an example in its bracket. */
function beforeCoveredBracket(flat: string, from: number, to: number, covered: Covered): number | undefined {
  const open = flat.slice(from, to).indexOf(' (')
  const words = flat.slice(from, from + Math.max(0, open)).split(' ').length
  return open > 0 &&
    words >= FEWEST_WORDS &&
    !covered.touches(from, from + open) &&
    /\)[.\s]*$/.test(flat.slice(from, to))
    ? from + open
    : undefined
}
const FEWEST_WORDS = 3

/** «Pruebas unitarias y de integración»: the second half is said of the first word of the first. */
const OF_THE_SAME = /^([a-z]{4,}) [a-z]+ [ye] ((?:de|en) [a-z]{4,}(?: [a-z]+)?)[.\s]*$/
function sharedHead(
  text: string,
  flat: string,
  from: number,
  to: number,
  covered: Covered,
): (Span & { flat: string }) | undefined {
  const match = OF_THE_SAME.exec(flat.slice(from, to))
  const [, head = '', rest = ''] = match ?? []
  const start = from + flat.slice(from, to).lastIndexOf(rest)
  if (!match || covered.touches(start, start + rest.length)) return undefined
  const written = `${text.slice(from, from + head.length)} ${text.slice(start, start + rest.length)}`
  return { start, end: start + rest.length, text: written, flat: `${head} ${rest}` }
}

const ADJECTIVE =
  /^(?:[a-z]{3,}(?:ane[ao]|icana|icano|ional|ense|ena|eno|ola|ol|atic[oa]|iatic[oa]|andin[oa]|ulsiv[oa]|ectiv[oa]|ativ[oa]|itiv[oa]|entiv[oa]))s?[.\s]*$/
/** «impuestos nacionales y provinciales» */
const OF_WHERE =
  /^(?:inter)?(?:nacional|provincial|municipal|local|estatal|federal|regional|autonomic[oa]|departamental)(?:es|s)?[.\s]*$/
const AROUND = 20
/** «alicatar, solar y levantar tabiques» */
const DOING = /^[a-z]{3,}(?:ar|er|ir)$/

function piecesOf(phrase: string, separator: RegExp): Piece[] {
  const outside = phrase.replace(/\([^()]*\)/g, (all) => '_'.repeat(all.length))
  const pieces: Piece[] = []
  let at = 0
  let link = ''
  for (const match of [...outside.matchAll(separator), null]) {
    const raw = phrase.slice(at, match?.index ?? phrase.length)
    const before = pieces.at(-1)
    if (before && goesOn(before.raw, link, raw)) before.raw = phrase.slice(before.at, at + raw.length)
    else pieces.push({ at, raw })
    link = match?.[0] ?? ''
    at = match ? match.index + match[0].length : at
  }
  return pieces
}

/** «reparto a almacenes y supermercados»: the last word goes with what stands before it. */
const TO_WHOM = /[a-z] (?:a|para|por|entre) [a-z]+$/
/** «libro de control de psicotrópicos y estupefacientes»: two of a kind, of which one thing is said. */
const OF_SEVERAL = /[a-z]{4,} de [a-z]{3,}[aeo]s$/
const SEVERAL = /^[a-z]{3,}[aeo]s[.\s]*$/
/** «en bancos, cooperativas o financieras»: where it was, in any of them. */
const WHERE =
  /(?<![a-z])en (?:(?:una?|el|la|los|las|otr[oa]s) )?(?:bancos?|banca|empresas?|entidades?|despachos?|consultoras?|estudios|firmas?|agencias?|hospital(?:es)?|clinicas?|colegios?|escuelas?|hoteles|restaurantes?|tiendas?|fabricas?|plantas?|obras?|laboratorios?|residencias?|instituciones?|organismos?|startups?|aseguradoras?|constructoras?|talleres|supermercados?|farmacias?|centros?|organizaciones|multinacionales)(?: [a-z]+)?(?:, [a-z ]{3,25})*$/
const PLACES = /^[a-z]+(?: [a-z]+){0,2}(?:,? [ou] [a-z]+(?: [a-z]+){0,2})?[.\s]*$/

/** «Elaboración de demandas, contestaciones y recursos»: all of them are what is made. */
const MAKING = /^(?:[a-z]+(?:cion|miento|aje|ado|ura)) (?:de|del) [a-z]+(?:, [a-z]+)*$/
const MADE = /^[a-z]{4,}s(?: [ye] [a-z]{4,}s)?[.\s]*$/

function goesOn(before: string, link: string, raw: string): boolean {
  if (/^,/.test(link) && MAKING.test(before.slice(openingOf(before))) && MADE.test(raw)) return true
  if (/^[a-z]+[.\s]*$/.test(raw) && TO_WHOM.test(before)) return true
  if (/ [ye] $/.test(link)) return SEVERAL.test(raw) && OF_SEVERAL.test(withoutLead(before))
  return link === ', ' && PLACES.test(raw) && leadAt(raw) === undefined && WHERE.test(before)
}

const withoutLead = (raw: string): string => {
  const opened = raw.slice(openingOf(raw))
  return opened.slice(leadAt(opened)?.length ?? 0)
}
