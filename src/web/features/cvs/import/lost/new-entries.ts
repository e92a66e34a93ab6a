import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { CV_COUNTS, CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import { foldName } from '#web/lib/fold-name.ts'
import { languages } from '../../editor/language-list.ts'
import { levelIn } from '../../editor/level-in-words.ts'
import { blankEntry, type ListKey } from '../../editor/sections/section-edits.ts'
import { datesIn, partsOf } from './piece-parts.ts'
import type { Target } from './placing.ts'

const { experience: job, education: study, mention, certification, registration } = CV_LENGTHS

type Entry<K extends ListKey> = CvDocument[K][number]

type Filled<K extends ListKey> = (text: string) => Partial<Entry<K>> | null

/** Where and as what a piece of text becomes an entry; null where none more fits, or the text is too long for one. */
function withEntry<K extends ListKey>(
  key: K,
  fill: Filled<K>,
): (document: CvDocument, text: string, id: string, behind?: string) => CvDocument | null {
  return (document, text, id, behind) => {
    const items: readonly Entry<K>[] = document[key]
    const filled = items.length < CV_COUNTS[key] && fill(text)
    if (!filled) return null
    const at = items.findIndex((one) => one.id === behind) + 1 || items.length
    return { ...document, [key]: items.toSpliced(at, 0, { ...blankEntry(key, id), ...filled }) }
  }
}

/** A new entry of a list, filled as far as a piece of text says it; the person completes it in its box. */
function target<K extends ListKey>(label: string, key: K, fill: Filled<K>): Target {
  const put = withEntry(key, fill)
  return { label, put: (document, text) => put(document, text, crypto.randomUUID()) ?? document }
}

/** The first parts by their fields; from the first that is too long for its field on, all is told below. */
function named(parts: readonly string[], ...most: number[]): { names: string[]; others: string } {
  const long = most.findIndex((max, at) => (parts[at] ?? '').length > max)
  const count = long < 0 ? most.length : long
  return { names: parts.slice(0, count), others: parts.slice(count).join('\n') }
}

function jobIn(text: string): Partial<Entry<'experience'>> | null {
  const { start, end, current, rest } = datesIn(text)
  const { names, others } = named(partsOf(rest), job.position, job.company)
  const [position = '', company = ''] = names
  return others.length > job.summary ? null : { position, company, start, end, current, summary: others }
}

function studyIn(text: string): Partial<Entry<'education'>> | null {
  const { start, end, rest } = datesIn(text)
  const { names, others } = named(partsOf(rest), study.degree, study.institution)
  const [degree = '', institution = ''] = names
  const dates = end === null ? { start: null, end: start } : { start, end }
  return others.length > study.notes ? null : { degree, institution, ...dates, notes: others }
}

function courseIn(text: string): Partial<Entry<'courses'>> | null {
  const { start, rest } = datesIn(text)
  const { names, others } = named(partsOf(rest), mention.name, mention.organisation)
  const [name = '', organisation = ''] = names
  return others.length > mention.notes ? null : { name, organisation, date: start, notes: others }
}

function certificationIn(text: string): Partial<Entry<'certifications'>> | null {
  const { start, rest } = datesIn(text)
  const [name = '', ...others] = partsOf(rest)
  const issuer = others.join(', ')
  const fits = name.length <= certification.name && issuer.length <= certification.issuer
  return fits ? { name, issuer, date: start } : null
}

/** By the list that they go to. */
export const entryOf = {
  experience: withEntry('experience', jobIn),
  education: withEntry('education', studyIn),
} as const

/** What was missed becomes an entry of its own. */
export const newEntries: readonly Target[] = [
  target('Nueva experiencia', 'experience', jobIn),
  target('Nueva formación', 'education', studyIn),
  target('Nuevo curso', 'courses', courseIn),
  target('Nuevo idioma', 'languages', (text) => ({
    language: languageIn(text),
    overall: levelIn(text),
    said: saidIn(text),
  })),
  target('Nueva certificación', 'certifications', certificationIn),
  target('Nueva colegiación o registro', 'registrations', (text) => {
    const number = /(?:[A-Z]{1,4}[-/ ]?)?\d[\d./-]{2,}(?:-?[A-Z])?/.exec(text)?.[0] ?? ''
    const body = text
      .replace(number, '')
      .replace(/\s*,?\s*n\.?[º°o]\.?\s*(?=$|,)/i, '')
      .trim()
    return { body: body.slice(0, registration.body), number: number.slice(0, registration.number) }
  }),
  { label: 'Permiso de conducir', put: withLicences },
]

function languageIn(text: string): string {
  const words = foldName(text)
  return languages.find(({ label }) => words.includes(foldName(label)))?.value ?? ''
}

/** «Valenciano nivel medio» says a level in words, which stay; «B1» is one. */
function saidIn(text: string): string {
  const named = /(?<![\p{L}\d])[abc][12](?![\p{L}\d])|nativ|matern/iu.test(text)
  const [, said = ''] = /^\p{L}+[\s:,(–-]+(.*?)[\s.)]*$/su.exec(text.trim()) ?? []
  return named ? '' : said.slice(0, CV_LENGTHS.language.said)
}

const CLASS = /(?<![\p{L}\d])(?:AM|A-?I{1,3}[abc]?|[A-G][1-5]?(?:\+E)?)(?![\p{L}\d])/gu

function withLicences(document: CvDocument, text: string): CvDocument {
  const classes = [...text.matchAll(CLASS)].map(([found]) => found)
  const named = classes.length > 0 ? classes : [text.trim().slice(0, CV_LENGTHS.licence)]
  const licences = [...new Set([...document.circumstances.licences, ...named])].slice(0, CV_COUNTS.licences)
  return { ...document, circumstances: { ...document.circumstances, licences } }
}
