import type { BulkAction } from '#shared/hiring/bulk.ts'
import { filledIn } from '#shared/hiring/templates/filled-text.ts'
import type { Surroundings } from '../notices/notices.service.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import { valuesFor } from '../templates/letter-values.ts'
import { rejectionTemplate } from '../templates/rejection-texts.ts'

type Rejection = Extract<BulkAction, { kind: 'REJECT' }>['rejection']

/** The own words of whoever decides, or ours. */
export const rejectionWords = ({ message, depth, side, reason }: Rejection): string =>
  message.body ?? rejectionTemplate(depth, { side, reason })

/** One message of many, as it waits in the queue. */
export const messageLetter = (application: ApplicationRow, around: Surroundings, body: string) => ({
  subject: `Nuevo mensaje de ${around.company_name}`,
  body: filledIn(body, valuesFor(application, around, [])),
})
