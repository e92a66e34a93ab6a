import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '#server/platform/db/open.ts'
import { listOutbox } from '#server/platform/outbox/outbox.queries.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres/database.ts'
import { createMail } from './create-mail.ts'
import { DeliveryError } from './delivery-error.ts'
import { renderMail } from './layout.ts'
import type { Mail, MailSender } from './mail.ts'
import { createOutboxMail } from './outbox-mail.ts'
import { createSmtpMail } from './smtp-mail.ts'
import { decodeWords, headerOf, type Part } from './testing/read-mime.ts'
import { startSmtpSink, unusedUrl } from './testing/smtp-sink.ts'

const FROM = 'Skillo <hola@skillo.example>'
const NOW = new Date('2026-11-15T10:00:00.000Z')
const KEY = '0f8fad5b-d9cb-469f-a165-70867728950e'

let files: TestDatabase
let database: OpenDatabase
let sink: Awaited<ReturnType<typeof startSmtpSink>>
let smtp: ReturnType<typeof createSmtpMail>

beforeAll(async () => {
  files = await createTestDatabase()
  database = openDatabase(files.url, () => undefined, 2)
  sink = await startSmtpSink()
  smtp = createSmtpMail({ smtp_url: sink.url(), from: FROM })
})
afterAll(async () => {
  smtp.close()
  await sink.close()
  await database.close()
  await files.drop()
})
beforeEach(async () => {
  sink.arrived.length = 0
  sink.state.refusal = undefined
  await database.pool.query('truncate outbox')
})

const aMail = (over: Partial<Mail> = {}): Mail => ({
  to: 'ana@ejemplo.com',
  subject: 'Confirma tu correo, Íñigo 👋',
  text: 'Hola, Ana:\n\nEntra en http://localhost:3000/verify-email?token=a-b_c=d\n.\nFin',
  html: `<p>Hola, <b>Ana</b> &amp; Íñigo</p>${'<p>larga línea</p>'.repeat(100)}`,
  ...over,
})

const decode = (part: Part | undefined) => part?.body.replaceAll('\r\n', '\n').trimEnd()

const sides: { name: string; sender: () => MailSender; received: () => Promise<Mail[]> }[] = [
  {
    name: 'outbox',
    sender: () => createOutboxMail(database.db, () => NOW),
    received: async () =>
      (await listOutbox(database.db, { limit: 9 })).map(({ recipient, subject, text, html }) => ({
        to: recipient,
        subject,
        text,
        html: html ?? '',
      })),
  },
  {
    name: 'smtp',
    sender: () => smtp,
    received: async () =>
      sink.arrived.map(({ recipients, message }) => ({
        to: recipients.join(),
        subject: decodeWords(headerOf(message.headers, 'subject')),
        text: decode(message.parts[0]) ?? '',
        html: decode(message.parts[1]) ?? '',
      })),
  },
]

describe.each(sides)('every mail adapter: $name', ({ sender, received }) => {
  it('delivers recipient, subject, text and HTML whole', async () => {
    await sender().send(aMail(), KEY)
    expect(await received()).toEqual([aMail()])
  })

  it.each([
    'Oferta\r\nBcc: espia@ejemplo.com',
    'Oferta\nBcc: espia@ejemplo.com\n\nOtro cuerpo',
    'Oferta\u2028Bcc: espia@ejemplo.com',
    'Nulo\0 y campana\u0007',
    'Ñandú\r\nX-Otro: 1',
    'Medio \ud800 par',
    'Gira \u202egro.live\u202c',
  ])('keeps a hostile subject on one line: %j', async (subject) => {
    await sender().send(aMail({ subject }), KEY)
    const [mail] = await received()
    expect(mail?.subject).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202e]/u)
    expect(mail?.subject.slice(0, 4)).toBe(subject.slice(0, 4))
    expect(mail?.text).toBe(aMail().text)
  })

  it.each([
    'ana@ejemplo.com, espia@ejemplo.com',
    'ana@ejemplo.com\r\nBcc: espia@ejemplo.com',
    'ana@ejemplo.com\0',
    'Ana <ana@ejemplo.com>',
    '"ana, espia"@ejemplo.com',
    'grupo: ana@ejemplo.com, espia@ejemplo.com;',
    'ana@ejemplo.com>\r\nRCPT TO:<espia@ejemplo.com',
    'espia@ejemplo.org@ejemplo.com',
    '',
  ])('refuses for good what is not exactly one address: %j', async (to) => {
    await expect(sender().send(aMail({ to }), KEY)).rejects.toMatchObject({ code: 'provider_down', final: true })
    expect(await received()).toEqual([])
  })

  it('accepts control characters in the text without passing them on', async () => {
    await sender().send(aMail({ text: 'uno\0dos\u0008tres' }), KEY)
    expect((await received())[0]?.text).toBe('uno dos tres')
  })
})

