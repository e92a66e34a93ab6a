import { z } from 'zod'
import { circumstances } from '#shared/cvs/cv-document.ts'
import { languageLevel } from '#shared/matching/matching.ts'
import { cleanText, squeezed } from '../lines/clean-text.ts'

const MOST = 200
const text = z.string().catch('').transform(cleanText)
const line = text.transform(squeezed)
const texts = z
  .array(text)
  .catch([])
  .transform((list) => list.slice(0, MOST))
const listOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .array(z.object(shape).catch(() => z.object(shape).parse({})))
    .catch([])
    .transform((list) => list.slice(0, MOST))
const dates = { startDate: line, endDate: line }
const told = { url: line, summary: text }

/** JSON Resume 1.0.0 and what exports add to its items; what is missing or of another type is read as empty. */
export const jsonResume = z.object({
  basics: z
    .object({
      name: line,
      label: line,
      email: line,
      phone: line,
      ...told,
      location: z.object({ city: line, countryCode: line }).catch({ city: '', countryCode: '' }),
      profiles: listOf({ url: line }),
    })
    .optional()
    .catch(undefined),
  work: listOf({
    name: line,
    company: line,
    position: line,
    location: line,
    highlights: texts,
    keywords: texts,
    ...told,
    ...dates,
  }),
  volunteer: listOf({ organization: line, position: line, highlights: texts, ...told, ...dates }),
  education: listOf({ institution: line, area: line, studyType: line, score: line, courses: texts, ...told, ...dates }),
  awards: listOf({ title: line, date: line, awarder: line, ...told }),
  certificates: listOf({
    name: line,
    date: line,
    issuer: line,
    expires: line,
    id: line,
    url: line,
    registration: z.boolean().catch(false),
    number: line,
  }),
  meta: z.object({ circumstances }).catch({ circumstances: circumstances.parse({}) }),
  publications: listOf({ name: line, publisher: line, releaseDate: line, ...told }),
  skills: listOf({ name: line, level: line, keywords: texts, group: line }),
  languages: listOf({ language: line, fluency: line, level: languageLevel.nullable().catch(null), certificate: line }),
  interests: listOf({ name: line, keywords: texts }),
  references: listOf({ name: line, reference: text }),
  projects: listOf({
    name: line,
    description: text,
    highlights: texts,
    keywords: texts,
    roles: texts,
    url: line,
    ...dates,
  }),
})
export type JsonResume = z.output<typeof jsonResume>
