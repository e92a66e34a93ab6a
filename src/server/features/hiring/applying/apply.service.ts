import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { lockPerson } from '#server/features/accounts/users/people.service.ts'
import { contentOf } from '#server/features/cvs/cv-content.ts'
import { lockOwnCv, requireOwnCv } from '#server/features/cvs/cvs.service.ts'
import type { CvRow } from '#server/features/cvs/cvs.tables.ts'
import { keepVersion } from '#server/features/cvs/keep-version.service.ts'
import { markApplied } from '#server/features/jobs/applied-jobs.service.ts'
import { type ReadableJob, requireJob } from '#server/features/jobs/public-job/public-job.service.ts'
import { hasPromptInjectionInside } from '#server/features/language/prompt-injection/injections-inside.ts'
import {
  giveConsent,
  rememberApplicant,
  takeBackConsent,
  wasInvited,
} from '#server/features/matching/matching.service.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { turnOf } from '#server/platform/processes/turn.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { addSeconds } from '#shared/core/time.ts'
import type { AnsweredQuestion } from '#shared/hiring/application.ts'
import { type applyBody, type sentApplication, UNDO_SECONDS } from '#shared/hiring/applying.ts'
import type { MatchResult } from '#shared/matching/matching.ts'
import { lockOwnApplication } from '../applications/application-access.service.ts'
import {
  deleteApplication,
  findByKey,
  findLatest,
  findSnapshot,
  holdVacancy,
  insertApplication,
  insertStep,
} from '../applications/applications.queries.ts'
import { referrerFor, tokenOf } from '../referrals/referrals.service.ts'
import { stagesOf } from '../stages/stages.service.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import { sendAnswerFiles } from './answer-files.service.ts'
import { answeredQuestions, questionKey } from './answers.ts'
import { matchColumns, matchOfCv, rememberSaid, saidOfLines } from './application-match.service.ts'
import { deleteDraft, upsertAnswers, upsertDraft } from './apply.queries.ts'
import { type OfJob, promisedUntil, takesApplications } from './apply-context.service.ts'
import { deliverTask } from './delivery.tasks.ts'
import { alreadyApplied, standsInTheWay } from './earlier.ts'
import { letterTitle } from './letter.service.ts'
import { saysSomething, sentContent } from './sent-content.ts'

type Apply = OfJob & { body: z.output<typeof applyBody> }

const UNVERIFIED = 'Confirma tu correo para postularte. ¿Te lo reenviamos?'
const OTHER_KEY = 'Esta postulación ya se envió a otra vacante. Recarga la página e inténtalo de nuevo.'
const EMPTY_CV = 'Este CV está casi vacío. Añade tu experiencia, tus estudios o tus habilidades antes de enviarlo.'

const presentSent = (row: ApplicationRow): z.input<typeof sentApplication> => ({
  ...row,
  undo_until: addSeconds(row.applied_at, UNDO_SECONDS),
})

/** Asked twice with one key (the first answer was lost) it answers with what the first call sent. */
export async function applyToJob(ctx: UserCtx, { params, body }: Apply) {
  const sent = await findByKey(ctx.db, ctx.user.id, body.creation_key)
  if (sent) return presentSent(sameOrRefused(sent, params.vacancy_id))
  const job = await requireJob(ctx, params.vacancy_id)
  if (!ctx.user.email_verified_at) throw new AppError('email_not_verified', UNVERIFIED)
  const seen = await requireOwnCv(ctx, body.cv_id)
  if (!takesApplications(job, ctx.now())) throw await refuseAndKeep(ctx, job, body)
  await takeAttempt(ctx, rateRules.apply_user, ctx.user.id)
  const match = await matchOfCv(ctx, body.cv_id, job.vacancy.document, body.declared, turnOf(ctx))
  const judged = { match, cv_revision: seen.revision }
  const row = await inTransaction(ctx, async (tx) => {
    await lockPerson(tx, tx.user.id)
    const quicker = await findByKey(tx.db, tx.user.id, body.creation_key)
    return quicker ? sameOrRefused(quicker, job.vacancy.id) : send(tx, job, body, judged)
  })
  return presentSent(row)
}

