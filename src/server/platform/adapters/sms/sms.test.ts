import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '#server/platform/db/open.ts'
import { listOutbox } from '#server/platform/outbox/outbox.queries.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres/database.ts'
import { createSms } from './create-sms.ts'
import { createOutboxSms } from './outbox-sms.ts'
import type { Sms, SmsSender } from './sms.ts'
import { startFakeTwilio } from './testing/fake-twilio.ts'
import { createTwilioSms } from './twilio-sms.ts'

const NOW = new Date('2026-11-15T10:00:00.000Z')
const KEY = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const SMS: Sms = {
  to: '+34600111222',
  text: 'Tu código de Skillo es 123456. Vence en 10 minutos. ¡Cuídalo & guárdalo!',
}

let files: TestDatabase
let database: OpenDatabase
let twilio: Awaited<ReturnType<typeof startFakeTwilio>>

beforeAll(async () => {
  files = await createTestDatabase()
  database = openDatabase(files.url, () => undefined, 2)
  twilio = await startFakeTwilio()
})
afterAll(async () => {
  await twilio.close()
  await database.close()
  await files.drop()
})
beforeEach(async () => {
  twilio.requests.length = 0
  twilio.state.next = { status: 201, body: '{"sid":"SM1"}' }
  await database.pool.query('truncate outbox')
})

const account = (from = '+15005550006') => ({
  account_sid: 'AC123',
  auth_token: 'a:secret',
  from,
  api_url: twilio.url,
})

const sides: { name: string; sender: () => SmsSender; received: () => Promise<Sms[]> }[] = [
  {
    name: 'outbox',
    sender: () => createOutboxSms(database.db, () => NOW),
    received: async () =>
      (await listOutbox(database.db, { limit: 9 })).map(({ recipient, text }) => ({ to: recipient, text })),
  },
  {
    name: 'twilio',
    sender: () => createTwilioSms(account()),
    received: async () =>
      twilio.requests.map(({ form }) => ({ to: form.get('To') ?? '', text: form.get('Body') ?? '' })),
  },
]

describe.each(sides)('every SMS adapter: $name', ({ sender, received }) => {
  it('delivers number and text whole', async () => {
    await sender().send(SMS, KEY)
    expect(await received()).toEqual([SMS])
  })

  it('passes no control characters on', async () => {
    await sender().send({ ...SMS, text: 'Código\0 1\r\n&To=+34611\ud800' }, KEY)
    expect((await received())[0]?.text).toBe('Código  1 \n&To=+34611\ufffd')
  })

  it.each(['600111222', '+34600111222,+34600111333', '+34 600 111 222', '+34600111222\n', '+0600111222', ''])(
    'refuses for good what is not one international number: %j',
    async (to) => {
      await expect(sender().send({ ...SMS, to }, KEY)).rejects.toMatchObject({ code: 'provider_down', final: true })
      expect(await received()).toEqual([])
    },
  )
})

describe('outbox SMS', () => {
  it('keeps one row when a key comes again', async () => {
    const sms = createOutboxSms(database.db, () => NOW)
    await sms.send(SMS, KEY)
    await sms.send({ ...SMS, text: 'Otra vez' }, KEY)
    expect(await listOutbox(database.db, { limit: 9 })).toMatchObject([{ channel: 'SMS', text: SMS.text, html: null }])
  })
})

describe('Twilio SMS', () => {
  it("makes the provider's own call", async () => {
    await createTwilioSms(account()).send(SMS, KEY)
    expect(twilio.requests).toHaveLength(1)
    const [call] = twilio.requests
    expect(call).toMatchObject({ method: 'POST', path: '/2010-04-01/Accounts/AC123/Messages.json' })
    expect(call?.type).toMatch(/^application\/x-www-form-urlencoded/)
    expect(call?.authorization).toBe(`Basic ${Buffer.from('AC123:a:secret').toString('base64')}`)
    expect(Object.fromEntries(call?.form ?? [])).toEqual({ To: SMS.to, From: '+15005550006', Body: SMS.text })
  })

  it('sends through a messaging service when one is configured', async () => {
    await createTwilioSms(account('MG9')).send(SMS, KEY)
    expect(twilio.requests[0]?.form.get('MessagingServiceSid')).toBe('MG9')
    expect(twilio.requests[0]?.form.has('From')).toBe(false)
  })

  it.each([
    { next: { status: 401, body: '{"code":20003,"message":"Authenticate"}' }, final: false, code: 'twilio_401_20003' },
    { next: { status: 403, body: '{"code":20005}' }, final: false, code: 'twilio_403_20005' },
    { next: { status: 429, body: '{"code":20429}' }, final: false, code: 'twilio_429_20429' },
    { next: { status: 500, body: '<html>+34600111222</html>' }, final: false, code: 'twilio_500_0' },
    { next: { status: 400, body: '{"code":21212}' }, final: false, code: 'twilio_400_21212' },
    { next: { status: 400, body: '{"code":21211,"message":"+34600111222"}' }, final: true, code: 'twilio_400_21211' },
    { next: { status: 400, body: '{"code":21610}' }, final: true, code: 'twilio_400_21610' },
    { next: { status: 302, location: 'http://127.0.0.1:1/' }, final: false, code: 'twilio_TypeError' },
    { next: 'hang_up' as const, final: false, code: 'twilio_TypeError' },
    { next: 'hang' as const, final: false, code: 'twilio_TimeoutError' },
  ])('turns $code into an outage of ours', async ({ next, final, code }) => {
    twilio.state.next = next
    const failure = await createTwilioSms(account())
      .send(SMS, KEY)
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 'provider_down', status: 503, final, cause: { code } })
    expect(JSON.stringify([failure, failure instanceof Error && failure.cause])).not.toMatch(/600111222|123456|secret/)
    expect(twilio.requests).toHaveLength(1)
  })

  it('is chosen by configuration', async () => {
    await createSms({ sms: { countries: ['ES'], twilio: account() } }, database.db, () => NOW).send(SMS, KEY)
    expect(twilio.requests).toHaveLength(1)
    await createSms({ sms: { countries: ['ES'], twilio: undefined } }, database.db, () => NOW).send(SMS, KEY)
    expect(await listOutbox(database.db, { limit: 9 })).toHaveLength(1)
  })
})
