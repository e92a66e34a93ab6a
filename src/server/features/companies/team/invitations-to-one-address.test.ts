import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as contract from '#shared/companies/invitations.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aSession } from '#tests/support/factories.ts'
import { sentTo } from '#tests/support/outbox.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const DAY = 24 * 60 * 60
const VERIFIED = { verification: 'DOMAIN_VERIFIED' } as const
const anAddress = () => `extrana-${randomUUID()}@correo.example`

async function anOwner(of_company = {}) {
  const { user, token } = await aSession(app)
  const { company } = await aCompany(app, user, of_company)
  const invite = (email: string, message: string | null = null) => {
    const body = { emails: [email], role: 'RECRUITER' as const, message }
    return call(app, contract.createInvitations, { token, params: { id: company.id }, body })
  }
  const revoke = (id: string) => call(app, contract.revokeInvitation, { token, params: { id } })
  return { invite, revoke }
}

it('a company sends three mails a day to one address, however often it takes the invitation back', async () => {
  const owner = await anOwner(VERIFIED)
  const email = anAddress()
  const inviteAndRevoke = async () => {
    const { status, answer } = await owner.invite(email)
    if (status === 200) await owner.revoke(answer.items[0]?.invitation?.id ?? '')
    return status
  }
  const statuses: number[] = []
  for (let time = 0; time < 5; time += 1) statuses.push(await inviteAndRevoke())
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  expect(await sentTo(app, email)).toHaveLength(3)
})

it('all companies that nobody knows send five a day to one address; one that is known still reaches it', async () => {
  const email = anAddress()
  const statuses: number[] = []
  for (let count = 0; count < 6; count += 1) statuses.push((await (await anOwner()).invite(email)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect((await (await anOwner(VERIFIED)).invite(email)).status).toBe(200)
})

it('the words of a company that nobody knows are in no mail', async () => {
  const message = 'Cobra tu premio en premios.example'
  const mailOf = async (of_company: object) => {
    const email = anAddress()
    expect((await (await anOwner(of_company)).invite(email, message)).status).toBe(200)
    return JSON.stringify(await sentTo(app, email))
  }
  expect(await mailOf({})).not.toContain('premios.example')
  expect(await mailOf(VERIFIED)).toContain('premios.example')
})

it('the next day is another one', async () => {
  const owner = await anOwner()
  const email = anAddress()
  for (let time = 0; time < 3; time += 1)
    await owner.revoke((await owner.invite(email)).answer.items[0]?.invitation?.id ?? '')
  expect((await owner.invite(email)).status).toBe(429)
  app.clock.forward(DAY + 1)
  expect((await owner.invite(email)).status).toBe(200)
})
