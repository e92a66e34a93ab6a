import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as users from '#shared/accounts/users.ts'
import type { EndpointSpec } from '#shared/core/endpoint.ts'
import { importText } from '#shared/cvs/cv-imports.ts'
import * as cvs from '#shared/cvs/cvs.ts'
import { listJobs } from '#shared/jobs/jobs.ts'
import { proposeRequirements } from '#shared/vacancies/vacancies.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aSession } from '#tests/support/factories.ts'
import { aPicture } from '#tests/support/pictures.ts'
import { sendJson } from '#tests/support/request.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const CV_TEXT = "Núria O'Hara-Ibáñez\nPanadera\nExperiencia\nPanadera, Forn de la Plaça, 2019 – 2024\n".repeat(2)
const AD_TEXT = 'Buscamos panadero/a con 2 años de experiencia y carnet B. Contrato indefinido, 22.000 € brutos al año.'

interface Person {
  token: string
  cv_id: string
}

async function aPerson(): Promise<Person> {
  const { token } = await aSession(app)
  const { answer } = await call(app, cvs.createCv, { token, body: { title: 'CV' } })
  return { token, cv_id: answer.id }
}

interface Route {
  name: string
  /** So many of one sender are more than anybody needs. */
  flood: number
  ask: (who: Person) => Promise<{ status: number }>
}

const raw = async (endpoint: EndpointSpec, url: string, { token }: Person, body: unknown) => {
  const json = JSON.stringify(body)
  return { status: (await sendJson(app, { method: endpoint.method, url, json, token })).statusCode }
}

const ROUTES: Route[] = [
  {
    name: 'previews',
    flood: 100,
    ask: (who) => raw(cvs.previewCv, cvs.previewCv.path.replace(':id', who.cv_id), who, { title: 'CV', document: {} }),
  },
  { name: 'imports', flood: 34, ask: ({ token }) => call(app, importText, { token, body: { text: CV_TEXT } }) },
  {
    name: 'uploads',
    flood: 34,
    ask: ({ token }) => call(app, users.setProfilePicture, { token, file: aPicture(300, 300) }),
  },
  {
    name: 'lists',
    flood: 130,
    ask: ({ token }) => call(app, listJobs, { token, query: { tab: 'explorar', q: 'panadería' } }),
  },
  {
    name: 'proposals',
    flood: 66,
    ask: ({ token }) => call(app, proposeRequirements, { token, body: { text: AD_TEXT } }),
  },
]

/** Each core is wanted by so many others. */
const LOOPS_PER_CORE = 2
/** They end by themselves, whatever becomes of this test. */
const LOOP = 'const end = Date.now() + 100_000; while (Date.now() < end);'
const STORY = 'Somos una panadería de barrio con tres generaciones de historia y ganas de seguir. '

/** First of all, so that the children have to start meanwhile. */
describe('other programs that want the processor too', () => {
  it('make work slower, and nobody is refused for it', { timeout: 200_000 }, async () => {
    const { token, cv_id } = await aPerson()
    const params = { id: cv_id }
    const loops = Array.from({ length: availableParallelism() * LOOPS_PER_CORE }, () =>
      spawn(process.execPath, ['-e', LOOP]),
    )
    try {
      const answers = await Promise.all([
        call(app, cvs.previewCv, { token, params, body: { title: 'CV', document: {} } }),
        call(app, cvs.readBackCv, { token, params }),
        call(app, importText, { token, body: { text: CV_TEXT } }),
        call(app, proposeRequirements, { token, body: { text: `${STORY.repeat(90)}\n${AD_TEXT}` } }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 201, 200])
    } finally {
      for (const loop of loops) loop.kill('SIGKILL')
    }
  })
})

/** As the web does where people wait anyway: a full house is asked again. */
async function patiently(ask: () => Promise<{ status: number }>) {
  let answer = await ask()
  for (let tries = 1; tries < 4 && answer.status === 503; tries++) answer = await ask()
  return answer
}

/** Done, too often, too many at once, or replaced by a newer one of the same sender. */
const FAIR = [200, 201, 202, 409, 429, 503]

describe('a neighbour who floods what is expensive', () => {
  it.each(ROUTES)('$name: is told to slow down, and others are answered', { timeout: 120_000 }, async (route) => {
    const [greedy, modest] = [await aPerson(), await aPerson()]
    const flood = Promise.all(Array.from({ length: route.flood }, () => route.ask(greedy)))
    const other = await patiently(() => route.ask(modest))
    const statuses = (await flood).map(({ status }) => status)
    expect([200, 201, 202]).toContain(other.status)
    expect(statuses.filter((status) => !FAIR.includes(status))).toEqual([])
    expect(statuses.filter((status) => status > 202).length).toBeGreaterThan(0)
  })

  it('holds a few connections of the database at most, however long each takes', { timeout: 60_000 }, async () => {
    const [greedy, modest] = [await aSession(app), await aSession(app)]
    const holder = await app.database.pool.connect()
    await holder.query('begin')
    await holder.query('select 1 from users where id = $1 for update', [greedy.user.id])
    // Each of them waits for the row; without turns they would take every connection there is.
    const body = { city: `Vic ${randomUUID().slice(0, 4)}` }
    const flood = Promise.all(
      Array.from({ length: 60 }, () => call(app, users.updateMe, { token: greedy.token, body })),
    )
    const others = Array.from({ length: 5 }, () => call(app, users.getMe, { token: modest.token }))
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(5).fill(200))
    await holder.query('rollback')
    holder.release()
    expect((await flood).filter(({ status }) => ![200, 409, 503].includes(status))).toEqual([])
  })
})
