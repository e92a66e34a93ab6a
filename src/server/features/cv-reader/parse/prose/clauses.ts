import { findDates } from '../dates/dates.ts'
import { degreeScore, STOP } from '../names/names.ts'
import { isLanguage } from '../sections/line-meaning.ts'
import { isLicence } from '../sections/papers.ts'

const FIRST_PERSON =
  /(?<!\p{L})(?:soy|estuve|estoy|trabaj(?:o|[eé]|aba|ando)|laburo|labur[eé]|empec[eé]|comenc[eé]|entr[eé]|ingres[eé]|pas[eé]|prest[eé]|he (?:sido|trabajado|estado|hecho)|fui|hice|curs[eé]|estudi[eéo]|me llamo|mi nombre|mi primer|atend[ií]|me desempe[ñn]|llevo|hablo|me form[eé]|ejerc[ií]|colabor[eé]|conduje|cuid[eé]|s[oó]c|visc|tinc|treball(?:o|ava|ant|at)|vaig (?:estar|treballar|fer|comen[cç]ar|entrar|estudiar)|he (?:treballat|estat)|em dic|parlo|traball(?:o|ei|aba)|estiven|fixen|estudei|ch[aá]mome|falo)(?!\p{L})/iu
const SHORTEST = 120

/** Text in which somebody tells about himself, with the dates inside its sentences. */
export const isProse = (text: string): boolean =>
  text.length >= SHORTEST && FIRST_PERSON.test(text) && !opensWithDate(text)

/** Somebody speaks of himself, however briefly. */
export const speaks = (text: string): boolean => FIRST_PERSON.test(text)

/** «2019 – hoy. Empresa…» is a list; «Desde 2019 trabajo…» is not. */
function opensWithDate(text: string): boolean {
  const [date] = findDates(text)
  return date?.from === 0 && !FIRST_PERSON.test(text.slice(date.to, date.to + NEAR))
}

const NEAR = 25

/** «Trabajé en el taller de mi tío» is no course. */
const WORKED =
  /(?<!\p{L})(?:trabaj(?:o|[eé]|aba|ando|ado)|labur(?:o|[eé])|estuve|estoy(?= (?:en|de|como|con) )|entr[eé]|ingres[eé]|empec[eé]|pas[eé] a|me desempe[ñn]\p{L}+|treball(?:o|ava|ant|at)|vaig (?:estar|treballar|comen[cç]ar|entrar)|he (?:treballat|estat|trabajado|estado)|traball(?:o|ei|aba)|estiven)(?!\p{L})/iu
export const toldWorking = (text: string): boolean => WORKED.test(text)

const SENTENCE = new RegExp(String.raw`${STOP}(?=[\p{Lu}¿¡«"])|[!?]\s+|;\s+|\n`, 'u')
const TURN =
  /(?<!(?<!\p{L})no),?\s+(?=(?:y )?(?:antes|abans|despr[eé]s|despois|luego|despu[eé]s|actualmente|anteriormente|m[aá]s tarde|tambi[eé]n|adem[aá]s|hablo|tengo|la eso|el bachiller|estoy (?:estudiando|cursando)|estudio)(?!\p{L}))/iu
const MOST_LETTERS = 1_000

/** Sentences, and in them each turn to something else. */
export function clausesOf(text: string): string[] {
  return text
    .split(SENTENCE)
    .flatMap((sentence) => (sentence.length > MOST_LETTERS ? [sentence] : sentence.split(TURN)))
    .flatMap(datedApart)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
}

const AFTER_DATE = /^(?:,\s+(?:y\s+)?|\s+y\s+)(?=\p{L}{3})/u

/** «repartidor en X 2020-2021 y peón en Y 2017-2019»: behind a whole time another one may follow. */
function datedApart(sentence: string): string[] {
  const ranges = findDates(sentence).filter(({ is_range }) => is_range)
  if (ranges.length === 0) return [sentence]
  const cuts: number[] = []
  for (const [at, { to }] of ranges.slice(0, -1).entries()) {
    const sign = AFTER_DATE.exec(sentence.slice(to))
    const next = ranges[at + 1]
    if (sign && next && next.from > to + sign[0].length + 3) cuts.push(to + sign[0].length)
  }
  const clauses = [0, ...cuts].map((from, at) => sentence.slice(from, cuts[at]))
  return clauses.flatMap((clause, at) => (at === clauses.length - 1 ? tailApart(clause) : [clause]))
}

/** Behind the last time of a breathless list stand studies, licences and languages. */
function tailApart(clause: string): string[] {
  const last = findDates(clause).find(({ is_range }) => is_range)
  const parts = last ? clause.slice(last.to).split(/,\s+/) : []
  const from = parts.findIndex((part) => isLicence(part) || isLanguage(part) || degreeScore(part) >= 2)
  if (!last || from < 1) return [clause]
  const head = clause.slice(0, last.to) + parts.slice(0, from).join(', ')
  return [head, ...parts.slice(from)]
}
