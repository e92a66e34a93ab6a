import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emit } from '#server/features/events/events.service.ts'
import * as auth from '#shared/accounts/auth.ts'
import * as users from '#shared/accounts/users.ts'
import * as verification from '#shared/accounts/verification.ts'
import type { EndpointSpec, Sent } from '#shared/core/endpoint.ts'
import * as files from '#shared/files/files.ts'
import * as notifications from '#shared/notifications/notifications.ts'
import * as overview from '#shared/overview/overview.ts'
import * as system from '#shared/system/system.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { randomFor } from '#tests/support/chance/random.ts'
import { FAREWELLS, requestTo, sendCase } from '#tests/support/chance/random-requests.ts'
import { soak } from '#tests/support/chance/soak.ts'
import { aSession, aUser, PASSWORD } from '#tests/support/factories.ts'
import { freshIp } from '#tests/support/networks.ts'
import { aPicture } from '#tests/support/pictures.ts'

const CALLS = soak(600, 10_000)

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** What the walker knows: own things, and ids that belong to somebody else. */
interface Walk {
  token: string
  password: string
  user_id: string
  links: string[]
  own_ids: string[]
  foreign_session: string
  foreign_notification: string
  foreign_file: string
  taken_email: string
}

const random = randomFor('legitimate walk')
const pick = random.oneOf
const freshAddress = () => `paseo-${randomUUID()}@correo.example`
const anId = ({ foreign_session, foreign_notification, own_ids }: Walk) =>
  pick([foreign_session, foreign_notification, randomUUID(), 'nada', '0', ...own_ids])
const aLink = ({ links }: Walk) => pick(['A'.repeat(43), 'corto', ...links])
const aPassword = ({ password }: Walk) => pick([password, password, 'no-es-esta-clave', ''])
const aNewPassword = () => pick(['una-orquidea-bajo-la-luna', 'tres-ranas-en-el-estanque', 'corta', 'password123'])
const someFile = () => pick([aPicture(1200, 300), aPicture(400, 400), aPicture(10, 10), new File(['hola'], 'foto.jpg')])

interface Step {
  endpoint: EndpointSpec
  sent: (walk: Walk) => object
}
const step = <E extends EndpointSpec>(endpoint: E, sent: (walk: Walk) => Sent<E> & object): Step => ({ endpoint, sent })

const profiles = [
  { city: 'Lima' },
  { full_name: 'Ana' },
  { full_name: '' },
  { phone: '+34612345678' },
  { phone: null },
  { phone: '+52 1 55 1234 5678' },
  { country: 'Perú' },
  { links: [{ kind: 'OTHER' as const, url: 'http://x' }] },
  {},
]

const steps: Step[] = [
  step(users.getMe, () => ({})),
  step(users.updateMe, (walk) => ({ body: { ...pick(profiles), current_password: aPassword(walk) } })),
  step(users.setIntent, () => ({ body: { intent: pick(['SEEKER', 'RECRUITER'] as const) } })),
  step(users.setProfilePicture, () => ({ file: someFile() })),
  step(users.setCoverPhoto, () => ({ file: someFile() })),
  step(users.removeProfilePicture, () => ({})),
  step(users.removeCoverPhoto, () => ({})),
  step(overview.getSeekerStats, () => ({})),
  step(overview.getRecruiterSummary, () => ({})),
  step(verification.sendVerificationEmail, () => ({})),
  step(verification.inspectEmailToken, (walk) => ({ body: { token: aLink(walk) } })),
  step(verification.verifyEmail, (walk) => ({ body: { token: aLink(walk) } })),
  step(verification.undoEmailChange, () => ({ body: { token: 'B'.repeat(43) } })),
  step(verification.sendPhoneCode, () => ({})),
  step(verification.verifyPhone, () => ({ body: { code: pick(['123456', '000000', 'abc', '']) } })),
  step(notifications.listNotifications, () => ({})),
  step(notifications.markAsRead, (walk) => ({ body: { notification_ids: [anId(walk), anId(walk)] } })),
  step(files.getFile, ({ foreign_file }) => ({
    params: { id: pick([foreign_file, 'nada']) },
    query: { until: '9', signature: 'x' },
  })),
  step(system.health, () => ({})),
  step(system.ready, () => ({})),
  step(auth.register, ({ taken_email }) => ({
    body: {
      full_name: 'Otra Cuenta',
      email: pick([taken_email, freshAddress()]),
      password: aNewPassword(),
      accept_terms: true as const,
    },
  })),
  step(auth.login, (walk) => ({
    body: { email: pick([walk.taken_email, freshAddress()]), password: pick([PASSWORD, 'mala-clave-esta']) },
  })),
  step(auth.forgotPassword, ({ taken_email }) => ({
    body: { email: pick([taken_email, freshAddress(), 'sin-arroba']) },
  })),
  step(auth.resetPassword, () => ({ body: { token: pick(['C'.repeat(43), '']), password: aNewPassword() } })),
  step(auth.listSessions, () => ({})),
  step(auth.revokeSession, (walk) => ({ params: { id: anId(walk) } })),
  step(auth.revokeOtherSessions, () => ({})),
  step(auth.changePassword, (walk) => ({ body: { current_password: aPassword(walk), password: aNewPassword() } })),
  step(auth.changeEmail, (walk) => ({
    body: { email: pick([walk.taken_email, freshAddress(), 'x']), current_password: aPassword(walk) },
  })),
  step(auth.cancelEmailChange, () => ({})),
]

