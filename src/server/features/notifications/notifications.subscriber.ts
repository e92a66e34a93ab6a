import { subscriber } from '#server/features/events/events.service.ts'
import { keptKinds } from '#shared/events/catalogue.ts'
import { mailIfWanted, ring, settleImport } from './notifications.service.ts'

export const bellFollowsEverything = subscriber(keptKinds, ring)

export const mailsFollowWishes = subscriber(['NOTICE_MAIL'], mailIfWanted)

export const bellFollowsImports = subscriber(['CV_IMPORT_DECIDED'], settleImport)
