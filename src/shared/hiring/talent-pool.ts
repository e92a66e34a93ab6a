import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id } from '../core/fields.ts'

const ofApplication = z.object({ id })

export const askForTalent = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/talent-ask',
  summary: 'Ask the person whether the company may consider them for other vacancies: once a year, and they say yes',
  params: ofApplication,
})

export const inviteElsewhere = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/invitation',
  summary: 'Invite the person to another published vacancy of the company',
  params: ofApplication,
  body: z.object({ vacancy_id: id }),
})
