import * as contract from '#shared/jobs.ts'
import type { Serve } from '../../http/serve.ts'
import { jobsFeed } from './feed.service.ts'
import { listJobs } from './jobs.service.ts'
import { hideJob, saveJob, unhideJob, unsaveJob } from './keeping.service.ts'
import { getJobMatch } from './match.service.ts'
import { getJob, listSimilarJobs } from './public-job.service.ts'
import { reportJob } from './reports.service.ts'

export function jobsRoutes(serve: Serve): void {
  serve(contract.listJobs, listJobs)
  serve(contract.jobsFeed, jobsFeed)
  serve(contract.getJob, getJob)
  serve(contract.listSimilarJobs, listSimilarJobs)
  serve(contract.getJobMatch, getJobMatch)
  serve(contract.saveJob, saveJob)
  serve(contract.unsaveJob, unsaveJob)
  serve(contract.hideJob, hideJob)
  serve(contract.unhideJob, unhideJob)
  serve(contract.reportJob, reportJob)
}
