import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getMe } from '#shared/accounts/users.ts'
import { getCompany, listActivity, listCompanies, startTransfer } from '#shared/companies/companies.ts'
import { createInvitations } from '#shared/companies/invitations.ts'
import * as contract from '#shared/companies/team.ts'
import { type GivenRole, type Role, roles } from '#shared/companies/team-policy.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aMember, anInvitation, aSession, PASSWORD } from '#tests/support/factories.ts'
import { invitations, members } from '../team.tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const given: GivenRole[] = ['ADMIN', 'RECRUITER', 'HIRING_MANAGER', 'INTERVIEWER', 'BILLING']

async function anOwner() {
  const { user, token } = await aSession(app)
  const { company, member } = await aCompany(app, user)
  return { user, token, company, member, params: { id: company.id } }
}

type Owner = Awaited<ReturnType<typeof anOwner>>

async function aColleague({ company }: Owner, role: Role, values = {}) {
  const { user, token } = await aSession(app, { full_name: `Colega ${role}` })
  const member = await aMember(app, company, user, role, values)
  return { user, token, member, params: { id: company.id, member_id: member.id } }
}

async function roleOf(member: { id: string }) {
  const [row] = await app.deps.db.select().from(members).where(eq(members.id, member.id))
  return row
}

const noticesOf = async (token: string) =>
  (await call(app, listNotifications, { token })).answer.map(({ message }) => message)

describe('the team', () => {
  it('is listed for everybody in it, the owner first, without those who left', async () => {
    const owner = await anOwner()
    const interviewer = await aColleague(owner, 'INTERVIEWER')
    await aColleague(owner, 'ADMIN')
    await aColleague(owner, 'RECRUITER', { status: 'LEFT' })
    await aColleague(owner, 'BILLING', { status: 'SUSPENDED' })
    const { answer } = await call(app, contract.listMembers, { token: interviewer.token, params: owner.params })
    expect(answer.items.map(({ role, status, is_me }) => [role, status, is_me])).toEqual([
      ['OWNER', 'ACTIVE', false],
      ['ADMIN', 'ACTIVE', false],
      ['INTERVIEWER', 'ACTIVE', true],
      ['BILLING', 'SUSPENDED', false],
    ])
  })

  it('hears about changes, and so does the list of the company', async () => {
    const owner = await anOwner()
    const colleague = await aColleague(owner, 'RECRUITER')
    const { token } = owner
    const change = (body: contract.MemberBody) =>
      call(app, contract.updateMember, { token, params: colleague.params, body })
    await change({ role: 'INTERVIEWER' })
    await change({ status: 'SUSPENDED' })
    await change({ status: 'SUSPENDED' })
    await change({ status: 'ACTIVE' })
    expect((await noticesOf(colleague.token)).sort()).toEqual([
      `Tu acceso a ${owner.company.name} está en pausa.`,
      `Tu rol en ${owner.company.name} ahora es Entrevistas.`,
      `Vuelves a tener acceso a ${owner.company.name}.`,
    ])
    const { answer } = await call(app, listActivity, { token, params: owner.params })
    expect(answer.items.map(({ kind }) => kind).sort()).toEqual([
      'MEMBER_REACTIVATED',
      'MEMBER_ROLE_CHANGED',
      'MEMBER_SUSPENDED',
    ])
  })

  it('gives each role its salary switch, or none', async () => {
    const owner = await anOwner()
    const { token } = owner
    const { params, member } = await aColleague(owner, 'RECRUITER')
    const change = async (body: contract.MemberBody) =>
      (await call(app, contract.updateMember, { token, params, body })).answer.can_see_salary_expectations
    expect(member.can_see_salary_expectations).toBe(true)
    expect(await change({ can_see_salary_expectations: false })).toBe(false)
    expect(await change({ role: 'HIRING_MANAGER' })).toBe(false)
    expect(await change({ can_see_salary_expectations: true })).toBe(true)
    expect(await change({ role: 'INTERVIEWER' })).toBe(false)
    expect(await change({ can_see_salary_expectations: true })).toBeUndefined()
    expect(await change({ role: 'ADMIN' })).toBe(true)
    expect(await change({ can_see_salary_expectations: false })).toBeUndefined()
    expect((await roleOf(member))?.can_see_salary_expectations).toBe(true)
  })
})

