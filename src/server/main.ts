import { createApp } from './app.ts'
import { type Config, ConfigError, readProcessConfig } from './config.ts'
import type { Deps } from './context.ts'
import { createMail } from './platform/adapters/mail/create-mail.ts'
import { createSms } from './platform/adapters/sms/create-sms.ts'
import { createStorage } from './platform/adapters/storage/create-storage.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open.ts'
import { startEmbedded } from './platform/embedded-postgres/embedded-postgres.ts'
import { describeError } from './platform/http/errors.ts'
import { createLog } from './platform/log.ts'
import { createTaskQueue, openBoss } from './platform/tasks/queue.ts'
import { startWorker } from './platform/tasks/worker.ts'
import { seedDemo } from './seeds/seed-demo.ts'
import { announce } from './start-message.ts'
import { subscribers } from './subscribers.ts'
import { tasks } from './tasks.ts'

/** Config → database → adapters → app → worker → listen; the only place that builds anything. */
async function start(config: Config): Promise<() => Promise<void>> {
  const log = createLog(config)
  const embedded = config.database_url ? undefined : await startEmbedded({ dataDir: config.data_dir })
  const url = config.database_url ?? embedded?.url ?? ''
  await migrate(url)
  const database = openDatabase(url, (error) => log.error({ event: 'database.lost', error: describeError(error) }))
  const boss = await openBoss(url, {
    worker: config.worker,
    onError: (error) => log.error({ event: 'tasks.lost', error: describeError(error) }),
  })
  const now = () => new Date()
  const mail = createMail(config, database.db, now)
  const deps: Deps = {
    config,
    log,
    now,
    db: database.db,
    tasks: createTaskQueue(boss),
    mail,
    sms: createSms(config, database.db, now),
    storage: createStorage(config),
    subscribers,
  }
  if (config.demo) await seedDemo(deps)
  const app = await createApp(deps)
  if (config.worker) await startWorker(boss, tasks, deps)
  if (config.web) await app.fastify.listen({ port: config.port, host: config.host })
  announce(config, app.fastify.addresses())
  return async () => {
    await app.fastify.close()
    await boss.stop({ graceful: true, timeout: 8000 })
    mail.close()
    await database.close()
    await embedded?.stop()
  }
}

function stopOnSignal(stop: () => Promise<void>): void {
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
}

try {
  stopOnSignal(await start(readProcessConfig()))
} catch (error) {
  const isExpected =
    error instanceof ConfigError ||
    (error instanceof Error && ['EADDRINUSE', 'EACCES'].includes(String(Reflect.get(error, 'code'))))
  process.stderr.write(
    isExpected ? `${error.message}\n` : `Skillo could not start: ${error instanceof Error ? error.stack : error}\n`,
  )
  process.exit(1)
}