async function begin(): Promise<Walk> {
  const [mine, theirs] = [await aSession(app), await aSession(app)]
  await emit(app.deps, { kind: 'WELCOME', person_id: theirs.user.id, recipients: [theirs.user.id] })
  const [notice] = (await call(app, notifications.listNotifications, { token: theirs.token })).answer
  const [session] = (await call(app, auth.listSessions, { token: theirs.token })).answer.items
  const picture = await call(app, users.setProfilePicture, { file: aPicture(300, 300), token: theirs.token })
  return {
    token: mine.token,
    password: PASSWORD,
    user_id: mine.user.id,
    links: [],
    own_ids: [],
    foreign_session: session?.id ?? '',
    foreign_notification: notice?.id ?? '',
    foreign_file: picture.answer.profile_picture_url?.split(/[/?]/)[4] ?? '',
    taken_email: (await aUser(app)).email,
  }
}

/** Reads the own mails for links, used and unused, as a person does who clicks on everything. */
async function readMail(walk: Walk): Promise<void> {
  await app.runTasks()
  const { rows } = await app.database.pool.query(
    `select text from outbox where subject = 'Confirma tu correo' order by created_at desc limit 20`,
  )
  walk.links = rows.flatMap(({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? [])
  await emit(app.deps, { kind: 'WELCOME', person_id: walk.user_id, recipients: [walk.user_id] })
  const { answer } = await call(app, notifications.listNotifications, { token: walk.token })
  walk.own_ids = answer.map(({ id }) => id)
}

const nameOf = ({ method, path }: EndpointSpec) => `${method} ${path}`

/** Endpoints that have no step of their own here are asked at random. */
function stepsOf(endpoints: readonly EndpointSpec[]): EndpointSpec[] {
  const own = new Set(steps.map(({ endpoint }) => endpoint))
  return [...own, ...endpoints.filter((endpoint) => !own.has(endpoint) && !FAREWELLS.includes(endpoint))]
}

async function go(walk: Walk, endpoint: EndpointSpec): Promise<number> {
  const own = steps.find((known) => known.endpoint === endpoint)
  if (!own) {
    const [sent] = fc.sample(requestTo(endpoint), { numRuns: 1, seed: random.whole(2 ** 31) })
    if (!sent) throw new Error('there is always one')
    return (await sendCase(app, endpoint, { ...sent, session: 'valid' }, walk.token)).statusCode
  }
  const input: { body?: { password?: string } } = own.sent(walk)
  const { status } = await call(app, endpoint, { ...input, token: walk.token, ip: freshIp() } as never)
  if (endpoint === auth.changePassword && status === 204) walk.password = input.body?.password ?? ''
  return status
}

describe('a legitimate person', () => {
  it('is never signed out, whatever they do', { timeout: 30_000 + CALLS * 500 }, async () => {
    const walk = await begin()
    const seen = new Set<number>()
    const all = stepsOf(app.endpoints)
    for (let i = 0; i < CALLS; i += 1) {
      if (i % 25 === 0) await readMail(walk)
      app.clock.forward(random.whole(600))
      const endpoint = all[i] ?? pick(all)
      const status = await go(walk, endpoint)
      const harm = [401, 403].includes(status) || status >= 500
      expect([nameOf(endpoint), status, harm], `call ${i}`).toEqual([nameOf(endpoint), status, false])
      seen.add(status)
    }
    expect((await call(app, users.getMe, { token: walk.token })).status).toBe(200)
    expect([200, 202, 204, 404, 410, 415, 422].filter((status) => !seen.has(status))).toEqual([])
  })
})
