import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { id, timestamp } from '../../core/fields.ts'
import { REFERRAL_TOKEN } from './referral-address.ts'

const path = '/api/v1/vacancies/:id/referral-link'
const params = z.object({ id })

export const referralToken = z.string().regex(REFERRAL_TOKEN)

const link = z.object({
  /** Null while the person has none. */
  url: z.string().nullable(),
  created_at: timestamp.nullable(),
  /** How many applications came by the person's links for this vacancy, whichever of them it was; never who. */
  came: z.int(),
  /** The vacancy takes applications: only then does a link recommend anybody. */
  works: z.boolean(),
})
export type ReferralLink = z.output<typeof link>

export const getReferralLink = endpoint({
  method: 'GET',
  path,
  summary: 'The own link by which somebody of the team recommends people for a vacancy, and how many came by it',
  params,
  answer: link,
})

export const createReferralLink = endpoint({
  method: 'POST',
  path,
  summary:
    'The first link, or a new one: the one before still shows the vacancy and recommends nobody. 409 while the vacancy takes no applications',
  params,
  answer: link,
  status: 201,
})

export const deleteReferralLink = endpoint({
  method: 'DELETE',
  path,
  summary: 'The link still shows the vacancy, and recommends nobody from now on',
  params,
  status: 204,
})

/** By whose recommendation somebody applies; whoever applies reads it before they send. */
export const referral = z.object({ token: referralToken, full_name: z.string() })

/** How many came by somebody's recommendation: those of which nobody may know yet who they are count for nobody. */
export const referrerFigures = z.object({ full_name: z.string(), applications: z.int(), hired: z.int() })
export type ReferrerFigures = z.output<typeof referrerFigures>
