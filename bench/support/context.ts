import pino from 'pino'
import { readConfig } from '#server/config.ts'
import type { Ctx } from '#server/context.ts'
import { createAnalyst } from '#server/platform/adapters/analyst/create-analyst.ts'
import { createMail } from '#server/platform/adapters/mail/create-mail.ts'
import { createPayments } from '#server/platform/adapters/payments/create-payments.ts'
import { noPush } from '#server/platform/adapters/push/no-push.ts'
import { createSms } from '#server/platform/adapters/sms/create-sms.ts'
import { createStorage } from '#server/platform/adapters/storage/create-storage.ts'
import { createWebhooks } from '#server/platform/adapters/webhooks/create-webhooks.ts'
import type { OpenDatabase } from '#server/platform/db/open.ts'

/** What services need when a bench calls them itself; nobody follows what happens, and no task is kept. */
export function benchContext({ db }: OpenDatabase, folder: string, now: () => Date): Ctx {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, READ_AHEAD_A_DAY: '0' })
  return {
    config,
    db,
    now,
    log: pino({ level: 'silent' }),
    subscribers: [],
    tasks: { enqueue: async () => undefined },
    mail: createMail(config, db, now),
    sms: createSms(config, db, now),
    storage: createStorage(config),
    payments: createPayments(config),
    analyst: createAnalyst(config),
    push: noPush,
    webhooks: createWebhooks({ allows_loopback: false }),
    request: { id: 'bench', ip: '192.0.2.1', user_agent: 'bench' },
  }
}
