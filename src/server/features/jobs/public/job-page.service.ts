import type { Deps } from '#server/context.ts'
import type { Html } from '#server/platform/html.ts'
import { AppError } from '#shared/core/errors.ts'
import { vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { closedBody, jobBody } from './page/job-body.ts'
import { closedHead, jobHead, type PageHead } from './page/job-head.ts'
import { presentJob, requireJob, similarRows } from './public-job.service.ts'

export interface JobPage {
  status: 200 | 410
  head: PageHead
  body: Html
}

/** The page of a vacancy as its first answer carries it; undefined when there never was one to read. */
export async function jobPage(deps: Deps, vacancyId: string): Promise<JobPage | undefined> {
  try {
    const job = await requireJob(deps, vacancyId)
    const shown = presentJob(deps, job)
    const similar = job.state === 'PUBLISHED' ? [] : await similarRows(deps, job.vacancy)
    const cards = similar.map((row) => ({ ...row, document: vacancyDocument.parse(row.document) }))
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
