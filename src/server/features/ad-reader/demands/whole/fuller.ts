import { flatten } from '#server/features/language/normalise/fold.ts'
import { spanOf } from '#server/features/language/normalise/span.ts'
import type { Draft } from '../../drafts/draft.ts'
import type { AdText } from '../../text/ad-text.ts'
import { cuesIn } from '../../text/cues.ts'
import { isKindOfIt } from '../experience-in-several.ts'
import { placeBehind } from '../years/place-of-experience.ts'
import { contentOf } from './content.ts'
import type { Part } from './parts.ts'

const LONGEST_PAPER = 120
const LONGEST_ROLE = 100
const LONGEST_SKILL = 50

/**
 * What was read of a clause, with the rest of its words where they say which one is meant: «certificado de inhabilidades
 * para trabajar con menores», «cuatro años en cocina de hotel».
 */
export function fuller(one: Draft, part: Part, all: readonly Draft[], ad: AdText): Draft {
  const { asked } = one
  if (one.whole) return one
  const same = all.find(({ key, at }) => key === one.key && ad.flat.slice(one.end, at) === ' de ')
  // «obrador de pastelería»: the house and what is made there are one thing.
  if (same) return called(one, ad.text.slice(one.at, same.end))
  if (all.some((other) => other !== one && other.end > one.end)) return one
  if (asked.type === 'CERTIFICATION') {
    const tail = tailOf(one.end, part, ad) || (OF_WHAT.exec(ad.text.slice(one.end, part.end))?.[0] ?? '')
    const name = `${asked.value.name}${tail}`
    return tail !== '' && one.quote.endsWith(asked.value.name) && name.length <= LONGEST_PAPER
      ? longer(one, tail, { ...asked, value: { ...asked.value, name } }, ad)
      : one
  }
  if (asked.type === 'ANY_OF') return withTailOfLast(one, tailOf(one.end, part, ad))
  if (all.some(({ key }) => key !== one.key)) return one
  // Read from the title: where it was, or what was done, is said beside the years.
  if (asked.type === 'ROLE_EXPERIENCE' && !flatten(one.quote).includes(flatten(asked.value.name))) {
    const told = calm((WHERE.exec(ad.text.slice(one.at, part.end)) ?? WHERE.exec(one.quote))?.[1] ?? '')
    const season = A_SEASON.exec(one.quote)?.[0].toLocaleLowerCase('es')
    if (season !== undefined) {
      const name = `${asked.value.name}, ${season}${told === '' ? '' : ` ${told}`}`
      return name.length <= LONGEST_ROLE
        ? { ...one, asked: { ...asked, value: { ...asked.value, name, min_years: 0 } } }
        : one
    }
    const name = namedWith(asked.value.name, told)
    return told !== '' && saysMore(told, asked.value.name) && name !== undefined
      ? { ...one, asked: { ...asked, value: { ...asked.value, name } } }
      : one
  }
  if (asked.type === 'ROLE_EXPERIENCE') {
    const named = flatten(one.quote).lastIndexOf(flatten(asked.value.name)) + asked.value.name.length
    const place = placeBehind(asked.value.name, one.quote.slice(named))
    if (place !== '' && asked.value.name.length + place.length <= LONGEST_ROLE)
      return { ...one, asked: { ...asked, value: { ...asked.value, name: `${asked.value.name}${place}` } } }
    const tail = OF_THE_WORK.exec(tailOf(one.end, part, ad))?.[0] ?? ''
    const name = `${asked.value.name}${tail}`
    return tail !== '' && one.quote.endsWith(asked.value.name) && name.length <= LONGEST_ROLE
      ? longer(one, tail, { ...asked, value: { ...asked.value, name } }, ad)
      : one
  }
  if (asked.type === 'SKILL' && asked.value.min_level === null && !/licence/.test(asked.value.skill_id ?? '')) {
    const first = ad.flat.startsWith(': ', one.end) ? ad.text.slice(one.end, part.end) : tailOf(one.end, part, ad)
    const tail = `${first}${sameAgain(one.end + first.length, first, part, ad)}`
    const measure = MEASURE.exec(ad.text.slice(one.end, part.end))?.[0]
    if (measure !== undefined) return called(one, `${one.quote}${measure}`)
    const kinds = OTHER_KIND.exec(ad.text.slice(one.end, part.end))?.[0]
    if (kinds !== undefined && isKindOfIt(kinds.slice(kinds.lastIndexOf(' ') + 1)))
      return called(one, `${one.quote}${kinds}`)
    const lines = OF_SEVERAL.exec(ad.text.slice(one.end, one.end + LONGEST_SKILL))?.[0]
    if (lines !== undefined && OF_TIME.test(ad.flat.slice(Math.max(0, one.at - REACH), one.at)))
      return called(one, `${one.quote}${lines}`)
    const places = ANY_PLACE.exec(ad.text.slice(one.end, part.end))?.[0]
    if (
      places !== undefined &&
      OF_TIME.test(ad.flat.slice(Math.max(0, one.at - REACH), one.at)) &&
      one.quote.length + places.length <= LONGEST_SKILL
    )
      return called(one, `${one.quote}${places}`)
    // «auditoría en bancos, mutuas o cooperativas»: the first of several alone would ask for less than all of them.
    if (/^(?:,[^.;]*)? [ou] /.test(ad.flat.slice(one.end + tail.length, part.end))) return one
    return tail === '' ? one : called(one, `${one.quote}${tail}`)
  }
  return one
}

