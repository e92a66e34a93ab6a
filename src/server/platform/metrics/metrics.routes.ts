import { timingSafeEqual } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Deps } from '#server/context.ts'
import { isDirectlyHere } from '#server/platform/http/this-machine.ts'
import { hashToken } from '#server/platform/secrets.ts'
import { countTasks } from './metrics.queries.ts'
import type { Metrics } from './metrics.ts'

const PATH = '/api/v1/metrics'
const REQUESTS = { name: 'skillo_http_request_seconds', help: 'Requests by pattern of their route' }

type MetricsDeps = Pick<Deps, 'config' | 'db' | 'metrics'>

/** With a token whoever has it, from anywhere; without one only this machine. */
function isMeant(request: FastifyRequest, token: string | undefined): boolean {
  if (!token) return isDirectlyHere(request)
  const sent = request.headers.authorization ?? ''
  return timingSafeEqual(hashToken(sent), hashToken(`Bearer ${token}`))
}

/** Counts every request and serves the figures; nothing at all unless it was switched on. */
export function installMetrics(app: FastifyInstance, { config, db, metrics }: MetricsDeps): void {
  if (!metrics) return
  watchTasks(metrics, db)
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    // The pattern, as in the log: an address may hold a token or an id.
    const labels = { method: knownMethod(method), route: routeOptions.url ?? 'unknown', status: reply.statusCode }
    metrics.observe(REQUESTS, labels, reply.elapsedTime / 1000)
  })
  app.get(PATH, async (request, reply) => {
    if (!isMeant(request, config.metrics.token)) return reply.callNotFound()
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text())
  })
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']
const knownMethod = (method: string): string => (METHODS.includes(method) ? method : 'OTHER')

function watchTasks(metrics: Metrics, db: Deps['db']): void {
  const labelled = async (read: 'tasks' | 'oldest_seconds', wanted: (state: string) => boolean) =>
    (await countTasks(db))
      .filter(({ state }) => wanted(state))
      .map(({ task, state, ...figures }) => ({ labels: { task, state }, value: figures[read] }))
  metrics.gauge({ name: 'skillo_tasks', help: 'Background work by state, of all processes' }, () =>
    labelled('tasks', () => true),
  )
  const isWaiting = (state: string) => state === 'created' || state === 'retry'
  metrics.gauge({ name: 'skillo_task_oldest_seconds', help: 'How long the oldest has been due' }, () =>
    labelled('oldest_seconds', isWaiting),
  )
}

/** A worker serves nobody else, so its figures have a door of their own. */
export function createMetricsDoor(deps: MetricsDeps): FastifyInstance {
  const app = Fastify()
  installMetrics(app, deps)
  return app
}
