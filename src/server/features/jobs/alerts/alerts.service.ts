import { type Deps, inTransaction } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { viewerOf } from '#server/features/search/search-context.ts'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import type { NotificationPrefs } from '#shared/accounts/users.ts'
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
  lockPerson,
  nextRun,
  type PeoplePage,
  tellNews,
  updateSearch,
} from './saved-searches.queries.ts'
import type { SavedSearchRow } from './saved-searches.tables.ts'

type TellCtx = Pick<Deps, 'db' | 'now' | 'tasks' | 'config'>
type Search = Pick<SavedSearchRow, 'id' | 'name' | 'filters' | 'words' | 'by_mail' | 'frequency' | 'paused'>

/** Tells what is new by these alerts of one person, once, and answers how much that was. The caller's transaction holds it all. */
export async function tellPerson(
  tx: TellCtx,
  userId: string,
  searchesOf: () => Promise<Search[]>,
  vacancy_id?: string,
): Promise<number> {
  const user = await lockPerson(tx.db, userId)
  if (!user) return 0
  const told: ToldSearch[] = []
  for (const search of await searchesOf()) {
    const found = await tellOne(tx, user, search, vacancy_id)
    if (found.total > 0) told.push(found)
  }
  const mailed = told.filter(({ search }) => search.by_mail)
  if (mailed.length > 0 && user.email_verified_at && wants(user, 'mail'))
    await sendMail(tx, alertMail(tx.config, user, mailed))
  return told.reduce((sum, { total }) => sum + total, 0)
}

async function tellOne(
  tx: TellCtx,
  user: UserRow,
  search: Search,
  vacancy_id: string | undefined,
): Promise<ToldSearch> {
  const now = tx.now()
  const ids = await tellNews(tx.db, search, viewerOf(user), { now, vacancy_id })
  const schedule = { frequency: search.frequency, paused: search.paused, timezone: user.timezone, now }
  await updateSearch(tx.db, search.id, {
    next_run_at: nextRun(schedule),
    ...(ids.length > 0 && { last_notified_at: now }),
  })
  if (ids.length > 0 && wants(user, 'app')) {
    await notify(tx, {
      user_ids: [user.id],
      event: `JOB_ALERT:${search.id}:${vacancy_id ?? now.toISOString()}`,
      kind: 'JOB_ALERT',
      message: `${ids.length === 1 ? '1 vacante nueva' : `${ids.length} vacantes nuevas`} en tu alerta «${search.name}».`,
      link_to: listAddress(search.filters),
    })
  }
  const rows = ids.length > 0 ? await listTold(tx.db, ids, DIGEST_MAX) : []
  const vacancies = rows.map((row) => ({ ...row, document: vacancyDocument.parse(row.document) }))
  return { search, vacancies, total: ids.length }
}

function wants({ notification_prefs }: UserRow, channel: keyof NotificationPrefs['matches']): boolean {
  return notification_prefs.matches?.[channel] ?? true
}

const PEOPLE = 200
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Everybody in turn, each in a transaction of their own: one who cannot be told does not keep the others waiting. */
async function tellEach(
  deps: Deps,
  listPeople: (page: PeoplePage) => Promise<{ user_id: string }[]>,
  tell: (tx: Deps, userId: string) => Promise<number>,
): Promise<void> {
  const now = deps.now()
  let failure: unknown
  let after = FIRST
  for (let rest = true; rest; ) {
    const people = await listPeople({ now, after, limit: PEOPLE })
    for (const { user_id } of people)
      await inTransaction(deps, (tx) => tell(tx, user_id)).catch((error: unknown) => {
        failure = error
      })
    after = people.at(-1)?.user_id ?? after
    rest = people.length === PEOPLE
  }
  // Thrown at the end, so that the task is tried again for those who are left.
  if (failure) throw failure
}

/** Digests whose hour has come, each person's in one mail; an hour that was missed is made up for. */
export async function tellDue(deps: Deps): Promise<void> {
  await tellEach(
    deps,
    (page) => listDuePeople(deps.db, page),
    (tx, userId) => tellPerson(tx, userId, () => listDue(tx.db, userId, tx.now())),
  )
}

/** A vacancy was published: whoever asked to hear of it at once does. */
export async function tellInstantly(deps: Deps, vacancyId: string): Promise<void> {
  await tellEach(
    deps,
    (page) => listInstantPeople(deps.db, vacancyId, page),
    (tx, userId) => tellPerson(tx, userId, () => listInstant(tx.db, userId), vacancyId),
  )
}
