import type { z } from 'zod'
import { type Deps, inTransaction, type UserCtx } from '#server/context.ts'
import { holdCompanyOf } from '#server/features/companies/team/access.service.ts'
import type { Followed } from '#server/features/events/events.service.ts'
import { closeVacancy } from '#server/features/vacancies/transitions.service.ts'
import { AppError } from '#shared/core/errors.ts'
import type { RejectionReason } from '#shared/hiring/application.ts'
import type * as contract from '#shared/hiring/decisions.ts'
import type { CloseReason } from '#shared/vacancies/vacancies.ts'
import { requireBoard } from '../applications/application-access.service.ts'
import { listOpenIds, lockApplication, lockVacancyRow } from '../applications/applications.queries.ts'
import { surroundingsOf } from '../applications/news.service.ts'
import { reject, sendTime } from './reject.service.ts'
import { CLOSING_TEMPLATE } from './rejection-texts.ts'

const REASONS: Record<CloseReason, RejectionReason> = {
  FILLED: 'PUESTO_CUBIERTO',
  CANCELLED: 'PROCESO_CANCELADO',
  NO_CANDIDATES: 'PROCESO_CANCELADO',
  OTHER: 'PROCESO_CANCELADO',
}

interface Answering {
  actor_id: string | null
  reason: CloseReason
  message: string
  delay_hours: number | null
}

/** Nobody stays in limbo: everybody who still waits is answered; when the first of them will read it. */
async function answerEverybody(tx: Deps, vacancyId: string, how: Answering): Promise<Date | null> {
  let first: Date | null = null
  for (const { id } of await listOpenIds(tx.db, vacancyId)) {
    const application = await lockApplication(tx.db, id)
    if (!application) continue
    const message = { body: how.message, delay_hours: how.delay_hours }
    const decision = {
      side: 'COMPANY',
      reason: REASONS[how.reason],
      depth: 'CV',
      note_private: null,
      asks_pool: false,
    } as const
    await reject(tx, application, { ...decision, missing_requirement_ids: [], message }, { actor_id: how.actor_id })
    const at = sendTime(tx.now(), await surroundingsOf(tx, application), how.delay_hours)
    if (!first || at < first) first = at
  }
  return first
}

/** A vacancy that was closed in another way than by the dialog answers everybody in the prepared words. */
export async function answerOnClosing(tx: Deps, { vacancy_id, actor_id, facts }: Followed<'VACANCY_CLOSE'>) {
  await answerEverybody(tx, vacancy_id, {
    actor_id,
    reason: facts.reason,
    message: CLOSING_TEMPLATE,
    delay_hours: null,
  })
}

type InVacancy = { params: { id: string } }

export async function getClosing(ctx: UserCtx, { params }: InVacancy) {
  const { vacancy, company } = await requireBoard(ctx, params.id, 'close_vacancy')
  const open = await listOpenIds(ctx.db, vacancy.id)
  const here = { timezone: company.timezone, company_timezone: company.timezone }
  return {
    open_applications: open.length,
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
    const open = await listOpenIds(tx.db, vacancy.id)
    if (open.length !== body.open_applications) throw new AppError('state_conflict', OTHER_NUMBER)
    const { reason, delay_hours } = body
    const message = body.message ?? CLOSING_TEMPLATE
    const send_at = await answerEverybody(tx, vacancy.id, { actor_id: tx.user.id, reason, message, delay_hours })
    const closed = await closeVacancy(tx, { params, body: { reason } })
    return { vacancy: closed, answered: open.length, send_at: send_at?.toISOString() ?? null }
  })
}
