import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as auth from '#shared/accounts/auth.ts'
import { getMe } from '#shared/accounts/users.ts'
import { getCompany } from '#shared/companies/companies.ts'
import * as contract from '#shared/companies/invitations.ts'
import { removeMember } from '#shared/companies/team.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aMember, anInvitation, aSession } from '#tests/support/factories.ts'
import { freshIp } from '#tests/support/networks.ts'
import { invitations, members } from '../team.tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

let counter = 0
const address = () => {
  counter += 1
  return `destino-${counter}@correo.example`
}

/** A company with one open invitation, and ways to use its link. */
async function anInvited(values = {}) {
  const owner = await aSession(app, { full_name: 'Laura Gil' })
  const { company } = await aCompany(app, owner.user)
  const { invitation, token } = await anInvitation(app, company, owner.user, {
    email: address(),
    message: 'Ven con nosotras.',
    ...values,
  })
  const as = (session?: string) => ({ ip: freshIp(), ...(session && { token: session }) })
  return {
    owner,
    company,
    invitation,
    token,
    email: invitation.email,
    look: async (session?: string) =>
      (await call(app, contract.inspectInvitation, { ...as(session), params: { token } })).answer,
    accept: (session: string) => call(app, contract.acceptInvitation, { ...as(session), body: { token } }),
    decline: (session?: string) => call(app, contract.declineInvitation, { ...as(session), body: { token } }),
    state: async () => {
      const [row] = await app.deps.db.select().from(invitations).where(eq(invitations.id, invitation.id))
      return row
    },
    places: () =>
      app.deps.db
        .select()
        .from(members)
        .where(and(eq(members.company_id, company.id), eq(members.status, 'ACTIVE'))),
  }
}

describe('what the page of an invitation shows', () => {
  it('says who invites whom to what, and only what each visitor needs', async () => {
    const invited = await anInvited()
    expect(await invited.look()).toEqual({
      situation: 'REGISTER',
      company_name: invited.company.name,
      company_logo_url: null,
      invited_by_name: 'Laura Gil',
      role: 'RECRUITER',
      message: 'Ven con nosotras.',
      email_masked: 'd•••@correo.example',
      email: invited.email,
      session_email_masked: null,
      expires_at: invited.invitation.expires_at.toISOString(),
      company_id: null,
    })
    const { user, token } = await aSession(app, { email: invited.email })
    expect(await invited.look()).toMatchObject({ situation: 'SIGN_IN', email: null })
    expect(await invited.look(token)).toMatchObject({ situation: 'READY', email: null })
    const other = await aSession(app)
    expect(await invited.look(other.token)).toMatchObject({
      situation: 'OTHER_ACCOUNT',
      session_email_masked: 'p•••@correo.example',
      email: null,
    })
    await invited.accept(token)
    expect(await invited.look(token)).toMatchObject({
      situation: 'ACCEPTED',
      company_id: invited.company.id,
      role: null,
    })
    expect(await invited.look()).toMatchObject({ situation: 'ACCEPTED', company_id: null, message: null })
    expect(user.email).toBe(invited.email)
  })

  it('changes no state when it is opened, a hundred times', async () => {
    const invited = await anInvited()
    const before = await invited.state()
    app.clock.forward(5)
    await Promise.all(Array.from({ length: 100 }, () => invited.look()))
    expect(await invited.state()).toEqual({ ...before, last_opened_at: app.deps.now() })
    expect(await invited.places()).toHaveLength(1)
  })

  it('says that it ended, and how', async () => {
    for (const state of ['DECLINED', 'REVOKED'] as const) {
      const invited = await anInvited({ state })
      expect(await invited.look()).toMatchObject({ situation: state, role: null, message: null, email: null })
    }
    const invited = await anInvited()
    app.clock.forward(7 * 24 * 3600)
    expect((await invited.look()).situation).toBe('EXPIRED')
    const unknown = { ip: freshIp(), params: { token: 'Q'.repeat(43) } }
    expect((await call(app, contract.inspectInvitation, unknown)).error?.code).toBe('token_expired')
  })
})

