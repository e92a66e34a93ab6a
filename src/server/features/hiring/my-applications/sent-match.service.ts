import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { getJobMatch as matchOfBaseCv } from '#server/features/jobs/job-match.service.ts'
import { requireJob } from '#server/features/jobs/public-job/public-job.service.ts'
import { sayToThePerson, wasInvited } from '#server/features/matching/matching.service.ts'
import type { getJobMatch as contract } from '#shared/jobs/jobs.ts'
import { findLatest, findSnapshot } from '../applications/applications.queries.ts'
import { standsInTheWay } from '../applying/earlier.ts'

type OfJob = { params: { vacancy_id: string } }

/**
 * «Tu encaje» of a vacancy. Whoever applied reads the result that was kept with the application, with their answers and
 * for the copy that was sent: the same that the team, the list and «Enviado» read.
 */
export async function getJobMatch(ctx: UserCtx, asked: OfJob): Promise<z.input<typeof contract.answer>> {
  const { vacancy } = await requireJob(ctx, asked.params.vacancy_id)
  const latest = await findLatest(ctx.db, ctx.user.id, vacancy.id)
  const sent = standsInTheWay(latest, ctx.now()) ? latest : undefined
  const match = sent && (await findSnapshot(ctx.db, sent.id))?.match
  if (!sent || !match) return matchOfBaseCv(ctx, asked)
  const invited = await wasInvited(ctx, { vacancy_id: vacancy.id, user_id: ctx.user.id })
  return { match: sayToThePerson(match), needs: null, invited, sent_at: sent.applied_at }
}
