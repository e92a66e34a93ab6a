import type { Line } from '../../lines/line.ts'
import { findDates, saysOngoing, trimmedEnds, withoutSpan } from '../dates/dates.ts'
import { spanInside } from '../entries/entries.ts'
import { degreeScore, STOP, schoolScore } from '../names/names.ts'
import { placeOf } from '../names/places.ts'
import { isField, isFinishedSchool } from '../sections/line-meaning.ts'
import type { Study } from './place-study.ts'
import { IS_SCHOOL } from './study-names.ts'

const ORDINAL =
  '(?:primer|segundo|tercer|cuarto|quinto|sexto|s[eé]ptimo|octavo|noveno|d[eé]cimo|[uú]ltimo|[IVX]{1,4}|\\d{1,2}\\S{0,2})'
const AMOUNT = '(?:\\d{1,3}|un|una|dos|tres|cuatro|cinco|seis)'
const PART_OF_STUDY = '(?:a[ñn]os?|meses|semestres?|ciclos?|cuatrimestres?|trimestres?|materias?|ramos|cr[eé]ditos)'
/** How far somebody came, and no name: «egresado 2009», «dos años», «séptimo semestre», «la dejé por trabajo». */
const STATUS = new RegExp(
  String.raw`^(?:(?:titulad|egresad|graduad|recibid|terminad|finalizad|conclu[ií]d|aprobad|aplazad|congelad|suspendid|abandonad|cursad|trunc|inconclus|incomplet)[oa](?!\p{L})|(?:no|sin) (?:terminad|terminar|conclu|acab|titul)|con (?:constancia|diploma|t[ií]tulo|distinci|menci|honor)|curs(?:[eé]|ando|o)(?!\p{L})|en (?:curso|pausa)|(?:bachiller|t[ií]tulo|grado) en tr[aá]mite|l[ao] (?:dej|deje|abandon|retom)|me (?:falt|qued)|${AMOUNT} ${PART_OF_STUDY}(?!\p{L})|${ORDINAL} ${PART_OF_STUDY}(?!\p{L}))`,
  'iu',
)
const LISTED = new RegExp(String.raw`,\s+(?![^()]*\))|:\s+(?=${AMOUNT} ${PART_OF_STUDY})`, 'iu')
/** «SENA: Tecnología en …» */
const SCHOOL_BEFORE = /^([^:,]{3,60}):\s+(?=\p{Lu})/u
const SENTENCE = new RegExp(String.raw`${STOP}(?=\p{Lu})`, 'u')
/** «bachiller 2020»: how far somebody came at a university is read with its own words. */
const REACHED = /^bachiller(?: (?:19|20)\d\d|$)/iu
/** «CETPRO», «I.S.T. Manuel Seoane», «E.T. N.° 12»: houses that are called by their letters. */
const LETTERS = /^(?:(?:\p{Lu}\.){2,}|\p{Lu}{4,10}(?=$|\s))/u
/** «CETPRO San José», behind what was studied there. */
const NAMED_LETTERS = /^\p{Lu}{4,8} \p{Lu}\p{Ll}/u
/** «UNLa», «Uniminuto», «Egibide»: one word with a capital behind what was studied. */
const ONE_NAME = /^\p{Lu}[\p{L}.]{2,15}$/u

/** A study that a line tells by commas: the school, what was learnt there and how far; null where its names say it otherwise. */
export function listedStudy({ text, cells, bullet }: Line): Study | null {
  if (cells.length > 1) return null
  const [labelled = '', label = ''] = SCHOOL_BEFORE.exec(text) ?? []
  const by_label = label !== '' && schoolScore(label) > 0 && degreeScore(label) < 2 && !isFinishedSchool(label)
  const parts = partsByStops(text) ?? [
    ...(by_label ? [label] : []),
    ...(by_label ? text.slice(labelled.length) : text).split(LISTED),
  ]
  const told = parts.filter((part) => STATUS.test(part)).map((part) => part.replace(/\.$/, ''))
  const named = parts.filter((part) => !STATUS.test(part))
  const names = named.flatMap(withoutDates)
  const span = spanInside([{ text } as Line])
  if (
    names.length < 2 ||
    names.length > 3 ||
    named.some((name) => SENTENCE.test(name.replace(LETTERS, '')) || REACHED.test(name))
  )
    return null
  if (!span && told.length === 0) return null
  const school = schoolIn(names, told.length > 0)
  const [degree = '', ...more] = names.filter((name) => name !== school)
  const unusual = by_label || names[0] === school || tellsLast(parts) || schoolScore(school) === 0
  if (school === '' || degree === '' || !unusual || (bullet && !span)) return null
  const known = degreeScore(degree) > 0 || isField(degree) || told.length > 0 || NAMED_LETTERS.test(school)
  if (!known || placeOf(degree)) return null
  const ongoing = span?.current === true || saysOngoing(text)
  return { degree, field: '', institution: school, sure: true, span, ongoing, notes: [...more, ...told], grade: '' }
}

const FEWEST_BY_STOPS = 3

/** «Universidad del Sur. Contabilidad. Egresada 2021. Título en trámite.»: stops in place of commas. */
function partsByStops(text: string): string[] | null {
  const parts = text.replace(/\.$/, '').split(SENTENCE)
  const [first = ''] = parts
  const listed = parts.length >= FEWEST_BY_STOPS && !first.includes(',') && schoolScore(first) > 0
  return listed && degreeScore(first) < 2 && parts.slice(2).every((part) => STATUS.test(part)) ? parts : null
}

/** «Ingeniería Civil, 5 años, Universidad del Sur»: a length before the school belongs to what was studied. */
const tellsLast = (parts: readonly string[]): boolean =>
  STATUS.test(parts.findLast((part) => withoutDates(part).length > 0) ?? '')

function schoolIn(names: readonly string[], has_status: boolean): string {
  const named = names.find((name) => schoolScore(name) > 0 && (degreeScore(name) < 2 || IS_SCHOOL.test(name)))
  if (named !== undefined) return named
  const [first = '', second = ''] = names
  if (LETTERS.test(first) && degreeScore(first) === 0 && (has_status || degreeScore(second) > 0)) return first
  if (NAMED_LETTERS.test(second) && names.length === 2 && degreeScore(first) < 2 && degreeScore(second) === 0)
    return second
  const is_study = degreeScore(first) >= 2 || isField(first)
  return is_study && ONE_NAME.test(second) && !placeOf(second) && degreeScore(second) === 0 ? second : ''
}

function withoutDates(part: string): string[] {
  const bare = trimmedEnds(findDates(part).reduceRight((rest, span) => withoutSpan(rest, span), part)).replace(
    /\.$/,
    '',
  )
  return /\p{L}/u.test(bare) ? [bare] : []
}