describe('role escalation', () => {
  // By hand from the permissions matrix: who may turn whom into what, and who may take whom out.
  const mayManage: Record<Role, boolean> = {
    OWNER: true,
    ADMIN: true,
    RECRUITER: false,
    HIRING_MANAGER: false,
    INTERVIEWER: false,
    BILLING: false,
  }

  it.each(roles.filter((role) => role !== 'OWNER'))('%s reaches exactly what the matrix says', async (actorRole) => {
    const owner = await anOwner()
    const actor = await aColleague(owner, actorRole)
    const allowed = mayManage[actorRole]
    for (const targetRole of given) {
      for (const role of given) {
        const target = await aColleague(owner, targetRole)
        const { status } = await call(app, contract.updateMember, {
          token: actor.token,
          params: target.params,
          body: { role },
        })
        expect([targetRole, role, status]).toEqual([targetRole, role, allowed ? 200 : 409])
        expect((await roleOf(target.member))?.role).toBe(allowed ? role : targetRole)
      }
      const target = await aColleague(owner, targetRole)
      const { status } = await call(app, contract.removeMember, { token: actor.token, params: target.params })
      expect([targetRole, status]).toEqual([targetRole, allowed ? 204 : 409])
    }
  })

  it.each(roles)('nobody, as %s, becomes OWNER, touches the owner or changes oneself', async (actorRole) => {
    const owner = await anOwner()
    const actor =
      actorRole === 'OWNER'
        ? { ...owner, params: { ...owner.params, member_id: owner.member.id } }
        : await aColleague(owner, actorRole)
    const target = await aColleague(owner, 'INTERVIEWER')
    const ownerParams = { id: owner.company.id, member_id: owner.member.id }
    const change = async (params: typeof ownerParams, body: object) =>
      (await call(app, contract.updateMember, { token: actor.token, params, body })).status
    expect(await change(target.params, { role: 'OWNER' })).toBe(422)
    for (const params of [ownerParams, actor.params]) {
      for (const body of [
        { role: 'ADMIN' },
        { role: 'BILLING' },
        { status: 'SUSPENDED' },
        { can_see_salary_expectations: true },
      ])
        expect(await change(params, body)).toBe(409)
      expect((await call(app, contract.removeMember, { token: actor.token, params })).status).toBe(409)
    }
    expect((await roleOf(owner.member))?.role).toBe('OWNER')
    expect((await roleOf(actor.member))?.role).toBe(actorRole)
  })

  it('has no way through fields that are not in the form', async () => {
    const owner = await anOwner()
    const target = await aColleague(owner, 'INTERVIEWER')
    const other = await anOwner()
    const body: object = {
      company_id: other.company.id,
      user_id: other.user.id,
      id: other.member.id,
      joined_at: '2020-01-01',
    }
    expect((await call(app, contract.updateMember, { token: owner.token, params: target.params, body })).status).toBe(
      200,
    )
    expect(await roleOf(target.member)).toEqual(target.member)
  })
})

