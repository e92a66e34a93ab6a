import type { Ctx } from '#server/context.ts'
import { pageOf, readCursor } from '#server/platform/db/cursor.ts'
import { ipPrefix, takeAttempt } from '#server/platform/limits/limits.service.ts'
import { careersAddress } from '#shared/careers/asked-careers.ts'
import type { FeedFormat } from '#shared/careers/careers.ts'
import type { FileAnswer } from '#shared/core/endpoint.ts'
import { rateRules } from '#shared/core/limits.ts'
import { listShown } from './careers.queries.ts'
import { requireShown } from './careers.service.ts'
import { feedTypes } from './feed-formats.ts'
import { toldOf } from './feed-job.ts'

const PAGE = 100
const CACHE_SECONDS = 300

type Asked = { params: { format: FeedFormat }; query: { cursor?: string | undefined } }

export const allFeed = (ctx: Ctx, { params, query }: Asked) =>
  feedOf(ctx, params.format, query.cursor, { title: 'Vacantes en Skillo', page: '/?q=', path: params.format })

export async function companyFeed(ctx: Ctx, { params, query }: Asked & { params: { slug: string } }) {
  const { id, name, slug } = await requireShown(ctx, params.slug)
  const page = careersAddress({ slug })
  return feedOf(ctx, params.format, query.cursor, {
    company_id: id,
    title: `Vacantes de ${name}`,
    page,
    path: `${params.format}/${slug}`,
  })
}

interface Subject {
  company_id?: string
  title: string
  page: string
  path: string
}

async function feedOf(ctx: Ctx, format: FeedFormat, cursor: string | undefined, subject: Subject): Promise<FileAnswer> {
  await takeAttempt(ctx, rateRules.feed_ip, ipPrefix(ctx.request.ip))
  const { public_url } = ctx.config
  const wanted = { company_id: subject.company_id, now: ctx.now(), after: readCursor(cursor), limit: PAGE + 1 }
  const { items, next_cursor } = pageOf(await listShown(ctx.db, wanted), PAGE)
  const own_url = `${public_url}/api/v1/feeds/${subject.path}`
  const { type, write } = feedTypes[format]
  const text = write({
    title: subject.title,
    url: public_url + subject.page,
    own_url,
    next_url: next_cursor && `${own_url}?${new URLSearchParams({ cursor: next_cursor })}`,
    publisher_url: `${public_url}/`,
    jobs: items.map((row) => toldOf(row, public_url)),
  })
  return {
    bytes: Buffer.from(text),
    type,
    name: `vacantes.${format}`,
    disposition: 'inline',
    cache_seconds: CACHE_SECONDS,
    is_public: true,
  }
}
