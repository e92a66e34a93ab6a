import { type Deps, inTransaction } from '#server/context.ts'
import { type RowPage, walkRows } from '#server/platform/tasks/each-row.ts'
import { AppError } from '#shared/core/errors.ts'
import { addSeconds } from '#shared/core/time.ts'
import { holdVacancy, lockApplication } from '../applications/applications.queries.ts'
import { addTag, assign } from '../board/owner-and-tags.service.ts'
import { restore } from '../decisions/decisions.service.ts'
import { notifyWithoutLetter, reject } from '../decisions/reject.service.ts'
import { moveTo } from '../moves/move-to.service.ts'
import { requireMailLeft } from '../notices/mail-limit.service.ts'
import { surroundingsOf } from '../notices/notices.service.ts'
import { insertOutgoing } from '../outgoing/outgoing.queries.ts'
import { askForScorecard } from '../scorecards/scorecards.service.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import type { BulkRow } from '../tables/outgoing.tables.ts'
import { askOne, inviteOne } from '../talent-pool/talent-pool.service.ts'
import { claimItem, finishItem, holdBulk, listDone } from './bulk.queries.ts'
import { messageLetter, rejectionWords } from './bulk-letters.service.ts'
import { mayGoOn } from './bulk-rights.service.ts'
import { moveBulk } from './bulk-states.service.ts'

/**
 * One application after the other, each in a transaction of its own; what was done before a kill is not done again. One
 * that fails is settled as passed by and ends this try: the next one finds nothing left to fail, and the work is over.
 */
export async function workOff(deps: Deps, bulkId: string): Promise<void> {
  const begun = await inTransaction(deps, (tx) => holdBulk(tx.db, bulkId, 'share'))
  if (begun?.state === 'UNDONE') return takeBack(deps, begun)
  await walkIds(deps, 'hiring.bulk', begun?.application_ids ?? [], (id) =>
    inTransaction(deps, (tx) => workOn(tx, bulkId, id)).catch(async (error: unknown) => {
      deps.ending?.throwIfAborted()
      await inTransaction(deps, (tx) => claimItem(tx.db, bulkId, id))
      throw error
    }),
  )
  await inTransaction(deps, async (tx) => {
    const bulk = await holdBulk(tx.db, bulkId, 'update')
    if (bulk) await moveBulk(tx, 'finish', bulk)
  })
}

function walkIds(deps: Deps, name: string, ids: readonly string[], work: (id: string) => Promise<void>): Promise<void> {
  const rows = ids.toSorted().map((id) => ({ id }))
  const list = async ({ after, limit }: RowPage) => rows.filter(({ id }) => id > after).slice(0, limit)
  return walkRows(deps, { name, list, work })
}

async function workOn(tx: Deps, bulkId: string, application_id: string): Promise<void> {
  const bulk = await holdBulk(tx.db, bulkId, 'share')
  // Somebody took the whole work back meanwhile.
  if (bulk?.state !== 'RUNNING' || !(await mayGoOn(tx, bulk))) return
  const application = await lockApplication(tx.db, application_id)
  // Ids of other vacancies, of nothing at all, and the own application are passed by.
  if (!application || application.vacancy_id !== bulk.vacancy_id || application.user_id === bulk.user_id) return
  if (!(await claimItem(tx.db, bulk.id, application_id))) return
  const after = await inTransaction(tx, (inner) => act(inner, bulk, application)).catch(unlessRefused)
  if (after)
    await finishItem(tx.db, {
      bulk_id: bulk.id,
      application_id,
      from_stage_id: application.stage_id,
      version: after.version,
    })
}

