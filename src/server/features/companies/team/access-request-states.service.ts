import type { Deps } from '#server/context.ts'
import type { Step } from '#shared/core/steps.ts'
import type { AccessRequestRow } from '../team.tables.ts'
import { type WhichRequests, writeRequestState } from './access-requests.queries.ts'

const requestSteps = {
  invite: { from: ['PENDING'], to: 'INVITED' },
  join: { from: ['PENDING'], to: 'INVITED' },
  dismiss: { from: ['PENDING'], to: 'DISMISSED' },
} as const satisfies Record<string, Step<AccessRequestRow['state']>>

/** The only way in which somebody who asked to be let in gets an answer. */
export function moveRequests(
  tx: Pick<Deps, 'db'>,
  step: keyof typeof requestSteps,
  which: WhichRequests,
): Promise<void> {
  return writeRequestState(tx.db, requestSteps[step], which)
}
