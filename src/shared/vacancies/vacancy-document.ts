import { z } from 'zod'
import { contractType, modality, salaryPeriod, seniority, workingDay, workShift } from '../accounts/users.ts'
import { countryCode, currencyCode, id, line, text } from '../core/fields.ts'
import { AD_TEXT_MAX, MINOR_UNITS_MAX, ROLE_NAME_MAX, VACANCY_TITLE_MAX } from '../core/limits.ts'
import { requirement, workPlace } from '../matching/matching.ts'
import { VACANCY_COUNTS, VACANCY_FIGURES, VACANCY_LENGTHS } from './vacancy-limits.ts'

/*
 * What a vacancy says. A draft may be saved in any state between two thoughts, so only lengths and counts are enforced
 * here; what publishing needs is listed by `publishProblems`, and what the text should not say by the lint.
 */

const short = (max: number) => line(max).default('')
const atMost = <T extends z.ZodType>(item: T, max: number, things: string) =>
  z.array(item).max(max, `Puedes añadir hasta ${max} ${things}.`).default([])

const amount = z
  .int('Escribe un importe sin decimales sueltos.')
  .min(0)
  .max(MINOR_UNITS_MAX, 'Revisa el importe: parece demasiado alto.')
  .nullable()
  .default(null)

/** Work in the fields and on sites is paid by the day or the week; nobody wishes for a salary that way. */
export const payPeriod = z.enum([...salaryPeriod.options, 'DIA', 'SEMANA'])
export type PayPeriod = z.infer<typeof payPeriod>

/** Always gross, in minor units; both ends are needed to publish. */
export const salaryBand = z.object({
  min: amount,
  max: amount,
  currency: currencyCode.default('EUR'),
  period: payPeriod.default('ANIO'),
  payments_per_year: z.int().min(12).max(16).default(12),
  variable_text: short(VACANCY_LENGTHS.variable_pay),
})
export type SalaryBand = z.output<typeof salaryBand>

export const questionKind = z.enum(['SI_NO', 'OPCION', 'MULTI', 'NUMERO', 'TEXTO', 'ARCHIVO'])
const screeningQuestion = z.object({
  id,
  text: short(VACANCY_LENGTHS.question),
  kind: questionKind.default('SI_NO'),
  options: atMost(line(VACANCY_LENGTHS.option), VACANCY_COUNTS.options, 'opciones'),
  required: z.boolean().default(true),
  /** What a fitting answer is; a person always confirms. */
  expected: z
    .array(line(VACANCY_LENGTHS.option, 1))
    .max(VACANCY_COUNTS.options, `Puedes marcar hasta ${VACANCY_COUNTS.options} respuestas.`)
    .default([]),
  is_knockout: z.boolean().default(false),
})
export type ScreeningQuestion = z.output<typeof screeningQuestion>

/** A step of the process as candidates read it before they apply. */
const processStep = z.object({
  id,
  name: short(VACANCY_LENGTHS.step),
  expected_days: z.int().min(0).max(VACANCY_FIGURES.step_days).default(3),
})

export const vacancyDocument = z.object({
  title: short(VACANCY_TITLE_MAX),
  /** Concept of the taxonomy that the title names; null while it names none. */
  role_id: z.string().max(80).nullable().default(null),
  role_family: short(ROLE_NAME_MAX),
  seniority: seniority.nullable().default(null),
  department: short(VACANCY_LENGTHS.department),
  openings: z
    .int()
    .min(1)
    .max(VACANCY_FIGURES.openings, `Publica hasta ${VACANCY_FIGURES.openings} plazas en una vacante.`)
    .default(1),
  on_behalf_of: short(VACANCY_LENGTHS.on_behalf_of),
  language: z.enum(['es', 'en', 'pt']).default('es'),
  modality: modality.nullable().default(null),
  office_days: z.int().min(0).max(5).nullable().default(null),
  locations: atMost(workPlace, VACANCY_COUNTS.locations, 'lugares'),
  remote_countries: atMost(countryCode, VACANCY_COUNTS.remote_countries, 'países'),
  contract: contractType.nullable().default(null),
  working_day: workingDay.nullable().default(null),
  hours_per_week: z
    .number()
    .min(1)
    .max(VACANCY_FIGURES.hours_per_week, `Escribe como máximo ${VACANCY_FIGURES.hours_per_week} horas.`)
    .nullable()
    .default(null),
  shifts: z.array(workShift).max(workShift.options.length, 'Elige cada turno una sola vez.').default([]),
  /** «Sin experiencia previa»: the occupation itself is not asked for. */
  no_experience_needed: z.boolean().default(false),
  salary: salaryBand.prefault({}),
  benefits: atMost(line(VACANCY_LENGTHS.benefit, 1), VACANCY_COUNTS.benefits, 'beneficios'),
  start_date: z.iso.date('Elige una fecha.').nullable().default(null),
  /** Limited rich text (p, ul, ol, li, strong, em); the server keeps nothing else, and no links: the lint refuses them. */
  description: text(AD_TEXT_MAX).default(''),
  responsibilities: atMost(line(VACANCY_LENGTHS.responsibility), VACANCY_COUNTS.responsibilities, 'responsabilidades'),
  requirements: atMost(requirement, VACANCY_COUNTS.requirements, 'requisitos'),
  questions: atMost(screeningQuestion, VACANCY_COUNTS.questions, 'preguntas'),
  steps: atMost(processStep, VACANCY_COUNTS.steps, 'pasos'),
  process_public: z.boolean().default(true),
  reply_days: z
    .int()
    .min(1)
    .max(VACANCY_FIGURES.reply_days, `Promete una respuesta en ${VACANCY_FIGURES.reply_days} días o menos.`)
    .nullable()
    .default(null),
  duration_days: z.union([z.literal(30), z.literal(60), z.literal(90)]).default(30),
})
export type VacancyDocument = z.output<typeof vacancyDocument>

const TAGS = /<[^<>]*>/g
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** The words of a rich text, paragraph by paragraph. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(p|li|ul|ol)>/g, '\n')
    .replace(TAGS, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\n{2,}/g, '\n')
    .trim()
}
