import { type Line, withText } from '../../lines/line.ts'
import { lengthIn } from '../dates/length.ts'
import type { Entry } from '../entries/entries.ts'
import { isSentence } from '../entries/entries.ts'
import { employerScore, isOwnAccount, positionScore } from '../names/employers.ts'

const LONGEST = 100
const BEFORE = /^(?:(?:durante|antes|anteriormente|previamente|primero|adem[aá]s|tambi[eé]n)[,:]?\s+)?/i
const AS = /^(?:como|de|trabajando (?:como|de))\s+/i

/** «Cajera en Autoservicio La Ola, dos años»: a job whose time nobody wrote down. */
export function isUndatedJob(text: string): boolean {
  if (text.length > LONGEST || isSentence(capitalised(text))) return isUndatedPlace(text)
  const named = withoutLength(text)
  const [, position = '', employer = ''] = PLACED.exec(named) ?? [undefined, named, '']
  if (EARLIER.test(text) && lengthIn(text) !== '' && DOING.test(named)) return true
  if (positionScore(position) < 1) return isUndatedPlace(text)
  return lengthIn(text) !== '' || employerScore(employer) >= 1 || isOwnAccount(employer)
}

/** «antes 6 años limpiando casas»: another job, whose name is what was done. */
const EARLIER = /^(?:y )?(?:antes|anteriormente|previamente|primero)(?:,|:)?\s/i
const DOING = /^\p{L}+(?:ando|iendo|yendo)\s\p{L}/iu

const LONGEST_PLACE = 60
/** «Grupo de alumnos de 6 a 12 años» */
const AGES = /(?<!\p{L})(?:de|entre) \d{1,2} (?:a|y) $/iu

/** «tienda de ropa Moda Nena (centro) 8 meses, atención a clientes»: an employer with the time that somebody was there. */
function isUndatedPlace(text: string): boolean {
  const length = lengthIn(text)
  const at = length === '' ? -1 : text.indexOf(length)
  return at > 2 && at <= LONGEST_PLACE && !AGES.test(text.slice(0, at)) && employerScore(text.slice(0, at)) >= 1
}

const PLACED = /^(.{3,60}?)(?:\s+(?:en|con|para)\s+|,\s+|\s+(?=por (?:mi )?cuenta))(.{3,})$/i
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The names of an undated job: its length and «como» taken away. */
export function withoutLength(text: string): string {
  const length = lengthIn(text)
  const rest = length === '' ? text : text.replace(length, ' ')
  return rest
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(BEFORE, '')
    .replace(AS, '')
    .replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, '')
}

/** Where every job takes one line, an undated one among what the others tell is a job as well. */
export function withUndatedJobs(entries: readonly Entry[]): Entry[] {
  const short = entries.filter(({ head, body }) => head.length === 1 && body.every(({ text }) => isUndatedJob(text)))
  if (short.length * 2 < entries.length) return [...entries]
  return entries.flatMap((entry) => {
    const apart = entry.body.filter(
      ({ text, bullet }) => isUndatedJob(text) && bullet === (entry.head[0]?.bullet ?? bullet),
    )
    if (apart.length === 0) return [entry]
    const first = entry.body.findIndex((line) => apart.includes(line))
    return [{ ...entry, body: entry.body.slice(0, first) }, ...eachOf(entry.body.slice(first), apart)]
  })
}

function eachOf(lines: readonly Line[], heads: readonly Line[]): Entry[] {
  const entries: Entry[] = []
  for (const line of lines) {
    if (heads.includes(line)) entries.push({ head: [line], body: [], dated: -1, span: null })
    else entries.at(-1)?.body.push(line)
  }
  return entries
}

/** Where nobody wrote a date, every line that is a job by its words is one; null when none is. */
export function undatedJobs(lines: readonly Line[]): Entry[] | null {
  const whole = lines.map(toldBehindLength)
  const heads = whole.flat().filter(({ text }) => isUndatedJob(text))
  if (heads.length === 0) return null
  const from = whole.flat().findIndex((line) => heads.includes(line))
  const intro = whole.flat().slice(0, from)
  const entries = eachOf(whole.flat().slice(from), heads)
  return intro.length > 0 ? [{ head: [], body: intro, dated: -1, span: null }, ...entries] : entries
}

/** «Moda Nena 8 meses, atención a clientes, caja»: behind the time stands what was done. */
function toldBehindLength(line: Line): Line[] {
  const length = lengthIn(line.text)
  const at = line.text.indexOf(length)
  const told = length === '' || at < 3 ? null : /^[)\s]*[,.:;]\s+(?=\p{L})/u.exec(line.text.slice(at + length.length))
  if (!told) return [line]
  const end = at + length.length + told[0].length
  const more = { ...withText(line, line.text.slice(end)), bullet: false, gap: 0 }
  return [withText(line, line.text.slice(0, at + length.length)), more]
}
