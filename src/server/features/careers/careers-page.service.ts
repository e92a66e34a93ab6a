import type { Ctx } from '#server/context.ts'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import type { PlannedPage } from '#server/features/jobs/public/job-page.service.ts'
import {
  type AskedCareers,
  careersAddress,
  careersQuery,
  isNarrowed,
  readCareers,
} from '#shared/careers/asked-careers.ts'
import { getCareers as contract } from '#shared/careers/careers.ts'
import { AppError } from '#shared/core/errors.ts'
import type { ShownCareers } from '#shared/jobs/drawn-page.ts'
import { findShownCompany } from './careers.queries.ts'
import { careersOf } from './careers.service.ts'
import { careersHead, unknownHead } from './careers-head.ts'

/** The page of a company: by its name in the question, or by the host name that points to it. Undefined for other questions. */
export async function careersPage(ctx: Ctx, { question, host }: { question: URLSearchParams; host: string }) {
  const own_slug = ctx.config.careers_hosts.get(host.toLowerCase())
  if (own_slug) question.set('empresa', own_slug)
  const asked = readCareers(question)
  if (!asked) return undefined
  const stands = own_slug ? 'OWN_HOST' : asked.framed ? 'FRAMED' : 'HERE'
  const company = SLUG.test(asked.slug) ? await findShownCompany(ctx.db, asked.slug) : undefined
  const is_still = stands !== 'HERE'
  const plan = async () => (company ? planned(ctx, company, { asked, stands }) : missing(ctx, is_still))
  return {
    // All that it shows of the company, so that no change is overlooked; its vacancies may be ten seconds old.
    mark: JSON.stringify(company ?? null),
    key: company && !isNarrowed(asked) && !asked.cursor ? `${stands} ${asked.slug}` : null,
    is_framed: stands === 'FRAMED',
    plan,
  }
}

const SLUG = /^[a-z0-9-]{1,200}$/

type Wanted = Pick<ShownCareers, 'stands'> & { asked: AskedCareers }

async function planned(ctx: Ctx, company: CompanyRow, { asked, stands }: Wanted): Promise<PlannedPage> {
  const { public_url } = ctx.config
  const query = contract.query.safeParse(careersQuery(asked))
  const careers = contract.answer.parse(await foundOrAll(ctx, company, query.data ?? contract.query.parse({})))
  const shown: ShownCareers = { asked, careers, stands, origin: stands === 'HERE' ? '' : public_url }
  return {
    status: 200,
    head: careersHead(shown, public_url),
    page: {
      address: careersAddress(asked),
      drawn_at: ctx.now().toISOString(),
      time_zone: company.timezone,
      careers: shown,
    },
    is_still: stands !== 'HERE',
  }
}

/** An old or broken cursor begins anew. */
async function foundOrAll(ctx: Ctx, company: CompanyRow, query: Parameters<typeof careersOf>[2]) {
  try {
    return await careersOf(ctx, company, query)
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'validation')) throw error
    return careersOf(ctx, company, { ...query, cursor: undefined })
  }
}

function missing(ctx: Ctx, is_still: boolean): PlannedPage {
  const page = { address: '/?empresa=-', drawn_at: ctx.now().toISOString(), time_zone: 'UTC' }
  return { status: 404, head: unknownHead, page: { ...page, missing: 'UNKNOWN' }, is_still }
}
