import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as contract from '#shared/companies/invitations.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, anInvitation, aSession } from '#tests/support/factories.ts'
import { countStatements } from '#tests/support/postgres/counted-queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('asks as much for an invitation that does not exist as for one of others', async () => {
  const [owner, stranger] = [await aSession(app), await aSession(app)]
  const { company } = await aCompany(app, owner.user)
  const { invitation } = await anInvitation(app, company, owner.user, { email: 'otra@correo.example' })
  const revoke = async (id: string) => {
    const { status } = await call(app, contract.revokeInvitation, { token: stranger.token, params: { id } })
    expect(status).toBe(404)
  }
  await revoke(randomUUID())
  const unknown = await countStatements(app, () => revoke(randomUUID()))
  const foreign = await countStatements(app, () => revoke(invitation.id))
  expect(unknown).toBeGreaterThan(3)
  expect(foreign).toBe(unknown)
})
