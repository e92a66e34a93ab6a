import { desc, eq } from 'drizzle-orm'
import { outbox } from '#server/platform/outbox/outbox.tables.ts'
import type { TestApp } from './app.ts'

/** What was sent to somebody, newest first, after the queue has been worked off. */
export async function sentTo(app: TestApp, recipient: string) {
  await app.runTasks()
  return app.deps.db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(desc(outbox.created_at))
}

/** The token in the newest mail whose subject matches. */
export async function linkTokenIn(app: TestApp, recipient: string, subject: RegExp): Promise<string> {
  const mail = (await sentTo(app, recipient)).find((sent) => subject.test(sent.subject))
  const token = /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`no link for ${subject} was sent to ${recipient}`)
  return token
}
