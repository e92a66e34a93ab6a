import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { sayToThePerson } from '#server/features/matching/matching.service.ts'
import { AppError } from '#shared/core/errors.ts'
import type * as contract from '#shared/hiring/preparation.ts'
import type { MatchCondition, MatchItem, MatchResult } from '#shared/matching/matching.ts'
import { IMPORTANCE_WEIGHT } from '#shared/matching/score.ts'
import { likelyQuestion } from '#shared/words/likely-question.ts'
import { requireOwnApplication } from '../applications/application-access.service.ts'
import { findSnapshot } from '../applications/applications.queries.ts'
import { listInterviewers, listOfApplication } from '../interviews/interviews.queries.ts'
import { surroundingsOf } from '../notices/notices.service.ts'
import { leftOpen } from './left-open.ts'
import { findStories, upsertStory } from './my-applications.queries.ts'
import type { OfApplication } from './my-applications.service.ts'

/** «Prepárate» for the interviews of an own application, by the match that was kept with it. */
export async function getPreparation(
  ctx: UserCtx,
  { params }: OfApplication,
): Promise<z.input<typeof contract.getPreparation.answer>> {
  const application = await requireOwnApplication(ctx, params.id)
  const { match } = await requireSnapshot(ctx, application.id)
  const stories = await findStories(ctx.db, application.id)
  const { document } = await surroundingsOf(ctx, application)
  return {
    is_compared: match !== null,
    questions: match ? questionsOf(sayToThePerson(match), stories) : [],
    examples: (match?.interview ?? []).map(({ title }) => title),
    to_ask: leftOpen(document),
    meets: await meetsOf(ctx, application.id),
  }
}

type Save = { params: { id: string; line_id: string }; body: z.output<typeof contract.storyBody> }

export async function saveStory(ctx: UserCtx, { params, body }: Save): Promise<undefined> {
  const application = await requireOwnApplication(ctx, params.id)
  const { match } = await requireSnapshot(ctx, application.id)
  if (!match || !openLines(match).some(({ requirement_id }) => requirement_id === params.line_id))
    throw new AppError('not_found')
  await upsertStory(ctx.db, application.id, { line_id: params.line_id, story: body.story })
}

async function requireSnapshot(ctx: UserCtx, applicationId: string) {
  const snapshot = await findSnapshot(ctx.db, applicationId)
  if (!snapshot) throw new AppError('not_found')
  return snapshot
}

type OpenLine = (MatchItem | (MatchCondition & { importance: null })) & {
  verdict: contract.LikelyQuestion['verdict']
}

/** What the CV does not plainly meet, what weighs most first and the conditions last. */
function openLines({ items, conditions }: MatchResult): OpenLine[] {
  const fit = items.toSorted((a, b) => IMPORTANCE_WEIGHT[b.importance] - IMPORTANCE_WEIGHT[a.importance])
  const lines = [...fit, ...conditions.map((one) => ({ ...one, importance: null }))]
  return lines.filter((line): line is OpenLine => line.verdict !== 'CUMPLE')
}

const questionsOf = (match: MatchResult, stories: Readonly<Record<string, string>>) =>
  openLines(match).map((line) => {
    const { requirement_id: line_id, verdict, importance, sentence, seen } = line
    return { line_id, text: likelyQuestion(line), verdict, importance, sentence, seen, story: stories[line_id] ?? null }
  })

/** Whom they meet is told once both sides agreed on an hour; before that the company speaks with one voice. */
async function meetsOf(ctx: UserCtx, applicationId: string) {
  const agreed = (await listOfApplication(ctx.db, applicationId)).filter(({ state }) => state === 'SCHEDULED')
  const people = await listInterviewers(
    ctx.db,
    agreed.map(({ id }) => id),
  )
  return agreed.map(({ id }) => ({
    interview_id: id,
    names: people.filter(({ interview_id }) => interview_id === id).map(({ full_name }) => full_name),
  }))
}
