import { subscriber } from '#server/features/events/events.service.ts'
import { keptKinds } from '#shared/events/catalogue.ts'
import { mailIfWanted, ring } from './notifications.service.ts'

export const bellFollowsEverything = subscriber(keptKinds, ring)

export const mailsFollowWishes = subscriber(['NOTICE_MAIL'], mailIfWanted)