function sameOrRefused(sent: ApplicationRow, vacancyId: string): ApplicationRow {
  if (sent.vacancy_id === vacancyId) return sent
  throw new AppError('validation', OTHER_KEY, { fields: { creation_key: OTHER_KEY } })
}

/** Nothing that somebody typed is lost because the vacancy stopped meanwhile. */
async function refuseAndKeep(ctx: UserCtx, { vacancy, state }: ReadableJob, body: Apply['body']): Promise<AppError> {
  const { cv_id, note, is_letter, answers, declared, referral } = body
  const draft = { user_id: ctx.user.id, vacancy_id: vacancy.id, cv_id, note, is_letter, answers, declared, referral }
  await upsertDraft(ctx.db, { ...draft, updated_at: ctx.now() })
  return new AppError(state === 'CLOSED' ? 'vacancy_closed' : 'vacancy_paused')
}

/** Judged before anything is locked, from this writing of the CV. */
interface Judged {
  match: MatchResult | null
  cv_revision: number
}

async function send(tx: UserCtx, job: ReadableJob, body: Apply['body'], judged: Judged): Promise<ApplicationRow> {
  const vacancy = await holdVacancy(tx.db, job.vacancy.id)
  if (vacancy?.state !== 'PUBLISHED') throw new AppError('vacancy_paused')
  const earlier = await findLatest(tx.db, tx.user.id, vacancy.id)
  if (standsInTheWay(earlier, tx.now())) throw new AppError('already_applied', alreadyApplied(earlier))
  const answers = answeredQuestions(vacancy.document.questions, body.answers)
  const cv = await lockOwnCv(tx, body.cv_id)
  requireSomething(cv)
  await keepVersion(tx, cv, 'APPLY')
  // What is kept belongs to the copy that is sent and to the text that was answered, also when either was just changed.
  const isStale = cv.revision !== judged.cv_revision || vacancy.revision !== job.vacancy.revision
  const match = isStale ? await matchOfCv(tx, cv.id, vacancy.document, body.declared) : judged.match
  const row = await write(tx, { ...job, vacancy }, body, { cv, answers, match })
  if (body.talent_pool && !row.is_blind)
    await giveConsent(tx, { company_id: row.company_id, user_id: tx.user.id, application_id: row.id })
  await sendAnswerFiles(tx, { user_id: tx.user.id, vacancy_id: vacancy.id }, row.id, answers)
  await deleteDraft(tx.db, tx.user.id, vacancy.id)
  const { applied_at, is_blind: is_hidden } = row
  await markApplied(tx, { user_id: tx.user.id, vacancy_id: vacancy.id, applied_at, is_hidden, match })
  await remember(tx, answers)
  await rememberSaid(tx, vacancy.id, body.declared)
  await tx.tasks.enqueue(tx.db, deliverTask, {}, { start_after: addSeconds(tx.now(), UNDO_SECONDS) })
  return row
}

function requireSomething({ document }: CvRow): void {
  if (saysSomething(document)) return
  throw new AppError('validation', undefined, { fields: { cv_id: EMPTY_CV } })
}

interface Sent {
  cv: CvRow
  answers: AnsweredQuestion[]
  match: MatchResult | null
}