describe('leaving', () => {
  it('ends access at once for fifty requests around it, and the session goes on', async () => {
    const owner = await anOwner()
    const colleague = await aColleague(owner, 'ADMIN')
    const look = () => call(app, getCompany, { token: colleague.token, params: owner.params })
    const around = Array.from({ length: 25 }, look)
    const removal = call(app, contract.removeMember, { token: owner.token, params: colleague.params })
    for (const { status } of await Promise.all(around)) expect([200, 404]).toContain(status)
    expect((await removal).status).toBe(204)
    for (const { status } of await Promise.all(Array.from({ length: 25 }, look))) expect(status).toBe(404)
    expect((await call(app, getMe, { token: colleague.token })).status).toBe(200)
    expect((await call(app, listCompanies, { token: colleague.token })).answer.items).toEqual([])
    expect(await noticesOf(colleague.token)).toEqual([`Ya no formas parte del equipo de ${owner.company.name}.`])
  })

  it('pauses and gives back access at once', async () => {
    const owner = await anOwner()
    const colleague = await aColleague(owner, 'RECRUITER')
    const set = (status: 'ACTIVE' | 'SUSPENDED') =>
      call(app, contract.updateMember, { token: owner.token, params: colleague.params, body: { status } })
    const look = async () => (await call(app, getCompany, { token: colleague.token, params: owner.params })).status
    expect((await set('SUSPENDED')).answer.status).toBe('SUSPENDED')
    expect(await look()).toBe(404)
    expect((await call(app, contract.leaveCompany, { token: colleague.token, params: owner.params })).status).toBe(404)
    await set('ACTIVE')
    expect(await look()).toBe(200)
  })

  it('is free for everybody but the owner', async () => {
    const owner = await anOwner()
    for (const role of given) {
      const colleague = await aColleague(owner, role)
      expect((await call(app, contract.leaveCompany, { token: colleague.token, params: owner.params })).status).toBe(
        204,
      )
      expect((await call(app, contract.leaveCompany, { token: colleague.token, params: owner.params })).status).toBe(
        404,
      )
    }
    const { status, error } = await call(app, contract.leaveCompany, { token: owner.token, params: owner.params })
    expect([status, error?.code]).toEqual([409, 'last_owner'])
    expect(await noticesOf(owner.token)).toHaveLength(5)
  })

  it('takes back what the person had sent, and what a lesser role may no longer send', async () => {
    const owner = await anOwner()
    const leaver = await aColleague(owner, 'ADMIN')
    const demoted = await aColleague(owner, 'ADMIN')
    await anInvitation(app, owner.company, leaver.user, { email: 'uno@correo.example', role: 'ADMIN' })
    await anInvitation(app, owner.company, demoted.user, { email: 'dos@correo.example', role: 'ADMIN' })
    await anInvitation(app, owner.company, demoted.user, { email: 'tres@correo.example', role: 'INTERVIEWER' })
    await anInvitation(app, owner.company, owner.user, { email: 'cuatro@correo.example', role: 'ADMIN' })
    await call(app, contract.leaveCompany, { token: leaver.token, params: owner.params })
    await call(app, contract.updateMember, { token: owner.token, params: demoted.params, body: { role: 'RECRUITER' } })
    const pending = await app.deps.db
      .select({ email: invitations.email })
      .from(invitations)
      .where(and(eq(invitations.company_id, owner.company.id), eq(invitations.state, 'PENDING')))
    expect(pending.map(({ email }) => email).sort()).toEqual(['cuatro@correo.example', 'tres@correo.example'])
  })
})

describe('ids of another company', () => {
  it('do not exist, whoever names them', async () => {
    const [one, two] = [await anOwner(), await anOwner()]
    const colleague = await aColleague(two, 'ADMIN')
    const mixed = { id: one.company.id, member_id: colleague.member.id }
    for (const { token } of [one, two, colleague]) {
      const sent = { token, params: mixed }
      expect((await call(app, contract.updateMember, { ...sent, body: { role: 'BILLING' } })).status).toBe(404)
      expect((await call(app, contract.removeMember, sent)).status).toBe(404)
    }
    const transfer = { member_id: colleague.member.id, current_password: PASSWORD }
    const { token, params } = one
    expect((await call(app, startTransfer, { token, params, body: transfer })).status).toBe(404)
    const invited = { emails: ['x@correo.example'], role: 'BILLING' as const }
    expect((await call(app, createInvitations, { token: two.token, params, body: invited })).status).toBe(404)
    expect(await roleOf(colleague.member)).toEqual(colleague.member)
  })

  it('answer like ids that nobody has', async () => {
    const [one, two] = [await anOwner(), await anOwner()]
    const text = async (id: string) =>
      (await call(app, getCompany, { token: two.token, params: { id } })).text.replace(/"request_id":"[^"]+"/, '')
    expect(await text(one.company.id)).toBe(await text('c0ffee00-0000-4000-8000-000000000000'))
  })
})
