import type { Deps, UserCtx } from '#server/context.ts'
import { AppError } from '#shared/core/errors.ts'
import type { DeclaredAnswer } from '#shared/matching/matching.ts'
import { vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import type { PreparedRequirement } from '../engine/requirements.ts'
import { type PreparedVacancy, prepareVacancy } from '../engine/vacancy.ts'
import { findOffers } from '../profiles/offers.service.ts'
import { askedOf } from '../profiles/read-profile.ts'
import { countAnswers, deleteAnswer, upsertAnswer } from './answers.queries.ts'

interface Line {
  vacancy_id: string
  requirement_id: string
}

/** Kept by what was asked, so that every vacancy that asks the same knows it too; null takes the answer back. */
export async function keepAnswer(ctx: UserCtx, line: Line, answer: DeclaredAnswer | null): Promise<undefined> {
  const lines = await linesOf(ctx, line.vacancy_id)
  await keepBy(ctx, requireKey(lines, line.requirement_id), answer)
}

/** The same of a line of an ad that is kept nowhere. */
export async function keepAnswerTo(
  ctx: UserCtx,
  ad: object,
  requirement_id: string,
  answer: DeclaredAnswer | null,
): Promise<void> {
  // What is asked is known without where the encoder puts it.
  const prepared = prepareVacancy(askedOf(vacancyDocument.parse(ad)), () => null)
  await keepBy(ctx, requireKey(allLines(prepared), requirement_id), answer)
}

async function keepBy(ctx: UserCtx, answer_key: string, answer: DeclaredAnswer | null): Promise<void> {
  if (answer === null) await deleteAnswer(ctx.db, ctx.user.id, answer_key)
  else await upsertAnswer(ctx.db, { user_id: ctx.user.id, answer_key, answer, answered_at: ctx.now() })
}

/** Many at once; what answers no line of the vacancy is left out. */
export async function keepAnswers(
  ctx: UserCtx,
  vacancy_id: string,
  declared: Readonly<Record<string, DeclaredAnswer>>,
): Promise<void> {
  const lines = Object.keys(declared).length > 0 ? await linesOf(ctx, vacancy_id) : []
  for (const { id, answer_key } of lines) {
    const answer = declared[id]
    if (answer) await upsertAnswer(ctx.db, { user_id: ctx.user.id, answer_key, answer, answered_at: ctx.now() })
  }
}

const allLines = ({ fit, conditions }: PreparedVacancy): PreparedRequirement[] => [...fit, ...conditions]

async function linesOf(ctx: UserCtx, vacancyId: string): Promise<PreparedRequirement[]> {
  const [offer] = await findOffers(ctx, [vacancyId])
  return offer ? allLines(offer.prepared) : []
}

function requireKey(lines: readonly PreparedRequirement[], requirement_id: string): string {
  const line = lines.find(({ id }) => id === requirement_id)
  if (!line) throw new AppError('not_found')
  return line.answer_key
}

/** How many answers of which kind there are, of all people together. */
export const answersGiven = ({ db }: Pick<Deps, 'db'>) => countAnswers(db)
