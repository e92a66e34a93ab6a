import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, line, text } from '../core/fields.ts'
import { AD_TEXT_MAX, AD_TEXT_MIN, VACANCY_TITLE_MAX } from '../core/limits.ts'
import { declaredAnswer, matchResult } from '../matching/matching.ts'
import { vacancyDocument } from '../vacancies/vacancy-document.ts'

/** What was read of an ad from anywhere: all that a CV is compared with. It is kept nowhere. */
export const adDocument = vacancyDocument.pick({
  title: true,
  role_id: true,
  no_experience_needed: true,
  requirements: true,
  description: true,
  responsibilities: true,
  modality: true,
  locations: true,
  remote_countries: true,
  contract: true,
  working_day: true,
  shifts: true,
  salary: true,
})
export type AdDocument = z.output<typeof adDocument>

export const readPastedAd = endpoint({
  method: 'POST',
  path: '/api/v1/ads/read',
  summary: 'What an ad from anywhere asks for, read as the ads that companies paste; nothing of it is kept',
  body: z.object({ title: line(VACANCY_TITLE_MAX).optional(), text: text(AD_TEXT_MAX, AD_TEXT_MIN) }),
  answer: z.object({ ad: adDocument }),
})

export const matchPastedAd = endpoint({
  method: 'POST',
  path: '/api/v1/ads/match',
  summary: 'How the base CV of the signed-in person matches an ad that was read, requirement by requirement',
  body: z.object({ ad: adDocument }),
  answer: z.object({
    match: matchResult.nullable(),
    /** Why there is no range: no CV, one that says too little, or an ad that names neither work nor requirements. */
    needs: z.enum(['CV', 'DATA', 'AD']).nullable(),
  }),
})
export type AdMatch = z.output<typeof matchPastedAd.answer>

export const answerAdLine = endpoint({
  method: 'PUT',
  path: '/api/v1/users/me/ad-answers',
  summary:
    'Sí, Un poco or No to what a CV does not say, as on a match of a vacancy: it holds wherever the same is asked',
  body: z.object({ ad: adDocument, requirement_id: id, answer: declaredAnswer.nullable() }),
  status: 204,
})
