import type { z } from 'zod'
import { AppError } from '#shared/core/errors.ts'
import { addDays } from '#shared/core/time.ts'
import type * as contract from '#shared/vacancies/vacancies.ts'
import type { VacancyAction } from '#shared/vacancies/vacancies.ts'
import { inTransaction, type UserCtx } from '../../../context.ts'
import { requireSlot, requireSlotOn, requireTerm } from '../slots.service.ts'
import { updateVacancyRow, type VacancyChanges } from '../vacancies.queries.ts'
import { requireStep, requireVacancy, type VacancyAccess } from '../vacancy-access.service.ts'
import { notifyOfStep } from '../vacancy-notices.service.ts'
import { moveVacancy } from '../vacancy-states.service.ts'
import { isTooLateToReopen, presentVacancy, REOPEN_DAYS } from '../view/vacancy-view.service.ts'
import {
  openUntil,
  published,
  requireGoodCompany,
  requireGoodText,
  requireVerifiedPerson,
} from './publishing.service.ts'

type InVacancy = { params: { id: string } }
type Change = (tx: UserCtx, access: VacancyAccess) => Promise<VacancyChanges>

/** One step of the machine: permission, state, guard, write, event; asking again for what is done answers the same. */
function step(ctx: UserCtx, vacancyId: string, action: VacancyAction, change: Change) {
  return inTransaction(ctx, async (tx) => {
    const access = await requireStep(tx, vacancyId, action)
    if (access.step === 'go') {
      const vacancy = await moveVacancy(tx, access.vacancy, action, await change(tx, access))
      await notifyOfStep(tx, action, { ...access, vacancy })
    }
    return presentVacancy(tx, await requireVacancy(tx, vacancyId))
  })
}

export function submitVacancy(ctx: UserCtx, { params }: InVacancy) {
  return step(ctx, params.id, 'submit', async (tx, access) => {
    requireGoodText(tx, access)
    // Whoever asks for a look does not want it out before.
    return { review_note: null, scheduled_at: null }
  })
}

type RequestChanges = InVacancy & { body: z.output<typeof contract.requestChanges.body> }

export function requestChanges(ctx: UserCtx, { params, body }: RequestChanges) {
  return step(ctx, params.id, 'request_changes', async () => ({ review_note: body.note, scheduled_at: null }))
}

type Publish = InVacancy & { body: z.output<typeof contract.publishBody> }

export function publishVacancy(ctx: UserCtx, { params, body }: Publish) {
  const at = body.scheduled_at && new Date(body.scheduled_at)
  if (at && at > ctx.now()) return scheduleVacancy(ctx, params.id, at)
  return step(ctx, params.id, 'publish', async (tx, access) => {
    requireVerifiedPerson(tx)
    return published(tx, access)
  })
}

const MAX_DAYS_AHEAD = 90

function scheduleVacancy(ctx: UserCtx, vacancyId: string, at: Date) {
  return inTransaction(ctx, async (tx) => {
    const access = await requireStep(tx, vacancyId, 'publish')
    if (access.step === 'same') throw new AppError('state_conflict', 'Esta vacante ya está publicada.')
    if (at > addDays(ctx.now(), MAX_DAYS_AHEAD))
      throw new AppError('validation', undefined, {
        fields: { scheduled_at: `Elige una fecha de los próximos ${MAX_DAYS_AHEAD} días.` },
      })
    requireVerifiedPerson(tx)
    requireGoodText(tx, access)
    requireGoodCompany(access.company)
    await requireSlotOn(tx, access, at)
    if (access.vacancy.scheduled_at?.getTime() !== at.getTime()) {
      const vacancy = await updateVacancyRow(tx.db, vacancyId, { scheduled_at: at, updated_at: ctx.now() })
      await notifyOfStep(tx, 'schedule', { ...access, vacancy })
    }
    return presentVacancy(tx, await requireVacancy(tx, vacancyId))
  })
}

export function pauseVacancy(ctx: UserCtx, { params }: InVacancy) {
  return step(ctx, params.id, 'pause', async () => ({ state_reason: 'TEAM' }))
}

export function resumeVacancy(ctx: UserCtx, { params }: InVacancy) {
  return step(ctx, params.id, 'resume', async (tx, access) => {
    const { vacancy } = access
    if (vacancy.moderated_revision === vacancy.revision)
      throw new AppError(
        'state_conflict',
        'Varias personas reportaron esta vacante. Revisa el texto y publica los cambios antes de reanudarla.',
      )
    requireVerifiedPerson(tx)
    requireGoodText(tx, access)
    await requireSlot(tx, access.company)
    const isOver = vacancy.expires_at !== null && vacancy.expires_at <= tx.now()
    return { moderated_revision: null, ...(isOver && openUntil(tx, access)) }
  })
}

type Extend = InVacancy & { body: z.output<typeof contract.extendBody> }

/** More days from its end on, or from today where that has passed. */
export function extendVacancy(ctx: UserCtx, { params, body }: Extend) {
  return step(ctx, params.id, 'extend', async (tx, { vacancy }) => {
    const end = vacancy.expires_at ?? tx.now()
    if (end.getTime() !== new Date(body.expires_at).getTime()) throw new AppError('state_conflict')
    const expires_at = addDays(end > tx.now() ? end : tx.now(), body.days)
    requireTerm(tx, expires_at)
    return { expires_at, state_reason: vacancy.state_reason }
  })
}

type Close = InVacancy & { body: z.output<typeof contract.closeBody> }

export function closeVacancy(ctx: UserCtx, { params, body }: Close) {
  return step(ctx, params.id, 'close', async (tx) => ({ state_reason: body.reason, closed_at: tx.now() }))
}

export function reopenVacancy(ctx: UserCtx, { params }: InVacancy) {
  return step(ctx, params.id, 'reopen', async (tx, { vacancy }) => {
    if (isTooLateToReopen(tx, vacancy))
      throw new AppError(
        'state_conflict',
        `Pasaron más de ${REOPEN_DAYS} días desde el cierre. Relánzala como una vacante nueva.`,
      )
    return { state_reason: 'TEAM', closed_at: null }
  })
}

export function archiveVacancy(ctx: UserCtx, { params }: InVacancy) {
  return step(ctx, params.id, 'archive', async () => ({ scheduled_at: null }))
}

/** The clock may have been quicker: then it is out, and the person is told. */
export function cancelSchedule(ctx: UserCtx, { params }: InVacancy) {
  return step(ctx, params.id, 'cancel_schedule', async () => ({ scheduled_at: null }))
}
