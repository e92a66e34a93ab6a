import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as board from '#shared/hiring/board.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant } from '#tests/support/hiring.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('leaves as the spreadsheets of the reader read it, with contact and answers where names are known', async () => {
  const hiring = await aHiring(app)
  const { application_id: id, user } = await anApplicant(app, hiring, 'Ana García-López')
  const blind = await anApplicant(app, hiring, 'Bo Li')
  const answers = [
    { question_id: randomUUID(), text: '¿Tienes carnet?', kind: 'SI_NO', values: ['SI'], as_expected: true },
  ]
  const { pool } = app.database
  await pool.query('update application_snapshots set answers = $1', [JSON.stringify(answers)])
  const basics = `'{document,basics,email}', to_jsonb($1::text)`
  await pool.query(`update application_snapshots set content = jsonb_set(content, ${basics})`, [user.email])
  await pool.query(`update applications set applied_at = '2026-07-01T22:30:00Z' where id = $1`, [id])
  await pool.query('update applications set is_blind = true where id = $1', [blind.application_id])
  const linesFor = async (country: string, timezone: string) => {
    await pool.query('update users set country = $1, timezone = $2 where id = $3', [
      country,
      timezone,
      hiring.owner.user.id,
    ])
    const asked = { token: hiring.owner.token, params: { id: hiring.vacancy.id }, query: { sort: 'name' as const } }
    return (await call(app, board.exportApplications, asked)).text.split('\r\n')
  }
  const [head, first = '', second = ''] = await linesFor('ES', 'Europe/Madrid')
  expect(head).toMatch(/;Correo;Teléfono;¿Tienes carnet\?$/)
  const ana = [first, second].find((line) => line.startsWith('Ana'))
  expect(ana).toContain('2026-07-02 00:30')
  expect(ana).toMatch(new RegExp(`;${user.email};.*;Sí$`))
  const other = [first, second].find((line) => !line.startsWith('Ana'))
  expect(other).toMatch(/;;;$/)
  expect(await linesFor('MX', 'America/Mexico_City')).toContainEqual(expect.stringMatching(/^Ana.*,2026-07-01 16:30,/))
})
