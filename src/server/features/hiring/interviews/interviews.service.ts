import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { pageOf, readCursor } from '#server/platform/db/cursor.ts'
import { AppError } from '#shared/core/errors.ts'
import { addDays, addSeconds } from '#shared/core/time.ts'
import type * as contract from '#shared/hiring/interviews.ts'
import {
  lockTeamApplication,
  requireActive,
  requireBoard,
  requireEitherSide,
} from '../applications/application-access.service.ts'
import { noteOn } from '../applications/application-states.service.ts'
import { viewerOf } from '../applications/viewer.ts'
import { redactionsOf } from '../blind/redaction.service.ts'
import { countMail, requireMailLeft } from '../notices/mail-limit.service.ts'
import { findSurroundings } from '../notices/notices.queries.ts'
import { notifySeeker, surroundingsOf } from '../notices/notices.service.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import type { InterviewRow } from '../tables/interviews.tables.ts'
import { mailAppointment, mailNoHours, mailProposed, zoneOfPerson } from './interview-notices.service.ts'
import { moveInterview } from './interview-states.service.ts'
import * as queries from './interviews.queries.ts'
import { listTaken, overlaps } from './taken-hours.queries.ts'
import { requireUsualHours } from './usual-hours.service.ts'

type OfApplication = { params: { id: string } }
export type OfInterview = { params: { id: string; interview_id: string } }
type Body = z.output<typeof contract.interviewBody>
type Shown = z.input<typeof contract.interview>

async function presentInterviews(
  ctx: UserCtx,
  side: 'TEAM' | 'SEEKER',
  rows: readonly InterviewRow[],
): Promise<Shown[]> {
  const people =
    side === 'TEAM'
      ? await queries.listInterviewers(
          ctx.db,
          rows.map(({ id }) => id),
        )
      : []
  const asking = side === 'TEAM' ? rows.filter(({ asked }) => asked) : []
  const redactions = await redactionsOf(
    ctx,
    asking.map(({ application_id }) => application_id),
  )
  // Its person reads only their own, all of one application.
  const [first] = side === 'SEEKER' ? rows : []
  const open = side === 'SEEKER' ? rows.filter(({ state }) => state === 'PROPOSED').map(({ id }) => id) : []
  const taken = open.length > 0 ? await listTaken(ctx.db, open) : []
  const isFree = ({ id, duration_minutes }: InterviewRow, starts_at: Date) =>
    !taken.some((hour) => hour.interview_id === id && overlaps(hour, { starts_at, duration_minutes }))
  const around = first && (await findSurroundings(ctx.db, first.application_id))
  return rows.map((row) => ({
    ...row,
    slots: row.slots.filter((slot) => isFree(row, slot)),
    own_timezone: around ? zoneOfPerson(row, around) : null,
    asked: row.asked && (redactions.get(row.application_id)?.text(row.asked) ?? row.asked),
    ends_at: row.starts_at && addSeconds(row.starts_at, row.duration_minutes * 60),
    interviewers: people.filter(({ interview_id }) => interview_id === row.id),
  }))
}

export async function presentOne(ctx: UserCtx, side: 'TEAM' | 'SEEKER', row: InterviewRow): Promise<Shown> {
  const [shown] = await presentInterviews(ctx, side, [row])
  if (!shown) throw new AppError('not_found')
  return shown
}

export async function listInterviews(ctx: UserCtx, { params }: OfApplication) {
  const { application, side } = await requireEitherSide(ctx, params.id, 'see_applications')
  const rows = await queries.listOfApplication(ctx.db, application.id)
  return { items: await presentInterviews(ctx, side, rows), next_cursor: null }
}

const AHEAD_DAYS = 180
const SOON = 'Elige horarios que aún no hayan pasado.'
const TWICE = 'Cada horario se propone una vez.'

/** Hours that are still to come, each once, in order. */
function slotsOf(ctx: UserCtx, { slots }: Body): Date[] {
  const times = slots.map((slot) => new Date(slot)).toSorted((a, b) => a.getTime() - b.getTime())
  const refuse = (message: string) => new AppError('validation', undefined, { fields: { slots: message } })
  const last = addDays(ctx.now(), AHEAD_DAYS)
  if (times.some((time) => time <= ctx.now() || time > last)) throw refuse(SOON)
  if (new Set(times.map((time) => time.getTime())).size !== times.length) throw refuse(TWICE)
  return times
}

const NO_INTERVIEWER = 'Elige a personas que formen parte de la empresa, sin contar a quien se postuló.'

async function requireInterviewers(tx: UserCtx, application: ApplicationRow, ids: readonly string[]): Promise<void> {
  const unique = new Set(ids)
  if ((await queries.countMembers(tx.db, application, [...unique])) !== unique.size)
    throw new AppError('validation', undefined, { fields: { interviewer_ids: NO_INTERVIEWER } })
}

/** Whoever names nobody comes themself, so that somebody of the team has it in the calendar. */
const interviewersOf = ({ interviewer_ids }: Body, { id }: { id: string }): string[] =>
  interviewer_ids.length > 0 ? [...new Set(interviewer_ids)] : [id]

const columnsOf = ({ title, kind, duration_minutes, timezone, place, message }: Body) => ({
  title,
  kind,
  duration_minutes,
  timezone,
  place,
  message,
})

type Propose = OfApplication & { body: Body }

