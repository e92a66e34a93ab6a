import type { z } from 'zod'
import type { TeamCtx, UserCtx } from '#server/context.ts'
import { isNeglected } from '#server/features/vacancies/attention/neglect.ts'
import { mayInVacancy } from '#server/features/vacancies/vacancy-access.service.ts'
import type { CompanyAction } from '#shared/companies/team-policy.ts'
import { AppError } from '#shared/core/errors.ts'
import type * as contract from '#shared/hiring/board.ts'
import type { BoardSort } from '#shared/hiring/board.ts'
import { requireBoard } from '../applications/application-access.service.ts'
import { listColleagues } from '../applications/applications.queries.ts'
import { viewerOf } from '../applications/viewer.ts'
import { pipelineVersion, stagesOf } from '../stages/stages.service.ts'
import { CHANGES_AT_ONCE, countBoard, findCard, listBoard, listChanged } from './board.queries.ts'
import { figuresOf, latest } from './board-figures.ts'
import { placeBy, placeOf } from './card-places.ts'
import { presentCard } from './cards.ts'
import { nextChangesCursor, readChangesCursor } from './changes-cursor.ts'

export type InVacancy = { params: { id: string } }

const NEEDS: Record<z.output<typeof contract.boardAction>, CompanyAction> = {
  move: 'move_application',
  message: 'message_candidate',
  note: 'write_team_notes',
  private_note: 'write_private_notes',
  scorecard: 'submit_scorecard',
  export: 'export_candidates',
  invite: 'search_talent',
  edit_pipeline: 'edit_templates',
  close: 'close_vacancy',
  see_contact: 'see_contact_data',
  see_salary: 'see_salary_expectation',
}
type BoardAction = keyof typeof NEEDS
const boardActions = Object.keys(NEEDS).filter((name): name is BoardAction => Object.hasOwn(NEEDS, name))

/** Two screens of a column; the rest of it is asked for page by page. */
const IN_COLUMN = 30

function firstPages(rows: Awaited<ReturnType<typeof listBoard>>, sort: BoardSort) {
  const place = placeBy(sort)
  const columns = Map.groupBy(rows, ({ application }) => application.stage_id)
  const pages = [...columns].map(([stage_id, found]) => ({ stage_id, ...place.page(found, IN_COLUMN, placeOf) }))
  return {
    cards: pages.flatMap(({ items }) => items.map(presentCard)),
    next_cursors: Object.fromEntries(
      pages.flatMap(({ stage_id, next_cursor }) => (next_cursor ? [[stage_id, next_cursor]] : [])),
    ),
  }
}

type Asked = InVacancy & { query: z.output<typeof contract.getDashboard.query> }

export async function getDashboard(
  ctx: UserCtx,
  { params, query }: Asked,
): Promise<z.input<typeof contract.getDashboard.answer>> {
  const access = await requireBoard(ctx, params.id, 'see_applications')
  const { vacancy } = access
  const viewer = viewerOf(ctx, access)
  const stages = await stagesOf(ctx, vacancy)
  const asked = { ...query, now: ctx.now() }
  // Before the cards: what changes meanwhile is told once more, and not missed.
  const counted = await countBoard(ctx.db, vacancy.id, viewer, asked)
  const [rows, team, pipeline_version] = await Promise.all([
    listBoard(ctx.db, vacancy.id, viewer, { ...asked, limit: IN_COLUMN + 1 }),
    listColleagues(ctx.db, vacancy),
    pipelineVersion(ctx, vacancy.id),
  ])
  const { openings, reply_days, salary, contract: contractKind } = vacancy.document
  const terms = { salary, contract: contractKind }
  return {
    vacancy: { ...vacancy, openings, reply_days, terms, is_neglected: isNeglected(vacancy) },
    stages,
    ...firstPages(rows, query.sort),
    figures: figuresOf(counted, stages),
    cursor: latest(counted),
    pipeline_version,
    actions: boardActions.filter((action) => mayInVacancy(access, NEEDS[action])),
    team,
  }
}

type Changes = InVacancy & { query: z.output<typeof contract.getBoardChanges.query> }

export async function getBoardChanges(ctx: UserCtx, { params, query }: Changes) {
  const access = await requireBoard(ctx, params.id, 'see_applications')
  const from = readChangesCursor(query.since)
  if (!from) throw new AppError('validation', undefined, { fields: { since: 'Vuelve a cargar el tablero.' } })
  const { vacancy } = access
  const [viewer, now] = [viewerOf(ctx, access), ctx.now()]
  const rows = await listChanged(ctx.db, vacancy.id, viewer, from, now)
  const changed = rows.map(({ application }) => application)
  const page = { isFull: rows.length === CHANGES_AT_ONCE, now }
  const counted = await countBoard(ctx.db, vacancy.id, viewer, { q: query.q, now })
  return {
    cards: rows.map(presentCard),
    figures: figuresOf(counted, await stagesOf(ctx, vacancy)),
    cursor: nextChangesCursor(query.since, from, changed, page),
    pipeline_version: await pipelineVersion(ctx, vacancy.id),
  }
}

/** A card as it is now, for whoever has just changed it. */
export const cardOf = async (ctx: TeamCtx, applicationId: string) =>
  presentCard(await findCard(ctx.db, applicationId, ctx.now()))
