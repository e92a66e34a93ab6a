import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCheckout, getBilling, getPayment, getQuote } from '#shared/billing/payments.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { aBuyingCompany } from '#tests/support/billing.ts'
import { call } from '#tests/support/call.ts'

const SECRET = 'a-secret-of-the-operator-and-nobody-else'
const env = {
  TRANSFER_IBAN: 'ES91 2100 0418 4502 0005 1332',
  TRANSFER_HOLDER: 'Skillo, S. L.',
  TRANSFER_SECRET: SECRET,
}

let app: TestApp
let url: string
beforeAll(async () => {
  // The command looks at the clock of its machine, so the server must have the same time.
  app = await createTestApp({ env, deps: { now: () => new Date() } })
  url = await app.listen()
})
afterAll(() => app.close())

type Buying = Awaited<ReturnType<typeof aBuyingCompany>>

async function begin({ token, params }: Buying) {
  const body = { creation_key: randomUUID(), plan: 'EQUIPO' as const, way: 'transfer' as const }
  return (await call(app, createCheckout, { token, params, body })).answer
}

/** As the operator runs it; what it says, or how it failed. */
async function command(args: string[], secret = SECRET): Promise<string> {
  const options = { env: { ...process.env, ...env, TRANSFER_SECRET: secret, PUBLIC_URL: url } }
  const path = 'src/server/features/billing/payments/confirm-transfer.ts'
  const run = promisify(execFile)(process.execPath, [path, ...args], options)
  return run.then(
    ({ stdout }) => stdout,
    ({ stderr }) => stderr,
  )
}

const billingOf = async ({ token, params }: Buying) => (await call(app, getBilling, { token, params })).answer

it('says where to send the money and counts when the operator says that it came', async () => {
  const buying = await aBuyingCompany(app)
  const { token, params } = buying
  const dollars = await call(app, getQuote, { token, params, query: { plan: 'EQUIPO', currency: 'USD' } })
  expect(dollars.answer.ways).toEqual([])
  const { reference, url: page } = await begin(buying)
  expect(reference).toMatch(/^SK[2-9A-HJ-NP-Z]{22}$/)
  expect(page).toBe(`https://skillo.example/payment-success?ref=${reference}`)
  const status = async () => (await call(app, getPayment, { params: { reference } })).answer
  expect(await status()).toMatchObject({
    state: 'PENDING',
    transfer: { holder: 'Skillo, S. L.', iban: env.TRANSFER_IBAN, concept: reference, amount: 5929, currency: 'EUR' },
  })

  expect(await command([reference])).toContain('npm run transfer')
  expect(await command([reference, '59.29', 'EUR'], 'z'.repeat(40))).toContain('400')
  expect((await billingOf(buying)).plan).toBe('GRATIS')
  // Less than was asked for is kept for whoever looks into it, and gives nothing.
  await command([reference, '59.28', 'EUR'])
  expect((await billingOf(buying)).plan).toBe('GRATIS')
  const typed = reference.toLowerCase().replace(/(.{4})/g, '$1 ')
  expect(await command([typed, '59.29', 'EUR'])).toContain('APPROVED')
  expect(await command([typed, '59.29', 'EUR'])).toContain('APPROVED')
  expect(await billingOf(buying)).toMatchObject({ plan: 'EQUIPO', payments: [{ state: 'APPROVED' }] })
  expect((await status()).transfer).toBeNull()
  expect(await command([reference, '59.29', 'EUR', 'REFUNDED'])).toContain('REFUNDED')
  expect((await billingOf(buying)).plan).toBe('GRATIS')
})
