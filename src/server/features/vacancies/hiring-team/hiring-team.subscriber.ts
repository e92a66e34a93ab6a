import { subscriber } from '#server/features/events/events.service.ts'
import { passOnLeads } from './hiring-team.service.ts'

export const hiringTeamsFollowMembers = subscriber(['MEMBER_STEPS_BACK'], passOnLeads)
