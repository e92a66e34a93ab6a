import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, line, timestamp } from '../core/fields.ts'
import { VACANCY_LENGTHS } from './vacancy-limits.ts'

/** A text that a company uses again: what a vacancy says, without its dates, its state and its people. */

export const TEMPLATES_MAX = 50
export const templateName = line(VACANCY_LENGTHS.template_name, 1)

const vacancyTemplate = z.object({
  id,
  name: z.string(),
  /** Of the vacancies that begin with it. */
  title: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
})
export type VacancyTemplate = z.output<typeof vacancyTemplate>

const path = '/api/v1/companies/:id/vacancy-templates'
const inCompany = z.object({ id })
const oneTemplate = z.object({ id, template_id: id })

export const listVacancyTemplates = endpoint({
  method: 'GET',
  path,
  summary: 'The vacancy templates of a company, by name',
  params: inCompany,
  answer: z.object({ items: z.array(vacancyTemplate) }),
})

export const createVacancyTemplate = endpoint({
  method: 'POST',
  path,
  summary: 'Keep the text of a vacancy as a template',
  params: inCompany,
  body: z.object({ name: templateName, vacancy_id: id }),
  answer: vacancyTemplate,
  status: 201,
})

export const renameVacancyTemplate = endpoint({
  method: 'PUT',
  path: `${path}/:template_id`,
  summary: 'Give a template another name',
  params: oneTemplate,
  body: z.object({ name: templateName }),
  answer: vacancyTemplate,
})

export const deleteVacancyTemplate = endpoint({
  method: 'DELETE',
  path: `${path}/:template_id`,
  summary: 'Delete a template; the vacancies made with it stay',
  params: oneTemplate,
  status: 204,
})
