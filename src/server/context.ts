import type { FastifyBaseLogger } from 'fastify'
import type { KeyScope } from '#shared/integrations/key-scopes.ts'
import type { Config } from './config.ts'
import type { Analyst } from './platform/adapters/analyst/analyst.ts'
import type { MailSender } from './platform/adapters/mail/mail.ts'
import type { PaymentProviders } from './platform/adapters/payments/payments.ts'
import type { PushSender } from './platform/adapters/push/push.ts'
import type { SmsSender } from './platform/adapters/sms/sms.ts'
import type { FileStore } from './platform/adapters/storage/storage.ts'
import type { WebhookSender } from './platform/adapters/webhooks/webhooks.ts'
import type { Database } from './platform/db/open.ts'
import type { Metrics } from './platform/metrics/metrics.ts'
import type { OutsideDeadline } from './platform/processes/fair-queue.ts'
import type { TaskQueue } from './platform/tasks/queue.ts'

/** Follows what happens, in the transaction in which it happens; `features/events` knows the kinds. */
export interface Subscriber {
  kinds: readonly string[]
  follow: (tx: Deps, event: never) => Promise<void>
}

/** Everything outside a function; built once in `main.ts`. */
export interface Deps {
  config: Config
  db: Database
  tasks: TaskQueue
  mail: MailSender
  sms: SmsSender
  push: PushSender
  storage: FileStore
  payments: PaymentProviders
  analyst: Analyst
  webhooks: WebhookSender
  subscribers: readonly Subscriber[]
  log: FastifyBaseLogger
  /** Undefined unless somebody switched them on. */
  metrics?: Metrics | undefined
  now: () => Date
  /** Aborted once the process stops: whatever walks many rows ends at the next, and goes on with the task's next try. */
  ending?: AbortSignal | undefined
}

/** What a service receives: the dependencies, and who asks. Inside a transaction `db` is that transaction. */
export interface Ctx extends Deps {
  request: {
    id: string
    ip: string
    user_agent: string
    /** Aborted when nobody waits for the answer any more: the caller is gone, or the deadline has passed. */
    signal?: AbortSignal | undefined
    /** The deadline stands still meanwhile. */
    outsideDeadline?: OutsideDeadline | undefined
  }
}

/** Whoever is signed in; `accounts` says what is known of them. */
export interface SignedInUser {
  id: string
}

/** A key that a company gave to a program: what it may read and do there, and nowhere else. */
export interface KeyInUse {
  id: string
  company_id: string
  scopes: readonly KeyScope[]
}

/** Somebody of a company, or a key of it: then `user.id` is the key's, which is nobody's, so that it finds nothing of a person. */
export interface TeamCtx extends Ctx {
  user: { id: string }
  key?: KeyInUse | undefined
}

export interface UserCtx extends TeamCtx {
  user: SignedInUser
  session_id: string
  key?: undefined
}

/** Runs `work` in one transaction; everything it does through its own context is kept or dropped together. */
export function inTransaction<C extends Pick<Deps, 'db'>, R>(ctx: C, work: (tx: C) => Promise<R>): Promise<R> {
  return ctx.db.transaction((db) => work({ ...ctx, db }))
}
