import type { Deps } from '#server/context.ts'
import { type MailContent, renderMail } from '#server/platform/adapters/mail/layout.ts'
import type { Sms } from '#server/platform/adapters/sms/sms.ts'
import { deleteHolding } from './outbox.queries.ts'
import { sealMessage } from './outbox.seal.ts'
import { sendMailTask, sendSmsTask } from './outbox.tasks.ts'

type OutboxCtx = Pick<Deps, 'db' | 'tasks' | 'config'>

/** Sends a mail if, and only if, the caller's transaction is kept. */
export async function sendMail(ctx: OutboxCtx, content: MailContent): Promise<void> {
  await ctx.tasks.enqueue(ctx.db, sendMailTask, { sealed: sealMessage(ctx.config.secret_key, renderMail(content)) })
}

export async function sendSms(ctx: OutboxCtx, message: Sms): Promise<void> {
  await ctx.tasks.enqueue(ctx.db, sendSmsTask, { sealed: sealMessage(ctx.config.secret_key, message) })
}

/** While mails are only kept here: those that hold this, e.g. the link of somebody who is gone. */
export const forgetMailsWith = ({ db }: Pick<OutboxCtx, 'db'>, words: string): Promise<void> => deleteHolding(db, words)
