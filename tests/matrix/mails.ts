import { sql } from 'drizzle-orm'
import { unsealMail } from '#server/platform/outbox/outbox.seal.ts'
import { tasks } from '#server/tasks.ts'
import type { TestApp } from '#tests/support/app.ts'
import { actorNames, foreignCanaries, type World } from './world.ts'

interface Job extends Record<string, unknown> {
  id: string
  name: string
  data: { payload: { sealed?: string } }
}

export async function forgetTasks({ deps }: TestApp): Promise<void> {
  await deps.db.execute(sql`delete from pgboss.job`)
}

/** Works off what was asked for, however late it is due, in the transaction of the case; mails are read instead of sent. */
export async function mailsOf({ deps }: TestApp) {
  const mails: ReturnType<typeof unsealMail>[] = []
  for (;;) {
    const taken = sql`delete from pgboss.job where state < 'active' returning id, name, data`
    const { rows } = await deps.db.execute<Job>(taken)
    if (rows.length === 0) return mails
    for (const { id, name, data } of rows) {
      if (name === 'outbox.send-mail') mails.push(unsealMail(deps.config.secret_key, data.payload.sealed ?? ''))
      // Profiles are read from documents and write to nobody; devices are told the words of the bell, over the network.
      else if (!name.startsWith('matching.prepare') && name !== 'notifications.push') {
        const task = tasks.find((one) => one.name === name)
        await task?.run(deps, task.data.parse(data.payload), { id })
      }
    }
  }
}

/** Words of others in what was written to somebody. */
export function foreignIn(world: World, mail: { to: string; subject: string; text: string; html: string }): string[] {
  const reader = actorNames.find((name) => Reflect.get(world.people, name)?.email === mail.to) ?? 'anon'
  const written = [mail.subject, mail.text, mail.html].join('\n')
  return foreignCanaries(world, reader).filter((canary) => !mail.to.includes(canary) && written.includes(canary))
}
