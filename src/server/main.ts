import { type App, createApp } from './app.ts'
import { type Config, readProcessConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import type { Deps } from './context.ts'
import { createAnalyst } from './platform/adapters/analyst/create-analyst.ts'
import { createMail } from './platform/adapters/mail/create-mail.ts'
import { createPayments } from './platform/adapters/payments/create-payments.ts'
import { createSms } from './platform/adapters/sms/create-sms.ts'
import { createStorage } from './platform/adapters/storage/create-storage.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open.ts'
import { startEmbedded } from './platform/embedded-postgres/embedded-postgres.ts'
import { describeError } from './platform/http/errors.ts'
import { createLog } from './platform/log.ts'
import { portProblem, prepareDataFolder, requireFreePort, StartError } from './platform/start-checks.ts'
import { createTaskQueue, openBoss } from './platform/tasks/queue.ts'
import { startWorker } from './platform/tasks/worker.ts'
import { seedDemo } from './seeds/seed-demo.ts'
import { announce } from './start-message.ts'
import { subscribers } from './subscribers.ts'
import { tasks } from './tasks.ts'

type Stop = () => unknown

/** Config → database → adapters → app → worker → listen; the only place that builds anything. */
async function build(config: Config, started: Stop[]): Promise<void> {
  const log = createLog(config)
  await prepareDataFolder(config.data_dir)
  if (config.web) await requireFreePort(config)
  const embedded = config.database_url ? undefined : await startEmbedded({ dataDir: config.data_dir })
  started.push(() => embedded?.stop())
  const url = config.database_url ?? embedded?.url ?? ''
  await migrate(url)
  const database = openDatabase(url, (error) => log.error({ event: 'database.lost', error: describeError(error) }))
  started.push(() => database.close())
  const now = () => new Date()
  const mail = createMail(config, database.db, now)
  started.push(() => mail.close())
  const boss = await openBoss(url, {
    worker: config.worker,
    onError: (error) => log.error({ event: 'tasks.lost', error: describeError(error) }),
  })
  started.push(() => boss.stop({ graceful: true, timeout: 8000 }))
  const deps: Deps = {
    config,
    log,
    now,
    db: database.db,
    tasks: createTaskQueue(boss),
    mail,
    sms: createSms(config, database.db, now),
    storage: createStorage(config),
    payments: createPayments(config),
    analyst: createAnalyst(config),
    subscribers,
  }
  if (config.demo) await seedDemo(deps)
  const app = await createApp(deps)
  started.push(() => app.fastify.close())
  if (config.worker) await startWorker(boss, tasks, deps)
  if (config.web) await listen(app, config)
  announce(config, app.fastify.addresses())
}

/** Somebody may have taken the port since it was tried. */
async function listen({ fastify }: App, { port, host }: Config): Promise<void> {
  await fastify.listen({ port, host }).catch((error: unknown) => {
    throw portProblem(port, error)
  })
}

/** Whatever was started is stopped, the last first, also when the start fails or is called off half-way. */
async function start(config: Config): Promise<void> {
  const started: Stop[] = []
  const stop = async () => {
    for (const end of started.splice(0).reverse()) await end()
  }
  const signalled = stopOnSignal(stop)
  try {
    await build(config, started)
  } catch (error) {
    // What was called off half-way may fail on its way; whoever called it off ends the process.
    if (signalled()) return
    await stop().catch(() => undefined)
    throw error
  }
}

/** Returns whether a signal has come. */
function stopOnSignal(stop: () => Promise<void>): () => boolean {
  let isStopping = false
  const onSignal = () => {
    if (isStopping) return
    isStopping = true
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal)
  return () => isStopping
}

try {
  await start(readProcessConfig())
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof StartError
  process.stderr.write(
    isExpected ? `${error.message}\n` : `Skillo could not start: ${error instanceof Error ? error.stack : error}\n`,
  )
  process.exit(1)
}
