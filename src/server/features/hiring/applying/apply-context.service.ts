import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { asksAnalyst } from '#server/features/companies/analyst-use.ts'
import { contentOf } from '#server/features/cvs/cv-content.ts'
import { listCvs, requireOwnCv } from '#server/features/cvs/cvs.service.ts'
import { type ReadableJob, requireJob } from '#server/features/jobs/public-job/public-job.service.ts'
import { promisedDays } from '#server/features/vacancies/attention/promise.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { turnOf } from '#server/platform/processes/turn.ts'
import { rateRules } from '#shared/core/limits.ts'
import { addDays } from '#shared/core/time.ts'
import type * as contract from '#shared/hiring/applying.ts'
import type { MatchResult } from '#shared/matching/matching.ts'
import { findLatest } from '../applications/applications.queries.ts'
import { redactionFor } from '../blind/redaction.service.ts'
import { referrerFor } from '../referrals/referrals.service.ts'
import { identityFrom } from '../stages/stages.service.ts'
import { listWaiting } from './answer-files.queries.ts'
import { forgetWaiting } from './answer-files.service.ts'
import { answeredQuestions, questionKey } from './answers.ts'
import { matchOfCv } from './application-match.service.ts'
import { deleteDraft, findAnswers, findDraft, upsertDraft } from './apply.queries.ts'
import { againFrom, standsInTheWay } from './earlier.ts'
import { letterStart } from './letter-start.ts'
import { sentContent } from './sent-content.ts'
import { shownAnswers } from './shown-answers.ts'
import { findTailored } from './tailored-cvs.queries.ts'

export type OfJob = { params: { vacancy_id: string } }

const UNKNOWN_ASKED = 3

/** Open for people who apply now. */
export const takesApplications = ({ state, expires_at }: ReadableJob, now: Date): boolean =>
  state === 'PUBLISHED' && expires_at > now

export const promisedUntil = ({ vacancy }: Pick<ReadableJob, 'vacancy'>, now: Date): Date | null =>
  vacancy.document.reply_days ? addDays(now, vacancy.document.reply_days) : null

type ChosenCv = z.input<(typeof contract.getApplyContext.answer)['shape']['cvs']['element']>

/** Every CV of the person that is in use, with how it fits: the one made for this vacancy, then the best first. */
async function choosableCvs(ctx: UserCtx, job: ReadableJob) {
  const { items } = await listCvs(ctx)
  const tailored_id = await findTailored(ctx.db, ctx.user.id, job.vacancy.id)
  const active = items.filter(({ status }) => status === 'ACTIVE')
  const found: { cv: ChosenCv; match: MatchResult | null }[] = []
  for (const { id, title, is_base, completeness } of active) {
    const match = await matchOfCv(ctx, id, job.vacancy.document, {}, turnOf(ctx))
    found.push({ cv: { id, title, is_base, is_tailored: id === tailored_id, completeness, match }, match })
  }
  return found.toSorted((a, b) => rankOf(b) - rankOf(a))
}

const unknownIn = ({ questions, items, conditions }: MatchResult) =>
  questions.slice(0, UNKNOWN_ASKED).flatMap((question) => {
    const line = [...items, ...conditions].find(({ requirement_id }) => requirement_id === question.requirement_id)
    return line ? [{ ...question, type: line.type }] : []
  })

const rankOf = ({ cv, match }: { cv: ChosenCv; match: MatchResult | null }): number =>
  (cv.is_tailored ? 10_000_000 : 0) +
  (match ? (match.missed_must === 0 ? 1_000_000 : 0) + match.low * 1000 + match.high : 0) +
  (cv.is_base ? 0.5 : 0)

