import type { UserCtx } from '#server/context.ts'
import { explainMatch } from '#server/features/matching/engine/match.ts'
import { prepareRequirements } from '#server/features/matching/engine/requirements.ts'
import { candidateOf } from '#server/features/matching/matching.service.ts'
import type { JobMatch } from '#shared/jobs/jobs.ts'
import { vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { requireJob } from './public/public-job.service.ts'

/** Of whatever can be read, so that a kept vacancy says the same in its list and when it is open, also once it closed. */
export async function getJobMatch(ctx: UserCtx, { params }: { params: { vacancy_id: string } }): Promise<JobMatch> {
  const { vacancy } = await requireJob(ctx, params.vacancy_id)
  const candidate = await candidateOf(ctx)
  if (!candidate) return { match: null, needs: 'CV' }
  const { requirements } = vacancyDocument.parse(vacancy.document)
  const match = explainMatch(prepareRequirements(requirements), candidate)
  return { match, needs: match.shown === null && requirements.length > 0 ? 'DATA' : null }
}
