import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '#server/context.ts'
import { compressed } from '#server/platform/http/compress.ts'
import { jobPage } from './job-page.service.ts'
import { pageFiller } from './page/fill-page.ts'
import { robots, sitemap } from './sitemap.service.ts'

const HOUR = 'public, max-age=3600'
const MINUTE = 'public, max-age=60'
const SITEMAP_PAGE = 10_000

const pageNumber = z.object({ page: z.coerce.number().int().min(1).max(10_000).optional() })
const jobParams = z.object({ vacancyId: z.uuid() })

/** What search engines ask for at the root. */
export function installCrawlerFiles(app: FastifyInstance, deps: Deps, sitemapPage = SITEMAP_PAGE): void {
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', HOUR).send(robots(deps.config.public_url)),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    const asked = pageNumber.safeParse(request.query)
    const xml = asked.success ? await sitemap(deps, asked.data.page, sitemapPage) : undefined
    if (xml === undefined) return reply.callNotFound()
    reply.type('application/xml; charset=utf-8').header('cache-control', HOUR)
    return reply.send(await compressed(request, reply, xml))
  })
}

/** The public page of a vacancy: head and text in the first answer, for search engines, previews and slow connections. */
export function installJobPages(app: FastifyInstance, deps: Deps, template: string): void {
  const fill = pageFiller(template)
  app.get('/jobs/:vacancyId', async (request: FastifyRequest, reply: FastifyReply) => {
    const params = jobParams.safeParse(request.params)
    const page = params.success ? await jobPage(deps, params.data.vacancyId) : undefined
    reply.code(page?.status ?? 404).type('text/html; charset=utf-8')
    reply.header('cache-control', page?.status === 200 ? MINUTE : 'no-cache')
    return reply.send(await compressed(request, reply, page ? fill(page.head, page.body) : template))
  })
}
