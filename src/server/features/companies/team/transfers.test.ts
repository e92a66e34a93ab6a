import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#shared/companies/companies.ts'
import { leaveCompany, removeMember } from '#shared/companies/team.ts'
import type { Role } from '#shared/companies/team-policy.ts'
import { getRecruiterSummary } from '#shared/overview/overview.ts'
import { createTestApp, PUBLIC_URL, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aMember, aSession, PASSWORD } from '#tests/support/factories.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { members } from '../team.tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function aTeam(role: Role = 'RECRUITER') {
  const owner = await aSession(app, { full_name: 'Olga Titular' })
  const receiver = await aSession(app, { full_name: 'Rita Receptora' })
  const { company, member: ownerMember } = await aCompany(app, owner.user)
  const member = await aMember(app, company, receiver.user, role)
  const params = { id: company.id }
  const body = { member_id: member.id, current_password: PASSWORD }
  return {
    owner,
    receiver,
    company,
    params,
    member,
    ownerMember,
    start: (more = {}) => call(app, contract.startTransfer, { token: owner.token, params, body: { ...body, ...more } }),
    accept: (token = receiver.token) => call(app, contract.acceptTransfer, { token, params }),
    decline: (token = receiver.token) => call(app, contract.declineTransfer, { token, params }),
    cancel: (token = owner.token) => call(app, contract.cancelTransfer, { token, params }),
    look: async (token: string) => (await call(app, contract.getCompany, { token, params })).answer,
    owners: async () =>
      (
        await app.deps.db
          .select()
          .from(members)
          .where(and(eq(members.company_id, company.id), eq(members.role, 'OWNER')))
      ).map(({ user_id }) => user_id),
  }
}

describe('handing a company over', () => {
  it('changes nothing until the receiver accepts', async () => {
    const team = await aTeam()
    const asked = await team.start()
    expect(asked.answer.transfer).toMatchObject({ to_name: 'Rita Receptora', is_for_me: false })
    expect((await team.look(team.receiver.token)).transfer).toMatchObject({
      from_name: 'Olga Titular',
      is_for_me: true,
    })
    expect(await team.owners()).toEqual([team.owner.user.id])
    const { answer: list } = await call(app, contract.listCompanies, { token: team.receiver.token })
    expect(list.items[0]?.transfer_waits).toBe(true)
    const { answer: summary } = await call(app, getRecruiterSummary, { token: team.receiver.token })
    expect(summary.pending_actions).toEqual([expect.objectContaining({ kind: 'TRANSFER' })])
    const [mail] = await sentTo(app, team.receiver.user.email)
    expect(mail?.text).toContain(`${PUBLIC_URL}/app/my-companies/${team.company.id}?tab=ajustes`)
    const accepted = await team.accept()
    expect(accepted.answer).toMatchObject({ me: { role: 'OWNER' }, transfer: null })
    expect(await team.owners()).toEqual([team.receiver.user.id])
    expect((await team.look(team.owner.token)).me.role).toBe('ADMIN')
    expect((await sentTo(app, team.owner.user.email))[0]?.subject).toBe('La titularidad de tu empresa cambió')
  })

  it('needs the password, an active member and only one question at a time', async () => {
    const team = await aTeam()
    expect((await team.start({ current_password: 'no-es-esta-clave' })).error?.fields?.current_password).toBeDefined()
    expect((await team.start({ member_id: team.ownerMember.id })).status).toBe(409)
    const paused = await aSession(app)
    const pausedMember = await aMember(app, team.company, paused.user, 'ADMIN', { status: 'SUSPENDED' })
    expect((await team.start({ member_id: pausedMember.id })).status).toBe(409)
    expect((await team.start()).status).toBe(200)
    expect((await team.start()).error?.message).toContain('pendiente')
  })

  it('can be declined, cancelled and forgotten, and then asked again', async () => {
    const team = await aTeam()
    await team.start()
    expect((await team.decline()).answer.transfer).toBeNull()
    await team.start()
    expect((await team.cancel()).answer.transfer).toBeNull()
    expect((await team.accept()).status).toBe(404)
    await team.start()
    app.clock.forward(7 * 24 * 3600)
    expect((await team.accept()).status).toBe(404)
    expect((await team.start()).answer.transfer).not.toBeNull()
    expect(await team.owners()).toEqual([team.owner.user.id])
  })

  it('does not exist for others of the team, nor can they answer it', async () => {
    const team = await aTeam()
    const admin = await aSession(app)
    const adminMember = await aMember(app, team.company, admin.user, 'ADMIN')
    await team.start()
    expect((await team.look(admin.token)).transfer).toBeNull()
    const own = { token: admin.token, params: team.params }
    const body = { member_id: adminMember.id, current_password: PASSWORD }
    expect((await call(app, contract.startTransfer, { ...own, body })).status).toBe(409)
    expect((await team.accept(admin.token)).status).toBe(404)
    expect((await team.accept(team.owner.token)).status).toBe(404)
    expect((await team.decline(admin.token)).status).toBe(404)
    expect((await team.cancel(admin.token)).status).toBe(409)
    expect(await team.owners()).toEqual([team.owner.user.id])
  })

  it('ends when the receiver leaves', async () => {
    const team = await aTeam()
    await team.start()
    await call(app, leaveCompany, { token: team.receiver.token, params: team.params })
    expect((await team.look(team.owner.token)).transfer).toBeNull()
  })
})

describe('an account that owns a company', () => {
  it('cannot be taken away under it', async () => {
    const { user } = await aSession(app)
    const { company, member } = await aCompany(app, user)
    const deleting = app.database.pool.query('delete from users where id = $1', [user.id])
    await expect(deleting).rejects.toMatchObject({ constraint: 'members_user_id_users_id_fk' })
    const { rows } = await app.database.pool.query("select id from members where company_id = $1 and role = 'OWNER'", [
      company.id,
    ])
    expect(rows).toEqual([{ id: member.id }])
  })
})

describe('at the same time', () => {
  it('twenty acceptances make one owner', async () => {
    const team = await aTeam()
    await team.start()
    const answers = await Promise.all(Array.from({ length: 20 }, () => team.accept()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await team.owners()).toEqual([team.receiver.user.id])
  })

  it('accepting, leaving, removing and cancelling always leave one active owner', async () => {
    for (let round = 0; round < 15; round += 1) {
      const team = await aTeam('ADMIN')
      await team.start()
      const { token } = team.owner
      const remove = { id: team.company.id, member_id: team.member.id }
      const removeOwner = { id: team.company.id, member_id: team.ownerMember.id }
      const answers = await Promise.all([
        team.accept(),
        call(app, leaveCompany, { token: team.receiver.token, params: team.params }),
        call(app, removeMember, { token, params: remove }),
        call(app, leaveCompany, { token, params: team.params }),
        call(app, removeMember, { token: team.receiver.token, params: removeOwner }),
        team.cancel(),
      ])
      for (const { status } of answers) expect([200, 204, 404, 409]).toContain(status)
      const owners = await app.deps.db
        .select()
        .from(members)
        .where(and(eq(members.company_id, team.company.id), eq(members.role, 'OWNER'), eq(members.status, 'ACTIVE')))
      expect(owners).toHaveLength(1)
    }
  })
})
