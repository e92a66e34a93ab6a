import { subscriber } from '#server/features/events/events.service.ts'
import { keptKinds } from '#shared/events/catalogue.ts'
import { mailIfWanted, settleImport, writeNotifications } from './notifications.service.ts'

export const bellFollowsEverything = subscriber(keptKinds, writeNotifications)

export const mailsFollowWishes = subscriber(['NOTICE_MAIL'], mailIfWanted)

export const bellFollowsImports = subscriber(['CV_IMPORT_DECIDED'], settleImport)
