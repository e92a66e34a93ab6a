import { type Deps, inTransaction } from '#server/context.ts'
import { listErased, scheduleErasureNow } from '#server/features/accounts/own-account/deletion.service.ts'
import { findPerson } from '#server/features/accounts/users/people.service.ts'
import { describeError } from '#server/platform/http/errors.ts'
import { eraseAccount } from './deletion.service.ts'

/** Everybody whose account is gone, for the time when an older backup comes back. */
export const erasedIds = (deps: Pick<Deps, 'db'>): Promise<string[]> => listErased(deps)

/** A backup of before an erasure brings the person back; this takes them out again, each in a transaction of their own. */
export async function eraseAgain(deps: Deps, ids: readonly string[]): Promise<{ erased: number; kept: string[] }> {
  let erased = 0
  const kept: string[] = []
  for (const id of ids) {
    const person = await findPerson(deps, id)
    if (!person || person.status === 'DELETED') continue
    try {
      await inTransaction(deps, async (tx) => {
        await scheduleErasureNow(tx, person)
        await eraseAccount(tx, id)
      })
      erased += 1
    } catch (error) {
      kept.push(id)
      deps.log.error({ event: 'rights.not_erased_again', user_id: id, error: describeError(error) })
    }
  }
  return { erased, kept }
}