/** «escalada | sobre 6.000 m», «grúas | de más de 30 t» */
const MEASURE =
  /^ (?:sobre|(?:de |a )?m[aá]s de|de hasta|hasta|desde) (?:los )?\d[\d.,]* ?(?:m|mts|metros|msnm|kg|t|toneladas|kv|kva|hp|cv|plazas|personas|pisos|plantas)(?!\p{L})/iu

/** «experiencia en ventas | (seguros, turismo o autos)»: in which of them, and any will do. */
const OF_SEVERAL =
  /^ \((?!contrat|certific|constanc|finiquit|referenc|boleta|recibo|carta|liquidac|comprob|excluy|desea)\p{L}[^()\n]*,? [ou] \p{L}[^()\n]*\)/iu

/** «vigilancia | de hoteles, hospitales o bancos»: where the years were. */
const ANY_PLACE = /^ (?:de|para) \p{L}+(?:, \p{L}+)* [ou] \p{L}+(?=[\s.]*$)/u

const OF_TIME = /(?<![a-z])(?:experiencia|anos?|meses)(?![a-z])[^.;,\n]*$/
const REACH = 40

/** «bibliotecas escolares o populares»: both kinds are said of one thing. */
const OTHER_KIND = /^(?: \p{Ll}+)? [ou] \p{Ll}+(?=[\s.]*$)/u

function called(one: Draft, written: string): Draft {
  const name = written.charAt(0).toLocaleUpperCase('es') + written.slice(1)
  if (one.asked.type !== 'SKILL' || name.length > LONGEST_SKILL) return one
  return { ...one, asked: { ...one.asked, value: { ...one.asked.value, name } } }
}

/** «6 meses en caja o en venta con cobro de facturas»: how the last of them was done. */
function withTailOfLast(one: Draft, tail: string): Draft {
  const options = one.asked.type === 'ANY_OF' ? one.asked.value.options : []
  const last = options.at(-1)
  if (tail === '' || last?.type !== 'SKILL' || `${last.name}${tail}`.length > LONGEST_SKILL) return one
  // «ganadería o agricultura de secano»: which kind of it, and not any.
  if (!last.min_years && !(last.skill_id !== null && / de \p{L}{4,}$/u.test(tail))) return one
  if (!last.min_years) {
    const narrow = { type: 'OWN_WORDS' as const, text: `${last.name}${tail}` }
    return { ...one, asked: { type: 'ANY_OF', value: { options: [...options.slice(0, -1), narrow] } } }
  }
  const value = { options: [...options.slice(0, -1), { ...last, name: `${last.name}${tail}` }] }
  return { ...one, asked: { type: 'ANY_OF', value } }
}

/** «Camarera de sala» says «en sala» already. */
const saysMore = (told: string, name: string): boolean =>
  !/similar|equivalente|parecid/i.test(told) && (isInHouse(told, name) || addsTo(name, told))

/** «Analista contable» and «2 años en estudio contable»: the house of a trade is called by its name, and is more than the trade. */
const HOUSE = /^en (?:una? |el |la |los |las )?(estudio|empresa)s? (?=(?:de )?[a-z]{4})/
const isInHouse = (told: string, name: string): boolean => {
  const house = HOUSE.exec(flatten(told))?.[1]
  return house !== undefined && !flatten(name).includes(house)
}

