import { afterAll, beforeAll, expect, it } from 'vitest'
import { rateRules } from '#shared/core/limits.ts'
import { createWebhook } from '#shared/integrations/webhooks.ts'
import { jobSort, jobTab } from '#shared/jobs/jobs.ts'
import { createTestApp, PUBLIC_URL, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCv } from '#tests/support/cvs.ts'
import { aHiring, anApplicant } from '#tests/support/hiring.ts'
import { refusalIn, request } from '#tests/support/request.ts'

let app: TestApp
let token: string
/** By the word of the list: whose list it is. */
let ids: Record<string, string>
let slug: string
let webhook_id: string
beforeAll(async () => {
  app = await createTestApp()
  const hiring = await aHiring(app)
  token = hiring.owner.token
  slug = hiring.company.slug
  const document = { basics: { full_name: 'Ana Prueba', headline: 'Camarera' } }
  const cv = await aCv(app, token, { document })
  const { application_id: applications } = await anApplicant(app, hiring)
  const body = { url: 'https://93.184.216.34/hook', kinds: ['vacancy.closed' as const] }
  const hook = await call(app, createWebhook, { token, params: { id: hiring.company.id }, body })
  webhook_id = hook.answer.webhook.id
  ids = { companies: hiring.company.id, cvs: cv.id, vacancies: hiring.vacancy.id, applications }
})
afterAll(() => app.close())

/** The outbox is shown under the address that was set. */
const FROM_OUTSIDE = { host: new URL(PUBLIC_URL).host }
const OUTBOX = '/api/dev/outbox'
/** Goes by digits in a text; the others by a number, if at all, and the outbox by any text. */
const goesByDigits = (address: string) => /\/(?:vacancies|companies)\/[^/]+\/applications/.test(address)
const keyOf = (address: string) => (goesByDigits(address) ? '1' : address.startsWith(OUTBOX) ? 'x' : position.key)
const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Every list that can be asked for from somewhere on, as an address that ends where the cursor begins. */
function lists(): [address: string, sort: string][] {
  const paged = app.endpoints.filter(({ query }) => query && 'cursor' in query.shape)
  const plain = paged
    .filter(({ path }) => path !== '/api/v1/jobs')
    .map(({ path }): [string, string] => [
      `${path
        .replace(/:(?:vacancy_)?id/, ids[path.split('/')[3] ?? ''] ?? '?')
        .replace(':webhook_id', webhook_id)
        .replace(':slug', slug)
        .replace(':format', 'json')}?cursor=`,
      path.startsWith('/api/v1/careers/') ? 'recientes' : '',
    ])
  const jobs = jobTab.options.flatMap((tab) =>
    jobSort.options.map((sort): [string, string] => [
      `/api/v1/jobs?q=camarera&tab=${tab}&sort=${sort}&cursor=`,
      tab === 'guardados' ? 'guardados' : tab === 'para-ti' && sort !== 'recientes' ? 'encaje' : sort,
    ]),
  )
  return [...plain, ...jobs, [`${OUTBOX}?before=`, '']]
}

/** Holds what any of the lists goes by; each takes what it knows. */
const position = {
  at: '2026-01-02T03:04:05.678Z',
  id: 'c0ffee00-0000-4000-8000-000000000000',
  key: 1,
  number: 5,
}

const odd = [
  { at: '0000-01-01T00:00:00.000Z', number: 0 },
  { at: '-271821-04-20T00:00:00.000Z', number: -1 },
  { at: '+275760-09-13T00:00:00.000Z', number: 2 ** 31 },
  { at: '2026-02-30T00:00:00.000Z', number: 1.5 },
  { at: 'infinity', number: 'x' },
  { at: null, number: null },
]
const nonsense = [
  'x',
  '0',
  '%00',
  '-1',
  '=',
  '%F0%9F%A6%86',
  written(null),
  written([]),
  written('a'),
  written({}),
  'bnVsbA',
]

it('reads what it once wrote, in every list', async () => {
  expect(lists().length).toBeGreaterThan(12)
  for (const [address, sort] of lists()) {
    const key = keyOf(address)
    const url = address + written({ ...position, sort, key })
    const { statusCode, body } = await request(app, { url, token, headers: FROM_OUTSIDE })
    expect([address, statusCode, body.slice(0, statusCode === 200 ? 0 : 300)]).toEqual([address, 200, ''])
  }
})

it('is refused as bad input wherever it is odd, and breaks nothing', async () => {
  for (const [address, sort] of lists()) {
    const key = keyOf(address)
    app.clock.forward(rateRules.job_list_user.window_seconds)
    const oddKey = goesByDigits(address) && { key: 'x' }
    const cursors = [...nonsense, ...odd.map((values) => written({ ...position, sort, key, ...values, ...oddKey }))]
    for (const cursor of cursors) {
      const response = await request(app, { url: address + cursor, token, headers: FROM_OUTSIDE })
      expect([address, cursor, response.statusCode]).toEqual([address, cursor, 422])
      expect(refusalIn(response).code).toBe('validation')
    }
  }
})

it('is refused where it holds a text that no database takes', async () => {
  const cursor = written({ ...position, key: 'ana\0' })
  for (const list of [`vacancies/${ids.vacancies}`, `companies/${ids.companies}`]) {
    const url = `/api/v1/${list}/applications?sort=name&cursor=${cursor}`
    expect([list, (await request(app, { url, token })).statusCode]).toEqual([list, 422])
  }
})

it('of one order is no place in another', async () => {
  const cursor = written({ ...position, sort: 'salario' })
  expect((await request(app, { url: `/api/v1/jobs?sort=recientes&cursor=${cursor}`, token })).statusCode).toBe(422)
})
