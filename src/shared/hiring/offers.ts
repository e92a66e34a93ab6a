import { z } from 'zod'
import { contractType } from '../accounts/users.ts'
import { endpoint } from '../core/endpoint.ts'
import { currencyCode, id, optionalText, timestamp } from '../core/fields.ts'
import { MINOR_UNITS_MAX } from '../core/limits.ts'
import { payPeriod } from '../vacancies/vacancy-document.ts'
import { HIRING_LENGTHS } from './hiring-limits.ts'

const offerState = z.enum(['DRAFT', 'SENT', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN_BY_COMPANY'])
export type OfferState = z.infer<typeof offerState>

const ofApplication = z.object({ id })
const ofOffer = z.object({ id, offer_id: id })

export const offerBody = z.object({
  /** Gross, in minor units. */
  salary: z.int().min(1, 'Escribe el salario.').max(MINOR_UNITS_MAX),
  currency: currencyCode,
  period: payPeriod,
  contract: contractType,
  start_date: z.iso.date('Elige una fecha.'),
  /** The last day on which it can be accepted, until its end where the person is. */
  expires_on: z.iso.date('Elige hasta cuándo vale.'),
  terms: optionalText(HIRING_LENGTHS.offer.terms).default(null),
})

export const offer = offerBody.extend({
  id,
  application_id: id,
  state: offerState,
  terms: z.string().nullable(),
  expires_at: timestamp,
  sent_at: timestamp.nullable(),
  answered_at: timestamp.nullable(),
  /** Their days where the company is, as the letter has them: the same for both sides, wherever they read it. */
  sent_on: z.iso.date().nullable(),
  answered_on: z.iso.date().nullable(),
  decline_reason: z.string().nullable(),
  /** Told back as `seen` by who changes or sends it: 409 `version_conflict` when somebody has changed it since. */
  updated_at: timestamp,
})
export type Offer = z.output<typeof offer>

export const listOffers = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/offers',
  summary: 'The offers of an application, the newest first; its person sees those that were sent',
  params: ofApplication,
  answer: z.object({ items: z.array(offer), next_cursor: z.null() }),
})

const seen = z.iso.datetime()

export const createOffer = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/offers',
  summary: 'Begin an offer; one at a time is open',
  params: ofApplication,
  body: offerBody,
  answer: offer,
  status: 201,
})
export const updateOffer = endpoint({
  method: 'PUT',
  path: '/api/v1/applications/:id/offers/:offer_id',
  summary: 'Change a draft, as it was `seen`',
  params: ofOffer,
  body: offerBody.extend({ seen: seen.nullable().default(null) }),
  answer: offer,
})
const offerStep = <const Name extends string>(name: Name, summary: string) =>
  endpoint({
    method: 'POST',
    path: `/api/v1/applications/:id/offers/:offer_id/${name}`,
    summary,
    params: ofOffer,
    answer: offer,
  })

export const sendOffer = endpoint({
  ...offerStep('send', 'Send it, as it was `seen`: the application goes to the stage of offers and the person is told'),
  query: z.object({ seen: seen.optional() }),
})
export const withdrawOffer = offerStep('withdraw', 'Take a draft or an offer back that was not answered')
export const acceptOffer = offerStep('accept', 'The person takes it: the application is hired')
export const declineOffer = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/offers/:offer_id/decline',
  summary: 'The person says no; nobody has to say why',
  params: ofOffer,
  body: z.object({ reason: optionalText(HIRING_LENGTHS.offer.decline_reason).default(null) }),
  answer: offer,
})
export const getOfferLetter = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/offers/:offer_id/letter',
  summary: 'The letter as PDF, for both sides',
  params: ofOffer,
  answer: 'file',
})
