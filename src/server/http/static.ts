import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '#shared/core/errors.ts'
import { isPagePath } from '#shared/core/paths.ts'
import { pathOf } from './addresses.ts'
import { errorBodyOf } from './errors.ts'

const WEB = new URL('../../../dist/web', import.meta.url).pathname

/** The built web: hashed files for ever, the page itself never; unknown paths show the not-found page with status 404. */
export async function installWeb(app: FastifyInstance): Promise<void> {
  const pageFile = join(WEB, 'index.html')
  const hasWeb = existsSync(pageFile)
  const page = hasWeb ? readFileSync(pageFile, 'utf8') : ''
  if (hasWeb) {
    await app.register(fastifyStatic, {
      root: WEB,
      index: false,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        )
      },
    })
  }
  const sendPage = (reply: FastifyReply, status: number) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)

  app.setNotFoundHandler((request, reply) => {
    const pathname = pathOf(request.url)
    const wantsPage = hasWeb && (request.method === 'GET' || request.method === 'HEAD') && !pathname.startsWith('/api/')
    if (!wantsPage) return reply.code(404).send(errorBodyOf(new AppError('not_found'), request.id))
    // A missing file must not be answered with a page, or an old tab would run HTML as a script.
    if (pathname.startsWith('/assets/')) return reply.code(404).type('text/plain').send('')
    return sendPage(reply, isPagePath(pathname) ? 200 : 404)
  })
}
