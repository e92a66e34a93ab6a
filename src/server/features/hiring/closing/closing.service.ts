import type { z } from 'zod'
import { type Deps, inTransaction, type UserCtx } from '#server/context.ts'
import { holdCompanyOf } from '#server/features/companies/team/access.service.ts'
import type { Followed } from '#server/features/events/events.service.ts'
import { closeVacancy } from '#server/features/vacancies/publishing/transitions.service.ts'
import { AppError } from '#shared/core/errors.ts'
import type * as contract from '#shared/hiring/decisions.ts'
import { requireBoard } from '../applications/application-access.service.ts'
import { lockVacancyRow } from '../applications/applications.queries.ts'
import { sendTime } from '../decisions/send-time.service.ts'
import { personZone } from '../notices/person-zone.ts'
import type { ClosingRow } from '../tables/closing.tables.ts'
import { CLOSING_TEMPLATE } from '../templates/rejection-texts.ts'
import { countOpen, insertClosing, listPlacesOfWaiting } from './closing.queries.ts'
import { answerClosedTask } from './closing.tasks.ts'

type Answering = Omit<ClosingRow, 'id' | 'created_at'>

/**
 * Everybody who still waits will be answered, in the background: they may be thousands, and the vacancy is closed at
 * once. A vacancy that was closed in another way than by the dialog finds nobody left here, or answers all of them.
 */
async function promiseAnswers(tx: Deps, how: Answering): Promise<void> {
  if ((await countOpen(tx.db, how.vacancy_id)) === 0) return
  await insertClosing(tx.db, { ...how, created_at: tx.now() })
  await tx.tasks.enqueue(tx.db, answerClosedTask, {})
}

/** Closed without the dialog: the prepared words. */
export function answerOnClosing(tx: Deps, { vacancy_id, actor_id, facts }: Followed<'VACANCY_CLOSE'>): Promise<void> {
  const prepared = { reason: facts.reason, message: CLOSING_TEMPLATE, delay_hours: null }
  return promiseAnswers(tx, { ...prepared, vacancy_id, actor_id: actor_id ?? null })
}

type InVacancy = { params: { id: string } }

export async function getClosing(ctx: UserCtx, { params }: InVacancy) {
  const { vacancy, company } = await requireBoard(ctx, params.id, 'close_vacancy')
  const here = { timezone: company.timezone, company_timezone: company.timezone }
  return {
    open_applications: await countOpen(ctx.db, vacancy.id),
    message: CLOSING_TEMPLATE,
    send_at: sendTime(ctx.now(), here, null).toISOString(),
  }
}

const OTHER_NUMBER =
  'Mientras decidías cambió el número de personas que esperan respuesta. Revísalo y confirma otra vez.'

type Close = InVacancy & { body: z.output<typeof contract.closeAndAnswerBody> }

/** Locks as every step of a vacancy does, company first, so that nobody applies or closes in between. */
export async function closeAndAnswer(ctx: UserCtx, { params, body }: Close) {
  return inTransaction(ctx, async (tx) => {
    const { vacancy, company } = await requireBoard(tx, params.id, 'close_vacancy')
    await holdCompanyOf(tx, company.id)
    await lockVacancyRow(tx.db, vacancy.id)
    const answered = await countOpen(tx.db, vacancy.id)
    if (answered !== body.open_applications) throw new AppError('state_conflict', OTHER_NUMBER)
    const { reason, delay_hours } = body
    const send_at = await firstAnswerAt(tx, vacancy.id, company.timezone, delay_hours)
    const message = body.message ?? CLOSING_TEMPLATE
    await promiseAnswers(tx, { vacancy_id: vacancy.id, actor_id: tx.user.id, reason, message, delay_hours })
    const closed = await closeVacancy(tx, { params, body: { reason } })
    return { vacancy: closed, answered, send_at }
  })
}

/** When the first of those who wait will read it. */
async function firstAnswerAt(tx: Deps, vacancyId: string, company_timezone: string, delayHours: number | null) {
  const zones = new Set((await listPlacesOfWaiting(tx.db, vacancyId)).map(personZone))
  const times = [...zones].map((timezone) =>
    sendTime(tx.now(), { timezone, company_timezone }, delayHours).toISOString(),
  )
  return times.toSorted()[0] ?? null
}
