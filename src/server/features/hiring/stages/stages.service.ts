import { type Deps, inTransaction } from '#server/context.ts'
import type { VacancyRow } from '#server/features/vacancies/vacancies.tables.ts'
import { shownFrom } from '#shared/hiring/identity.ts'
import type { StageRow } from '../tables/pipelines.tables.ts'
import { firstPipeline } from './default-pipelines.ts'
import * as queries from './stages.queries.ts'

type Reader = Pick<Deps, 'db' | 'now'>

/** The stages of a vacancy; made from what its ad promises when they are first asked for. */
export async function stagesOf(ctx: Reader, vacancy: Pick<VacancyRow, 'id' | 'document'>): Promise<StageRow[]> {
  const known = await queries.listStages(ctx.db, vacancy.id)
  if (known.length > 0) return known
  // Whole or not at all: whoever comes second waits for the stages of the first.
  await inTransaction(ctx, (tx) =>
    queries.ensurePipeline(tx.db, vacancy.id, firstPipeline(vacancy.document), ctx.now()),
  )
  return queries.listStages(ctx.db, vacancy.id)
}

export async function pipelineVersion(ctx: Reader, vacancyId: string): Promise<number> {
  return (await queries.findPipeline(ctx.db, vacancyId))?.version ?? 1
}

/** Blind review: the stage from which the team knows names, as candidates call it. */
export const identityFrom = async (ctx: Pick<Deps, 'db'>, { id }: Pick<VacancyRow, 'id'>): Promise<string | null> =>
  shownFrom(await queries.listStages(ctx.db, id))
