import type { Serve } from '#server/platform/http/serve.ts'
import * as contract from '#shared/jobs/jobs.ts'
import * as paidRange from '#shared/jobs/paid-range.ts'
import * as matching from '#shared/matching/vacancy-matches.ts'
import { answerLine } from './job-match.service.ts'
import { listJobs } from './jobs.service.ts'
import { jobsFeed } from './public/feed.service.ts'
import { getJobLogo, getJobPicture } from './public/job-picture.service.ts'
import { getPaidRange } from './public-job/paid-range.service.ts'
import { getJob, listCompanyJobs, listSimilarJobs } from './public-job/public-job.service.ts'
import { reportJob } from './reports.service.ts'
import { hideJob, saveJob, unhideJob, unsaveJob } from './saved-jobs.service.ts'

export function jobsRoutes(serve: Serve): void {
  serve(contract.listJobs, listJobs)
  serve(contract.jobsFeed, jobsFeed)
  serve(contract.getJob, getJob)
  serve(contract.listSimilarJobs, listSimilarJobs)
  serve(paidRange.getPaidRange, getPaidRange)
  serve(contract.listCompanyJobs, listCompanyJobs)
  serve(contract.getJobPicture, getJobPicture)
  serve(contract.getJobLogo, getJobLogo)
  serve(matching.answerLine, answerLine)
  serve(contract.saveJob, saveJob)
  serve(contract.unsaveJob, unsaveJob)
  serve(contract.hideJob, hideJob)
  serve(contract.unhideJob, unhideJob)
  serve(contract.reportJob, reportJob)
}