export async function getApplyContext(
  ctx: UserCtx,
  { params, query }: OfJob & { query: { referral?: string | undefined } },
): Promise<z.input<typeof contract.getApplyContext.answer>> {
  const job = await requireJob(ctx, params.vacancy_id)
  const { vacancy, company } = job
  const { questions } = vacancy.document
  const reply_days = promisedDays(vacancy)
  const [cvs, draft, latest, known, files] = [
    await choosableCvs(ctx, job),
    await findDraft(ctx.db, ctx.user.id, vacancy.id),
    await findLatest(ctx.db, ctx.user.id, vacancy.id),
    await findAnswers(ctx.db, ctx.user.id, [...new Set(questions.map(({ text }) => questionKey(text)))]),
    await listWaiting(ctx.db, { user_id: ctx.user.id, vacancy_id: vacancy.id }),
  ]
  const earlier = standsInTheWay(latest, ctx.now()) ? latest : undefined
  const best = cvs[0]
  return {
    vacancy: { id: vacancy.id, title: vacancy.title, company_name: company.name, reply_days },
    identity_from: await identityFrom(ctx, vacancy),
    uses_ai: asksAnalyst(ctx.config, company),
    cvs: cvs.map(({ cv }) => cv),
    best_cv_id: best?.cv.id ?? null,
    questions: questions.map((question) => ({
      ...question,
      prefilled: question.kind === 'ARCHIVO' ? [] : (known.get(questionKey(question.text)) ?? []),
      file: files.find(({ question_id }) => question_id === question.id) ?? null,
    })),
    unknown: best?.match ? unknownIn(best.match) : [],
    letter_start: letterStart({
      vacancy_title: vacancy.title,
      company_name: company.name,
      full_name: ctx.user.full_name,
      match: best?.match ?? null,
    }),
    draft: draft ?? null,
    referral: await referralFor(ctx, job, query.referral ?? draft?.referral ?? null),
    refusal: refusalOf(ctx, job, { hasCv: best !== undefined, hasEarlier: earlier !== undefined }),
    earlier: earlier ? { ...earlier, again_from: againFrom(earlier) } : null,
    promised_reply_at: reply_days === null ? null : promisedUntil(job, ctx.now()),
  }
}

/** Of a vacancy that takes nobody now there is nothing to recommend. */
async function referralFor(ctx: UserCtx, job: ReadableJob, token: string | null) {
  if (token === null || !takesApplications(job, ctx.now())) return null
  const found = await referrerFor(ctx, { vacancy_id: job.vacancy.id, user_id: ctx.user.id, token })
  return found && { token, full_name: found.full_name }
}

function refusalOf(
  ctx: UserCtx,
  job: ReadableJob,
  { hasCv, hasEarlier }: { hasCv: boolean; hasEarlier: boolean },
): contract.ApplyRefusal | null {
  if (hasEarlier) return 'ALREADY_APPLIED'
  if (job.state === 'CLOSED') return 'VACANCY_CLOSED'
  if (!takesApplications(job, ctx.now())) return 'VACANCY_PAUSED'
  if (!hasCv) return 'NO_CV'
  return ctx.user.email_verified_at ? null : 'EMAIL_NOT_VERIFIED'
}

type Draft = OfJob & { body: z.output<typeof contract.draftBody> }

export async function saveApplyDraft(ctx: UserCtx, { params, body }: Draft): Promise<undefined> {
  const { vacancy } = await requireJob(ctx, params.vacancy_id)
  if (body.cv_id) await requireOwnCv(ctx, body.cv_id)
  await upsertDraft(ctx.db, { user_id: ctx.user.id, vacancy_id: vacancy.id, ...body, updated_at: ctx.now() })
}

export async function deleteApplyDraft(ctx: UserCtx, { params }: OfJob): Promise<undefined> {
  await inTransaction(ctx, async (tx) => {
    await deleteDraft(tx.db, tx.user.id, params.vacancy_id)
    await forgetWaiting(tx, { user_id: tx.user.id, vacancy_id: params.vacancy_id })
  })
}

/** Nobody's pseudonym: the real one is drawn when it is sent. */
const SAMPLE = '7F3A2'

type Preview = OfJob & { body: z.output<typeof contract.previewBody> }

/** «Así te verá la empresa»: made by the same steps as what is sent. */
export async function previewApplication(
  ctx: UserCtx,
  { params, body }: Preview,
): Promise<z.input<typeof contract.companyView>> {
  await takeAttempt(ctx, rateRules.application_preview_user, ctx.user.id)
  const { vacancy } = await requireJob(ctx, params.vacancy_id)
  const sent = sentContent(contentOf(await requireOwnCv(ctx, body.cv_id)))
  const identity_from = await identityFrom(ctx, vacancy)
  const redaction = identity_from === null ? undefined : redactionFor({ ...ctx.user, document: sent.document }, SAMPLE)
  const { document, language } = redaction ? redaction.content(sent) : sent
  const answers = answeredQuestions(vacancy.document.questions, body.answers, { lenient: true })
  const files = await listWaiting(ctx.db, { user_id: ctx.user.id, vacancy_id: vacancy.id })
  const match = await matchOfCv(ctx, body.cv_id, vacancy.document, body.declared, turnOf(ctx))
  return {
    identity_from,
    headline: document.basics.headline,
    language,
    document,
    full_name: document.basics.full_name || ctx.user.full_name,
    contact: { email: document.basics.email, phone: document.basics.phone },
    note: redaction && body.note ? redaction.text(body.note) : body.note,
    is_letter: body.is_letter && body.note !== null,
    answers: shownAnswers(answers, files, redaction && { can_open: false, text: redaction.text }),
    match: redaction && match ? redaction.match(match) : match,
  }
}
