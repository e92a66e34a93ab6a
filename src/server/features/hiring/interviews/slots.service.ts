import { inTransaction, type UserCtx } from '#server/context.ts'
import type { FileAnswer } from '#shared/core/endpoint.ts'
import { AppError } from '#shared/core/errors.ts'
import { addSeconds } from '#shared/core/time.ts'
import { lockOwnApplication, requireEitherSide } from '../applications/application-access.service.ts'
import { noteOn } from '../applications/application-states.service.ts'
import { isOpen } from '../applications/application-states.ts'
import { notifyTeam, surroundingsOf } from '../notices/notices.service.ts'
import type { InterviewRow } from '../tables/interviews.tables.ts'
import { calendarFile } from './calendar.ts'
import { appointmentOf, mailAppointment } from './interview-notices.service.ts'
import { moveInterview } from './interview-states.service.ts'
import { listInterviewers, listOfApplication, lockInterview } from './interviews.queries.ts'
import { type OfInterview, presentOne } from './interviews.service.ts'
import { holdInterviewers, listTaken, overlaps } from './taken-hours.queries.ts'

/** The interview for its own candidate, held until the transaction ends. */
async function requireOwnInterview(tx: UserCtx, { params }: OfInterview) {
  const application = await lockOwnApplication(tx, params.id)
  const interview = await lockInterview(tx.db, application.id, params.interview_id)
  if (!interview) throw new AppError('not_found')
  return { application, interview, around: await surroundingsOf(tx, application) }
}

const NOT_NOW = 'Ahora mismo no se puede confirmar esta entrevista. La empresa te escribirá.'
const NOT_OFFERED = 'Ese horario ya no está disponible. Elige otro.'

export const DAY_SECONDS = 24 * 3600
/** The mail that confirms an hour of the next day is the reminder of that day. */
const reminded = (now: Date, starts_at: Date) => ({
  day_reminded_at: starts_at <= addSeconds(now, DAY_SECONDS) ? now : null,
})

const TAKEN = 'Alguien acaba de tomar ese horario. Elige otro de la lista o di cuándo podrías.'

/** Whoever interviews is in one place at a time: of two people who take the same hour, the second chooses another. */
async function requireFree(tx: UserCtx, interview: InterviewRow, starts_at: Date): Promise<void> {
  await holdInterviewers(tx.db, interview.id)
  const taken = await listTaken(tx.db, [interview.id])
  if (taken.some((other) => overlaps(other, { starts_at, duration_minutes: interview.duration_minutes })))
    throw new AppError('validation', TAKEN, { fields: { starts_at: TAKEN } })
}

type Choose = OfInterview & { body: { starts_at: string } }

export async function chooseSlot(ctx: UserCtx, { params, body }: Choose) {
  const starts_at = new Date(body.starts_at)
  return inTransaction(ctx, async (tx) => {
    const { application, interview, around } = await requireOwnInterview(tx, { params })
    const isSame = interview.state === 'SCHEDULED' && interview.starts_at?.getTime() === starts_at.getTime()
    if (isSame) return presentOne(tx, 'SEEKER', interview)
    // Nobody keeps an hour free for somebody who was decided about, and nobody is told that they do.
    if (!isOpen(application.state)) throw new AppError('state_conflict', NOT_NOW)
    const isOffered = interview.slots.some((slot) => slot.getTime() === starts_at.getTime())
    if (!isOffered || starts_at <= tx.now())
      throw new AppError('validation', undefined, { fields: { starts_at: NOT_OFFERED } })
    await requireFree(tx, interview, starts_at)
    const row = await moveInterview(tx, interview, 'choose', { starts_at, ...reminded(tx.now(), starts_at) })
    await noteOn(tx, application, { kind: 'INTERVIEW_SCHEDULED', actor_id: tx.user.id })
    const people = (await listInterviewers(tx.db, [row.id])).map(({ user_id }) => user_id)
    await notifyTeam(tx, 'INTERVIEW_CONFIRMED', application, around, people.length > 0 ? people : undefined)
    await mailAppointment(tx, { interview: row, application, around }, 'REQUEST')
    return presentOne(tx, 'SEEKER', row)
  })
}

type Ask = OfInterview & { body: { message: string | null } }

export async function askOtherSlots(ctx: UserCtx, { params, body }: Ask) {
  return inTransaction(ctx, async (tx) => {
    const { application, interview, around } = await requireOwnInterview(tx, { params })
    if (interview.state === 'SCHEDULED') await mailAppointment(tx, { interview, application, around }, 'CANCEL')
    const row = await moveInterview(tx, interview, 'ask_others', { asked: body.message, starts_at: null })
    await noteOn(tx, application, { kind: 'INTERVIEW_CHANGE_ASKED', actor_id: tx.user.id })
    await notifyTeam(tx, 'INTERVIEW_CHANGE_ASKED', application, around)
    return presentOne(tx, 'SEEKER', row)
  })
}

export async function getInterviewIcs(ctx: UserCtx, { params }: OfInterview): Promise<FileAnswer> {
  const { application, side } = await requireEitherSide(ctx, params.id, 'see_applications')
  const interview = (await listOfApplication(ctx.db, application.id)).find(({ id }) => id === params.interview_id)
  const { full_name: name, email } = ctx.user
  const around = await surroundingsOf(ctx, application)
  const appointment = interview && appointmentOf(ctx, { interview, application, around }, { side, name, email })
  if (!appointment) throw new AppError('not_found')
  // Of one that was called off the file takes it out of the calendar again.
  const method = interview.state === 'CANCELLED' ? 'CANCEL' : 'REQUEST'
  const bytes = Buffer.from(calendarFile(appointment, method), 'utf8')
  const file = { bytes, type: 'text/calendar; charset=utf-8', name: 'entrevista.ics' }
  return { ...file, disposition: 'attachment', cache_seconds: 0 }
}
