import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, timestamp } from '../core/fields.ts'

/** What a person wants to know about who can see them. */
const cvPrivacy = z.object({
  /** The CV that companies find; null without one. */
  base_cv_id: id.nullable(),
  /** Shut out without being asked, because the base CV names them as the present employer. */
  current_employers: z.array(z.string()),
  /** Who looked in the last twelve months, the latest first. */
  views: z.array(
    z.object({ company_id: id, company_name: z.string(), last_viewed_at: timestamp, times: z.int().positive() }),
  ),
})
export type CvPrivacy = z.output<typeof cvPrivacy>

export const getCvPrivacy = endpoint({
  method: 'GET',
  path: '/api/v1/users/me/cv-privacy',
  summary: 'Who saw the CVs of the person, and which companies are shut out because they work there',
  answer: cvPrivacy,
})
