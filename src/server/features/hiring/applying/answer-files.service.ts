import { type Deps, inTransaction, type UserCtx } from '#server/context.ts'
import { lockPerson } from '#server/features/accounts/users/people.service.ts'
import { requireJob } from '#server/features/jobs/public-job/public-job.service.ts'
import { forgetFile, keepFile } from '#server/platform/files/files.service.ts'
import type { Upload } from '#server/platform/http/upload.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { forEachRow } from '#server/platform/tasks/each-row.ts'
import type { FileAnswer } from '#shared/core/endpoint.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { addDays } from '#shared/core/time.ts'
import type { AnsweredQuestion } from '#shared/hiring/application.ts'
import { requireEitherSide, seesContact } from '../applications/application-access.service.ts'
import { findLatest } from '../applications/applications.queries.ts'
import { attachmentOf, UNSEEN } from '../messages/attachment.ts'
import {
  type Asked,
  claimFiles,
  deleteAbandoned,
  deleteWaiting,
  findSent,
  insertAnswerFile,
  listAbandoned,
  listOfPerson,
} from './answer-files.queries.ts'
import { ensureDraft } from './apply.queries.ts'
import { alreadyApplied, standsInTheWay } from './earlier.ts'

type OfQuestion = { params: { vacancy_id: string; question_id: string } }

/** One waits for each question: another one takes its place. */
export async function bringAnswerFile(ctx: UserCtx, { params, file, file_name }: OfQuestion & Upload) {
  await takeAttempt(ctx, rateRules.upload_user, ctx.user.id)
  const { vacancy, state } = await requireJob(ctx, params.vacancy_id)
  const question = vacancy.document.questions.find(({ id }) => id === params.question_id)
  if (question?.kind !== 'ARCHIVO') throw new AppError('not_found')
  if (state === 'CLOSED') throw new AppError('vacancy_closed')
  const earlier = await findLatest(ctx.db, ctx.user.id, vacancy.id)
  if (standsInTheWay(earlier, ctx.now())) throw new AppError('already_applied', alreadyApplied(earlier))
  const content = await file.read()
  const { name, type } = attachmentOf(content, file_name)
  const kept = await keepFile(ctx, { kind: 'ANSWER_FILE', content_type: type, content })
  const asked = { user_id: ctx.user.id, vacancy_id: vacancy.id }
  return inTransaction(ctx, async (tx) => {
    await lockPerson(tx, tx.user.id)
    await forgetWaiting(tx, asked, question.id)
    await kept.record(tx)
    await ensureDraft(tx.db, tx.user.id, vacancy.id, tx.now())
    const values = { id: kept.id, question_id: question.id, name, type, bytes: content.length, created_at: tx.now() }
    return insertAnswerFile(tx.db, { ...asked, ...values })
  })
}

export async function removeAnswerFile(ctx: UserCtx, { params }: OfQuestion): Promise<undefined> {
  const asked = { user_id: ctx.user.id, vacancy_id: params.vacancy_id }
  await inTransaction(ctx, async (tx) => {
    if ((await forgetWaiting(tx, asked, params.question_id)) === 0) throw new AppError('not_found')
  })
}

/** What nobody will send, of one question or of the whole draft; how many there were. */
export async function forgetWaiting(
  tx: Pick<Deps, 'db' | 'tasks'>,
  asked: Asked,
  questionId?: string,
): Promise<number> {
  const gone = await deleteWaiting(tx.db, asked, questionId)
  for (const { id } of gone) await forgetFile(tx, id)
  return gone.length
}

const AGAIN = 'Vuelve a adjuntar el archivo.'

/** The files that answer go out with the application, each to the question that it was brought for. */
export async function sendAnswerFiles(
  tx: Pick<Deps, 'db' | 'tasks'>,
  asked: Asked,
  application_id: string,
  answers: readonly AnsweredQuestion[],
): Promise<void> {
  const named = answers.filter(({ kind, values }) => kind === 'ARCHIVO' && values.length > 0)
  const ids = named.flatMap(({ values }) => values)
  const claimed = ids.length === 0 ? [] : await claimFiles(tx.db, asked, application_id, ids)
  const lost = named.filter(
    ({ question_id, values }) => !claimed.some((file) => file.question_id === question_id && values.includes(file.id)),
  )
  if (lost.length > 0) {
    const fields = Object.fromEntries(lost.map(({ question_id }) => [`answers.${question_id}`, AGAIN]))
    throw new AppError('validation', undefined, { fields })
  }
  await forgetWaiting(tx, asked)
}

type OfFile = { params: { id: string; file_id: string } }
const TOO_EARLY = 'Podrás abrirlo cuando esta postulación pase de la preselección.'

/** For both sides once it was sent. Nothing can be taken out of a file, so whoever may not know the contact may not open it. */
export async function getAnswerFile(ctx: UserCtx, { params }: OfFile): Promise<FileAnswer> {
  const access = await requireEitherSide(ctx, params.id, 'see_contact_data')
  const { application, side } = access
  if (access.side === 'TEAM' && !(await seesContact(ctx, access))) throw new AppError('state_conflict', TOO_EARLY)
  const file = await findSent(ctx.db, application.id, params.file_id)
  if (!file) throw new AppError('not_found')
  if (side === 'TEAM' && application.is_blind) throw new AppError('state_conflict', UNSEEN)
  const bytes = await ctx.storage.get(file.id)
  if (!bytes) throw new AppError('not_found')
  return { bytes, type: file.type, name: file.name, disposition: 'attachment', cache_seconds: 0 }
}

/** What was brought and has had no draft for a day. */
export function forgetAbandonedAnswers(deps: Deps): Promise<void> {
  const before = addDays(deps.now(), -1)
  return forEachRow(deps, {
    name: 'hiring.abandoned-answers',
    list: (page) => listAbandoned(deps.db, before, page),
    work: async (tx, id) => {
      if (await deleteAbandoned(tx.db, id, before)) await forgetFile(tx, id)
    },
  })
}

/** Sent or waiting, for the copy of all that is known of a person. */
export const ownAnswerFiles = (deps: Pick<Deps, 'db'>, userId: string) => listOfPerson(deps.db, userId)

/** For an account that goes, whatever of it was never sent; the rows go with all others. */
export async function forgetAnswerFilesOf(tx: Pick<Deps, 'db' | 'tasks'>, userId: string): Promise<void> {
  for (const { id } of await listOfPerson(tx.db, userId)) await forgetFile(tx, id)
}
