import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#server/context.ts'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import { sendMailTask, sendSmsTask } from '#server/platform/outbox/outbox.tasks.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { randomFor } from '#tests/support/chance/random.ts'
import { soak } from '#tests/support/chance/soak.ts'
import { createTestDatabase } from '#tests/support/postgres/database.ts'
import { execute } from '#tests/support/postgres/postgres-admin.ts'
import { moveQueueClock } from '#tests/support/queue-clock.ts'
import { freePort, startServerProcess, waitUntil } from '#tests/support/server-process.ts'
import { installTaskTables } from './queue.ts'

const mailTo = (to: string) => ({ to, subject: 'Prueba', title: 'Prueba', paragraphs: ['Hola.'] })

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('the queue', () => {
  it('drops a task together with the transaction that asked for it', async () => {
    const asked = inTransaction(app.deps, async (tx) => {
      await sendMail(tx, mailTo('nadie@correo.example'))
      throw new Error('changed my mind')
    })
    await expect(asked).rejects.toThrow('changed my mind')
    const { rows } = await app.database.pool.query(
      "select count(*)::int as waiting from pgboss.job where name = 'outbox.send-mail'",
    )
    expect(rows[0].waiting).toBe(0)
  })

  it('keeps messages unreadable while they wait', async () => {
    await sendMail(app.deps, mailTo('secreto@correo.example'))
    const { rows } = await app.database.pool.query('select data::text from pgboss.job')
    expect(JSON.stringify(rows)).not.toContain('secreto')
  })

  it('is changed by a release where a task has changed, and left alone elsewhere', async () => {
    const database = await createTestDatabase()
    const queues = async () => {
      const sql = 'select name, retry_limit, updated_on from pgboss.queue'
      return new Map((await execute(database.url, sql)).rows.map((row) => [row.name, row]))
    }
    const before = await queues()
    await installTaskTables(database.url, [{ ...sendMailTask, tries: 3 }, sendSmsTask])
    const after = await queues()
    expect(after.get(sendMailTask.name)).toMatchObject({ retry_limit: 2 })
    expect(after.get(sendSmsTask.name)).toEqual(before.get(sendSmsTask.name))
    await database.drop()
  })
})

describe('a worker that is killed', () => {
  const KILLS = soak(1, 50)
  // Enough for every worker to die with some in its hands and more waiting.
  const MAILS = soak(16, 2500)
  const AT_ONCE = 4
  const random = randomFor('killed worker')
  const received: string[] = []
  let smtp: SMTPServer
  let smtpPort: number

  beforeAll(async () => {
    smtpPort = await freePort()
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        stream.resume()
        stream.on('end', () => {
          received.push(...session.envelope.rcptTo.map(({ address }) => address))
          setTimeout(done, 50)
        })
      },
    })
    smtp.on('error', () => undefined)
    await new Promise<void>((resolve) => smtp.listen(smtpPort, '127.0.0.1', resolve))
  })
  afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())))

  const waiting = async () => {
    const { rows } = await app.database.pool.query<{ state: string }>(
      `select distinct state from pgboss.job where name = 'outbox.send-mail' and state < 'completed'`,
    )
    return rows
  }

  it('loses no mail and repeats at most what was in its hands', { timeout: 300_000 + KILLS * 20_000 }, async () => {
    const env = { ROLE: 'worker', DATABASE_URL: app.database_url, SMTP_URL: `smtp://127.0.0.1:${smtpPort}` }
    await app.runTasks()
    const wanted = Array.from({ length: MAILS }, () => `${randomUUID()}@correo.example`)
    for (const to of wanted) await sendMail(app.deps, mailTo(to))
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = received.length
      const worker = await startServerProcess(env)
      await waitUntil(() => received.length > before)
      await delay(random.next() * 200)
      await worker.kill()
    }
    await moveQueueClock(app, 30)
    const last = await startServerProcess(env)
    await waitUntil(async () => (await waiting()).every(({ state }) => state === 'retry'))
    await moveQueueClock(app, 7200)
    await waitUntil(() => new Set(received).size === MAILS)
    expect(await last.stop()).toBe(0)
    expect(new Set(received)).toEqual(new Set(wanted))
    expect(received.length - MAILS).toBeLessThanOrEqual(KILLS * AT_ONCE)
  })
})
