import type { Ctx } from '#server/context.ts'
import { findCards } from '#server/features/search/search.service.ts'
import { searchOf } from '#server/features/search/search-context.ts'
import { type Html, joined, xml } from '#server/platform/html.ts'
import type { FileAnswer } from '#shared/core/endpoint.ts'
import type { JobFilters } from '#shared/jobs/jobs.ts'
import { vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { placeWords, salaryWords } from '#shared/words/vacancies.ts'

const ITEMS = 50
const CACHE_SECONDS = 300

type Row = Awaited<ReturnType<typeof findCards>>[number]

/** The newest vacancies for feed readers, with the filters of the list. */
export async function jobsFeed(ctx: Ctx, { query }: { query: JobFilters }): Promise<FileAnswer> {
  const rows = await findCards(ctx, searchOf(ctx, query), { order: 'recientes', after: undefined, limit: ITEMS })
  const { public_url } = ctx.config
  const title = query.q ? `Vacantes en Skillo: ${query.q}` : 'Vacantes en Skillo'
  const channel = [
    xml`<title>${title}</title>`,
    xml`<link>${public_url}/</link>`,
    xml`<description>Las vacantes más recientes, siempre con su salario.</description>`,
    xml`<language>es</language>`,
    xml`<lastBuildDate>${(rows[0]?.published_at ?? ctx.now()).toUTCString()}</lastBuildDate>`,
    xml`<ttl>${CACHE_SECONDS / 60}</ttl>`,
    ...rows.map((row) => itemOf(row, public_url)),
  ]
  const feed = xml`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel>
${joined(channel, '\n')}
</channel></rss>
`
  return {
    bytes: Buffer.from(feed.toString()),
    type: 'application/rss+xml; charset=utf-8',
    name: 'skillo-vacantes.xml',
    disposition: 'inline',
    cache_seconds: CACHE_SECONDS,
    is_public: true,
  }
}

function itemOf({ id, title, published_at, company, document }: Row, publicUrl: string): Html {
  const { salary, modality, locations } = vacancyDocument.parse(document)
  const facts = [company.name, placeWords({ modality, locations }), salaryWords(salary)].filter(Boolean).join(' · ')
  const link = `${publicUrl}/jobs/${id}`
  return xml`<item><title>${title}</title>
<link>${link}</link><guid isPermaLink="true">${link}</guid>
<pubDate>${published_at?.toUTCString()}</pubDate>
<description>${facts}</description></item>`
}
