import type { Deps } from '#server/context.ts'
import { AppError } from '#shared/core/errors.ts'
import type { DrawnPage } from '#shared/jobs/drawn-page.ts'
import { type JobCard, jobCard, publicJob } from '#shared/jobs/jobs.ts'
import { cardsFor } from '../cards/cards.service.ts'
import { companyRows, presentJob, type ReadableJob, requireJob, similarRows } from '../public-job/public-job.service.ts'
import type { PageHead } from './page/fill-page.ts'
import { closedHead, companyHead, jobHead, unknownHead } from './page/job-head.ts'

/** A page before it is drawn. */
export interface PlannedPage {
  status: number
  head: PageHead
  page: DrawnPage
  /** Complete in itself; the program does not take it over. */
  is_still?: boolean
}

/** A page whose subject is known and that may have been drawn before. */
export interface FoundPage {
  /** All that it shows of the vacancy and the company, so that no change is overlooked. */
  mark: string
  plan: () => Promise<PlannedPage>
}

/** The page of a vacancy as its first answer carries it; without a vacancy to read, one that says so. */
export async function jobPage(deps: Deps, vacancyId: string | undefined, address: string): Promise<FoundPage> {
  try {
    if (vacancyId === undefined) throw new AppError('not_found')
    const job = await requireJob(deps, vacancyId)
    const mark = JSON.stringify({ ...job, vacancy: { ...job.vacancy, views: 0 } })
    return { mark, plan: () => plannedJob(deps, job, address) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const nothing = { address: '/jobs/-', drawn_at: deps.now().toISOString(), time_zone: 'UTC' }
    const planned: PlannedPage =
      error.code === 'vacancy_closed'
        ? { status: 410, head: closedHead, page: { ...nothing, missing: 'LONG_CLOSED' } }
        : { status: 404, head: unknownHead, page: { ...nothing, missing: 'UNKNOWN' } }
    return { mark: error.code, plan: async () => planned }
  }
}

async function plannedJob(deps: Deps, job: ReadableJob, address: string): Promise<PlannedPage> {
  const shown = presentJob(deps, job)
  const drawn_at = deps.now().toISOString()
  const page = { address, drawn_at, time_zone: job.company.timezone, job: publicJob.parse(shown) }
  const { public_url } = deps.config
  if (new URLSearchParams(address.split('?')[1]).has('empresa')) {
    const company_jobs = await cardsOrNone(deps, job, companyRows)
    return { status: 200, head: companyHead(shown, public_url), page: { ...page, company_jobs } }
  }
  const similar = await cardsOrNone(deps, job, similarRows)
  return { status: 200, head: jobHead(shown, public_url), page: { ...page, similar } }
}

/** What the page is about stands without them, so a failure here is logged and nothing else. */
async function cardsOrNone(deps: Deps, { vacancy }: ReadableJob, find: typeof similarRows): Promise<JobCard[]> {
  try {
    const cards = await cardsFor(deps, await find(deps, vacancy), undefined)
    return cards.map((card) => jobCard.parse(card))
  } catch (error) {
    deps.log.error({ err: error, vacancy_id: vacancy.id }, 'no other vacancies for this page')
    return []
  }
}
