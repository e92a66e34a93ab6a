import { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { contentOf } from '#server/features/cvs/cv-content.ts'
import { requireOwnCv } from '#server/features/cvs/cvs.service.ts'
import { companyOfJob } from '#server/features/jobs/cards/cards.service.ts'
import { cursorOver, moment } from '#server/platform/db/cursor.ts'
import { AppError } from '#shared/core/errors.ts'
import { addSeconds } from '#shared/core/time.ts'
import { cvContent } from '#shared/cvs/cv-document.ts'
import { type SeekerState, type StepKind, seekerState, toldReason } from '#shared/hiring/application.ts'
import { UNDO_SECONDS } from '#shared/hiring/applying.ts'
import { shownFrom } from '#shared/hiring/identity.ts'
import type * as contract from '#shared/hiring/my-applications.ts'
import type { StageKind } from '#shared/hiring/stages.ts'
import { isWithoutLetter } from '#shared/hiring/steps.ts'
import { requirementWords } from '#shared/words/requirements.ts'
import { changedFieldWords } from '#shared/words/vacancy-fields.ts'
import { lockOwnApplication, requireOwnApplication } from '../applications/application-access.service.ts'
import { changeApplication } from '../applications/application-states.service.ts'
import { findSnapshot } from '../applications/applications.queries.ts'
import { listSent } from '../applying/answer-files.queries.ts'
import { sentContent } from '../applying/sent-content.ts'
import { shownAnswers } from '../applying/shown-answers.ts'
import { endOf } from '../decisions/ending.service.ts'
import { zoneOfPerson } from '../interviews/interview-notices.service.ts'
import { listPlacesOfAgreed } from '../interviews/interviews.queries.ts'
import { notifyTeam, surroundingsOf } from '../notices/notices.service.ts'
import { personZone } from '../notices/person-zone.ts'
import { listStages } from '../stages/stages.queries.ts'
import type { ApplicationRow, SnapshotRow } from '../tables/applications.tables.ts'
import { stepsForPerson } from '../timeline/steps-for-person.ts'
import { listSteps } from '../timeline/timeline.queries.ts'
import { cvDifference } from './cv-difference.ts'
import { countMine, findMine, listDrafts, listMine, type MyRow, upsertPrivate } from './my-applications.queries.ts'

const PAGE = 30
export type OfApplication = { params: { id: string } }

/** The moment that made a state, where it is not the arrival in a stage: a «no» counts from the day its person was told. */
const SINCE: Partial<Record<SeekerState, (row: MyRow) => Date | null>> = {
  VISTA: ({ application }) => application.viewed_at,
  OFERTA: ({ offer_sent_at }) => offer_sent_at,
  SIN_RESPUESTA: ({ silent_since }) => silent_since,
  CONTRATADA: ({ application }) => application.decided_at,
  RETIRADA: ({ application }) => application.decided_at,
  NO_SELECCIONADA: ({ application }) => application.told_at,
  PROCESO_CERRADO: ({ application }) => application.told_at,
}

const stateSince = (row: MyRow): Date => SINCE[row.state]?.(row) ?? row.application.stage_since

/** On whose clock each of these reads the hour of its next interview. */
async function zonesOf(ctx: UserCtx, rows: readonly MyRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = rows.filter(({ next_interview_at }) => next_interview_at !== null).map(({ id }) => id)
  const places = ids.length > 0 ? await listPlacesOfAgreed(ctx.db, ids, ctx.now()) : []
  return new Map(
    places.map(({ application_id, proposed_in, company_timezone, ...person }) => [
      application_id,
      zoneOfPerson({ timezone: proposed_in }, { timezone: personZone(person), company_timezone }),
    ]),
  )
}

type Zones = Awaited<ReturnType<typeof zonesOf>>

function present(ctx: UserCtx, row: MyRow, zones: Zones): z.input<typeof contract.myApplication> {
  const { application, company } = row
  const undo_until = addSeconds(application.applied_at, UNDO_SECONDS)
  return {
    ...row,
    ...application,
    state: row.state,
    company: companyOfJob(ctx, company),
    state_since: stateSince(row),
    is_on_hold: application.state === 'ON_HOLD',
    undo_until: application.state === 'SENDING' && undo_until > ctx.now() ? undo_until : null,
    promised_reply_at: application.first_reply_at || !row.is_open ? null : application.promised_reply_at,
    unread_messages: application.unread_by_seeker,
    next_action: row.state === 'OFERTA' ? 'ANSWER_OFFER' : row.slots_wait ? 'CHOOSE_SLOT' : null,
    next_interview_at: row.next_interview_at === null ? null : new Date(row.next_interview_at),
    interview_timezone: zones.get(row.id) ?? null,
  }
}

/** Of a row in either order; the key is no more than a digit. */
const place = cursorOver(
  z.object({ key: z.int().min(0).max(9), at: moment.transform((text) => new Date(text)), id: z.uuid() }),
)

type List = { query: z.output<typeof contract.listMyApplications.query> }

export async function listMyApplications(ctx: UserCtx, { query }: List) {
  const now = ctx.now()
  const { state, q, open, sort: order } = query
  const filter = { state, q, open: open === undefined ? undefined : open === 'true' }
  const after = place.read(query.cursor)
  const rows = await listMine(ctx.db, ctx.user.id, filter, { order, after, limit: PAGE + 1, now })
  const page = place.page(rows, PAGE, ({ key, at, id }) => ({ key, at, id }))
  const counted = new Map((await countMine(ctx.db, ctx.user.id, now)).map((row) => [row.state, row.total]))
  const counts = Object.fromEntries(seekerState.options.map((name) => [name, counted.get(name) ?? 0]))
  const drafts = await listDrafts(ctx.db, ctx.user.id)
  const zones = await zonesOf(ctx, page.items)
  return {
    ...page,
    items: page.items.map((row) => present(ctx, row, zones)),
    counts: counts as Record<SeekerState, number>,
    drafts: drafts.map((draft) => ({ ...draft, is_open: draft.state === 'PUBLISHED' })),
  }
}

/** What its person reads of the history: what somebody did, never what was only prepared. */
const SEEKER_KINDS: readonly StepKind[] = [
  'ADDED',
  'TAKEN',
  'APPLIED',
  'VIEWED',
  'MOVED',
  'HELD',
  'RESUMED',
  'ANSWERED',
  'WITHDRAWN',
  'HIRED',
  'MESSAGE_TEAM',
  'MESSAGE_SEEKER',
  'INTERVIEW_PROPOSED',
  'INTERVIEW_SCHEDULED',
  'INTERVIEW_CHANGE_ASKED',
  'INTERVIEW_CANCELLED',
  'INTERVIEW_DONE',
  'VACANCY_CHANGED',
  'REVEALED',
  'OFFER_SENT',
  'OFFER_ACCEPTED',
  'OFFER_DECLINED',
  'OFFER_EXPIRED',
  'OFFER_WITHDRAWN',
]

function ownDetail(kind: StepKind, detail: string | null): string | null {
  if (kind === 'VACANCY_CHANGED') return `Cambió ${changedFieldWords((detail ?? '').split(','))}.`
  return isWithoutLetter({ kind, detail }) ? detail : null
}

async function timelineOf(ctx: UserCtx, { id }: ApplicationRow) {
  const steps = await listSteps(ctx.db, id, SEEKER_KINDS)
  return stepsForPerson(steps).map(({ from_label, to_label, kind, ...step }) => ({
    ...step,
    kind,
    actor_name: null,
    from_stage: from_label,
    to_stage: to_label,
    detail: ownDetail(kind, step.detail),
  }))
}

async function processOf(ctx: UserCtx, { application, stage_position }: MyRow) {
  const stages = await listStages(ctx.db, application.vacancy_id)
  return stages.map(({ candidate_label: name, position, id }) => ({
    name,
    is_here: id === application.stage_id,
    is_past: position < stage_position,
  }))
}

async function changedSince(ctx: UserCtx, { cv_id }: ApplicationRow, sent: Parameters<typeof cvDifference>[0]) {
  const cv = cv_id ? await requireOwnCv(ctx, cv_id).catch(() => undefined) : undefined
  return cv ? cvDifference(cvContent.parse(sent), sentContent(contentOf(cv))) : null
}

async function decisionOf(ctx: UserCtx, { application, state }: MyRow) {
  const reason = application.decision_reason
  if (!['NO_SELECCIONADA', 'PROCESO_CERRADO'].includes(state) || !reason) return null
  const { document } = await surroundingsOf(ctx, application)
  const missing = document.requirements.filter(({ id }) => application.missing_requirement_ids.includes(id))
  return { reason: toldReason(reason), missing: missing.map(requirementWords), message: application.decision_message }
}

/** Said only where there is, or was, something to hide. */
async function identityOf(ctx: UserCtx, { is_blind, vacancy_id }: ApplicationRow) {
  const shown_from = shownFrom(await listStages(ctx.db, vacancy_id))
  return is_blind || shown_from ? { is_hidden: is_blind, shown_from } : null
}

async function detail(ctx: UserCtx, id: string): Promise<z.input<typeof contract.applicationDetail>> {
  const row = await findMine(ctx.db, ctx.user.id, id, ctx.now())
  const snapshot = row && (await findSnapshot(ctx.db, id))
  if (!row || !snapshot) throw new AppError('not_found')
  const { application } = row
  const { language, document } = snapshot.content
  const answers = shownAnswers(snapshot.answers, await listSent(ctx.db, id))
  return {
    ...present(ctx, row, await zonesOf(ctx, [row])),
    sent: {
      ...snapshot,
      is_letter: snapshot.letter_title !== null,
      answers,
      declared: declaredIn(snapshot),
      cv_id: application.cv_id,
      cv_title: application.cv_title,
      language,
      document,
    },
    changed_since: await changedSince(ctx, application, snapshot.content),
    timeline: await timelineOf(ctx, application),
    process: await processOf(ctx, row),
    decision: await decisionOf(ctx, row),
    identity: await identityOf(ctx, application),
    private_note: row.private_note,
    can_withdraw: row.is_open,
    can_prepare: canPrepare(row),
    vacancy_ends_at: row.vacancy_expires_at,
    can_message: row.is_open || row.state === 'CONTRATADA',
  }
}

/** Stages in which somebody is talked to, or will be soon. */
const TALKING: readonly StageKind[] = ['SCREENING', 'INTERVIEW', 'TEST', 'REFERENCES']

/** What somebody wrote for an interview stays readable afterwards. */
function canPrepare({ application, is_open, stage_kind, slots_wait, next_interview_at, has_stories }: MyRow): boolean {
  const is_planned = TALKING.includes(stage_kind) || slots_wait || next_interview_at !== null
  return has_stories || (is_open && application.state !== 'SENDING' && is_planned)
}

/** Answers to lines of the vacancy, each with what was asked. */
function declaredIn({ match, declared }: Pick<SnapshotRow, 'match' | 'declared'>) {
  return [...(match?.items ?? []), ...(match?.conditions ?? [])].flatMap((line) => {
    const answer = declared[line.requirement_id] ?? line.declared
    const { requirement_id, type, question, title } = line
    return answer ? [{ requirement_id, type, question: question || title, answer }] : []
  })
}

export const getMyApplication = (ctx: UserCtx, { params }: OfApplication) => detail(ctx, params.id)

type Withdraw = OfApplication & { body: z.output<typeof contract.withdrawBody> }

/** Always possible, also when the team has decided but nobody was told yet: then that answer is never sent. */
export async function withdrawApplication(ctx: UserCtx, { params, body }: Withdraw) {
  return inTransaction(ctx, async (tx) => {
    const application = await lockOwnApplication(tx, params.id)
    if (application.state === 'REJECTED' && application.told_at) throw new AppError('state_conflict')
    if (application.state !== 'WITHDRAWN') {
      const row = await changeApplication(tx, application, {
        step: 'withdraw',
        changes: { decided_at: tx.now(), decision_side: 'CANDIDATE', decision_reason: body.reason },
        history: { kind: 'WITHDRAWN', actor_id: tx.user.id, detail: body.reason },
      })
      const around = await surroundingsOf(tx, row)
      await endOf(tx, row, around, tx.user.id)
      if (application.state !== 'SENDING') await notifyTeam(tx, 'APP_WITHDRAWN', row, around)
    }
    return detail(tx, params.id)
  })
}

type Private = OfApplication & { body: z.output<typeof contract.privateBody> }

export async function savePrivateNote(ctx: UserCtx, { params, body }: Private): Promise<undefined> {
  const { id } = await requireOwnApplication(ctx, params.id)
  const reminder_at = body.reminder_at ? new Date(body.reminder_at) : null
  await upsertPrivate(ctx.db, { application_id: id, note: body.note, reminder_at })
}
