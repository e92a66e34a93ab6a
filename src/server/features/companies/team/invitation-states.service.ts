import type { Deps } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import type { Step } from '#shared/core/steps.ts'
import type { InvitationRow } from '../team.tables.ts'
import { type InvitationChanges, type WhichInvitations, writeInvitationState } from './invitations.queries.ts'

const invitationSteps = {
  accept: { from: ['PENDING'], to: 'ACCEPTED' },
  decline: { from: ['PENDING'], to: 'DECLINED' },
  revoke: { from: ['PENDING'], to: 'REVOKED' },
  expire: { from: ['PENDING'], to: 'EXPIRED' },
  resend: { from: ['PENDING', 'REVOKED', 'EXPIRED'], to: 'PENDING' },
} as const satisfies Record<string, Step<InvitationRow['state']>>

/** The only way in which invitations change their state: those among `which` that are where the step begins. */
export function moveInvitations(
  tx: Pick<Deps, 'db'>,
  step: keyof typeof invitationSteps,
  which: WhichInvitations,
  changes: InvitationChanges = {},
): Promise<InvitationRow[]> {
  return writeInvitationState(tx.db, invitationSteps[step], which, changes)
}

/** Ends what nobody answered in time and tells whoever invited, unless the same address is invited anew right now. */
export async function expireInvitations(
  tx: Deps,
  which: Pick<WhichInvitations, 'id' | 'company_id'>,
  invitedAnew?: string,
): Promise<void> {
  for (const over of await moveInvitations(tx, 'expire', { ...which, overdue_at: tx.now() })) {
    if (over.email === invitedAnew) continue
    await emit(tx, {
      kind: 'INVITE_EXPIRED',
      company_id: over.company_id,
      invitation_id: over.id,
      recipients: [over.invited_by],
    })
  }
}
