import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { chosenDay, id } from '../../core/fields.ts'
import { vacancyState } from '../../vacancies/vacancies.ts'
import { applicationSource } from '../application.ts'
import { referrerFigures } from '../referrals/referrals.ts'

/** Stages of all vacancies, by what they are for: each names and orders its own. */
const reportPhase = z.enum(['NEW', 'SCREENING', 'MEETING', 'OFFER', 'HIRED'])
export type ReportPhase = z.infer<typeof reportPhase>

const YEARS_MAX = 5
const DAYS_MAX = YEARS_MAX * 366
const day = chosenDay().refine((text) => text >= '2000', 'Elige un día posterior.')
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** Days as the reader's own calendar has them, both counted in. */
export const reportSpan = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'Elige un final que no sea anterior al principio.' })
  .refine(({ from, to }) => daysBetween(from, to) <= DAYS_MAX, {
    path: ['from'],
    error: `Elige un periodo de hasta ${YEARS_MAX} años.`,
  })
export type ReportSpan = z.output<typeof reportSpan>

const figures = {
  applications: z.int(),
  hired: z.int(),
  median_days_to_first_answer: z.number().nullable(),
}

export const getReports = endpoint({
  method: 'GET',
  path: '/api/v1/companies/:id/reports',
  summary:
    'How hiring goes over all vacancies that the person sees: of the applications received in a span of days, and of the vacancies that are open now',
  params: z.object({ id }),
  query: reportSpan,
  answer: z.object({
    ...figures,
    answered: z.int().nullable(),
    /** Of those whose promised date has passed, the part that was answered in time. */
    kept_promises: z.int().nullable(),
    median_days_to_hire: z.number().nullable(),
    unit: z.enum(['WEEK', 'MONTH']),
    /** Every week or month of the span, by its first day. */
    periods: z.array(z.object({ first_day: z.string(), ...figures })),
    /** Whoever came further counts in the phases before too. */
    funnel: z.array(z.object({ phase: reportPhase, reached: z.int(), conversion: z.int().nullable() })),
    sources: z.array(z.object({ source: applicationSource, applications: z.int(), hired: z.int() })),
    referrers: z.array(referrerFigures),
    /** By who looks after them; null for those that nobody does. */
    owners: z.array(z.object({ full_name: z.string().nullable(), answered: z.int().nullable(), ...figures })),
    open_total: z.int(),
    /** Published or paused now, with all that they ever got, those that wait longest first. */
    open_vacancies: z.array(
      z.object({
        id,
        title: z.string(),
        state: vacancyState,
        days_open: z.int(),
        applications: z.int(),
        in_process: z.int(),
        awaiting: z.int(),
        hired: z.int(),
      }),
    ),
    can_export: z.boolean(),
  }),
})
export type Reports = z.output<typeof getReports.answer>

export const exportReports = endpoint({
  method: 'GET',
  path: '/api/v1/companies/:id/reports/export',
  summary: 'The same figures as CSV',
  params: z.object({ id }),
  query: reportSpan,
  answer: 'file',
})