describe('accepting', () => {
  it('twenty times at once is one membership, and verifies the address', async () => {
    const invited = await anInvited({ role: 'HIRING_MANAGER' })
    const { token } = await aSession(app, { email: invited.email, email_verified_at: null })
    const answers = await Promise.all(Array.from({ length: 20 }, () => invited.accept(token)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(answers.filter(({ answer }) => answer.status === 'accepted')).toHaveLength(1)
    const places = await invited.places()
    expect(places.map(({ role }) => role).sort()).toEqual(['HIRING_MANAGER', 'OWNER'])
    expect((await call(app, getMe, { token })).answer.email_verified).toBe(true)
    const { answer } = await call(app, listNotifications, { token: invited.owner.token })
    expect(answer.map(({ message }) => message)).toEqual([`Ana Prueba aceptó tu invitación a ${invited.company.name}.`])
  })

  it('works right after registering with the invited address', async () => {
    const invited = await anInvited({ role: 'INTERVIEWER' })
    const registered = await call(app, auth.register, {
      ip: freshIp(),
      body: {
        full_name: 'Nueva Persona',
        email: invited.email,
        password: 'una-orquidea-bajo-la-luna',
        accept_terms: true,
      },
    })
    const { token, user } = registered.answer
    expect(user.email_verified).toBe(false)
    expect((await invited.accept(token)).answer).toEqual({
      status: 'accepted',
      company_id: invited.company.id,
      company_name: invited.company.name,
    })
    const { answer } = await call(app, getCompany, { token, params: { id: invited.company.id } })
    expect(answer.me).toMatchObject({ role: 'INTERVIEWER', can_see_salary_expectations: false })
    expect((await call(app, getMe, { token })).answer.email_verified).toBe(true)
  })

  it('is refused to everybody else, who learns only masked addresses', async () => {
    const invited = await anInvited()
    const other = await aSession(app)
    for (const answered of [await invited.accept(other.token), await invited.decline(other.token)]) {
      expect([answered.status, answered.error?.code]).toEqual([409, 'other_account'])
      expect(answered.text).not.toContain(invited.email)
    }
    expect((await invited.accept('Z'.repeat(43))).status).toBe(401)
    expect(await invited.places()).toHaveLength(1)
  })

  it('cannot be forged into another role, company or address', async () => {
    const invited = await anInvited({ role: 'INTERVIEWER' })
    const { token } = await aSession(app, { email: invited.email })
    const other = await anInvited()
    const forged = { token: invited.token, role: 'OWNER', company_id: other.company.id, email: 'x@correo.example' }
    expect((await call(app, contract.acceptInvitation, { token, ip: freshIp(), body: forged })).status).toBe(200)
    expect((await invited.places()).map(({ role }) => role).sort()).toEqual(['INTERVIEWER', 'OWNER'])
    expect(await other.places()).toHaveLength(1)
  })

  it.each([
    ['revoked', { state: 'REVOKED' }, 0],
    ['declined', { state: 'DECLINED' }, 0],
    ['expired', {}, 7 * 24 * 3600],
  ] as const)('is over when it was %s', async (_, values, seconds) => {
    const invited = await anInvited(values)
    const { token } = await aSession(app, { email: invited.email })
    app.clock.forward(seconds)
    const { status, error } = await invited.accept(token)
    expect([status, error?.code]).toEqual([410, 'token_expired'])
    expect(await invited.places()).toHaveLength(1)
  })

  it('needs the newest link after a resend', async () => {
    const invited = await anInvited()
    const { token } = await aSession(app, { email: invited.email })
    const { owner, invitation } = invited
    await call(app, contract.resendInvitation, { token: owner.token, params: { id: invitation.id } })
    expect((await invited.accept(token)).error?.message).toBe('Usa el enlace más reciente que te enviamos.')
    expect((await invited.look(token)).situation).toBe('SUPERSEDED')
  })

  it('against a revocation at the same moment ends in one of the two', async () => {
    for (let round = 0; round < 10; round += 1) {
      const invited = await anInvited()
      const { token } = await aSession(app, { email: invited.email })
      const [accepted, revoked] = await Promise.all([
        invited.accept(token),
        call(app, contract.revokeInvitation, { token: invited.owner.token, params: { id: invited.invitation.id } }),
      ])
      expect([
        [200, 409],
        [410, 204],
      ]).toContainEqual([accepted.status, revoked.status])
      expect(await invited.places()).toHaveLength(accepted.status === 200 ? 2 : 1)
    }
  })

  it('never brings back who was removed or paused', async () => {
    const invited = await anInvited()
    const { token, user } = await aSession(app, { email: invited.email })
    await invited.accept(token)
    const [member] = (await invited.places()).filter(({ user_id }) => user_id === user.id)
    const params = { id: invited.company.id, member_id: member?.id ?? '' }
    await call(app, removeMember, { token: invited.owner.token, params })
    expect((await invited.accept(token)).status).toBe(410)
    expect(await invited.look(token)).toMatchObject({ situation: 'ACCEPTED', company_id: null })
    const again = await anInvited()
    const paused = await aSession(app, { email: again.email })
    await aMember(app, again.company, paused.user, 'BILLING', { status: 'SUSPENDED' })
    expect((await again.accept(paused.token)).status).toBe(409)
    expect((await again.state())?.state).toBe('PENDING')
  })

  it('takes a person back who is invited anew, in the new role', async () => {
    const invited = await anInvited({ role: 'BILLING' })
    const { token, user } = await aSession(app, { email: invited.email })
    await aMember(app, invited.company, user, 'ADMIN', { status: 'LEFT' })
    expect((await invited.accept(token)).answer.status).toBe('accepted')
    expect((await invited.places()).map(({ role }) => role).sort()).toEqual(['BILLING', 'OWNER'])
  })
})

describe('from inside the application', () => {
  it('works by id for whoever has the address confirmed, and exists for nobody else', async () => {
    const invited = await anInvited()
    const body = { invitation_id: invited.invitation.id }
    const claimed = await aSession(app, { email: invited.email, email_verified_at: null })
    const params = { id: invited.invitation.id }
    for (const token of [claimed.token, (await aSession(app)).token, invited.owner.token]) {
      expect((await call(app, contract.getInvitation, { token, params })).status).toBe(404)
      expect((await call(app, contract.acceptInvitation, { token, body })).status).toBe(404)
      expect((await call(app, contract.declineInvitation, { token, body })).status).toBe(404)
    }
    expect((await call(app, contract.declineInvitation, { body })).status).toBe(404)
    const known = await anInvited()
    const { token } = await aSession(app, { email: known.email })
    const accepted = await call(app, contract.acceptInvitation, { token, body: { invitation_id: known.invitation.id } })
    expect(accepted.answer.status).toBe('accepted')
    for (const wrong of [{}, { ...body, token: invited.token }])
      expect((await call(app, contract.acceptInvitation, { token, body: wrong })).status).toBe(422)
  })
})

describe('declining', () => {
  it('works without an account, once is enough, and tells whoever invited', async () => {
    const invited = await anInvited()
    for (let twice = 0; twice < 2; twice += 1)
      expect((await invited.decline()).answer).toEqual({ company_name: invited.company.name })
    expect((await invited.state())?.state).toBe('DECLINED')
    const { answer } = await call(app, listNotifications, { token: invited.owner.token })
    expect(answer.map(({ message }) => message)).toEqual([
      `${invited.email} no aceptó tu invitación a ${invited.company.name}.`,
    ])
    const { token } = await aSession(app, { email: invited.email })
    expect((await invited.accept(token)).status).toBe(410)
  })
})
