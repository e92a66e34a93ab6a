import { type Deps, inTransaction } from '#server/context.ts'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import { RESET_LINK_LIFE } from '#shared/core/limits.ts'
import { canSignIn } from '../users/account-states.service.ts'
import { findUserByEmail } from '../users/users.queries.ts'
import { createLink } from './links.service.ts'
import { resetPasswordMail } from './sessions.mails.ts'

/** Runs in the background, so that asking for an unknown address takes exactly as long as for a known one. */
export async function sendResetLink(deps: Deps, email: string): Promise<void> {
  const user = await findUserByEmail(deps.db, email)
  // Also whoever asked to be deleted may come back.
  if (!user || !canSignIn(user)) return
  await inTransaction(deps, async (tx) => {
    const url = await createLink(tx, { user_id: user.id, kind: 'RESET_PASSWORD', email, life_seconds: RESET_LINK_LIFE })
    await sendMail(tx, resetPasswordMail(user.email, url))
  })
}
