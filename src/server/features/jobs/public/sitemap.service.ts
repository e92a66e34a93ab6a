import type { Deps } from '#server/context.ts'
import { type Html, joined, xml } from '#server/platform/html.ts'
import { companyPage } from '#shared/careers/company-page.ts'
import { TRUST_ADDRESS } from '#shared/trust/trust-address.ts'
import { countListed, listListed, listOffering } from './sitemap.queries.ts'

const HEAD = xml`<?xml version="1.0" encoding="UTF-8"?>`
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const lines = (entries: Html[]) => joined(entries, '\n')
const STATIC_PATHS = ['/', '/register', '/login', '/terms', '/privacy', TRUST_ADDRESS]

type SitemapCtx = Pick<Deps, 'db' | 'now' | 'config'>

/** A sitemap holds fifty thousand addresses at most. */
const MOST_COMPANIES = 30_000

/** Every published vacancy and every company that offers one; beyond one page the first answer only names the pages. Undefined for a page that is not there. */
export async function sitemap(ctx: SitemapCtx, page: number | undefined, size: number): Promise<string | undefined> {
  const { public_url } = ctx.config
  const pages = Math.max(1, Math.ceil((await countListed(ctx.db, ctx.now())) / size))
  if (page === undefined && pages > 1) {
    const addresses = Array.from({ length: pages }, (_, at) => `${public_url}/sitemap.xml?page=${at + 1}`)
    const entries = addresses.map((address) => xml`<sitemap><loc>${address}</loc></sitemap>`)
    return xml`${HEAD}
<sitemapindex xmlns="${NAMESPACE}">
${lines(entries)}
</sitemapindex>
`.toString()
  }
  const number = page ?? 1
  if (number > pages) return undefined
  const vacancies = await listListed(ctx.db, ctx.now(), { size, number })
  const companies = number === 1 ? await listOffering(ctx.db, ctx.now(), MOST_COMPANIES) : []
  const paths = number === 1 ? [...STATIC_PATHS, ...companies.map(companyPage)] : []
  const entries = [
    ...paths.map((path) => xml`<url><loc>${public_url + path}</loc></url>`),
    ...vacancies.map(({ id, published_at }) => {
      const lastmod = published_at.toISOString()
      return xml`<url><loc>${public_url}/jobs/${id}</loc><lastmod>${lastmod}</lastmod></url>`
    }),
  ]
  return xml`${HEAD}
<urlset xmlns="${NAMESPACE}">
${lines(entries)}
</urlset>
`.toString()
}

/** Pages that need a session are of no use to a search engine; what draws a vacancy's page is. */
export function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    'Allow: /api/v1/jobs/',
    'Allow: /api/v1/feeds/',
    'Disallow: /api/',
    'Disallow: /app/',
    'Disallow: /app$',
    'Disallow: /onboarding/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
