import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, text } from '../core/fields.ts'
import { AD_TEXT_MAX, AD_TEXT_MIN } from '../core/limits.ts'
import { proposedRequirement } from './vacancies.ts'

export const suggestRequirements = endpoint({
  method: 'POST',
  path: '/api/v1/vacancies/suggest-requirements',
  summary:
    'What a language model sees in a pasted ad beside what the rules read; only where the company switched it on',
  body: z.object({ company_id: id, text: text(AD_TEXT_MAX, AD_TEXT_MIN) }),
  answer: z.object({ requirements: z.array(proposedRequirement) }),
})
