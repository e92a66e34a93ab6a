import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { EndpointSpec } from '#shared/core/endpoint.ts'
import { JSON_BODY_BYTES } from '#shared/core/limits.ts'
import { installSpanishMessages } from '#shared/core/messages.ts'
import type { Deps } from './context.ts'
import { authRoutes } from './features/accounts/auth/auth.routes.ts'
import { ownAccountRoutes } from './features/accounts/own-account/own-account.routes.ts'
import { secondFactorRoutes } from './features/accounts/second-factor/second-factor.routes.ts'
import { liveSession } from './features/accounts/sessions/sessions.service.ts'
import { verificationRoutes } from './features/accounts/verification/verification.routes.ts'
import { activityRoutes } from './features/activity/activity.routes.ts'
import { auditRoutes } from './features/audit/audit.routes.ts'
import { billingRoutes } from './features/billing/billing.routes.ts'
import { providerRoutes } from './features/billing/payments/provider-pages.routes.ts'
import { careersRoutes } from './features/careers/careers.routes.ts'
import { installCareersHosts } from './features/careers/careers-hosts.ts'
import { careersPage } from './features/careers/careers-page.service.ts'
import { companiesRoutes } from './features/companies/companies.routes.ts'
import { keysRoutes } from './features/companies/keys/keys.routes.ts'
import { liveKey } from './features/companies/keys/keys.service.ts'
import { teamRoutes } from './features/companies/team/team.routes.ts'
import { cvsRoutes } from './features/cvs/cvs.routes.ts'
import { importsRoutes } from './features/cvs/imports/imports.routes.ts'
import { sharedCvRoutes } from './features/cvs/sharing/shared-cv.routes.ts'
import { hiringRoutes } from './features/hiring/hiring.routes.ts'
import { integrationsRoutes } from './features/integrations/integrations.routes.ts'
import { savedSearchesRoutes } from './features/jobs/alerts/saved-searches.routes.ts'
import { unsubscribeRoutes } from './features/jobs/alerts/unsubscribe.routes.ts'
import { explainPairRoutes } from './features/jobs/explain-pair.routes.ts'
import { jobsRoutes } from './features/jobs/jobs.routes.ts'
import { pastedAdsRoutes } from './features/jobs/pasted-ads/pasted-ads.routes.ts'
import { drawPage } from './features/jobs/public/page/draw-page.ts'
import { installCrawlerFiles, installPublicPages } from './features/jobs/public/public-pages.routes.ts'
import { taxonomyRoutes } from './features/language/taxonomy-search/taxonomy.routes.ts'
import { consentsRoutes } from './features/matching/consents/consents.routes.ts'
import { readingRoutes } from './features/matching/people-reading/reading.routes.ts'
import { vacancyMatchesRoutes } from './features/matching/vacancy-matches.routes.ts'
import { whatIfRoutes } from './features/matching/what-if/what-if.routes.ts'
import { notificationsRoutes } from './features/notifications/notifications.routes.ts'
import { overviewRoutes } from './features/overview/overview.routes.ts'
import { rightsRoutes } from './features/rights/rights.routes.ts'
import { systemRoutes } from './features/system/system.routes.ts'
import { vacanciesRoutes } from './features/vacancies/vacancies.routes.ts'
import { filesRoutes } from './platform/files/files.routes.ts'
import { MAX_PARAM_LENGTH, readableAddress } from './platform/http/addresses.ts'
import { installBodies } from './platform/http/bodies.ts'
import { installDrain } from './platform/http/drain.ts'
import { installErrors } from './platform/http/errors.ts'
import { installHeaders } from './platform/http/headers.ts'
import { installHeavyBodies } from './platform/http/heavy-bodies.ts'
import { installApiDocs } from './platform/http/openapi.ts'
import { installSecurityTxt } from './platform/http/security-txt.ts'
import { createServe } from './platform/http/serve.ts'
import { installWeb } from './platform/http/static.ts'
import { installMetrics } from './platform/metrics/metrics.routes.ts'
import { outboxRoutes } from './platform/outbox/outbox.routes.ts'

