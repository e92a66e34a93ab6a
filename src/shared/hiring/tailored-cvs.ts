import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id } from '../core/fields.ts'
import { matchResult } from '../matching/matching.ts'
import { vacancyState } from '../vacancies/vacancies.ts'

/** A CV that its person prepares for one vacancy. */
const tailoredCv = z.object({
  cv_id: id,
  vacancy: z.object({ id, title: z.string(), company_name: z.string(), state: vacancyState }),
})
export type TailoredCv = z.output<typeof tailoredCv>

export const listTailoredCvs = endpoint({
  method: 'GET',
  path: '/api/v1/tailored-cvs',
  summary: 'Which of the own CVs are for which vacancy',
  answer: z.object({ items: z.array(tailoredCv), next_cursor: z.null() }),
})

const ofJob = z.object({ vacancy_id: id })

export const tailorCv = endpoint({
  method: 'PUT',
  path: '/api/v1/jobs/:vacancy_id/tailored-cv',
  summary:
    '«Preparar mi CV para esta vacante»: a copy of the base CV that is offered first there; asked again, the same one. 409 without a CV',
  params: ofJob,
  answer: z.object({ cv_id: id }),
})

export const getCvMatch = endpoint({
  method: 'GET',
  path: '/api/v1/jobs/:vacancy_id/cvs/:cv_id/match',
  summary: 'How one of the own CVs matches a vacancy, requirement by requirement; null while it cannot be read',
  params: ofJob.extend({ cv_id: id }),
  answer: z.object({ match: matchResult.nullable() }),
})
