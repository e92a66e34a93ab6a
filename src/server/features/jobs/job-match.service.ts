import type { UserCtx } from '#server/context.ts'
import { explain, seekerOf } from '#server/features/matching/matching.service.ts'
import type { JobMatch } from '#shared/jobs/jobs.ts'
import { vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { requireJob } from './public/public-job.service.ts'

/** Of whatever can be read, so that a kept vacancy says the same in its list and when it is open, also once it closed. */
export async function getJobMatch(ctx: UserCtx, { params }: { params: { vacancy_id: string } }): Promise<JobMatch> {
  const { vacancy } = await requireJob(ctx, params.vacancy_id)
  const seeker = await seekerOf(ctx)
  if (!seeker) return { match: null, needs: 'CV' }
  const { requirements } = vacancyDocument.parse(vacancy.document)
  const match = explain(seeker, requirements)
  return { match, needs: match.shown === null && requirements.length > 0 ? 'DATA' : null }
}
