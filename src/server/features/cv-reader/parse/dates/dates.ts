import { flatten } from '#server/features/language/normalise/fold.ts'
import { MONTH, monthOf } from '#shared/lexicon/months.ts'

/** A date or a range in a text: `from` and `to` are its literal place, with brackets, duration and «desde». */
export interface DateSpan {
  start: string | null
  end: string | null
  current: boolean
  is_range: boolean
  from: number
  to: number
}

interface Point {
  value: string
  from: number
  to: number
}

const YEAR = '(?:19[4-9]\\d|20[0-4]\\d)'
const NUMBER_ENDS = '(?![\\d%€$]|[.,]\\d| ?(?:horas|hours|eur|usd|h)(?![a-z]))'

const POINT = new RegExp(
  [
    `(?<![\\d/.-])(?:0?[1-9]|[12]\\d|3[01])[/.-](?<day_month>0?[1-9]|1[0-2])[/.-](?<day_year>${YEAR})(?!\\d)`,
    `(?<![\\d/.-])(?<iso_year>${YEAR})[-/.](?<iso_month>0[1-9]|1[0-2])(?:[-/.][0-3]\\d)?(?![\\d/])`,
    `(?<=(?:desde|hasta|del?|al?|inicio|fin)(?: el)? )(?<space_month>0?[1-9]|1[0-2]) (?<space_year>${YEAR})(?!\\d)`,
    `(?<![\\d/.])(?<number_month>0?[1-9]|1[0-2]) ?[/.-] ?(?<number_year>${YEAR})(?!\\d)`,
    `(?<=(?:0?[1-9]|1[0-2])-${YEAR} ?/ ?)(?<second_month>0?[1-9]|1[0-2])-(?<second_month_year>${YEAR})(?!\\d)`,
    `(?<![a-z])(?:\\d{1,2}(?:st|nd|rd|th)? (?:de )?)?(?<!(?:colegio|escuela|liceo|instituto|hospital|club|calle|avenida|av\\.?|plaza|barrio) \\d{1,2} de )(?<word_month>${MONTH})\\.?(?: \\d{1,2}(?:st|nd|rd|th)?,)?(?:(?<!(?:${MONTH})\\.? (?:a|al|hasta) ${MONTH}),)?[ /-]{0,3}(?:de |del |of )?(?<word_year>${YEAR})(?!\\d)`,
    `(?<![a-z])(?<short_month>${MONTH})\\.?(?: ?['’]|-| del? (?:ano )?['’]?)(?<short_year>\\d\\d)(?![\\d/]| (?:horas|anos|dias|personas))`,
    `(?<=(?:vence|venc\\.|vencimiento|vto\\.?|caduca|caducidad|validez|expira|hasta)(?: ?:)?(?: el| en| a)? )(?:[0-3]?\\d[/-])?(?<until_month>0?[1-9]|1[0-2])[/-](?<until_year>\\d\\d)(?![\\d/-])`,
    `(?<![\\d:.,#$€/a-z])(?<year>${YEAR})${NUMBER_ENDS}(?:e?(?:ko|tik|ra|an)(?![a-z]))?(?![a-z])`,
    `(?<=(?:19[4-9]\\d|20[0-4]\\d) ?/ ?)(?<second_year>${YEAR})${NUMBER_ENDS}`,
  ].join('|'),
  'g',
)
const SHORT_RANGE = /(?<![\d/])(0[1-9]|1[0-2])\/(\d\d) ?[-–—] ?(?:(0[1-9]|1[0-2])\/(\d\d)(?![\d/])|(?=[a-z]))/g
/** «oct 21 – act», «feb 21 – sep 21» */
const SHORT_WORDS = new RegExp(
  `(?<![a-z])(${MONTH})\\.? (\\d\\d)(?: ?[-–—] ?| (?:a|al|hasta) )(?:(${MONTH})\\.? (\\d\\d)(?![\\d/:])|(?=[a-z]))`,
  'g',
)
const NOW =
  /^(?:hasta |ate |ata |fins (?:a )?|to |al? )?(?:la |el |o |l['’]|a |dia de )?(?:actualidad|actualidade|actualitat|avui|ara|hoxe|agora|gaur(?: egun)?(?: arte)?|orain(?: arte)?|actualmente|actual|act\.?|presente|present|pres\.|to date|date|presently|currently|current|now|ahora|hoy(?: en dia)?|la fecha|fecha|today|ongoing|en curso|vigente|atualmente|atual|momento(?: atual)?|continu[ao]|sigo|sigue|in progress|cursando)(?![a-z])/
const BETWEEN =
  /^(?:\s*[-–—−~>→/]+\s*|,?\s+(?:a|al|hasta|hasta el|hasta la|fins|fins a|fins al|ata|ao|to|until|till|through|ate|e|y|i|and)\s+|\s*[-–—,;|/]?\s*(?:al?|hasta|fin|termino|salida|egreso|to)(?: el)?\s*:\s*)$/
const OPEN =
  /^(?:\s*[-–—−~>→]+\s*\(?|\s*\/\s*(?=[a-z])|\s+(?:a|al|hasta|hasta el|fins(?: al?)?|ata|to|until|till|ate)\s+|\s*[-–—,;|]?\s*hasta\s*:\s*)/
const SINCE =
  /(?:^|[^a-z])(?:desde|dende|des de|des del|since|a partir de|from|de|del|do|entre|between|starting|inicio|ingreso)\s*:?\s+(?:el |la )?$/
const ONLY_SINCE = /(?:desde|dende|des de|des del|since|a partir de)\s+(?:el |la )?$/
const UNTIL =
  /(?:^|[^a-z])(?:hasta|fins|until|fin:?|finalizacion:?|previst[oa]:?(?: para)?|expected|prevista en|esperado)\s+(?:el |la |para )?$/
const DURATION =
  /^\s*[·•|,;-]?\s*\(?\s*(?:(?:mas de |menos de |aprox\.? )?(?:\d{1,2}|un|less than a|menos de un)[ -]?(?:anos?|anys?|years?|yrs?|meses|mesos|mes|months?|mos?|semanas|weeks|ano)(?:\s*(?:,|y|e|and)?\s*)){1,2}\)?(?![a-z])/

/** Dates and ranges in reading order; a year alone stays a year. */
export function findDates(text: string): DateSpan[] {
  const flat = flatten(text).slice(0, 400)
  const points = findPoints(flat)
  const spans: DateSpan[] = shortRanges(flat)
  for (let at = 0; at < points.length; at++) {
    const point = points[at]
    if (!point || spans.some(({ from, to }) => point.from < to && point.to > from)) continue
    const last = lastOfYears(flat, points, at)
    const next = points[at + 1]
    if (last > at) {
      spans.push(toRange(point, points[last] ?? point))
      at = last
    } else if (next && BETWEEN.test(flat.slice(point.to, next.from))) {
      spans.push(toRange(point, next))
      at++
    } else spans.push(openSpan(flat, point))
  }
  return spans.sort((a, b) => a.from - b.from).map((span) => widened(flat, span))
}

const NEXT_YEAR = /^(?:,| y| e| i|, y)? (?:(?:veranos?|inviernos?|estius?|temporad[ae]s?|campanas?)(?: del?)? )?$/
const MOST_YEARS_BETWEEN = 4

/** «2018, 2019 y 2021» and «2017 2019»: years in a row are one time. */
function lastOfYears(flat: string, points: readonly Point[], from: number): number {
  let last = from
  for (let one = points[last], next = points[last + 1]; one && next; one = points[last], next = points[last + 1]) {
    const years = one.value.length === 4 && next.value.length === 4
    const between = Number(next.value) - Number(one.value)
    if (!years || between < 1 || between > MOST_YEARS_BETWEEN || !NEXT_YEAR.test(flat.slice(one.to, next.from))) break
    last++
  }
  return last
}

function findPoints(flat: string): Point[] {
  return [...flat.matchAll(POINT)].flatMap((match) => {
    const found = match.groups ?? {}
    const with_month =
      found.day_year ?? found.space_year ?? found.iso_year ?? found.number_year ?? found.second_month_year
    const year = with_month ?? found.word_year ?? found.year ?? found.second_year
    const number =
      found.day_month ??
      found.space_month ??
      found.iso_month ??
      found.number_month ??
      found.second_month ??
      found.until_month
    const word = found.word_month ?? found.short_month
    const month = number ? Number(number) : word ? monthOf(word) : 0
    const short = found.short_year ?? found.until_year
    const whole = year ?? (short ? fullYear(short) : undefined)
    if (!whole) return []
    return [{ value: withMonth(whole, month), from: match.index, to: match.index + match[0].length }]
  })
}

const withMonth = (year: string, month: number): string =>
  month > 0 ? `${year}-${String(month).padStart(2, '0')}` : year
const monthNumber = (month: string): number => Number(month) || monthOf(month)
const fullYear = (short: string): string => (Number(short) > 50 ? `19${short}` : `20${short}`)

/** «03/19 – 06/21» and «03/19 – actualidad»: short years count only where they make a range. */
function shortRanges(flat: string): DateSpan[] {
  return [...flat.matchAll(SHORT_RANGE), ...flat.matchAll(SHORT_WORDS)].flatMap((match): DateSpan[] => {
    const [whole, month = '', year = '', end_month, end_year] = match
    const start = withMonth(fullYear(year), monthNumber(month))
    const from = match.index
    const to = from + whole.length
    if (end_month && end_year) {
      const end = withMonth(fullYear(end_year), monthNumber(end_month))
      return [{ start, end, current: false, is_range: true, from, to }]
    }
    const now = NOW.exec(flat.slice(to))
    return now ? [{ start, end: null, current: true, is_range: true, from, to: to + now[0].length }] : []
  })
}

const toRange = (start: Point, end: Point): DateSpan => ({
  start: start.value,
  end: end.value,
  current: false,
  is_range: true,
  from: start.from,
  to: end.to,
})

const LONE_MONTH = new RegExp(`(?<![a-z])(${MONTH})\\.?\\s*(?:[-–—]|(?<= )(?:a|y|e|to)(?= ))\\s*$`)

/** «2019- Hotel Sol»: no end is written; whether the job goes on, the other jobs tell. */
const OPEN_DASH = /^[-–—](?=\s+[a-z])/
/** «(2019-…)», «2022- , soldador», «2018 en adelante» */
const GOES_ON = /^(?: ?[-–—] ?(?:\.\.\.?|…|(?=\s*[,)]))| ?(?:→|->) ?(?=[a-z])| en adelante(?![a-z]))/

/** «2015/16», «2015-17». */
const SHORT_END = /^ ?[-–/] ?(\d\d)(?![\d/.-])/
const MOST_SHORT_YEARS = 10
const isSoonAfter = (year: string, end: string): boolean =>
  Number(end) > Number(year) && Number(end) - Number(year) <= MOST_SHORT_YEARS

const LAST_SCHOOL_YEAR =
  /^(?:(?:,| y|, y| e| a| al| hasta| hasta el) (?:19|20)\d\d ?[-/] ?\d\d(?!\d)){0,8}(?:,| y|, y| e| a| al| hasta| hasta el) (?:19|20)\d\d ?[-/] ?(\d\d)(?!\d)/
const UNTIL_NOW = /^ (?:hasta |a |al )/

/** «2017-18 a 2019-20», «2020-21 hasta hoy»: the end of the last one. */
function schoolYearsEnd(flat: string, to: number, end: string): Pick<DateSpan, 'end' | 'current' | 'to'> {
  const last = LAST_SCHOOL_YEAR.exec(flat.slice(to))
  if (last?.[1]) return { end: fullYear(last[1]), current: false, to: to + last[0].length }
  const until = UNTIL_NOW.exec(flat.slice(to))
  const now = until && NOW.exec(flat.slice(to + until[0].length))
  return now ? { end: null, current: true, to: to + until[0].length + now[0].length } : { end, current: false, to }
}

function openSpan(flat: string, point: Point): DateSpan {
  const before = flat.slice(Math.max(0, point.from - 30), point.from)
  const open = OPEN.exec(flat.slice(point.to))
  const now = open && NOW.exec(flat.slice(point.to + open[0].length))
  const base = { is_range: true, from: point.from, to: point.to }
  if (open && now) {
    const to = point.to + open[0].length + now[0].length
    return { ...base, start: point.value, end: null, current: true, to }
  }
  const right_after =
    /^,? (?:y (?=contin|sig[ou]))?(?=contin|sig[ou]|actual|hasta|fins|ata |gaur|a la fecha|presente|hoy(?![a-z])|continuo)/.exec(
      flat.slice(point.to),
    )
  const still = right_after && NOW.exec(flat.slice(point.to + right_after[0].length))
  if (right_after && still) {
    const to = point.to + right_after[0].length + still[0].length
    return { ...base, start: point.value, end: null, current: true, to }
  }
  const open_dash = OPEN_DASH.exec(flat.slice(point.to))
  const goes_on = GOES_ON.exec(flat.slice(point.to))
  if (goes_on) return { ...base, start: point.value, end: null, current: true, to: point.to + goes_on[0].length }
  if (open_dash && point.from === 0) return { ...base, start: point.value, end: null, current: false, to: point.to + 1 }
  const short = SHORT_END.exec(flat.slice(point.to))
  if (short?.[1] && point.value.length === 4 && isSoonAfter(point.value, fullYear(short[1]))) {
    const to = point.to + short[0].length
    return { ...base, start: point.value, ...schoolYearsEnd(flat, to, fullYear(short[1])) }
  }
  const lone = point.value.length > 4 ? LONE_MONTH.exec(before) : null
  if (lone?.[1]) {
    const start = withMonth(point.value.slice(0, 4), monthOf(lone[1]))
    return { ...base, start, end: point.value, current: false, from: point.from - (before.length - lone.index) }
  }
  if (ONLY_SINCE.test(before)) return { ...base, start: point.value, end: null, current: true }
  if (UNTIL.test(before)) return { ...base, start: null, end: point.value, current: false }
  if (open && flat.slice(point.to + open[0].length).trim() === '') {
    return { ...base, start: point.value, end: null, current: false, to: flat.length }
  }
  return { start: point.value, end: null, current: false, is_range: false, from: point.from, to: point.to }
}

const TERM =
  /(?:^|[^a-z])(?:cursos?(?: academicos?| escolar(?:es)?)?|campanas?|temporadas?(?: de (?:verano|invierno|otono|primavera))?|promocion|entre(?: los anos)?|(?:los |el )?anos?|ciclos? escolar(?:es)?)(?: de(?:l)?)? $/

/** Takes «desde», brackets and the duration behind it into the span. */
function widened(flat: string, span: DateSpan): DateSpan {
  let { from, to } = span
  const word = SINCE.exec(flat.slice(0, from)) ?? UNTIL.exec(flat.slice(0, from))
  if (word && span.is_range) from = word.index + (/^[a-z]/.test(word[0]) ? 0 : 1)
  const term = TERM.exec(flat.slice(0, from))
  if (term) from = term.index + (/^[a-z]/.test(term[0]) ? 0 : 1)
  const duration = DURATION.exec(flat.slice(to))
  // «2021 (8 meses, reemplazo)» says more than its length.
  const whole = duration && duration[0].includes('(') === duration[0].includes(')')
  if (duration && (whole || /[([]\s*$/.test(flat.slice(0, from)))) to += duration[0].trimEnd().length
  const opened = /[([]\s*$/.exec(flat.slice(0, from))
  const closed = /^\s*[)\]]/.exec(flat.slice(to))
  if (opened) from = opened.index
  if (closed) to += closed[0].length
  return { ...span, from, to }
}

/** The text without the dates in it. */
export function withoutSpan(text: string, { from, to }: { from: number; to: number }): string {
  return `${text.slice(0, from)} ${text.slice(to)}`
}

/** No bracket is cut in two. */
export const isBalanced = (text: string): boolean => text.split('(').length === text.split(')').length

const EDGE = /^(?:[\s,;:|·•([–—/-]|(?![©®°])\p{So})$/u
const isEdge = (letter: string | undefined): boolean => letter !== undefined && EDGE.test(letter)

/** Without separators and icons left at its ends. */
export function trimmedEnds(text: string): string {
  let from = 0
  let to = text.length
  while (isEdge(text[from]) || text[from] === ')' || text[from] === ']') from++
  while (to > from && isEdge(text[to - 1])) to--
  const trimmed = text.slice(from, to)
  return trimmed.endsWith(')') && !trimmed.includes('(') ? trimmed.slice(0, -1).trimEnd() : trimmed
}

/** Nothing but a date, a range or «actualidad». */
export function isDateCell(text: string): boolean {
  const flat = flatten(text).trim()
  const now = NOW.exec(flat)
  if (now && now[0].length >= flat.length - 1) return true
  const [span] = findDates(text)
  if (!span) return false
  return trimmedEnds(`${text.slice(0, span.from).replace(SEASON, '')} ${text.slice(span.to)}`) === ''
}

const OPEN_END = new RegExp(`(?:[-–—]|\\s(?:a|al|hasta|to))(?:\\s*${MONTH}\\.?(?:\\sde)?)?$`)

/** A line that breaks off inside a range, before «presente)» or «2016)» in the next one. */
export function breaksOffInDate(text: string, next: string): boolean {
  const flat = flatten(text.slice(-60)).trim()
  if (!OPEN_END.test(flat) || findDates(text.slice(-60)).length === 0) return false
  const first = flatten(next.slice(0, 40))
    .trim()
    .replace(/^del? /, '')
  return NOW.test(first) || findPoints(first)[0]?.from === 0
}

/** A date that goes on: «abr 2021 –». */
export function isOpenDateCell(text: string): boolean {
  const flat = flatten(text).trim()
  const [span, second] = findDates(text)
  return span !== undefined && !second && !span.current && !span.end && OPEN_END.test(flat)
}

const SAYS_NOW =
  /(?<![a-z])(?:en curso|en curs|en pausa|tesis pendiente|pendiente de (?:tesis|titulacion|defensa|titulo|tfg|tfm)|cursant|actualment|cursando|actualmente|in progress|ongoing|en progreso|cursando actualmente|em andamento|expected|previst[oa])(?![a-z])/
/** «4 años 3 meses» and nothing else. */
const DURATION_ALONE =
  /^\(?(?:(?:\d{1,2}|menos de un|less than a)\s+(?:anos?|anys?|mes(?:es|os)?|years?|months?|yrs?|mos?)(?:\s*(?:,|y|e|i|and)?\s*)){1,2}\)?$/
export const isDuration = (text: string): boolean => DURATION_ALONE.test(flatten(text.slice(0, 60)).trim())

const MONTHS_ALONE = new RegExp(`^\\(?(?:de )?${MONTH}\\.?(?:\\s*(?:a|y|-|–|al|e)\\s*${MONTH}\\.?)?\\)?$`)
/** «mayo a octubre» beside a year: the months of a season. */
export const isMonths = (text: string): boolean => MONTHS_ALONE.test(flatten(text.slice(0, 60)).trim())

/** «Verano» before a year: no month in both halves of the world, and no name either. */
export const SEASON =
  /(?:(?<![\p{L}])(?:(?:\d{1,2}|un|dos|tres|cuatro|cinco|seis|varios)\s+)?(?:veranos?|estius?|inviernos?|hiverns?|oto[ñn]os?|primaveras?|navidad(?:es)?|nadals?|summers?|winters?|spring|autumn|fall|seasons?|(?:campa[ñn]as?|campanyes|temporad[ae]s?)(?: (?:de |del |de la )?\p{L}{3,12}(?: y \p{L}{3,12})?)?)(?:\s+del?)?)\s*$/iu

export const saysOngoing = (text: string): boolean => SAYS_NOW.test(flatten(text.slice(0, 300)))
