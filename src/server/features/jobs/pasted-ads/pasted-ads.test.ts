import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPastedAd as readInChild } from '#server/features/ad-reader/child/ads.ts'
import { judgeDemands } from '#server/features/matching/verdicts/verdict-pool.ts'
import { rateRules } from '#shared/core/limits.ts'
import { answerAdLine, matchPastedAd, readPastedAd } from '#shared/jobs/pasted-ads.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCv, aJob } from '#tests/support/cvs.ts'
import { aSession } from '#tests/support/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const AD = `Camarera/o de sala en Valencia

Buscamos camarera o camarero para un restaurante de 40 mesas.

Requisitos:
- 2 años de experiencia como camarera
- Inglés B1
- Cierre de caja
- Carnet de manipulación de alimentos

Ofrecemos contrato indefinido y 1.500 € brutos al mes en 14 pagas.
Manda tu CV a hola@restaurante.example`

async function aWaitress() {
  const session = await aSession(app)
  const achievements = ['Al final del turno cuento la recaudación y cuadro la caja.']
  const experience = [aJob({ position: 'Camarera', start: '2019-01', current: true, achievements })]
  await aCv(app, session.token, { document: { experience } as never })
  return session
}

const read = (token: string, text = AD) => call(app, readPastedAd, { token, body: { text } })

async function readAndMatch(token: string, text = AD) {
  const { ad } = (await read(token, text)).answer
  return { ad, ...(await call(app, matchPastedAd, { token, body: { ad } })).answer }
}

describe('an ad from anywhere', () => {
  it('is compared with the own CV as a vacancy is: lines, conditions, steps and questions', async () => {
    const { token } = await aWaitress()
    const { ad, match, needs } = await readAndMatch(token)
    expect(ad).toMatchObject({ title: 'Camarera/o de sala', role_id: 'waiter', contract: 'INDEFINIDO' })
    expect(JSON.stringify(ad)).not.toContain('hola@restaurante.example')
    expect(needs).toBeNull()
    const lines = new Map(match?.items.map(({ title, verdict }) => [title, verdict]))
    expect(match?.items[0]).toMatchObject({ type: 'OCCUPATION', verdict: 'CUMPLE' })
    expect(lines.get('Cierre de caja')).toBe('CUMPLE')
    const language = match?.items.find(({ type }) => type === 'LANGUAGE')
    expect(language).toMatchObject({ verdict: 'SIN_DATOS' })
    expect(match?.questions.map(({ requirement_id }) => requirement_id)).toContain(language?.requirement_id)
    expect(match?.next_steps.length).toBeGreaterThan(0)
    expect(match?.conditions.map(({ type }) => type)).toContain('CONTRACT')
    expect(match?.summary).toMatch(/tu CV|Cumples/i)
  })

  it('knows what was answered to it, and what it asks is known of every other ad', async () => {
    const { token } = await aWaitress()
    const { ad, match } = await readAndMatch(token)
    const requirement_id = match?.items.find(({ type }) => type === 'LANGUAGE')?.requirement_id ?? ''
    const answered = { token, body: { ad, requirement_id, answer: 'SI' as const } }
    expect((await call(app, answerAdLine, answered)).status).toBe(204)
    const other = await readAndMatch(token, 'Se busca recepcionista. Imprescindible inglés B1. Se valora francés.')
    expect(other.match?.items.find(({ type }) => type === 'LANGUAGE')).toMatchObject({ declared: 'SI' })
    const unknown = { ...answered, body: { ...answered.body, requirement_id: crypto.randomUUID() } }
    expect((await call(app, answerAdLine, unknown)).status).toBe(404)
    await call(app, answerAdLine, { token, body: { ad, requirement_id, answer: null } })
    const again = (await call(app, matchPastedAd, { token, body: { ad } })).answer
    expect(again.match?.items.find((item) => item.requirement_id === requirement_id)?.declared).toBeNull()
  })

  it('says what is missing: a CV, or an ad that asks for something', async () => {
    const { token } = await aSession(app)
    expect(await readAndMatch(token)).toMatchObject({ match: null, needs: 'CV' })
    const waitress = await aWaitress()
    expect(await readAndMatch(waitress.token, 'Llámanos por la tarde y te contamos todo.')).toMatchObject({
      needs: 'AD',
    })
    expect((await read(waitress.token, 'corto')).status).toBe(422)
    expect((await call(app, readPastedAd, { body: { text: AD } })).status).toBe(401)
  })

  it('leaves no trace of its text', async () => {
    const { token } = await aWaitress()
    await readAndMatch(token, `${AD}\n- Experiencia con el programa Zarzaparrilla`)
    const { rows } = await app.database.pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    const holding: string[] = []
    for (const { name } of rows) {
      const found = await app.database.pool.query(`select 1 from "${name}" t where t::text ilike '%zarzaparrilla%'`)
      if (found.rowCount) holding.push(name)
    }
    expect(holding).toEqual([])
  })
})

describe('the model', () => {
  it('asks to come back for the match while it is busy, and answers as ever afterwards', async () => {
    const { token } = await aWaitress()
    const { ad } = (await read(token)).answer
    // Eight questions each, so that the queue is still full when the call comes through.
    const asked = {
      demands: Array.from({ length: 8 }, (_, at) => ({ text: `Cierre de caja ${at}`, among: [0] })),
      lines: [{ above: 'Bar', text: 'Cuadro la caja.' }],
    }
    const others = Array.from({ length: 33 }, (_, at) => judgeDemands({ person: `p${at}` }, asked))
    const refused = await call(app, matchPastedAd, { token, body: { ad } })
    expect([refused.status, refused.error?.code]).toEqual([503, 'busy'])
    await Promise.all(others)
    const { match } = (await call(app, matchPastedAd, { token, body: { ad } })).answer
    expect(match?.items.find(({ title }) => title === 'Cierre de caja')?.verdict).toBe('CUMPLE')
  })

  it('asks to come back for the reading while it is busy, without counting it', async () => {
    const { token } = await aWaitress()
    // One is read and sixteen wait, each for somebody else.
    const others = Array.from({ length: 17 }, (_, at) => readInChild({ person: `p${at}` }, { text: AD, title: null }))
    const refused = await read(token)
    expect([refused.status, refused.error?.code]).toEqual([503, 'busy'])
    await Promise.all(others)
    expect((await read(token)).status).toBe(200)
    const { rows } = await app.database.pool.query<{ hits: number }>(
      `select hits from rate_limits where key like '${rateRules.propose_requirements.name}:%' order by hits`,
    )
    expect(rows.at(-1)?.hits).toBeLessThan(4)
  })
})
