import type { Line } from '../../lines/line.ts'
import { lengthIn } from '../dates/length.ts'
import type { Entry } from '../entries/entries.ts'
import { isSentence } from '../entries/entries.ts'
import { employerScore, isOwnAccount, positionScore } from '../names/employers.ts'

const LONGEST = 100
const BEFORE = /^(?:(?:durante|antes|adem[aá]s|tambi[eé]n)[,:]?\s+)?/i
const AS = /^(?:como|de|trabajando (?:como|de))\s+/i

/** «Cajera en Autoservicio La Ola, dos años»: a job whose time nobody wrote down. */
export function isUndatedJob(text: string): boolean {
  if (text.length > LONGEST || isSentence(capitalised(text))) return false
  const named = withoutLength(text)
  const [, position = '', employer = ''] = PLACED.exec(named) ?? [undefined, named, '']
  if (positionScore(position) < 1) return false
  return lengthIn(text) !== '' || employerScore(employer) >= 1 || isOwnAccount(employer)
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
