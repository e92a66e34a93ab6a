import type { FastifyBaseLogger } from 'fastify'
import type { PgBoss } from 'pg-boss'
import type { Config } from './config.ts'
import type { Deps } from './context.ts'
import { createAnalyst } from './platform/adapters/analyst/create-analyst.ts'
import { createMail } from './platform/adapters/mail/create-mail.ts'
import { createPayments } from './platform/adapters/payments/create-payments.ts'
import { createPush } from './platform/adapters/push/create-push.ts'
import { createSms } from './platform/adapters/sms/create-sms.ts'
import { createStorage } from './platform/adapters/storage/create-storage.ts'
import { createWebhooks } from './platform/adapters/webhooks/create-webhooks.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open.ts'
import { startEmbedded } from './platform/embedded-postgres/embedded-postgres.ts'
import { describeError } from './platform/http/errors.ts'
import { Metrics } from './platform/metrics/metrics.ts'
import { watchProcess } from './platform/metrics/process-metrics.ts'
import { createTaskQueue, openBoss } from './platform/tasks/queue.ts'
import { subscribers } from './subscribers.ts'
import { tasks } from './tasks.ts'

export type Stop = () => unknown

interface Opening {
  log: FastifyBaseLogger
  /** How each part ends is added here. */
  started: Stop[]
  /** Whether the tables are brought up to date; a backup leaves them as they are. */
  migrates: boolean
}

async function openUrl(config: Config, { started, migrates }: Opening): Promise<string> {
  const embedded = config.database_url ? undefined : await startEmbedded({ dataDir: config.data_dir })
  started.push(() => embedded?.stop())
  const url = config.database_url ?? embedded?.url ?? ''
  if (migrates) await migrate(url, tasks)
  return url
}

/** Everything that services work with; the only place that builds it. */
export async function openDeps(config: Config, opening: Opening): Promise<{ deps: Deps; boss: PgBoss; url: string }> {
  const { log, started } = opening
  const stopping = new AbortController()
  const ending = stopping.signal
  /** What is called off half-way may lose its connection; whoever called it off knows. */
  const lost = (event: string) => (error: Error) => {
    if (!ending.aborted) log.error({ event, error: describeError(error) })
  }
  const url = await openUrl(config, opening)
  const database = openDatabase(url, lost('database.lost'), undefined, (ms) =>
    log.warn({ event: 'transaction.slow', ms }),
  )
  started.push(() => database.close())
  const now = () => new Date()
  const metrics = config.metrics.enabled ? new Metrics() : undefined
  if (metrics) watchProcess(metrics, database.pool)
  const mail = createMail(config, database.db, now)
  started.push(() => mail.close())
  const boss = await openBoss(url, {
    worker: config.worker,
    onError: lost('tasks.lost'),
  })
  started.push(() => boss.stop({ graceful: true, timeout: 8000 }))
  started.push(() => stopping.abort())
  const deps: Deps = {
    config,
    log,
    now,
    db: database.db,
    tasks: createTaskQueue(boss),
    mail,
    metrics,
    subscribers,
    ending,
    sms: createSms(config, database.db, now),
    push: createPush(config),
    storage: createStorage(config),
    payments: createPayments(config),
    analyst: createAnalyst(config),
    webhooks: createWebhooks({ allows_loopback: config.webhooks_loopback }),
  }
  return { deps, boss, url }
}