/** What cannot be done to one of them stops none of the others. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error
}

const MESSAGE_DELAY_SECONDS = 10 * 60

async function act(tx: Deps, bulk: BulkRow, application: ApplicationRow): Promise<ApplicationRow> {
  const { action, user_id: actor_id } = bulk
  if (application.state === 'SENDING') throw new AppError('state_conflict')
  switch (action.kind) {
    case 'MOVE':
      // Nobody is taken out of a job among many others: that is done one by one.
      if (application.state === 'HIRED') throw new AppError('state_conflict')
      return application.stage_id === action.stage_id ? application : moveTo(tx, application, action.stage_id, actor_id)
    case 'REJECT': {
      const message = { ...action.rejection.message, body: rejectionWords(action.rejection) }
      const rejection = { ...action.rejection, message }
      return reject(tx, application, rejection, { actor_id, bulk_id: bulk.id })
    }
    case 'TAG':
      // One with all the tags that it can have stays as it was, and is counted so.
      if (!(await addTag(tx, application, action.tag)) && !application.tags.includes(action.tag))
        throw new AppError('state_conflict')
      return application
    case 'ASSIGN':
      if ((await assign(tx, application, { member_id: action.member_id, actor_id })) === 'NO_MEMBER')
        throw new AppError('not_found')
      return application
    case 'MESSAGE':
      return queueMessage(tx, bulk, application, action.body)
    case 'SCORECARD':
      return askMember(tx, application, { member_id: action.member_id, actor_id })
    case 'INVITE': {
      const vacancy = await holdVacancy(tx.db, action.vacancy_id)
      if (vacancy?.state !== 'PUBLISHED') throw new AppError('state_conflict')
      await inviteOne(tx, application, { vacancy, actor_id })
      return application
    }
    case 'TALENT':
      await askOne(tx, application, actor_id)
      return application
  }
}

async function askMember(tx: Deps, application: ApplicationRow, asked: { member_id: string; actor_id: string }) {
  if (!(await askForScorecard(tx, application, await surroundingsOf(tx, application), asked)))
    throw new AppError('not_found')
  return application
}

async function queueMessage(tx: Deps, bulk: BulkRow, application: ApplicationRow, body: string) {
  await requireMailLeft(tx, application)
  const letter = messageLetter(application, await surroundingsOf(tx, application), body)
  // Every sentence of it says what was missing, and of many at once nobody says that.
  if (!letter.body) throw new AppError('validation')
  const now = tx.now()
  await insertOutgoing(tx.db, {
    vacancy_id: bulk.vacancy_id,
    application_id: application.id,
    kind: 'MESSAGE',
    bulk_id: bulk.id,
    ...letter,
    send_at: addSeconds(now, MESSAGE_DELAY_SECONDS),
    created_by: bulk.user_id,
    created_at: now,
  })
  return application
}

/** Its mails were cancelled when it was taken back; now each application goes where it was, if nobody has gone on with it. */
async function takeBack(deps: Deps, bulk: BulkRow): Promise<void> {
  const items = new Map((await listDone(deps.db, bulk.id)).map((item) => [item.application_id, item]))
  await walkIds(deps, 'hiring.bulk-undo', [...items.keys()], (id) =>
    inTransaction(deps, async (tx) => {
      const [item, application] = [items.get(id), await lockApplication(tx.db, id)]
      if (!item || !application || application.version !== item.version) return
      const { kind } = bulk.action
      if (kind === 'REJECT' && application.state === 'REJECTED' && !application.told_at)
        await restoreOrTell(tx, application, bulk.user_id)
      if (kind === 'MOVE' && item.from_stage_id && item.from_stage_id !== application.stage_id)
        await moveTo(tx, application, item.from_stage_id, bulk.user_id)
    }).catch(unlessRefused),
  )
}

/** Its letter will not leave any more: who cannot come back, e.g. into a vacancy that was closed since, reads the «no» in their list. */
async function restoreOrTell(tx: Deps, application: ApplicationRow, actor_id: string): Promise<void> {
  const row = await inTransaction(tx, (inner) => restore(inner, application, actor_id)).catch(unlessRefused)
  if (!row) await notifyWithoutLetter(tx, application, await surroundingsOf(tx, application), actor_id)
}