/** How long a sender may take; a handler has its own, shorter deadline. */
export interface ReceiveLimits {
  headers_ms: number
  /** Headers and body together. */
  whole_ms: number
  /** Node looks at its connections this often: a slow sender lives that much longer. */
  look_every_ms: number
}

const RECEIVE: ReceiveLimits = { headers_ms: 15_000, whole_ms: 25_000, look_every_ms: 2_000 }

export interface App {
  fastify: FastifyInstance
  endpoints: readonly EndpointSpec[]
  /** Every route there is, as `GET /path`, also those of plugins. */
  routes: readonly string[]
}

export async function createApp(deps: Deps, receive = RECEIVE): Promise<App> {
  installSpanishMessages()
  const fastify = openFastify(deps, receive)
  const routes: string[] = []
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat()) routes.push(`${name} ${url}`)
  })
  logRequests(fastify)
  installMetrics(fastify, deps)
  installErrors(fastify)
  installDrain(fastify)
  installHeaders(fastify)
  installCareersHosts(fastify, deps)
  installBodies(fastify)
  await fastify.register(multipart)
  installHeavyBodies(fastify)
  installSecurityTxt(fastify, deps)
  const endpoints: EndpointSpec[] = []
  await installFeatures(fastify, deps, endpoints)
  if (deps.config.api_docs) await installApiDocs(fastify, endpoints)
  const { template } = await installWeb(fastify)
  installCrawlerFiles(fastify, deps)
  if (template) installPublicPages(fastify, deps, { template, draw: drawPage, other: careersPage })
  return { fastify, endpoints, routes }
}

function openFastify({ log, config }: Deps, receive: ReceiveLimits): FastifyInstance {
  return Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trust_proxy ?? false,
    bodyLimit: JSON_BODY_BYTES,
    requestTimeout: receive.whole_ms,
    connectionTimeout: receive.whole_ms,
    http: { headersTimeout: receive.headers_ms, connectionsCheckingInterval: receive.look_every_ms },
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    rewriteUrl: readableAddress,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH },
    // Contracts check every input and answer; the framework's own compilers take memory and half a second of each start.
    schemaController: { compilersFactory: { buildValidator: notCompiled, buildSerializer: notCompiled } },
  })
}

/** What every feature answers, from the bottom floor to the top. */
async function installFeatures(fastify: FastifyInstance, deps: Deps, endpoints: EndpointSpec[]): Promise<void> {
  const serve = createServe(fastify, deps, {
    findSession: liveSession,
    findKey: liveKey,
    registered: endpoints,
  })
  filesRoutes(serve)
  outboxRoutes(fastify, deps)
  taxonomyRoutes(serve)
  authRoutes(serve)
  secondFactorRoutes(serve)
  ownAccountRoutes(serve)
  verificationRoutes(serve)
  companiesRoutes(serve)
  teamRoutes(serve)
  keysRoutes(serve)
  cvsRoutes(serve)
  importsRoutes(serve)
  await sharedCvRoutes(fastify, deps)
  billingRoutes(serve)
  await providerRoutes(fastify, deps)
  vacanciesRoutes(serve)
  consentsRoutes(serve)
  readingRoutes(serve)
  whatIfRoutes(serve)
  vacancyMatchesRoutes(serve)
  jobsRoutes(serve)
  pastedAdsRoutes(serve)
  explainPairRoutes(serve, deps.config)
  savedSearchesRoutes(serve)
  await unsubscribeRoutes(fastify, deps)
  hiringRoutes(serve)
  careersRoutes(serve)
  integrationsRoutes(serve)
  activityRoutes(serve)
  auditRoutes(serve)
  notificationsRoutes(serve)
  overviewRoutes(serve)
  rightsRoutes(serve)
  systemRoutes(serve)
}

function notCompiled(): never {
  throw new Error('routes are described by contracts, not by schemas of the framework')
}

/** One line per request: the route's pattern, never the address itself, which may hold a token or a name. */
function logRequests(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    request.log.info({
      event: 'request',
      method,
      route: routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
    done()
  })
}
