import type { z } from 'zod'
import type { Ctx, Deps } from '#server/context.ts'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import { answeringOf } from '#server/features/hiring/analysis/answering.service.ts'
import { listOffered } from '#server/features/jobs/jobs.service.ts'
import { publicCompany } from '#server/features/jobs/public-job/public-job.service.ts'
import type * as contract from '#shared/careers/careers.ts'
import { AppError } from '#shared/core/errors.ts'
import { jobFilters } from '#shared/jobs/jobs.ts'
import { countShown, findShownCompany, listPlaces } from './careers.queries.ts'

type Asked = z.output<typeof contract.getCareers.query>

/** 404 for one that is archived, suspended or has never offered anything, as for one that never was. */
export async function requireShown(ctx: Pick<Deps, 'db'>, slug: string): Promise<CompanyRow> {
  const company = await findShownCompany(ctx.db, slug)
  if (!company) throw new AppError('not_found')
  return company
}

export async function getCareers(ctx: Ctx, { params, query }: { params: { slug: string }; query: Asked }) {
  return careersOf(ctx, await requireShown(ctx, params.slug), query)
}

/** All that the page of a company shows; its people are no part of it. */
export async function careersOf(ctx: Ctx, company: CompanyRow, { place, cursor, ...asked }: Asked) {
  const places = byName(await listPlaces(ctx.db, company.id, ctx.now()))
  const wanted = { ...jobFilters.parse(asked), ...whereIs(places, place) }
  return {
    company: publicCompany(ctx, company),
    answering: await answeringOf(ctx, company.id),
    places: [...places.keys()],
    ...(await listOffered(ctx, company.id, { ...wanted, cursor })),
    open_total: await countShown(ctx.db, company.id, ctx.now()),
  }
}

type Place = Awaited<ReturnType<typeof listPlaces>>[number]

/** A place is offered by the name of its city, or of its region where there is none. */
function byName(places: readonly Place[]): Map<string, Place> {
  const named = new Map<string, Place>()
  for (const place of places) {
    const name = place.city ?? place.region
    if (name && !named.has(name)) named.set(name, place)
  }
  return named
}

/** What is not in the list is looked for as a city, and found nowhere. */
function whereIs(places: ReadonlyMap<string, Place>, name: string): { city?: string[]; region?: string[] } {
  if (name === '') return {}
  return places.get(name)?.city === null ? { region: [name] } : { city: [name] }
}
