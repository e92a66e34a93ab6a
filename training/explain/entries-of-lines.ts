import { flatten } from '../../src/server/features/language/normalise/fold.ts'
import type { CvProposal } from '../../src/shared/cvs/cv-imports.ts'
import { languageName } from '../../src/shared/words/names.ts'
import type { LineReading } from './cv-lines.ts'

interface Field {
  path: string
  text: string
}

/** Nothing that was read: how the document is laid out. */
const LAYOUT = /(?:^|\.)(?:id|sections|hidden|photo_id|skill_id|role_id|title)(?:\.|$)/

/** Every filled field of a document. */
export function fieldsOf(value: unknown, path = ''): Field[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => fieldsOf(inner, path === '' ? key : `${path}.${key}`))
  if (value === '' || value === null || value === undefined || value === false || LAYOUT.test(path)) return []
  return [{ path, text: String(value) }]
}

/** What each line became, by its place, and the fields whose words stand in no line. */
export function entriesOfLines({ document, confidence }: CvProposal, lines: readonly LineReading[]) {
  const entries = new Map<number, string[]>()
  const anchors = new Map<string, number>()
  const flat = lines.map(({ text }) => bare(text))
  const rest: Field[] = []
  const put = (at: number, { path, text }: Field) => {
    const sure = confidence[path] ? ` (${confidence[path]})` : ''
    entries.set(at, [...(entries.get(at) ?? []), `${path} «${text.replace(/\s+/g, ' ')}»${sure}`])
    if (!anchors.has(entryOf(path))) anchors.set(entryOf(path), at)
  }
  for (const field of fieldsOf(document)) {
    const found = linesOf(field, { lines, flat, anchor: anchors.get(entryOf(field.path)), taken: anchors })
    if (found.length === 0) rest.push(field)
    for (const at of found) put(at, field)
  }
  // Dates, levels and the like are no words of a line: they stand with the entry that they belong to.
  const loose = rest.filter((field) => {
    const at = anchors.get(entryOf(field.path))
    if (at !== undefined) put(at, field)
    return at === undefined
  })
  return { entries, loose }
}

interface Among {
  lines: readonly LineReading[]
  flat: readonly string[]
  /** Where the entry of the field stands. */
  anchor: number | undefined
  taken: ReadonlyMap<string, number>
}

/** A text stands in one line; a long one may go through several. */
function linesOf({ path, text }: Field, { lines, flat, anchor, taken }: Among): number[] {
  const words = bare(path.endsWith('.language') && path.startsWith('languages.') ? languageName(text) : text)
  if (words.length < 2 || /^\d{4}(?:-\d\d)?$/.test(text)) return []
  const whole = flat.flatMap((line, at) => (` ${line} `.includes(` ${words} `) ? [at] : []))
  if (whole.length === 0) return flat.flatMap((line, at) => (isPiece(line, words) ? [at] : []))
  const rank = (at: number): number => {
    const is_own = SECTION_OF[lines[at]?.kind ?? '']?.test(path) ?? false
    const is_of_others = [...taken].some(([entry, place]) => place === at && entry !== entryOf(path))
    return (is_own ? 4 : 0) + (anchor !== undefined && Math.abs(anchor - at) <= NEAR ? 2 : 0) - (is_of_others ? 1 : 0)
  }
  return whole.toSorted((a, b) => rank(b) - rank(a) || a - b).slice(0, 1)
}

const NEAR = 2
const FEWEST_LETTERS = 12
const isPiece = (line: string, words: string): boolean => line.length >= FEWEST_LETTERS && words.includes(line)

const SECTION_OF: Readonly<Record<string, RegExp>> = {
  job: /^experience\.\d+\.(?!summary|achievements)/,
  job_head: /^experience\.\d+\.(?!summary|achievements)/,
  told: /^experience\.\d+\.(?:summary|achievements|skills)/,
  study: /^education/,
  paper: /^certifications|^courses/,
  language: /^languages/,
  skill: /^skills/,
  contact: /^basics/,
  profile: /^basics|^summary/,
  wish: /^custom|^circumstances/,
  denial: /^custom|^circumstances/,
  other: /^custom/,
}

/** «experience.0»; of a person's basics each field is one. */
const entryOf = (path: string): string => {
  const [section = '', at = '', items = '', item = ''] = path.split('.')
  return section === 'custom' ? [section, at, items, item].join('.') : `${section}.${at}`
}

const bare = (text: string): string =>
  flatten(text)
    .replace(/[^a-z0-9+#@]+/g, ' ')
    .trim()
