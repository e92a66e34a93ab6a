import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { vacancyDocument } from './vacancy-document.ts'

/** Where in the vacancy a finding stands: a field path, and the span in that field's plain text. */
export const lintFinding = z.object({
  rule: z.string(),
  /** `BLOCK` stops publishing, `ADVICE` does not. */
  level: z.enum(['BLOCK', 'ADVICE']),
  /** `title`, `description`, `responsibilities.2`, `salary`, `requirements`, `questions.0.text`… */
  path: z.string(),
  start: z.int(),
  end: z.int(),
  /** The literal text between start and end; empty when the whole field is meant. */
  quote: z.string(),
  reason: z.string(),
  /** A neutral text to put in its place; null when only the person can say it. */
  rewrite: z.string().nullable(),
  /** What the rewrite takes the place of, where that is not the quote: the clause or the sentence around it. */
  replaces: z.object({ start: z.int(), end: z.int() }).optional(),
})
export type LintFinding = z.infer<typeof lintFinding>

export const lintBody = z.object({ document: vacancyDocument })
export const lintVacancy = endpoint({
  method: 'POST',
  path: '/api/v1/vacancies/lint',
  summary: 'What the text of a vacancy should say otherwise; nothing is saved',
  body: lintBody,
  answer: z.object({ items: z.array(lintFinding) }),
})
