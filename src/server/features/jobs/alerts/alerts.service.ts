import type { Deps } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import { emit } from '#server/features/events/events.service.ts'
import { viewerOf } from '#server/features/search/search-context.ts'
import { forEachRow } from '#server/platform/tasks/each-row.ts'
import { DIGEST_MAX } from '#shared/core/limits.ts'
import { vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { listAddress } from './list-address.ts'
import { alertMail, type ToldSearch } from './saved-searches.mails.ts'
import {
  listDue,
  listDuePeople,
  listInstant,
  listInstantPeople,
  listTold,
  lockReceiver,
  markNotified,
  nextRun,
  updateSearch,
} from './saved-searches.queries.ts'
import type { SavedSearchRow } from './saved-searches.tables.ts'

type Search = Pick<SavedSearchRow, 'id' | 'name' | 'filters' | 'words' | 'by_mail' | 'frequency' | 'paused'>

/** Tells what is new by these alerts of one person, once, and answers how much that was. The caller's transaction holds it all. */
export async function notifyPerson(
  tx: Deps,
  userId: string,
  searchesOf: () => Promise<Search[]>,
  vacancy_id?: string,
): Promise<number> {
  const user = await lockReceiver(tx.db, userId)
  if (!user) return 0
  const told: ToldSearch[] = []
  for (const search of await searchesOf()) {
    const found = await notifyOne(tx, user, search, vacancy_id)
    if (found.total > 0) told.push(found)
  }
  const mailed = told.filter(({ search }) => search.by_mail)
  if (mailed.length > 0)
    await emit(tx, {
      kind: 'NOTICE_MAIL',
      group: 'matches',
      user_id: user.id,
      mail: alertMail(tx.config, user, mailed),
    })
  return told.reduce((sum, { total }) => sum + total, 0)
}

async function notifyOne(tx: Deps, user: UserRow, search: Search, vacancy_id: string | undefined): Promise<ToldSearch> {
  const now = tx.now()
  const ids = await markNotified(tx.db, search, viewerOf(user), { now, vacancy_id })
  const schedule = { frequency: search.frequency, paused: search.paused, timezone: user.timezone, now }
  await updateSearch(tx.db, search.id, {
    next_run_at: nextRun(schedule),
    ...(ids.length > 0 && { last_notified_at: now }),
  })
  if (ids.length > 0) {
    const facts = { count: ids.length, alert: search.name, list: listAddress(search.filters) }
    await emit(tx, { kind: 'JOB_ALERT', person_id: user.id, facts, recipients: [user.id] })
  }
  const rows = ids.length > 0 ? await listTold(tx.db, ids, DIGEST_MAX) : []
  const vacancies = rows.map((row) => ({ ...row, document: vacancyDocument.parse(row.document) }))
  return { search, vacancies, total: ids.length }
}

/** Digests whose hour has come, each person's in one mail; an hour that was missed is made up for. */
export function notifyDue(deps: Deps): Promise<void> {
  const now = deps.now()
  return forEachRow(deps, {
    name: 'alerts.digests',
    list: (page) => listDuePeople(deps.db, { ...page, now }),
    work: (tx, userId) => notifyPerson(tx, userId, () => listDue(tx.db, userId, tx.now())),
  })
}

/** A vacancy was published: whoever asked to hear of it at once does. */
export function notifyInstantly(deps: Deps, vacancyId: string): Promise<void> {
  const now = deps.now()
  return forEachRow(deps, {
    name: 'alerts.instant',
    list: (page) => listInstantPeople(deps.db, vacancyId, { ...page, now }),
    work: (tx, userId) => notifyPerson(tx, userId, () => listInstant(tx.db, userId), vacancyId),
  })
}
