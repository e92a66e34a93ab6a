import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as companies from '#shared/companies/companies.ts'
import * as invitations from '#shared/companies/invitations.ts'
import * as contract from '#shared/companies/team.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { getRecruiterSummary } from '#shared/overview/overview.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aMember, anInvitation, aSession } from '#tests/support/factories.ts'
import { freshIp } from '#tests/support/networks.ts'
import { linkTokenIn } from '#tests/support/outbox.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

let counter = 0
const address = () => {
  counter += 1
  return `solicita-${counter}@correo.example`
}

async function aTeam() {
  const owner = await aSession(app)
  const recruiter = await aSession(app)
  const { company } = await aCompany(app, owner.user)
  await aMember(app, company, recruiter.user, 'RECRUITER')
  const params = { id: company.id }
  const list = async (token: string) => (await call(app, contract.listAccessRequests, { token, params })).answer.items
  const invite = (token: string, request_id: string, role: 'INTERVIEWER' | 'ADMIN' = 'INTERVIEWER') =>
    call(app, contract.inviteRequester, { token, params: { ...params, request_id }, body: { role } })
  const dismiss = (token: string, request_id: string) =>
    call(app, contract.dismissRequest, { token, params: { ...params, request_id } })
  return { owner, recruiter, company, params, list, invite, dismiss }
}

const messages = async (token: string) =>
  (await call(app, listNotifications, { token })).answer.map(({ message }) => message)
const ask = (token: string, domain: string) =>
  call(app, companies.requestAccess, { token, body: { website: `https://${domain}`, message: 'Trabajo aquí.' } })
const askNew = (token: string) => call(app, invitations.requestNewInvitation, { ip: freshIp(), body: { token } })
const askForMe = (session: string, token: string) =>
  call(app, invitations.requestForThisAccount, { ip: freshIp(), token: session, body: { token } })

