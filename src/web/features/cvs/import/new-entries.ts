import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { CV_COUNTS, CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import type { LanguageLevel } from '#shared/matching/matching.ts'
import { foldName } from '#web/lib/fold-name.ts'
import { languages } from '../editor/language-list.ts'
import { blankEntry, type ListKey } from '../editor/sections/section-edits.ts'
import { datesIn, partsOf } from './piece-parts.ts'
import type { Target } from './placing.ts'

const { experience: job, education: study, mention, certification, registration } = CV_LENGTHS

type Entry<K extends ListKey> = CvDocument[K][number]

/** A new entry of a list, filled as far as a piece of text says it; the person completes it in its box. */
function target<K extends ListKey>(label: string, key: K, make: (text: string) => Partial<Entry<K>>): Target {
  return {
    label,
    put: (document, text) => {
      const items: readonly Entry<K>[] = document[key]
      if (items.length >= CV_COUNTS[key]) return document
      return { ...document, [key]: [...items, { ...blankEntry(key, crypto.randomUUID()), ...make(text) }] }
    },
  }
}

/** What was missed becomes an entry of its own. */
export const newEntries: readonly Target[] = [
  target('Nueva experiencia', 'experience', (text) => {
    const { start, end, current, rest } = datesIn(text)
    const [position = '', company = '', ...others] = partsOf(rest)
    const summary = others.join('\n').slice(0, job.summary)
    return {
      position: position.slice(0, job.position),
      company: company.slice(0, job.company),
      start,
      end,
      current,
      summary,
    }
  }),
  target('Nueva formación', 'education', (text) => {
    const { start, end, rest } = datesIn(text)
    const [degree = '', institution = '', ...others] = partsOf(rest)
    const notes = others.join('\n').slice(0, study.notes)
    const only = end === null
    return {
      degree: degree.slice(0, study.degree),
      institution: institution.slice(0, study.institution),
      start: only ? null : start,
      end: only ? start : end,
      notes,
    }
  }),
  target('Nuevo curso', 'courses', (text) => {
    const { start, rest } = datesIn(text)
    const [name = '', organisation = '', ...others] = partsOf(rest)
    const notes = others.join('\n').slice(0, mention.notes)
    return {
      name: name.slice(0, mention.name),
      organisation: organisation.slice(0, mention.organisation),
      date: start,
      notes,
    }
  }),
  target('Nuevo idioma', 'languages', (text) => ({
    language: languageIn(text),
    overall: levelIn(text),
    said: saidIn(text),
  })),
  target('Nueva certificación', 'certifications', (text) => {
    const { start, rest } = datesIn(text)
    const [name = '', issuer = ''] = partsOf(rest)
    return { name: name.slice(0, certification.name), issuer: issuer.slice(0, certification.issuer), date: start }
  }),
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

const LEVELS: readonly (readonly [LanguageLevel, RegExp])[] = [
  ['NATIVO', /nativ|matern/],
  ['C1', /c1|avanzad|fluid|alto/],
  ['C2', /c2|biling/],
  ['B2', /b2/],
  ['B1', /b1|intermedi|medio/],
  ['A2', /a2|basic|poco/],
  ['A1', /a1|inicial/],
]

function levelIn(text: string): LanguageLevel | null {
  const words = foldName(text)
  return LEVELS.find(([, said]) => said.test(words))?.[0] ?? null
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
