import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id } from '../core/fields.ts'

/** So many people of the pool may be opened a day, by one member and by the whole company. */
export const PEOPLE_OPENED_A_DAY = { member: 40, company: 100 } as const

/** Whoever opens so many people in so many days and invites fewer than one of twenty reads for something else than to hire. */
export const UNUSUAL_READING = { days: 7, opened: 80, opened_an_invitation: 20 } as const

/** What a member still lacks to see people; the first that is missing counts. */
const talentStep = z.enum(['CONFIRM_EMAIL', 'VERIFY_DOMAIN', 'PUBLISH_VACANCY', 'WAIT_FOR_REVIEW'])
export type TalentStep = z.output<typeof talentStep>

interface Reader {
  is_email_confirmed: boolean
  is_verified: boolean
  is_stopped: boolean
  is_published: boolean
}

export function missingForTalent(reader: Reader): TalentStep | null {
  if (reader.is_stopped) return 'WAIT_FOR_REVIEW'
  if (!reader.is_email_confirmed) return 'CONFIRM_EMAIL'
  if (!reader.is_verified) return 'VERIFY_DOMAIN'
  return reader.is_published ? null : 'PUBLISH_VACANCY'
}

const peopleReading = z.object({
  /** Null: people can be seen. */
  missing: talentStep.nullable(),
  /** People opened today by whoever asks, and by the whole company. */
  opened: z.int(),
  opened_max: z.int(),
  team_opened: z.int(),
  team_opened_max: z.int(),
  /** Invitations that the plan still includes. */
  invitations_left: z.int(),
})
export type PeopleReading = z.output<typeof peopleReading>

export const getPeopleReading = endpoint({
  method: 'GET',
  path: '/api/v1/companies/:id/people-reading',
  summary: 'Whether a member may see people of the pool, how many were opened today and how many may be',
  params: z.object({ id }),
  answer: peopleReading,
})