describe('outbox mail', () => {
  it('keeps one row, the first, when a key comes again', async () => {
    const mail = createOutboxMail(database.db, () => NOW)
    await mail.send(aMail(), KEY)
    await mail.send(aMail({ subject: 'Otra vez' }), KEY)
    await mail.send(aMail({ subject: 'Otro correo' }), 'another-key')
    const subjects = (await listOutbox(database.db, { limit: 9 })).map(({ subject }) => subject)
    expect(subjects.sort()).toEqual(['Confirma tu correo, Íñigo 👋', 'Otro correo'])
  })
})

describe('SMTP mail', () => {
  it('sends exactly these headers and one recipient', async () => {
    const hostile = 'Acme", espia@ejemplo.com\r\nBcc: espia@ejemplo.com\r\nX-Extra: 1'
    await smtp.send(renderMail({ to: 'ana@ejemplo.com', subject: hostile, title: hostile, paragraphs: [hostile] }), KEY)
    const [mail] = sink.arrived
    expect(mail?.recipients).toEqual(['ana@ejemplo.com'])
    expect(mail?.from).toBe('hola@skillo.example')
    const { headers = [], parts = [] } = mail?.message ?? {}
    expect(headers.map(([name]) => name).sort()).toEqual(
      ['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to'].sort(),
    )
    expect(headerOf(headers, 'to')).toBe('ana@ejemplo.com')
    expect(headerOf(headers, 'from')).toBe(FROM)
    expect(headerOf(headers, 'content-type')).toMatch(/^multipart\/alternative;/)
    const types = parts.map((part) => headerOf(part.headers, 'content-type'))
    expect(types).toEqual(['text/plain; charset=utf-8', 'text/html; charset=utf-8'])
  })

  it('keeps the Message-ID when a mail is tried again, and no other mail has it', async () => {
    for (const key of [KEY, KEY, 'rara> \r\nBcc: x']) await smtp.send(aMail(), key)
    const ids = sink.arrived.map(({ message }) => headerOf(message.headers, 'message-id'))
    expect(ids).toEqual([`<${KEY}@skillo.example>`, `<${KEY}@skillo.example>`, expect.stringMatching(/^<[^\s<>]+>$/)])
    expect(ids[2]).not.toBe(ids[0])
  })

  it.each([
    { refusal: { at: 'rcpt', code: 550 } as const, final: true, what: 'an unknown recipient' },
    { refusal: { at: 'rcpt', code: 450 } as const, final: false, what: 'a busy mailbox' },
    { refusal: { at: 'data', code: 554 } as const, final: false, what: 'a refused message' },
  ])('tells final from passing failures: $what', async ({ refusal, final }) => {
    sink.state.refusal = refusal
    const failure = await smtp.send(aMail(), KEY).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(DeliveryError)
    expect(failure).toMatchObject({ code: 'provider_down', final })
    expect(everythingIn(failure)).not.toMatch(/ana@|Íñigo|127\.0\.0\.1/)
    sink.state.refusal = undefined
    await smtp.send(aMail(), KEY)
    expect(sink.arrived).toHaveLength(1)
  })

  it.each([
    { what: 'nobody listens', url: unusedUrl },
    { what: 'the password is wrong', url: async () => sink.url('skillo:wrong@') },
  ])('lets the task try again when $what', async ({ url }) => {
    const mail = createSmtpMail({ smtp_url: await url(), from: FROM })
    const failure = await mail.send(aMail(), KEY).catch((error: unknown) => error)
    mail.close()
    expect(failure).toMatchObject({ code: 'provider_down', status: 503, final: false })
    expect(everythingIn(failure)).not.toMatch(/ana@|wrong|127\.0\.0\.1/)
  })

  it('is chosen by configuration', async () => {
    const chosen = createMail({ mail: { from: FROM, smtp_url: sink.url('skillo:right@') } }, database.db, () => NOW)
    await chosen.send(aMail(), KEY)
    chosen.close()
    expect(sink.arrived).toHaveLength(1)
    await createMail({ mail: { from: FROM, smtp_url: undefined } }, database.db, () => NOW).send(aMail(), KEY)
    expect(await listOutbox(database.db, { limit: 9 })).toHaveLength(1)
  })
})

/** All that a logger could find in an error. */
function everythingIn(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return [error.message, JSON.stringify({ ...error }), everythingIn(error.cause)].join('\n')
}
