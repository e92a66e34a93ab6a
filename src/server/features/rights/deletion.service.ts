import type { z } from 'zod'
import { type Deps, inTransaction, type UserCtx } from '#server/context.ts'
import { dueDeletions, scheduleDeletion, turnToStone } from '#server/features/accounts/own-account/deletion.service.ts'
import { endUnused, longUnused } from '#server/features/accounts/own-account/unused.service.ts'
import { requireCurrentPassword } from '#server/features/accounts/sessions/current-password.service.ts'
import { lockPerson } from '#server/features/accounts/users/people.service.ts'
import { leaveEveryTeam, ownedCompanies } from '#server/features/companies/team/departures.service.ts'
import { forgetOwnEvents } from '#server/features/events/events.service.ts'
import { anonymiseEverythingOf } from '#server/features/hiring/erasure/anonymise.service.ts'
import { forEachRow } from '#server/platform/tasks/each-row.ts'
import { AppError } from '#shared/core/errors.ts'
import type * as contract from '#shared/rights/rights.ts'
import { forgetCopy } from './copies.service.ts'
import { eraseHeld } from './rights.queries.ts'

type Asked = { body: z.output<typeof contract.deletionBody> }

export async function deleteMe(ctx: UserCtx, { body }: Asked): Promise<z.input<typeof contract.deletionAsked>> {
  await requireCurrentPassword(ctx, body.password)
  return inTransaction(ctx, async (tx) => {
    const user = await lockPerson(tx, tx.user.id)
    await requireNoCompany(tx)
    return { deletion_due_at: await scheduleDeletion(tx, user) }
  })
}

/** A company cannot be left without an owner: whoever owns one hands it over or archives it first. */
async function requireNoCompany(tx: UserCtx): Promise<void> {
  const owned = await ownedCompanies(tx, tx.user.id)
  if (owned.length === 0) return
  const names = owned.map(({ name }) => `«${name}»`).join(', ')
  const message = `Antes de irte, transfiere la titularidad de ${names} o archívala, en sus ajustes.`
  throw new AppError('last_owner', message, { fields: Object.fromEntries(owned.map(({ id, name }) => [id, name])) })
}

/** Works off the deletions whose day has come, each whole or not at all: whoever is killed half-way begins anew. */
export function eraseDueAccounts(deps: Deps): Promise<void> {
  return forEachRow(deps, {
    name: 'rights.erase',
    list: (page) => dueDeletions(deps, page),
    work: eraseAccount,
  })
}

/** Accounts without a sign of life for two years end; not while a company has nobody else to own it. */
export function endUnusedAccounts(deps: Deps): Promise<void> {
  return forEachRow(deps, {
    name: 'rights.unused',
    list: (page) => longUnused(deps, page),
    work: async (tx, id) => {
      const user = await lockPerson(tx, id)
      if (user.status === 'ACTIVE' && (await ownedCompanies(tx, id)).length === 0) await endUnused(tx, user)
    },
  })
}

export async function eraseAccount(tx: Deps, userId: string): Promise<void> {
  const user = await lockPerson(tx, userId)
  // They may have come back since the list was made.
  if (user.status !== 'DELETION_SCHEDULED' || !user.deletion_due_at || user.deletion_due_at > tx.now()) return
  if ((await ownedCompanies(tx, userId)).length > 0) throw new Error('the account still owns a company')
  await anonymiseEverythingOf(tx, userId)
  await leaveEveryTeam(tx, userId)
  await forgetCopy(tx, userId)
  await eraseHeld(tx.db, user)
  await forgetOwnEvents(tx, userId)
  await turnToStone(tx, user)
  tx.log.info({ event: 'rights.account_erased', user_id: userId })
}
