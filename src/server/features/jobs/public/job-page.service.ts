import type { Deps } from '#server/context.ts'
import { AppError } from '#shared/core/errors.ts'
import { vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { closedBody, jobBody } from './page/job-body.ts'
import { closedHead, jobHead, type PageHead } from './page/job-head.ts'
import { presentJob, type ReadableJob, requireJob, similarRows } from './public-job.service.ts'

interface JobPage {
  status: 200 | 410
  head: PageHead
  body: string
}

/** The page of a vacancy as its first answer carries it; undefined when there never was one to read. */
export async function jobPage(deps: Deps, vacancyId: string): Promise<JobPage | undefined> {
  try {
    const job = await requireJob(deps, vacancyId)
    const shown = presentJob(deps, job)
    const cards = job.state === 'PUBLISHED' ? [] : await similarOrNone(deps, job)
    return {
      status: 200,
      head: jobHead(shown, deps.config.public_url),
      body: jobBody(shown, cards, job.company.timezone),
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.code === 'vacancy_closed' ? { status: 410, head: closedHead, body: closedBody } : undefined
  }
}

/** What the page is about stands without them, so a failure here is logged and nothing else. */
async function similarOrNone(deps: Deps, { vacancy }: ReadableJob) {
  try {
    const rows = await similarRows(deps, vacancy)
    return rows.map((row) => ({ ...row, document: vacancyDocument.parse(row.document) }))
  } catch (error) {
    deps.log.error({ err: error, vacancy_id: vacancy.id }, 'no similar vacancies for this page')
    return []
  }
}
