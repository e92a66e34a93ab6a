import type { Deps } from '#server/context.ts'
import { xmlDocument, xmlText } from '#server/platform/http/xml.ts'
import { countListed, listListed } from './sitemap.queries.ts'

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const STATIC_PATHS = ['/', '/register', '/login', '/terms', '/privacy']

type SitemapCtx = Pick<Deps, 'db' | 'now' | 'config'>

/** Every published vacancy; beyond one page the first answer only names the pages. Undefined for a page that is not there. */
export async function sitemap(ctx: SitemapCtx, page: number | undefined, size: number): Promise<string | undefined> {
  const { public_url } = ctx.config
  const pages = Math.max(1, Math.ceil((await countListed(ctx.db, ctx.now())) / size))
  if (page === undefined && pages > 1) {
    const addresses = Array.from({ length: pages }, (_, at) => `${public_url}/sitemap.xml?page=${at + 1}`)
    const entries = addresses.map((address) => `<sitemap><loc>${xmlText(address)}</loc></sitemap>`)
    return xmlDocument(`<sitemapindex ${NAMESPACE}>\n${entries.join('\n')}\n</sitemapindex>`)
  }
  const number = page ?? 1
  if (number > pages) return undefined
  const vacancies = await listListed(ctx.db, ctx.now(), { size, number })
  const entries = [
    ...(number === 1 ? STATIC_PATHS.map((path) => `<url><loc>${xmlText(public_url + path)}</loc></url>`) : []),
    ...vacancies.map(({ id, published_at }) => {
      const lastmod = published_at.toISOString()
      return `<url><loc>${xmlText(`${public_url}/jobs/${id}`)}</loc><lastmod>${lastmod}</lastmod></url>`
    }),
  ]
  return xmlDocument(`<urlset ${NAMESPACE}>\n${entries.join('\n')}\n</urlset>`)
}

/** Pages that need a session are of no use to a search engine; what draws a vacancy's page is. */
export function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    'Allow: /api/v1/jobs/',
    'Disallow: /api/',
    'Disallow: /app/',
    'Disallow: /app$',
    'Disallow: /onboarding/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
