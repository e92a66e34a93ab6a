import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import type * as contract from '#shared/overview/overview.ts'

type Action = z.input<typeof contract.pendingAction>

/** Far more than anybody reads, and a bound for the answer. */
const MOST = 50

const moment = (at: Date | string | null): number => (at === null ? Number.POSITIVE_INFINITY : new Date(at).getTime())

/** What is due first comes first; then, of what has no day, what has waited longest. */
export const byDueDate = (actions: readonly Action[]): Action[] =>
  actions
    .toSorted((a, b) =>
      moment(a.due_at) === moment(b.due_at) ? moment(a.since) - moment(b.since) : moment(a.due_at) - moment(b.due_at),
    )
    .slice(0, MOST)

/** What the account itself still needs, whatever the person is here for. */
export function accountActions({ user }: Pick<UserCtx, 'user'>): Action[] {
  if (user.email_verified_at) return []
  return [
    {
      kind: 'VERIFY_EMAIL',
      text: `Confirma tu correo para ${confirmedFor(user.intent)}.`,
      link_to: '/app/settings?tab=verificaciones',
      since: user.created_at,
      due_at: null,
    },
  ]
}

const confirmedFor = (intent: UserCtx['user']['intent']): string =>
  intent === 'SEEKER' ? 'postularte' : intent === 'RECRUITER' ? 'publicar vacantes' : 'postularte y publicar'
