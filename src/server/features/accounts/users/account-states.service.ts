import type { Deps } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import { AppError } from '#shared/core/errors.ts'
import type { Step } from '#shared/core/steps.ts'
import { accountKeptMail } from './users.mails.ts'
import { type UserChanges, writeAccountStatus } from './users.queries.ts'
import type { UserRow } from './users.tables.ts'

const accountSteps = {
  schedule_deletion: { from: ['ACTIVE'], to: 'DELETION_SCHEDULED' },
  keep: { from: ['DELETION_SCHEDULED'], to: 'ACTIVE' },
  erase: { from: ['DELETION_SCHEDULED'], to: 'DELETED' },
} as const satisfies Record<string, Step<UserRow['status']>>

/** The only way in which an account changes its status. */
export async function moveAccount(
  tx: Pick<Deps, 'db' | 'now'>,
  step: keyof typeof accountSteps,
  id: string,
  changes: UserChanges = {},
): Promise<UserRow> {
  const user = await writeAccountStatus(tx.db, id, accountSteps[step], { ...changes, updated_at: tx.now() })
  if (!user) throw new AppError('state_conflict')
  return user
}

/** Whoever asked to be deleted has time to come back. */
export const canSignIn = ({ status }: Pick<UserRow, 'status'>): boolean =>
  status === 'ACTIVE' || status === 'DELETION_SCHEDULED'

/** Calls off a deletion that somebody waits for; false when nobody asked for one. */
export async function comeBack(tx: Deps, userId: string): Promise<boolean> {
  const kept = await writeAccountStatus(tx.db, userId, accountSteps.keep, {
    deletion_due_at: null,
    last_seen_at: tx.now(),
    unused_warned_at: null,
    updated_at: tx.now(),
  })
  if (!kept) return false
  await emit(tx, { kind: 'PERSON_CHANGED', user_id: userId })
  await emit(tx, { kind: 'ACCOUNT_KEPT', person_id: userId, recipients: [userId] })
  await sendMail(tx, accountKeptMail(kept.email, tx.config.public_url))
  return true
}