describe('asking for access by the domain', () => {
  it('reaches those who manage the team, who answer with one click', async () => {
    const team = await aTeam()
    const { user, token } = await aSession(app, { full_name: 'Pide Acceso', email: address() })
    expect((await ask(token, team.company.domain)).answer.status).toBe('sent')
    expect((await ask(token, team.company.domain)).answer.status).toBe('already_sent')
    expect(await messages(team.owner.token)).toEqual([`Pide Acceso pide acceso al equipo de ${team.company.name}.`])
    expect(await messages(team.recruiter.token)).toEqual([])
    expect(await team.list(team.recruiter.token)).toEqual([])
    const [request] = await team.list(team.owner.token)
    expect(request).toMatchObject({
      kind: 'DOMAIN',
      full_name: 'Pide Acceso',
      email: user.email,
      role: null,
      message: 'Trabajo aquí.',
    })
    const pending = async (as: string) => (await call(app, getRecruiterSummary, { token: as })).answer.pending_actions
    expect((await pending(team.owner.token)).map(({ kind }) => kind)).toEqual(['COMPANY_FACTS', 'ACCESS_REQUEST'])
    expect(await pending(team.recruiter.token)).toEqual([])
    expect((await team.invite(team.recruiter.token, request?.id ?? '')).status).toBe(409)
    const invited = await team.invite(team.owner.token, request?.id ?? '', 'ADMIN')
    expect([invited.status, invited.answer.email, invited.answer.role]).toEqual([201, user.email, 'ADMIN'])
    expect(await team.list(team.owner.token)).toEqual([])
    const link = await linkTokenIn(app, user.email, /equipo/)
    const accepted = await call(app, invitations.acceptInvitation, { token, ip: freshIp(), body: { token: link } })
    expect(accepted.answer.status).toBe('accepted')
    expect((await ask(token, team.company.domain)).error?.code).toBe('already_member')
  })

  it('is over when the person comes in by an invitation that was sent before', async () => {
    const team = await aTeam()
    const { user, token } = await aSession(app, { full_name: "Mar O'Neill-Sáez", email: address() })
    const earlier = await anInvitation(app, team.company, team.owner.user, { email: user.email })
    await ask(token, team.company.domain)
    expect(await team.list(team.owner.token)).toHaveLength(1)
    const body = { token: earlier.token }
    await call(app, invitations.acceptInvitation, { token, ip: freshIp(), body })
    expect(await team.list(team.owner.token)).toEqual([])
  })

  it('finds no company for free mail or unknown domains, and has a bound', async () => {
    const { token } = await aSession(app)
    for (const domain of ['gmail.com', 'nadie-lo-tiene.example']) expect((await ask(token, domain)).status).toBe(404)
    const statuses = []
    for (let number = 0; number < 9; number += 1) statuses.push((await ask(token, 'nadie-lo-tiene.example')).status)
    expect(statuses.at(-1)).toBe(429)
  })

  it('can be dismissed, and ids of other companies do not exist', async () => {
    const [team, other] = [await aTeam(), await aTeam()]
    const { token } = await aSession(app, { email: address() })
    await ask(token, team.company.domain)
    const id = (await team.list(team.owner.token))[0]?.id ?? ''
    expect((await other.invite(other.owner.token, id)).status).toBe(404)
    expect((await other.dismiss(other.owner.token, id)).status).toBe(404)
    expect((await team.dismiss(team.owner.token, id)).status).toBe(204)
    expect((await team.dismiss(team.owner.token, id)).status).toBe(404)
  })

  it('is one invitation when two administrators answer at once', async () => {
    const team = await aTeam()
    const { token } = await aSession(app, { email: address() })
    await ask(token, team.company.domain)
    const id = (await team.list(team.owner.token))[0]?.id ?? ''
    const answers = await Promise.all(Array.from({ length: 10 }, () => team.invite(team.owner.token, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(404)])
  })
})

describe('asking for a new link', () => {
  it('reaches whoever invited, who sends it again', async () => {
    const team = await aTeam()
    const email = address()
    const { user, token: inviter } = team.recruiter
    const { token } = await anInvitation(app, team.company, user, { email, role: 'INTERVIEWER' })
    expect((await askNew(token)).status).toBe(409)
    app.clock.forward(7 * 24 * 3600)
    expect((await askNew(token)).answer.status).toBe('sent')
    expect((await askNew(token)).answer.status).toBe('already_sent')
    expect(await messages(inviter)).toEqual([`${email} pide una invitación nueva a ${team.company.name}.`])
    const [request] = await team.list(inviter)
    expect(request).toMatchObject({ kind: 'NEW_INVITATION', email, role: 'INTERVIEWER', full_name: null })
    expect((await team.invite(inviter, request?.id ?? '', 'ADMIN')).status).toBe(409)
    expect((await team.invite(inviter, request?.id ?? '')).status).toBe(201)
    const link = await linkTokenIn(app, email, /equipo/)
    const look = await call(app, invitations.inspectInvitation, { ip: freshIp(), params: { token: link } })
    expect(look.answer.situation).toBe('REGISTER')
  })

  it('goes to those who manage the team once the inviter is gone, at most three times a day', async () => {
    const team = await aTeam()
    const gone = await aSession(app)
    const email = address()
    const { token } = await anInvitation(app, team.company, gone.user, { email, state: 'REVOKED', role: 'INTERVIEWER' })
    const statuses = []
    for (let number = 0; number < 4; number += 1) {
      statuses.push((await askNew(token)).status)
      const [request] = await team.list(team.owner.token)
      if (request) await team.dismiss(team.owner.token, request.id)
    }
    expect(statuses).toEqual([202, 202, 202, 429])
    expect(await messages(team.owner.token)).toHaveLength(3)
    expect(await messages(team.recruiter.token)).toEqual([])
  })

  it('is over for who was a member already, and for unknown links', async () => {
    const team = await aTeam()
    const { token } = await anInvitation(app, team.company, team.owner.user, { email: address(), state: 'ACCEPTED' })
    expect((await askNew(token)).status).toBe(410)
    expect((await askNew('Q'.repeat(43))).status).toBe(410)
  })
})

describe('asking for another account', () => {
  it('moves the invitation to the address of the session with one click', async () => {
    const team = await aTeam()
    const { token: link } = await anInvitation(app, team.company, team.owner.user, {
      email: address(),
      role: 'BILLING',
    })
    const other = await aSession(app, { full_name: 'Otra Cuenta', email: address() })
    expect((await askForMe(other.token, link)).answer.status).toBe('sent')
    expect(await messages(team.owner.token)).toEqual([
      `Otra Cuenta pide su invitación a ${team.company.name} en otro correo.`,
    ])
    const [request] = await team.list(team.owner.token)
    expect(request).toMatchObject({ kind: 'OTHER_ACCOUNT', email: other.user.email, role: 'BILLING' })
    await team.invite(team.owner.token, request?.id ?? '')
    const look = await call(app, invitations.inspectInvitation, { ip: freshIp(), params: { token: link } })
    expect(look.answer.situation).toBe('REVOKED')
    const fresh = await linkTokenIn(app, other.user.email, /equipo/)
    const body = { token: fresh }
    expect((await call(app, invitations.acceptInvitation, { token: other.token, ip: freshIp(), body })).status).toBe(
      200,
    )
  })

  it('stays in the list of the company with the address that was given, whatever it is later', async () => {
    const team = await aTeam()
    const given = address()
    const { token: link } = await anInvitation(app, team.company, team.owner.user, { email: address() })
    const other = await aSession(app, { full_name: 'Otra Cuenta', email: given })
    await askForMe(other.token, link)
    const [request] = await team.list(team.owner.token)
    await team.dismiss(team.owner.token, request?.id ?? '')
    await app.database.pool.query('update users set email = $2 where id = $1', [other.user.id, address()])
    const { answer } = await call(app, companies.listActivity, { token: team.owner.token, params: team.params })
    expect(answer.items.map(({ text }) => text).toSorted()).toEqual([
      `Ana Prueba descartó la solicitud de ${given}.`,
      `Otra Cuenta pidió la invitación para ${given}.`,
    ])
  })

  it('is not needed for one’s own, and impossible with a dead link', async () => {
    const team = await aTeam()
    const { user, token } = await aSession(app, { email: address() })
    const own = await anInvitation(app, team.company, team.owner.user, { email: user.email })
    expect((await askForMe(token, own.token)).status).toBe(409)
    const dead = await anInvitation(app, team.company, team.owner.user, { email: address(), state: 'REVOKED' })
    expect((await askForMe(token, dead.token)).status).toBe(410)
  })
})
