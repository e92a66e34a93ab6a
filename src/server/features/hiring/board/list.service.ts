import type { z } from 'zod'
import { inTransaction, type TeamCtx, type UserCtx } from '#server/context.ts'
import { fileNameOf } from '#server/features/cvs/cv-content.ts'
import { emit } from '#server/features/events/events.service.ts'
import { csvSeparator, toCsv } from '#server/platform/csv.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { mayAlways } from '#shared/companies/team-policy.ts'
import type { FileAnswer } from '#shared/core/endpoint.ts'
import { rateRules } from '#shared/core/limits.ts'
import type { ApplicationState } from '#shared/hiring/application.ts'
import type * as contract from '#shared/hiring/board.ts'
import { requireBoard } from '../applications/application-access.service.ts'
import { viewerOf } from '../applications/viewer.ts'
import { countFiltered, listFiltered, type Wanted } from './board.queries.ts'
import type { InVacancy } from './board.service.ts'
import { placeBy, placeOf } from './card-places.ts'
import { presentCard } from './cards.ts'
import { CARD, cardCells, WHO, whoCells } from './export-cells.ts'
import { listSaid } from './list.queries.ts'

const PAGE = 50
const EXPORT_MAX = 5000

export const STATES: Record<z.output<typeof contract.listFilters>['state'], readonly ApplicationState[]> = {
  OPEN: ['ACTIVE', 'ON_HOLD'],
  ACTIVE: ['ACTIVE'],
  ON_HOLD: ['ON_HOLD'],
  REJECTED: ['REJECTED'],
  WITHDRAWN: ['WITHDRAWN'],
  HIRED: ['HIRED'],
  ALL: [],
}

const wantedBy = (query: z.output<typeof contract.listFilters>): Wanted => ({
  ...query,
  states: STATES[query.state],
  no_missed_must: query.no_missed_must === 'true',
  unread: query.unread === 'true',
})

type List = InVacancy & { query: z.output<typeof contract.listApplications.query> }

export async function listApplications(ctx: TeamCtx, { params, query }: List) {
  const access = await requireBoard(ctx, params.id, 'see_applications')
  const [viewer, filter] = [viewerOf(ctx, access), wantedBy(query)]
  const place = placeBy(query.sort)
  const page = { sort: query.sort, after: place.read(query.cursor), limit: PAGE + 1, now: ctx.now() }
  const [rows, total] = await Promise.all([
    listFiltered(ctx.db, access.vacancy.id, viewer, filter, page),
    countFiltered(ctx.db, access.vacancy.id, viewer, filter),
  ])
  const { items, next_cursor } = place.page(rows, PAGE, placeOf)
  return { items: items.map(presentCard), next_cursor, total }
}

type Export = InVacancy & { query: z.output<typeof contract.exportApplications.query> }

/** Whoever takes people's names out of the house is noted in the company's list. */
export async function exportApplications(ctx: UserCtx, { params, query }: Export): Promise<FileAnswer> {
  await takeAttempt(ctx, rateRules.application_export_user, ctx.user.id)
  const { rows, title, said } = await inTransaction(ctx, async (tx) => {
    const access = await requireBoard(tx, params.id, 'export_candidates')
    const { vacancy } = access
    const page = { sort: query.sort, after: undefined, limit: EXPORT_MAX, now: tx.now() }
    const found = await listFiltered(tx.db, vacancy.id, viewerOf(tx, access), wantedBy(query), page)
    const facts = { title: vacancy.title, count: found.length }
    const ids = { company_id: vacancy.company_id, vacancy_id: vacancy.id, actor_id: tx.user.id }
    await emit(tx, { kind: 'APPLICATIONS_EXPORTED', ...ids, facts })
    const reachable = mayAlways(access.member.role, 'see_contact_data') ? found : []
    const open = reachable.filter(({ application }) => !application.is_blind).map(({ application }) => application.id)
    return { rows: found, title: vacancy.title, said: await listSaid(tx.db, open) }
  })
  const known = new Map(said.map((one) => [one.application_id, one]))
  const questions = new Map(said.flatMap(({ answers }) => answers.map(({ question_id, text }) => [question_id, text])))
  const lines = rows.map((row) => {
    const own = known.get(row.application.id)
    const answers = [...questions.keys()].map((id) => answerOf(own?.answers.find((one) => one.question_id === id)))
    return [...whoCells(row), ...cardCells(ctx, row, own), ...answers]
  })
  const bytes = toCsv([[...WHO, ...CARD, ...questions.values()], ...lines], csvSeparator(ctx.user))
  const name = fileNameOf(['Postulaciones', title], 'csv')
  return { bytes, type: 'text/csv; charset=utf-8', name, disposition: 'attachment', cache_seconds: 0 }
}

type Answered = Awaited<ReturnType<typeof listSaid>>[number]['answers'][number]
const YES_NO: Readonly<Record<string, string>> = { SI: 'Sí', NO: 'No' }

function answerOf(answer: Answered | undefined): string | null {
  if (!answer) return null
  if (answer.kind === 'ARCHIVO') return answer.values.length > 0 ? 'Archivo adjunto' : null
  return answer.values.map((value) => YES_NO[value] ?? value).join(', ')
}
