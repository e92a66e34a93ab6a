import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { requireOwnCv } from '#server/features/cvs/cvs.service.ts'
import {
  explainToThePerson,
  keepAnswer,
  seekerByCv,
  seekerOf,
  traceToThePerson,
  wasInvited,
} from '#server/features/matching/matching.service.ts'
import { AppError } from '#shared/core/errors.ts'
import type { getJobMatch as getMatch } from '#shared/jobs/jobs.ts'
import type { MatchTrace } from '#shared/matching/match-trace.ts'
import type * as contract from '#shared/matching/vacancy-matches.ts'
import { requireJob } from './public-job/public-job.service.ts'

/** Of whatever can be read, so that a kept vacancy says the same in its list and when it is open, also once it closed. */
export async function getJobMatch(
  ctx: UserCtx,
  { params }: { params: { vacancy_id: string } },
): Promise<z.input<typeof getMatch.answer>> {
  const { vacancy } = await requireJob(ctx, params.vacancy_id)
  const [seeker, invited] = await Promise.all([
    seekerOf(ctx),
    wasInvited(ctx, { vacancy_id: vacancy.id, user_id: ctx.user.id }),
  ])
  if (!seeker) return { match: null, needs: 'CV', invited, sent_at: null }
  const match = await explainToThePerson(ctx, seeker, vacancy)
  return { match, needs: match.label === null && match.items.length > 0 ? 'DATA' : null, invited, sent_at: null }
}

type Answer = {
  params: z.output<typeof contract.answerLine.params>
  body: z.output<typeof contract.answerLine.body>
}

/** «Sí», «Un poco» or «No» to what the CV does not say, of a vacancy that the person can read. */
export async function answerLine(ctx: UserCtx, { params, body }: Answer): Promise<undefined> {
  await requireJob(ctx, params.vacancy_id)
  await keepAnswer(ctx, params, body.answer)
}

/** How each line of the match with one of the own CVs came about. */
export async function explainPair(
  ctx: UserCtx,
  { params }: { params: { vacancy_id: string; cv_id: string } },
): Promise<MatchTrace> {
  const { vacancy } = await requireJob(ctx, params.vacancy_id)
  const cv = await requireOwnCv(ctx, params.cv_id)
  const seeker = await seekerByCv(ctx, cv.id)
  if (!seeker) throw new AppError('not_found')
  return traceToThePerson(ctx, seeker, vacancy)
}