async function write(tx: UserCtx, job: ReadableJob, body: Apply['body'], { cv, answers, match }: Sent) {
  const { vacancy } = job
  const [first] = await stagesOf(tx, vacancy)
  if (!first) throw new Error('a pipeline without stages')
  const now = tx.now()
  const content = sentContent(contentOf(cv))
  const { full_name, headline } = content.document.basics
  const who = { full_name: full_name || tx.user.full_name, headline: headline || cv.target_role, cv_title: cv.title }
  // Wherever they pressed the button (an invitation also stands first in «Para ti»), the team asked them.
  const invited = await wasInvited(tx, { vacancy_id: vacancy.id, user_id: tx.user.id })
  // They were told so before they sent it, which an invitation of some other day does not change.
  const referrer = await referrerFor(tx, { vacancy_id: vacancy.id, user_id: tx.user.id, token: body.referral })
  const unreferred = invited ? 'INVITED' : body.source
  const row = await insertApplication(
    tx.db,
    {
      vacancy_id: vacancy.id,
      company_id: vacancy.company_id,
      user_id: tx.user.id,
      cv_id: cv.id,
      ...who,
      is_blind: first.is_blind,
      wants_pool: first.is_blind && body.talent_pool,
      creation_key: body.creation_key,
      stage_id: first.id,
      told_stage_id: first.id,
      source: referrer ? 'REFERRED' : unreferred,
      referred_by: referrer?.member_id ?? null,
      ...matchColumns(match),
      speaks_to_programs: cv.file_hides_orders || hasPromptInjectionInside([content.document, body.note, answers]),
      unexpected_answers: answers.filter(({ as_expected }) => as_expected === false).length,
      applied_at: now,
      stage_since: now,
      changed_at: now,
      promised_reply_at: promisedUntil(job, now),
    },
    {
      content,
      note: body.note,
      letter_title: body.is_letter && body.note ? letterTitle(vacancy.title, job.company.name) : null,
      answers,
      declared: saidOfLines(body.declared, match),
      match,
      engine_version: match?.engine_version ?? null,
      vacancy_revision: vacancy.revision,
      created_at: now,
    },
  )
  const step = { application_id: row.id, vacancy_id: vacancy.id, kind: 'APPLIED' as const, actor_id: tx.user.id }
  await insertStep(tx.db, { ...step, to_stage_id: first.id, created_at: now })
  await rememberApplicant(tx, { vacancy_id: vacancy.id, cv_id: cv.id, user_id: tx.user.id })
  return row
}

/** Answers are offered again when somebody else asks the same. */
async function remember(tx: UserCtx, answers: readonly AnsweredQuestion[]): Promise<void> {
  const rows = answers
    .filter(({ kind, values }) => kind !== 'ARCHIVO' && values.length > 0)
    .map(({ text, values }): [string, string[]] => [questionKey(text), values])
  const known = [...new Map(rows)].filter(([question]) => question !== '')
  await upsertAnswers(
    tx.db,
    known.map(([question, values]) => ({ user_id: tx.user.id, question, values, updated_at: tx.now() })),
  )
}

const TOO_LATE = 'Ya pasaron 60 segundos y la empresa puede verla. Puedes retirar tu postulación.'

/** As if it had never been sent: what was typed is a draft again. */
export async function undoApplication(ctx: UserCtx, { params }: { params: { id: string } }): Promise<undefined> {
  await inTransaction(ctx, async (tx) => {
    const row = await lockOwnApplication(tx, params.id)
    if (row.state !== 'SENDING' || addSeconds(row.applied_at, UNDO_SECONDS) < tx.now())
      throw new AppError('state_conflict', TOO_LATE)
    const sent = await findSnapshot(tx.db, row.id)
    await deleteApplication(tx.db, row.id)
    const earlier = await findLatest(tx.db, tx.user.id, row.vacancy_id)
    const applied_at = earlier?.applied_at ?? null
    const is_hidden = earlier?.is_blind ?? false
    await markApplied(tx, { user_id: tx.user.id, vacancy_id: row.vacancy_id, applied_at, is_hidden })
    await takeBackConsent(tx, row.id)
    const { answers = [], note = null, letter_title = null, declared = {} } = sent ?? {}
    // A file waits by itself again.
    const typed = answers.filter(({ kind, values }) => kind !== 'ARCHIVO' && values.length > 0)
    await upsertDraft(tx.db, {
      user_id: tx.user.id,
      vacancy_id: row.vacancy_id,
      cv_id: row.cv_id,
      note,
      declared,
      is_letter: letter_title !== null,
      referral: await tokenOf(tx, row.vacancy_id, row.referred_by),
      answers: typed.map(({ question_id, values }) => ({ question_id, values })),
      updated_at: tx.now(),
    })
  })
}
