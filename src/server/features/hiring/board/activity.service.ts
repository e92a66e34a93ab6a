import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { pageOf, readCursor } from '#server/platform/db/cursor.ts'
import type * as contract from '#shared/hiring/board.ts'
import { requireBoard } from '../applications/application-access.service.ts'
import { viewerOf } from '../applications/viewer.ts'
import { listVacancySteps } from '../timeline/timeline.queries.ts'
import type { InVacancy } from './board.service.ts'

const PAGE = 50

type List = InVacancy & { query: z.output<typeof contract.listBoardActivity.query> }

export async function listBoardActivity(ctx: UserCtx, { params, query }: List) {
  const access = await requireBoard(ctx, params.id, 'see_applications')
  const page = { after: readCursor(query.cursor), limit: PAGE + 1 }
  return pageOf(await listVacancySteps(ctx.db, access.vacancy.id, viewerOf(ctx, access), page), PAGE)
}