export async function proposeInterview(ctx: UserCtx, { params, body }: Propose) {
  return inTransaction(ctx, async (tx) => {
    const { application, member } = await lockTeamApplication(tx, params.id, 'move_application')
    requireActive(application)
    const slots = slotsOf(tx, body)
    const interviewers = interviewersOf(body, member)
    await requireInterviewers(tx, application, interviewers)
    await requireUsualHours(tx, { application, interviewers, slots, interview_id: null }, body)
    await requireMailLeft(tx, application)
    const now = tx.now()
    const place = { application_id: application.id, vacancy_id: application.vacancy_id }
    const times = { slots, created_at: now, updated_at: now }
    const row = await queries.insertInterview(tx.db, { ...columnsOf(body), ...place, ...times })
    await queries.replaceInterviewers(tx.db, row.id, interviewers)
    await notifyOfProposal(tx, application, row)
    return presentOne(tx, 'TEAM', row)
  })
}

async function notifyOfProposal(tx: UserCtx, application: ApplicationRow, interview: InterviewRow): Promise<void> {
  const now = tx.now()
  const contact = { last_contact_at: now, first_reply_at: application.first_reply_at ?? now }
  await noteOn(tx, application, { kind: 'INTERVIEW_PROPOSED', actor_id: tx.user.id }, contact)
  await countMail(tx, application)
  const around = await surroundingsOf(tx, application)
  await notifySeeker(tx, 'INTERVIEW_PROPOSED', application, around)
  await mailProposed(tx, { interview, application, around })
}

/** The interview for a change by the team, held until the transaction ends. */
async function requireInterview(tx: UserCtx, { params }: OfInterview) {
  const access = await lockTeamApplication(tx, params.id, 'move_application')
  const interview = await queries.lockInterview(tx.db, access.application.id, params.interview_id)
  if (!interview) throw new AppError('not_found')
  return { ...access, interview }
}

type Change = OfInterview & { body: Body }

export async function changeInterview(ctx: UserCtx, { params, body }: Change) {
  return inTransaction(ctx, async (tx) => {
    const { interview, application, member } = await requireInterview(tx, { params })
    requireActive(application)
    const slots = slotsOf(tx, body)
    const interviewers = interviewersOf(body, member)
    await requireInterviewers(tx, application, interviewers)
    await requireUsualHours(tx, { application, interviewers, slots, interview_id: interview.id }, body)
    await requireMailLeft(tx, application)
    const open = { starts_at: null, asked: null, day_reminded_at: null, hour_reminded_at: null }
    if (interview.state === 'SCHEDULED')
      await mailAppointment(tx, { interview, application, around: await surroundingsOf(tx, application) }, 'CANCEL')
    const row = await moveInterview(tx, interview, 'propose_again', { ...columnsOf(body), slots, ...open })
    await queries.replaceInterviewers(tx.db, row.id, interviewers)
    await notifyOfProposal(tx, application, row)
    return presentOne(tx, 'TEAM', row)
  })
}

type Cancel = OfInterview & { body: { reason: string | null } }

export async function cancelInterview(ctx: UserCtx, { params, body }: Cancel) {
  return inTransaction(ctx, async (tx) => {
    const { interview, application } = await requireInterview(tx, { params })
    if (interview.state === 'CANCELLED') return presentOne(tx, 'TEAM', interview)
    const around = await surroundingsOf(tx, application)
    const row = await moveInterview(tx, interview, 'cancel', { cancel_reason: body.reason })
    await noteOn(tx, application, { kind: 'INTERVIEW_CANCELLED', actor_id: tx.user.id })
    await countMail(tx, application)
    await notifySeeker(tx, 'INTERVIEW_CANCELLED', application, around)
    if (row.starts_at) await mailAppointment(tx, { interview: row, application, around }, 'CANCEL')
    else await mailNoHours(tx, { interview: row, application, around })
    return presentOne(tx, 'TEAM', row)
  })
}

type Finish = OfInterview & { body: { came: boolean } }
const NOT_YET = 'La entrevista aún no ha empezado.'

export async function finishInterview(ctx: UserCtx, { params, body }: Finish) {
  return inTransaction(ctx, async (tx) => {
    const { interview, application } = await requireInterview(tx, { params })
    if (interview.starts_at && interview.starts_at > tx.now()) throw new AppError('state_conflict', NOT_YET)
    const row = await moveInterview(tx, interview, body.came ? 'finish' : 'miss')
    const kind = body.came ? 'INTERVIEW_DONE' : 'INTERVIEW_NO_SHOW'
    if (interview.state === 'SCHEDULED') await noteOn(tx, application, { kind, actor_id: tx.user.id })
    return presentOne(tx, 'TEAM', row)
  })
}

const PAGE = 30
type ListAll = OfApplication & { query: z.output<typeof contract.listVacancyInterviews.query> }

export async function listVacancyInterviews(ctx: UserCtx, { params, query }: ListAll) {
  const access = await requireBoard(ctx, params.id, 'see_applications')
  const wanted = { when: query.when, after: readCursor(query.cursor), limit: PAGE + 1, now: ctx.now() }
  const page = pageOf(await queries.listOfVacancy(ctx.db, access.vacancy.id, viewerOf(ctx, access), wanted), PAGE)
  const shown = await presentInterviews(
    ctx,
    'TEAM',
    page.items.map(({ interview }) => interview),
  )
  const names = new Map(page.items.map(({ id, full_name }) => [id, full_name]))
  return { ...page, items: shown.map((one) => ({ ...one, full_name: names.get(one.id) ?? '' })) }
}
