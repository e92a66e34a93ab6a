import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { archiveCompany, listActivity, listCompanies } from '#shared/companies/companies.ts'
import * as contract from '#shared/companies/invitations.ts'
import { type Role, roles } from '#shared/companies/team-policy.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { getSeekerStats } from '#shared/overview/overview.ts'
import { createTestApp, PUBLIC_URL, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aMember, anInvitation, aSession, aUser } from '#tests/support/factories.ts'
import { linkTokenIn, sentTo } from '#tests/support/outbox.ts'
import { databaseText } from '#tests/support/postgres/database-text.ts'
import { invitations } from '../team.tables.ts'
import { expireInvitationsTask } from './team.tasks.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

let counter = 0
const address = () => {
  counter += 1
  return `invitada-${counter}@correo.example`
}

async function anOwner(values = {}) {
  const { user, token } = await aSession(app, { full_name: 'Laura Gil', ...values })
  const { company } = await aCompany(app, user)
  const params = { id: company.id }
  return {
    user,
    token,
    company,
    params,
    invite: (emails: string[], role: contract.Invitation['role'] = 'RECRUITER', more = {}) =>
      call(app, contract.createInvitations, { token, params, body: { emails, role, ...more } as never }),
  }
}

const resend = (token: string, id: string) => call(app, contract.resendInvitation, { token, params: { id } })
const revoke = (token: string, id: string) => call(app, contract.revokeInvitation, { token, params: { id } })

