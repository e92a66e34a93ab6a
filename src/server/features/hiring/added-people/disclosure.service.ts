import type { z } from 'zod'
import { type Deps, inTransaction, type UserCtx } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import { forEachRow } from '#server/platform/tasks/each-row.ts'
import { AppError } from '#shared/core/errors.ts'
import type { broughtIn } from '#shared/hiring/added-people/added-people.ts'
import { lockTeamApplication } from '../applications/application-access.service.ts'
import { noteOn } from '../applications/application-states.service.ts'
import { lockApplication } from '../applications/applications.queries.ts'
import { surroundingsOf } from '../notices/notices.service.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import { findAdded, listUninformed, updateAdded } from './added-people.queries.ts'
import { eraseCard } from './erase-card.service.ts'

type OfApplication = { params: { id: string } }

/** Where the company has somebody from and whether they know; null for whoever applied, and while nobody must know who it is. */
export async function broughtInOf(
  ctx: Pick<Deps, 'db'>,
  { id, is_blind }: ApplicationRow,
): Promise<z.input<typeof broughtIn> | null> {
  const found = is_blind ? undefined : await findAdded(ctx.db, id)
  return found ? { ...found.added, has_mail: found.added.email !== null, added_by_name: found.added_by_name } : null
}

/** The card of somebody without an account, for a change by the team. */
async function requireCard(tx: UserCtx, { params }: OfApplication) {
  const access = await lockTeamApplication(tx, params.id, 'move_application')
  const found = await findAdded(tx.db, params.id)
  if (!found || access.application.user_id) throw new AppError('not_found')
  return { ...access, added: found.added }
}

export async function confirmTold(ctx: UserCtx, asked: OfApplication): Promise<undefined> {
  await inTransaction(ctx, async (tx) => {
    const { application, added } = await requireCard(tx, asked)
    if (added.told_at) return
    await updateAdded(tx.db, application.id, { told_at: tx.now(), told_by_company: true, ends_at: null })
    await noteOn(tx, application, { kind: 'TOLD', actor_id: tx.user.id })
  })
}

/** For whoever asks the company itself to be erased, or was added by mistake. */
export async function removeAddedPerson(ctx: UserCtx, asked: OfApplication): Promise<undefined> {
  await inTransaction(ctx, async (tx) => {
    const { application, added, vacancy, company } = await requireCard(tx, asked)
    await eraseCard(tx, application, added)
    const ids = { company_id: company.id, vacancy_id: vacancy.id, actor_id: tx.user.id }
    await emit(tx, { kind: 'PERSON_REMOVED', ...ids, facts: { title: vacancy.title } })
  })
}

/** Nobody is held for longer than that without knowing it. */
export function eraseUninformed(deps: Deps): Promise<void> {
  return forEachRow(deps, {
    name: 'hiring.untold-people',
    list: (page) => listUninformed(deps.db, deps.now(), page),
    work: async (tx, id) => {
      const application = await lockApplication(tx.db, id)
      const found = application && (await findAdded(tx.db, id))
      if (!application || !found?.added.ends_at || found.added.ends_at > tx.now()) return
      const { title } = await surroundingsOf(tx, application)
      const { company_id, vacancy_id } = application
      await eraseCard(tx, application, found.added)
      await emit(tx, {
        kind: 'PERSON_UNTOLD',
        company_id,
        vacancy_id,
        facts: { title },
        recipients: [found.added.added_by],
      })
    },
  })
}
