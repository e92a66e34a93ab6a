import { z } from 'zod'
import { type Deps, inTransaction } from '#server/context.ts'
import { task } from '#server/platform/tasks/queue.ts'
import { recordEvent } from '../activity.service.ts'
import { expireOverdue } from './invitations.queries.ts'

/** Tells whoever invited that nobody answered in time; reading an invitation never waits for this. */
export const expireInvitationsTask = task({
  name: 'team.expire-invitations',
  data: z.object({}),
  schedule: '47 * * * *',
  run: (deps: Deps) =>
    inTransaction(deps, async (tx) => {
      for (const { company_id, email, invited_by } of await expireOverdue(tx.db, deps.now())) {
        await recordEvent(tx, {
          company_id,
          actor_id: null,
          kind: 'INVITE_EXPIRED',
          text: `La invitación a ${email} venció sin respuesta.`,
          tell: [
            {
              user_ids: [invited_by],
              message: `La invitación a ${email} venció. Puedes reenviarla.`,
              link_to: `/app/my-companies/${company_id}?tab=equipo`,
            },
          ],
        })
      }
    }),
})
