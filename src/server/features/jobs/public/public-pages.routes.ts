import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Ctx, Deps } from '#server/context.ts'
import { compressed } from '#server/platform/http/compress.ts'
import { openToFrames } from '#server/platform/http/headers.ts'
import { HELD_PARAM } from '#shared/hiring/added-people/held-address.ts'
import { readAsked } from '#shared/jobs/asked-jobs.ts'
import type { DrawPage } from '#shared/jobs/drawn-page.ts'
import { TRUST_ADDRESS, TRUST_PARAM } from '#shared/trust/trust-address.ts'
import { type FoundPage, jobPage, type PlannedPage } from './job-page.service.ts'
import { landingPage } from './landing-page.service.ts'
import { pageFiller } from './page/fill-page.ts'
import { keptPages } from './page/kept-pages.ts'
import { type PackedPage, sendPage } from './page/packed-page.ts'
import { signAddress, signPage } from './sign-page.service.ts'
import { robots, sitemap } from './sitemap.service.ts'
import { trustPage } from './trust-page.service.ts'

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

/** What `/` is for a question that a feature above answers. */
interface OtherPage extends FoundPage {
  /** By which it is kept; null when few ask the same. */
  key: string | null
  /** Pages of everybody may hold it. */
  is_framed: boolean
}

interface Drawing {
  /** The built document that is filled. */
  template: string
  draw: DrawPage
  other?: (ctx: Ctx, asked: { question: URLSearchParams; host: string }) => Promise<OtherPage | undefined>
}

type Make = (planned: PlannedPage) => Promise<PackedPage>

function maker({ log }: Deps, { template, draw }: Drawing): Make {
  const fill = pageFiller(template)
  return async ({ head, page, status, is_still }) => {
    try {
      const markup = await draw(page)
      return { status, text: fill(head, status === 200 && !is_still ? { markup, page } : { markup, is_still }) }
    } catch (error) {
      // Where drawing fails, the browser still can.
      log.error({ err: error }, 'a page could not be drawn')
      return { status, text: fill(head) }
    }
  }
}

/** The pages that everybody may read: head and text in the first answer, for search engines, previews and slow connections. */
export function installPublicPages(app: FastifyInstance, deps: Deps, drawing: Drawing): void {
  const kept = keptPages<PackedPage>(deps.now)
  const made = maker(deps, drawing)

  app.get('/jobs/:vacancyId', async (request: FastifyRequest, reply: FastifyReply) => {
    const { vacancyId } = jobParams.safeParse(request.params).data ?? {}
    const { mark, plan } = await jobPage(deps, vacancyId, request.url)
    const make = async () => made(await plan())
    // Other questions say who came how; keeping each would push out what everybody asks for.
    const is_plain = [`/jobs/${vacancyId}`, `/jobs/${vacancyId}?empresa=1`].includes(request.url)
    const page = await (is_plain ? kept(request.url, mark, make) : make())
    reply.header('cache-control', page.status === 200 ? MINUTE : 'no-cache')
    return sendPage(request, reply, page, is_plain)
  })

  for (const path of ['/login', '/register'] as const)
    app.get(path, async (request: FastifyRequest, reply: FastifyReply) => {
      const address = signAddress(path, questionIn(request))
      const page = await kept(address, '', () => made(signPage(deps, path, address)))
      return sendPage(request, reply.header('cache-control', 'no-cache'), page, true)
    })

  app.get('/', async (request: FastifyRequest, reply: FastifyReply) => {
    // «//» comes here too, and would name a host that nobody has.
    if (!/^\/(?:\?|$)/.test(request.url)) return reply.callNotFound()
    const question = questionIn(request)
    const ctx = { ...deps, request: factsOf(request) }
    const other = await drawing.other?.(ctx, { question, host: request.hostname })
    if (other) {
      const { key, mark, plan, is_framed } = other
      const makeOther = async () => made(await plan())
      const page = await (key === null ? makeOther() : kept(key, mark, makeOther))
      if (is_framed && page.status === 200) openToFrames(reply)
      return sendPage(request, reply.header('cache-control', 'no-cache'), page, key !== null)
    }
    // Somebody's certificate or data are no page for everybody: only the browser asks for them.
    const is_personal = PERSONAL.some((name) => question.has(name))
    if (!is_personal && question.has(TRUST_PARAM)) {
      const page = await kept(TRUST_ADDRESS, '', () => made(trustPage(deps)))
      return sendPage(request, reply.header('cache-control', 'no-cache'), page, true)
    }
    const asked = readAsked(question)
    const pageFor = async () => {
      if (is_personal) return { status: 200, text: drawing.template }
      return asked ? make(request.url) : kept('/', '', () => make('/'))
    }
    const make = async (address: string) => made(await landingPage(ctx, asked, address))
    const is_kept = !asked && !is_personal
    if (is_personal) reply.header('x-robots-tag', 'noindex, nofollow, noarchive')
    return sendPage(request, reply.header('cache-control', 'no-cache'), await pageFor(), is_kept)
  })
}

const PERSONAL = ['constancia', HELD_PARAM]

const questionIn = ({ url }: FastifyRequest) => new URL(url, 'http://localhost').searchParams

const factsOf = ({ id, ip, headers }: FastifyRequest) => ({
  id,
  ip,
  user_agent: String(headers['user-agent'] ?? '').slice(0, 300),
})
