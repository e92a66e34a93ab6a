import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id } from '../core/fields.ts'
import { moderationAnswer } from './moderation.ts'
import { vacancy } from './vacancies.ts'

export const answerModeration = endpoint({
  method: 'PUT',
  path: '/api/v1/vacancies/:id/moderation-answer',
  summary: 'Say what the company thinks of the reports, before a person decides',
  params: z.object({ id }),
  body: moderationAnswer,
  answer: vacancy,
})