const addsTo = (name: string, told: string): boolean =>
  contentOf({ flat: flatten(told) }, { from: 0, to: told.length }).some((word) => !flatten(name).includes(word))

export const calm = (told: string): string => (/\p{Ll}/u.test(told) ? told : told.toLocaleLowerCase('es'))

/** How many months a season has is said by nobody. */
const A_SEASON =
  /(?:al menos |m[ií]nimo )?(?:una|dos|tres|cuatro|cinco|\d) temporadas?(?: completas?)?(?: como m[ií]nimo)?(?!\p{L})/iu
/** «Coordinadora | de operaciones y logística» */
const COMPLEMENT = / (?:de|del|en|para) (?!.* (?:de|del|en|para) ).*$/i
/** Of a long title its first words are enough. */
export const namedWith = (title: string, told: string): string | undefined =>
  shorter(title)
    .map((job) => `${job} ${told}`)
    .find(({ length }) => length <= LONGEST_ROLE)

function shorter(title: string): string[] {
  const less = title.replace(COMPLEMENT, '')
  return less === title ? [title] : [title, ...shorter(less)]
}
/** «jefa de obra | de más de diez plantas», «encargado | con equipo a cargo»: how big it was; where it was is another matter. */
const OF_THE_WORK = /^ (?:de|en|con|a) (?=.*(?: a (?:su |tu )?cargo|(?<!\p{L})m[aá]s de |\d)).*$/iu

/** Behind how many years they are: «3 años de experiencia mínima en agencia», «2 años vendiendo seguros». */
const WHERE =
  /(?:años?|meses|temporadas?)(?: o más| como mínimo)?(?: de (?:experiencia|trayectoria|antigüedad|ejercicio|práctica|oficio|desempeño)(?: profesional)?)?(?: (?!\p{L}+[aei]ndo )\p{L}+[aeo]s?(?= en ))?,? ((?:en (?!(?:el |un )?(?:puesto|cargo|posici[oó]n|rol))|con (?!experiencia)|\p{L}+[aei]ndo )(?:[^,;:.()]|, (?=[^;:.()]* [ou] ))+?(?: \((?:no|solo|s[oó]lo|salvo|excepto) [^()]*\))?)(?= y (?:que|con|tener|experiencia|conocimiento)|[\s.]*$)/iu

/** «montacargas sentado | y de hombre parado»: said of the same thing. */
function sameAgain(end: number, tail: string, part: Part, { text }: AdText): string {
  return tail === '' ? '' : (/^ [yeou] (?:de|en|con|a) [^,;.:()]+$/iu.exec(text.slice(end, part.end))?.[0] ?? '')
}

/** «café de especialidad»: elsewhere the word says what somebody has studied. */
const OF_SPECIALITY = ' de especialidad'

/** What goes on behind it without a break, and adds something. */
function tailOf(end: number, part: Part, { text, flat }: AdText): string {
  if (end >= part.end) return ''
  const [tail = ''] =
    /^(?:\/[ao](?!\p{L}))? (?!(?:[yeou]|para|porque|ya|sin|se|con (?:experiencia|conocimiento))(?!\p{L}))[^,;.:()]*/iu.exec(
      text.slice(end, part.end),
    ) ?? []
  const stop = tail.search(/ (?:y|e|o|u|para) /)
  const said = (stop < 0 ? tail : tail.slice(0, stop)).trimEnd()
  const adds = contentOf({ flat }, { from: end, to: end + said.length }).length > 0 || said === OF_SPECIALITY
  return adds && cuesIn(flat.slice(end, end + said.length)).length === 0 ? said : ''
}

/** «licencia | para Cotopaxi», «habilitación | para calderas»: what it allows; «para el puesto» is why it is asked for. */
const OF_WHAT =
  /^ para (?!(?:el|la|los|las|una?|este|esta|tu|su|nuestr[oa]s?|poder)(?!\p{L})|\p{L}+[aei]r(?:se)?(?!\p{L}))[^,;.:()]+?(?=\s*(?:$|[,;.:(])| (?:y|e|o|u) )/iu

const longer = (one: Draft, tail: string, asked: Draft['asked'], { text }: AdText): Draft => ({
  ...one,
  asked,
  end: one.end + tail.length,
  quote: spanOf(text, one.at, one.end + tail.length).text,
})
