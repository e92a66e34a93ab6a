import { z } from 'zod'
import { contractType } from '../accounts/users.ts'
import { endpoint } from '../core/endpoint.ts'
import { chosenDay, currencyCode, fullName, id, optionalText, timestamp } from '../core/fields.ts'
import { MINOR_UNITS_MAX } from '../core/limits.ts'
import { payPeriod, salaryBand } from '../vacancies/vacancy-document.ts'
import { HIRING_LENGTHS } from './hiring-limits.ts'

export const offerState = z.enum(['DRAFT', 'SENT', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN_BY_COMPANY'])
export type OfferState = z.infer<typeof offerState>

const ofApplication = z.object({ id })
const ofOffer = z.object({ id, offer_id: id })

export const offerBody = z.object({
  /** Gross, in minor units. */
  salary: z.int().min(1, 'Escribe el salario.').max(MINOR_UNITS_MAX),
  currency: currencyCode,
  period: payPeriod,
  /** Counts where it is paid by the month. */
  payments_per_year: salaryBand.shape.payments_per_year,
  contract: contractType,
  start_date: chosenDay('Elige una fecha.'),
  /** The last day on which it can be accepted, until its end where the person is. */
  expires_on: chosenDay('Elige hasta cuándo vale.'),
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
  /** For the team: why it was sent outside what the ad announces. */
  exception_reason: z.string().nullable(),
  /** For the team: it is on its way and can still be taken back, by taking this mail out of the queue. */
  leaving: z.object({ outgoing_id: id, send_at: timestamp }).nullable(),
  /** What the person typed when they accepted it. */
  accepted_name: z.string().nullable(),
  /** SHA-256 over the conditions, the name and the moment, printed on the letter. */
  accepted_hash: z.string().nullable(),
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

/** So long an offer waits after «Enviar», and can be taken back. */
export const OFFER_UNDO_SECONDS = 60

export const previewOffer = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/offers/:offer_id/preview',
  summary: 'What the person will get, word by word, and what speaks against sending it',
  params: ofOffer,
  answer: z.object({
    mail: z.object({ subject: z.string(), paragraphs: z.array(z.string()) }),
    /** Why it cannot be sent at all, as a sentence. */
    blocked: z.string().nullable(),
    /** Why it can only be sent with a reason, as a sentence. */
    outside: z.string().nullable(),
  }),
})

export const EXCEPTION_REASON_MIN = 10

export const sendOffer = endpoint({
  ...offerStep(
    'send',
    'Send it, as it was `seen`, a minute from now: then the application goes to the stage of offers and the person is told. 422 in `salary` under the legal minimum, in `reason` outside the ad without one',
  ),
  query: z.object({ seen: seen.optional() }),
  body: z.object({ reason: optionalText(HIRING_LENGTHS.offer.exception_reason).default(null) }),
})
export const withdrawOffer = offerStep('withdraw', 'Take a draft or an offer back that was not answered')
export const acceptBody = z.object({
  /** Typed in the place of a signature. */
  full_name: fullName,
})
export const acceptOffer = endpoint({
  ...offerStep('accept', 'The person takes it and signs with their name: the application is hired'),
  body: acceptBody,
})
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
