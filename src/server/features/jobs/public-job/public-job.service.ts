import type { z } from 'zod'
import type { Deps } from '#server/context.ts'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import { seekerOf } from '#server/features/matching/matching.service.ts'
import { cardsOf } from '#server/features/search/search.service.ts'
import { type Looker, signedIn, viewerOf } from '#server/features/search/search-context.ts'
import { kindOf } from '#server/features/search/search-entry.ts'
import { promisedDays } from '#server/features/vacancies/attention/promise.ts'
import type { VacancyRow } from '#server/features/vacancies/vacancies.tables.ts'
import { signedFileUrl } from '#server/platform/files/files.service.ts'
import { ipPrefix } from '#server/platform/limits/limits.service.ts'
import { sign } from '#server/platform/secrets.ts'
import { AppError } from '#shared/core/errors.ts'
import { addDays } from '#shared/core/time.ts'
import { publicJob } from '#shared/jobs/jobs.ts'
import { vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { cardsFor, companyOfJob } from '../cards/cards.service.ts'
import {
  addView,
  findJobRow,
  insertView,
  listOfCompany,
  listSimilarIds,
  READABLE_DAYS,
  worksThere,
} from './public-job.queries.ts'

type OfJob = { params: { vacancy_id: string } }
type Asker = Pick<Deps, 'db' | 'now' | 'config'> & Pick<Looker, 'user'>

const publicState = publicJob.shape.state

export interface ReadableJob {
  vacancy: VacancyRow
  company: CompanyRow
  state: z.infer<typeof publicState>
  published_at: Date
  expires_at: Date
  saved: boolean
}

/** A vacancy that anybody may read now: 404 until it is published, 410 once it is long over. */
export async function requireJob(ctx: Asker, vacancyId: string): Promise<ReadableJob> {
  const row = await findJobRow(ctx.db, vacancyId, ctx.user?.id)
  const { published_at = null, expires_at = null } = row?.vacancy ?? {}
  if (!row || !published_at || !expires_at || row.company.status !== 'ACTIVE') throw new AppError('not_found')
  const state = publicState.safeParse(row.vacancy.state).data
  if (!state || isLongOver(row.vacancy, ctx.now())) throw new AppError('vacancy_closed')
  return { ...row, state, published_at, expires_at }
}

const isLongOver = ({ state, closed_at }: VacancyRow, now: Date): boolean =>
  state === 'CLOSED' && closed_at !== null && addDays(closed_at, READABLE_DAYS) <= now

/** What everybody reads of a vacancy and its company. */
export function presentJob(ctx: Pick<Deps, 'config' | 'now'>, job: ReadableJob) {
  const { vacancy, company } = job
  const document = vacancyDocument.parse(vacancy.document)
  const steps = vacancy.process_steps ?? document.steps
  return {
    ...job,
    id: vacancy.id,
    document: { ...document, steps, reply_days: promisedDays(vacancy) },
    closed_at: vacancy.closed_at,
    company: publicCompany(ctx, company),
  }
}

/** A company as it shows itself to everybody. */
export const publicCompany = (ctx: Pick<Deps, 'config' | 'now'>, company: CompanyRow) => ({
  ...company,
  ...companyOfJob(ctx, company),
  cover_url: company.cover_id && signedFileUrl(ctx, company.cover_id),
  photo_urls: company.photo_ids.map((id) => signedFileUrl(ctx, id)),
})

export type PresentedJob = ReturnType<typeof presentJob>

export async function getJob(ctx: Looker, { params, query }: OfJob & { query: { kept?: '1' | undefined } }) {
  const job = await requireJob(ctx, params.vacancy_id)
  if (!query.kept) await countView(ctx, job)
  return presentJob(ctx, job)
}

const MACHINES = /bot|crawl|spider|slurp|preview|monitor|headless|curl|wget|python|^$/i

/** One look per network, browser and day; machines and the company's own people do not count. */
async function countView(ctx: Looker, { vacancy, company, state }: ReadableJob): Promise<void> {
  const { ip, user_agent } = ctx.request
  if (state !== 'PUBLISHED' || MACHINES.test(user_agent)) return
  if (ctx.user && (await worksThere(ctx.db, company.id, ctx.user.id))) return
  const now = ctx.now()
  const who = ctx.user?.id ?? ipPrefix(ip)
  const viewer = sign(ctx.config.secret_key, 'vacancy-view', `${now.toISOString().slice(0, 10)} ${who}`).subarray(0, 12)
  const isNew = await insertView(ctx.db, { vacancy_id: vacancy.id, viewer, created_at: now })
  if (isNew) await addView(ctx.db, vacancy.id)
}

const SIMILAR = 6

/** Published vacancies of the same kind, the nearest first. */
export async function similarRows(ctx: Asker, vacancy: VacancyRow) {
  const kind = { vacancy_id: vacancy.id, ...kindOf(vacancy.document) }
  const ids = await listSimilarIds(ctx.db, kind, { now: ctx.now(), user_id: ctx.user?.id, limit: SIMILAR })
  return cardsOf(ctx, ids, ctx.user && viewerOf(ctx.user))
}

const OF_COMPANY = 12

/** What else its company offers. */
export async function companyRows(ctx: Asker, { id, company_id }: VacancyRow) {
  const ids = await listOfCompany(ctx.db, { company_id, vacancy_id: id }, { now: ctx.now(), limit: OF_COMPANY })
  return cardsOf(ctx, ids, ctx.user && viewerOf(ctx.user))
}

export async function listCompanyJobs(ctx: Looker, { params }: OfJob) {
  const { vacancy } = await requireJob(ctx, params.vacancy_id)
  const person = signedIn(ctx)
  const [rows, seeker] = await Promise.all([companyRows(ctx, vacancy), person && seekerOf(person)])
  return { items: await cardsFor(ctx, rows, seeker), next_cursor: null }
}

export async function listSimilarJobs(ctx: Looker, { params }: OfJob) {
  const { vacancy } = await requireJob(ctx, params.vacancy_id)
  const person = signedIn(ctx)
  const [rows, seeker] = await Promise.all([similarRows(ctx, vacancy), person && seekerOf(person)])
  return { items: await cardsFor(ctx, rows, seeker), next_cursor: null }
}