describe('inviting', () => {
  it('sends one mail with one link, whose host comes from the configuration', async () => {
    const owner = await anOwner()
    const email = address()
    const { status, answer } = await call(app, contract.createInvitations, {
      token: owner.token,
      params: owner.params,
      body: {
        emails: [email.toUpperCase(), email],
        role: 'HIRING_MANAGER',
        message: 'Te esperamos.\r\nBcc: x@evil.example',
      },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    expect(status).toBe(200)
    expect(answer.items).toEqual([
      {
        email,
        outcome: 'SENT',
        invitation: expect.objectContaining({
          state: 'PENDING',
          sent_count: 1,
          invited_by_name: 'Laura Gil',
          can_manage: true,
        }),
      },
    ])
    const [mail, ...more] = await sentTo(app, email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Te invitaron a un equipo en Skillo')
    expect(mail?.text).toContain(`Laura Gil te invitó a ${owner.company.name} con el papel «Responsable del puesto».`)
    const links = mail?.text.match(/https?:\/\/\S+/g) ?? []
    expect(links).toEqual([expect.stringMatching(new RegExp(`^${PUBLIC_URL}/invitations/accept\\?token=[\\w-]{43}$`))])
    expect(await sentTo(app, 'x@evil.example')).toEqual([])
  })

  it('keeps no token that could be read, and logs none', async () => {
    const owner = await anOwner()
    const email = address()
    await owner.invite([email])
    const token = await linkTokenIn(app, email, /equipo/)
    expect(await databaseText(app, ['outbox'])).not.toContain(token)
    expect(app.logged()).not.toContain(token)
  })

  it('answers for each address of a pasted list, and refuses a list of nobody new', async () => {
    const owner = await anOwner()
    const [colleague, paused, fresh, waiting] = [await aUser(app), await aUser(app), address(), address()]
    await aMember(app, owner.company, colleague, 'BILLING')
    await aMember(app, owner.company, paused, 'BILLING', { status: 'SUSPENDED' })
    await anInvitation(app, owner.company, owner.user, { email: waiting })
    const { answer } = await owner.invite([colleague.email, paused.email, waiting, fresh])
    expect(answer.items.map(({ outcome }) => outcome)).toEqual([
      'ALREADY_MEMBER',
      'ALREADY_MEMBER',
      'ALREADY_INVITED',
      'SENT',
    ])
    const codes = []
    for (const email of [colleague.email, waiting, owner.user.email])
      codes.push((await owner.invite([email])).error?.code)
    expect(codes).toEqual(['already_member', 'already_invited', 'already_member'])
  })

  it('marks the address that is wrong and sends nothing', async () => {
    const owner = await anOwner()
    const good = address()
    const { status, error } = await owner.invite([good, 'sin-arroba', 'a@b.example,c@d.example'])
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([422, ['emails.1', 'emails.2']])
    expect(await sentTo(app, good)).toEqual([])
    expect((await owner.invite([])).status).toBe(422)
    expect((await owner.invite(Array.from({ length: 21 }, address))).status).toBe(422)
  })

  it.each(roles)('%s may give exactly the roles of the matrix', async (role) => {
    const owner = await anOwner()
    const actor = role === 'OWNER' ? owner : await aSession(app)
    if (actor !== owner) await aMember(app, owner.company, actor.user, role)
    const may: Record<Role, string[]> = {
      OWNER: ['ADMIN', 'RECRUITER', 'HIRING_MANAGER', 'INTERVIEWER', 'BILLING'],
      ADMIN: ['ADMIN', 'RECRUITER', 'HIRING_MANAGER', 'INTERVIEWER', 'BILLING'],
      RECRUITER: ['HIRING_MANAGER', 'INTERVIEWER'],
      HIRING_MANAGER: [],
      INTERVIEWER: [],
      BILLING: [],
    }
    const invite = async (given: Role) => {
      const body = { emails: [address()], role: given, state: 'ACCEPTED', invited_by: actor.user.id } as never
      return (await call(app, contract.createInvitations, { token: actor.token, params: owner.params, body })).status
    }
    for (const given of roles)
      expect([given, await invite(given)]).toEqual([
        given,
        given === 'OWNER' ? 422 : may[role].includes(given) ? 200 : 409,
      ])
  })

  it('tells whoever has that address confirmed, and nobody who only claims it', async () => {
    const owner = await anOwner()
    const known = await aSession(app, { email: address() })
    const claimed = await aSession(app, { email: address(), email_verified_at: null })
    await owner.invite([known.user.email, claimed.user.email])
    const notices = async (token: string) => (await call(app, listNotifications, { token })).answer
    expect(await notices(claimed.token)).toEqual([])
    const [notice] = await notices(known.token)
    expect(notice?.message).toBe(`Laura Gil te invitó a ${owner.company.name} con el papel «Reclutamiento».`)
    const actions = (await call(app, getSeekerStats, { token: known.token })).answer.pending_actions
    expect(actions.map(({ link_to }) => link_to)).toContain(notice?.link_to)
    const id = notice?.link_to?.split('invitation=')[1] ?? ''
    expect((await call(app, contract.getInvitation, { token: known.token, params: { id } })).answer.situation).toBe(
      'READY',
    )
  })
})

describe('limits', () => {
  it('are twenty mails an hour for a company, however they are asked for', async () => {
    const owner = await anOwner()
    const first = await owner.invite(Array.from({ length: 19 }, address))
    expect(first.answer.items.every(({ outcome }) => outcome === 'SENT')).toBe(true)
    const [one, two] = [address(), address()]
    expect((await owner.invite([one, two])).status).toBe(429)
    expect(await sentTo(app, one)).toEqual([])
    expect((await owner.invite([one])).status).toBe(200)
    expect((await resend(owner.token, first.answer.items[0]?.invitation?.id ?? '')).status).toBe(429)
    app.clock.forward(3601)
    expect((await owner.invite([two])).status).toBe(200)
  })

  it('are the same for one person with several companies', async () => {
    const owner = await anOwner()
    const { company } = await aCompany(app, owner.user)
    await owner.invite(Array.from({ length: 20 }, address))
    const sent = {
      token: owner.token,
      params: { id: company.id },
      body: { emails: [address()], role: 'ADMIN' as const },
    }
    expect((await call(app, contract.createInvitations, sent)).status).toBe(429)
  })

  it('are fifty that wait, also for many at once', async () => {
    const owner = await anOwner()
    for (let number = 0; number < 48; number += 1)
      await anInvitation(app, owner.company, owner.user, { email: address() })
    const answers = await Promise.all(Array.from({ length: 8 }, () => owner.invite([address()])))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    for (const { error } of answers.filter(({ status }) => status !== 200)) expect(error?.code).toBe('invitation_limit')
    const { answer } = await call(app, listCompanies, { token: owner.token })
    expect(answer.items[0]?.pending_invitations).toBe(50)
    const page = await call(app, contract.listInvitations, { token: owner.token, params: owner.params })
    expect([page.answer.items.length, page.answer.next_cursor]).toEqual([50, null])
    app.clock.forward(7 * 24 * 3600)
    expect((await owner.invite([address()])).status).toBe(200)
  })

  it('hold for the same address sent twenty times at once', async () => {
    const owner = await anOwner()
    const email = address()
    const answers = await Promise.all(Array.from({ length: 20 }, () => owner.invite([email])))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await sentTo(app, email)).toHaveLength(1)
  })
})

describe('afterwards', () => {
  it('an invitation can be sent again, which rotates its link, and taken back', async () => {
    const owner = await anOwner()
    const email = address()
    const id = (await owner.invite([email])).answer.items[0]?.invitation?.id ?? ''
    const first = await linkTokenIn(app, email, /equipo/)
    app.clock.forward(60)
    expect((await resend(owner.token, id)).answer).toMatchObject({ state: 'PENDING', sent_count: 2 })
    const second = await linkTokenIn(app, email, /equipo/)
    const situation = async (token: string) =>
      (await call(app, contract.inspectInvitation, { params: { token } })).answer.situation
    expect([await situation(first), await situation(second)]).toEqual(['SUPERSEDED', 'REGISTER'])
    for (let twice = 0; twice < 2; twice += 1) expect((await revoke(owner.token, id)).status).toBe(204)
    expect([await situation(first), await situation(second)]).toEqual(['REVOKED', 'REVOKED'])
    expect((await resend(owner.token, id)).answer.state).toBe('PENDING')
    const kinds = (await call(app, listActivity, { token: owner.token, params: owner.params })).answer.items
    expect(kinds.map(({ kind }) => kind).sort()).toEqual([
      'INVITE_RESENT',
      'INVITE_RESENT',
      'INVITE_REVOKED',
      'INVITE_SENT',
    ])
  })

  it('an answered one is neither sent again nor taken back', async () => {
    const owner = await anOwner()
    const invited = (state: 'ACCEPTED' | 'DECLINED') =>
      anInvitation(app, owner.company, owner.user, { email: address(), state })
    const [accepted, declined] = [await invited('ACCEPTED'), await invited('DECLINED')]
    expect((await resend(owner.token, accepted.invitation.id)).status).toBe(409)
    expect((await resend(owner.token, declined.invitation.id)).status).toBe(409)
    expect((await revoke(owner.token, accepted.invitation.id)).status).toBe(409)
    expect((await revoke(owner.token, declined.invitation.id)).status).toBe(204)
    const [row] = await app.deps.db.select().from(invitations).where(eq(invitations.id, declined.invitation.id))
    expect(row?.state).toBe('DECLINED')
  })

  it('is for those who may give that role; for other companies it does not exist', async () => {
    const owner = await anOwner()
    const recruiter = await aSession(app)
    await aMember(app, owner.company, recruiter.user, 'RECRUITER')
    const { invitation } = await anInvitation(app, owner.company, owner.user, { email: address(), role: 'ADMIN' })
    const stranger = await anOwner()
    for (const act of [resend, revoke]) {
      expect((await act(recruiter.token, invitation.id)).status).toBe(409)
      expect((await act(stranger.token, invitation.id)).status).toBe(404)
    }
    const { answer } = await call(app, contract.listInvitations, { token: recruiter.token, params: owner.params })
    expect(answer.items.map(({ can_manage }) => can_manage)).toEqual([false])
  })

  it('tells whoever invited when nobody answered in time, once', async () => {
    const owner = await anOwner()
    const { invitation } = await anInvitation(app, owner.company, owner.user, { email: address() })
    app.clock.forward(7 * 24 * 3600)
    for (let twice = 0; twice < 2; twice += 1) await expireInvitationsTask.run(app.deps, {}, { id: 'x' })
    const { answer } = await call(app, listNotifications, { token: owner.token })
    expect(answer.map(({ message }) => message)).toEqual([
      `La invitación a ${invitation.email} venció. Puedes reenviarla.`,
    ])
  })

  it('tells of what ran out unanswered also when somebody else is invited before the clock comes by', async () => {
    const owner = await anOwner()
    const [silent, again] = [address(), address()]
    for (const email of [silent, again]) await anInvitation(app, owner.company, owner.user, { email })
    app.clock.forward(7 * 24 * 3600)
    const { token } = owner
    const body = { emails: [again], role: 'RECRUITER' as const, message: null }
    expect((await call(app, contract.createInvitations, { token, params: owner.params, body })).status).toBe(200)
    const { answer } = await call(app, listNotifications, { token })
    expect(answer.map(({ message }) => message)).toEqual([`La invitación a ${silent} venció. Puedes reenviarla.`])
  })

  it('ends with the company', async () => {
    const owner = await anOwner()
    const { token } = await anInvitation(app, owner.company, owner.user, { email: address() })
    await call(app, archiveCompany, { token: owner.token, params: owner.params })
    expect((await call(app, contract.inspectInvitation, { params: { token } })).answer.situation).toBe('REVOKED')
  })
})
