import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, timestamp } from '../core/fields.ts'

const talentConsent = z.object({
  company_id: id,
  company_name: z.string(),
  given_at: timestamp,
  /** The company no longer sees the person afterwards, unless they renew it. */
  until: timestamp,
})
export type TalentConsent = z.output<typeof talentConsent>

/** A company that would like to consider the person and waits for the answer. */
const talentAsk = z.object({ company_id: id, company_name: z.string(), asked_at: timestamp })
export type TalentAsk = z.output<typeof talentAsk>

const talentAnswer = z.enum(['SI', 'NO'])
export type TalentAnswer = z.output<typeof talentAnswer>

const ofCompany = z.object({ company_id: id })

export const listTalentConsents = endpoint({
  method: 'GET',
  path: '/api/v1/users/me/talent-consents',
  summary: 'Companies that may consider the person for other vacancies, and until when',
  answer: z.object({
    items: z.array(talentConsent),
    next_cursor: z.string().nullable(),
    asks: z.array(talentAsk),
  }),
})

export const renewTalentConsent = endpoint({
  method: 'POST',
  path: '/api/v1/users/me/talent-consents/:company_id/renew',
  summary: 'Twelve months more, from today',
  params: ofCompany,
  answer: talentConsent,
})

export const endTalentConsent = endpoint({
  method: 'DELETE',
  path: '/api/v1/users/me/talent-consents/:company_id',
  summary: 'No longer be considered by a company for other vacancies',
  params: ofCompany,
})

export const answerTalentAsk = endpoint({
  method: 'POST',
  path: '/api/v1/users/me/talent-asks/:company_id',
  summary: 'Say yes or no to a company that asked; yes holds for twelve months, after a no it does not ask for a year',
  params: ofCompany,
  body: z.object({ answer: talentAnswer }),
})
