import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { fileNameOf } from '#server/features/cvs/cv-content.ts'
import { emit } from '#server/features/events/events.service.ts'
import { csvSeparator, toCsv } from '#server/platform/csv.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { dayIn, momentAt } from '#server/platform/zoned-time.ts'
import { mayAlways } from '#shared/companies/team-policy.ts'
import type { FileAnswer } from '#shared/core/endpoint.ts'
import { rateRules } from '#shared/core/limits.ts'
import type * as contract from '#shared/hiring/all-applications/all-applications.ts'
import { requireReach } from '../applications/team-reach.service.ts'
import { placeOf } from '../board/card-places.ts'
import { presentCard } from '../board/cards.ts'
import { CARD, cardCells, WHO, whoCells } from '../board/export-cells.ts'
import { listSaid } from '../board/list.queries.ts'
import { STATES } from '../board/list.service.ts'
import * as queries from './all-applications.queries.ts'
import { allPlaceBy } from './all-places.ts'

const PAGE = 50
const EXPORT_MAX = 5000

type InCompany = { params: { id: string } }
type Filters = z.output<typeof contract.allFilters>

/** Days are those of the reader's own clock. */
function wantedBy({ user }: UserCtx, { applied_from, applied_to, ...query }: Filters): queries.WantedOfAll {
  const begin = (day: string) => momentAt(day, '00:00', user.timezone)
  return {
    ...query,
    states: STATES[query.state],
    no_missed_must: query.no_missed_must === 'true',
    unread: query.unread === 'true',
    applied_from: applied_from ? begin(applied_from) : undefined,
    applied_before: applied_to ? dayIn(begin(applied_to), user.timezone).to : undefined,
  }
}

type List = InCompany & { query: z.output<typeof contract.listAllApplications.query> }

export async function listAllApplications(ctx: UserCtx, { params, query }: List) {
  const { reached } = await requireReach(ctx, params.id, 'see_applications')
  const filter = wantedBy(ctx, query)
  const place = allPlaceBy(query.sort)
  const page = { sort: query.sort, after: place.read(query.cursor), limit: PAGE + 1, now: ctx.now() }
  const [rows, total] = await Promise.all([
    queries.listOfCompany(ctx.db, reached, filter, page),
    queries.countOfCompany(ctx.db, reached, filter),
  ])
  const { items, next_cursor } = place.page(rows, PAGE, placeOf)
  return { items: items.map((row) => ({ ...row, ...presentCard(row) })), next_cursor, total }
}

export async function getApplicationChoices(ctx: UserCtx, { params }: InCompany) {
  const { reached, member } = await requireReach(ctx, params.id, 'see_applications')
  const [vacancies, team, tags] = await Promise.all([
    queries.listVacancyChoices(ctx.db, reached),
    queries.listTeamChoices(ctx.db, reached),
    queries.listTagChoices(ctx.db, reached),
  ])
  return { vacancies, team, tags, can_export: mayAlways(member.role, 'export_candidates') }
}

type Export = InCompany & { query: z.output<typeof contract.exportAllApplications.query> }

/** Whoever takes people's names out of the house is noted in the company's list. */
export async function exportAllApplications(ctx: UserCtx, { params, query }: Export): Promise<FileAnswer> {
  await takeAttempt(ctx, rateRules.application_export_user, ctx.user.id)
  const { rows, said } = await inTransaction(ctx, async (tx) => {
    const { reached, company, member } = await requireReach(tx, params.id, 'export_candidates')
    const page = { sort: query.sort, after: undefined, limit: EXPORT_MAX, now: tx.now() }
    const found = await queries.listOfCompany(tx.db, reached, wantedBy(tx, query), page)
    const facts = { count: found.length }
    await emit(tx, { kind: 'ALL_APPLICATIONS_EXPORTED', company_id: company.id, actor_id: tx.user.id, facts })
    const reachable = mayAlways(member.role, 'see_contact_data') ? found : []
    const open = reachable.filter(({ application }) => !application.is_blind).map(({ application }) => application.id)
    return { rows: found, said: await listSaid(tx.db, open) }
  })
  const known = new Map(said.map((one) => [one.application_id, one]))
  const lines = rows.map((row) => [
    ...whoCells(row),
    row.vacancy.title,
    ...cardCells(ctx, row, known.get(row.application.id)),
  ])
  const bytes = toCsv([[...WHO, 'Vacante', ...CARD], ...lines], csvSeparator(ctx.user))
  const name = fileNameOf(['Candidaturas'], 'csv')
  return { bytes, type: 'text/csv; charset=utf-8', name, disposition: 'attachment', cache_seconds: 0 }
}
