import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { AppError } from '#shared/core/errors.ts'
import type { BulkAction, BulkLetter, previewBulk as contract } from '#shared/hiring/bulk.ts'
import { requireBoard } from '../applications/application-access.service.ts'
import { isOpen } from '../applications/application-states.ts'
import { findApplication } from '../applications/applications.queries.ts'
import { shownNameOf } from '../blind/shown-name.ts'
import { rejectionLetter } from '../decisions/reject.service.ts'
import { type Surroundings, surroundingsOf } from '../notices/notices.service.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import { shownOf } from './bulk.service.ts'
import { messageLetter, rejectionWords } from './bulk-letters.service.ts'
import { NEEDS } from './bulk-rights.service.ts'

type Preview = { params: { id: string }; body: z.output<typeof contract.body> }

/** What one of the chosen will read: the same words that would be queued, with the pseudonym while that is all the team knows. */
export async function previewBulk(ctx: UserCtx, { params, body }: Preview): Promise<{ letter: BulkLetter | null }> {
  const { action, application_id } = body
  const access = await requireBoard(ctx, params.id, NEEDS[action.kind])
  const [shown] = await shownOf(ctx, access, [application_id])
  const application = shown && (await findApplication(ctx.db, shown))
  if (!application || application.vacancy_id !== access.vacancy.id) throw new AppError('not_found')
  if (application.user_id === ctx.user.id || application.state === 'SENDING') return { letter: null }
  const letter = letterOf(action, application, await surroundingsOf(ctx, application))
  if (!letter?.body) return { letter: null }
  const to = shownNameOf(application)
  const said = (text: string) => text.replaceAll('{nombre}', to)
  return { letter: { to, subject: said(letter.subject), body: said(letter.body) } }
}

function letterOf(action: BulkAction, application: ApplicationRow, around: Surroundings) {
  if (action.kind === 'MESSAGE') return messageLetter(application, around, action.body)
  if (action.kind !== 'REJECT' || !isOpen(application.state)) return null
  return rejectionLetter(
    application,
    around,
    rejectionWords(action.rejection),
    action.rejection.missing_requirement_ids,
  )
}
