import { z } from 'zod'
import { forEachRow } from '#server/platform/tasks/each-row.ts'
import { task } from '#server/platform/tasks/queue.ts'
import { expireInvitations } from './invitation-states.service.ts'
import { listOverdue } from './invitations.queries.ts'

/** Tells whoever invited that nobody answered in time; reading an invitation never waits for this. */
export const expireInvitationsTask = task({
  name: 'team.expire-invitations',
  data: z.object({}),
  schedule: '47 * * * *',
  run: (deps) =>
    forEachRow(deps, {
      name: 'invitations.expire',
      list: ({ after, limit }) => listOverdue(deps.db, deps.now(), after, limit),
      work: (tx, id) => expireInvitations(tx, { id }),
    }),
})
