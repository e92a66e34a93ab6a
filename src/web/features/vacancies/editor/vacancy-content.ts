import { z } from 'zod'
import type { Company } from '#shared/companies/company-fields.ts'
import { currencyCode } from '#shared/core/fields.ts'
import { requirement } from '#shared/matching/matching.ts'
import { hiringTeamMember } from '#shared/vacancies/hiring-teams.ts'
import type { Vacancy } from '#shared/vacancies/vacancies.ts'
import { type VacancyDocument, vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { VACANCY_LENGTHS } from '#shared/vacancies/vacancy-limits.ts'

export type TeamPlace = z.infer<typeof hiringTeamMember>

/** All that the editor writes. */
export interface VacancyContent {
  document: VacancyDocument
  hiring_team: TeamPlace[]
}

export const vacancyContent = z.object({ document: vacancyDocument, hiring_team: z.array(hiringTeamMember) })

/** A row that was only begun waits here until it is whole; everything else is trimmed as the contract does. */
export function asSaved({ document, hiring_team }: VacancyContent): VacancyContent {
  const whole = { ...document, requirements: document.requirements.filter(isWhole) }
  const checked = vacancyContent.safeParse({ document: whole, hiring_team })
  return checked.success ? checked.data : { document: whole, hiring_team }
}

export const INCOMPLETE = 'Completa este requisito o elimínalo.'
export const isWhole = (row: unknown): boolean => requirement.safeParse(row).success

export function contentOf({ document, hiring_team }: Pick<Vacancy, 'document' | 'hiring_team'>): VacancyContent {
  return asSaved({ document, hiring_team })
}

const usualSteps = [
  ['Revisión de CV', 5],
  ['Entrevista', 7],
  ['Prueba o caso práctico', 5],
  ['Oferta', 3],
] as const

/** What a new vacancy starts with: the company's usual answers, led by whoever begins it. */
export function newContent(company: Company): VacancyContent {
  const currency = currencyCode.safeParse(company.default_currency)
  const document = vacancyDocument.parse({
    reply_days: company.default_reply_days,
    benefits: company.benefits.map((benefit) => benefit.slice(0, VACANCY_LENGTHS.benefit)),
    salary: currency.success ? { currency: currency.data } : {},
    steps: usualSteps.map(([name, expected_days]) => ({ id: crypto.randomUUID(), name, expected_days })),
  })
  return { document, hiring_team: [{ member_id: company.me.member_id, role: 'LEAD' }] }
}
