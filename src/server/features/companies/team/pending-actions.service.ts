import type { UserCtx } from '#server/context.ts'
import { withFullStop } from '#shared/words/full-stop.ts'
import { listRequestsAround } from './access-requests.queries.ts'
import { mayAnswer } from './access-requests.service.ts'
import { listPendingTo } from './invitations.queries.ts'
import { listTransfersFor } from './transfers.queries.ts'

/** What waits for the person's answer in any team. */
export async function teamActions(ctx: UserCtx) {
  const { user, db } = ctx
  const [invited, transfers, access] = await Promise.all([
    user.email_verified_at ? listPendingTo(db, user.email, ctx.now()) : [],
    listTransfersFor(db, user.id, ctx.now()),
    accessActions(ctx),
  ])
  return [
    ...invited.map(({ id, company_name, sent_at, expires_at }) => ({
      kind: 'INVITATION',
      text: withFullStop(`Responde a la invitación de ${company_name}`),
      link_to: `/invitations/accept?invitation=${id}`,
      since: sent_at,
      due_at: expires_at,
    })),
    ...transfers.map(({ company_id, company_name, created_at, expires_at }) => ({
      kind: 'TRANSFER',
      text: withFullStop(`Decide si asumes la titularidad de ${company_name}`),
      link_to: `/app/my-companies/${company_id}?tab=ajustes`,
      since: created_at,
      due_at: expires_at,
    })),
    ...access,
  ]
}

/** One line for each company where people wait to be let in. */
async function accessActions({ db, user }: UserCtx) {
  const requests = await listRequestsAround(db, user.id)
  const waiting = requests.filter(({ own_role, request_role }) => mayAnswer(own_role, request_role))
  // The oldest comes last, and stays.
  const oldest = new Map(waiting.map((request) => [request.company_id, request]))
  return [...oldest.values()].map(({ company_id, company_name, created_at }) => ({
    kind: 'ACCESS_REQUEST',
    text: withFullStop(`Hay personas que piden acceso al equipo de ${company_name}`),
    link_to: `/app/my-companies/${company_id}?tab=equipo`,
    since: created_at,
    due_at: null,
  }))
}
