import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { type App, createApp, type ReceiveLimits } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { Deps } from '#server/context.ts'
import { createAnalyst } from '#server/platform/adapters/analyst/create-analyst.ts'
import { createMail } from '#server/platform/adapters/mail/create-mail.ts'
import { createPayments } from '#server/platform/adapters/payments/create-payments.ts'
import { createPush } from '#server/platform/adapters/push/create-push.ts'
import { createSms } from '#server/platform/adapters/sms/create-sms.ts'
import { createStorage } from '#server/platform/adapters/storage/create-storage.ts'
import { createWebhooks } from '#server/platform/adapters/webhooks/create-webhooks.ts'
import { type OpenDatabase, openDatabase } from '#server/platform/db/open.ts'
import { createTaskQueue, openBoss } from '#server/platform/tasks/queue.ts'
import { subscribers } from '#server/subscribers.ts'
import { fixedClock, type TestClock } from './clock.ts'
import { createTestDatabase, type TestDatabase } from './postgres/database.ts'
import { taskRunner } from './tasks.ts'

export interface TestApp extends App {
  deps: Deps
  database: OpenDatabase
  database_url: string
  clock: TestClock
  /** Every line logged so far, as text. */
  logged: () => string
  /** Works off everything in the queue, as a worker would. */
  runTasks: () => Promise<void>
  /** A real address for tests that need a socket. */
  listen: () => Promise<string>
  close: () => Promise<void>
}

export const PUBLIC_URL = 'https://skillo.example'

/** The whole application on a database of its own, with a clock that stands still and offline adapters. */
export async function createTestApp(
  overrides: {
    env?: Record<string, string>
    deps?: Partial<Deps>
    receive?: ReceiveLimits
    database?: TestDatabase
  } = {},
): Promise<TestApp> {
  const data_dir = await mkdtemp(join(tmpdir(), 'skillo-test-app-'))
  const testDatabase = overrides.database ?? (await createTestDatabase())
  const config = readConfig({
    NODE_ENV: 'test',
    PUBLIC_URL,
    DATA_DIR: data_dir,
    DATABASE_URL: testDatabase.url,
    READ_AHEAD_A_DAY: '0',
    ...overrides.env,
  })
  const lines: string[] = []
  const log = pino({ level: 'debug', base: null }, { write: (line: string) => lines.push(line) })
  const database = openDatabase(testDatabase.url, () => undefined)
  const boss = await openBoss(testDatabase.url, { worker: false, onError: () => undefined })
  const clock = fixedClock()
  const deps: Deps = {
    config,
    log,
    now: clock.now,
    db: database.db,
    tasks: createTaskQueue(boss),
    mail: createMail(config, database.db, clock.now),
    sms: createSms(config, database.db, clock.now),
    push: createPush(config),
    storage: createStorage(config),
    payments: createPayments(config),
    analyst: createAnalyst(config),
    webhooks: createWebhooks({ allows_loopback: config.webhooks_loopback }),
    subscribers,
    ...overrides.deps,
  }
  const app = await createApp(deps, overrides.receive)
  return {
    ...app,
    deps,
    database,
    database_url: testDatabase.url,
    clock,
    logged: () => lines.join(''),
    runTasks: taskRunner(boss, deps),
    listen: () => app.fastify.listen({ port: 0, host: '127.0.0.1' }),
    close: async () => {
      await app.fastify.close()
      await boss.stop({ graceful: false })
      await database.close()
      await testDatabase.drop()
      await rm(data_dir, { recursive: true, force: true })
    },
  }
}
