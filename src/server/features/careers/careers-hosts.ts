import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/context.ts'
import { pathOf } from '#server/platform/http/addresses.ts'
import { pagePathOf } from '#shared/core/paths.ts'

/** Under a host name of a company there is its page only: sessions, vacancies and all else live under our own. */
export function installCareersHosts(app: FastifyInstance, { config }: Pick<Deps, 'config'>): void {
  if (config.careers_hosts.size === 0) return
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request.url)
    if (!config.careers_hosts.has(request.hostname.toLowerCase()) || path === '/' || !pagePathOf(path)) return
    return reply.redirect(config.public_url + request.url, 302)
  })
}
