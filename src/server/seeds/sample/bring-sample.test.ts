import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eraseAccountsTask } from '#server/features/rights/rights.tasks.ts'
import { getAnswerFile } from '#shared/hiring/answer-files.ts'
import { getTeamApplication } from '#shared/hiring/team-application.ts'
import { deleteMe, downloadDataCopy, startDataCopy } from '#shared/rights/rights.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { plainLogin } from '#tests/support/sign-in-steps/plain-login.ts'
import { storedKeys } from '#tests/support/stored-keys.ts'
import { DEMO_PASSWORD, demoAccounts } from '../../features/accounts/demo-accounts.ts'
import { demoDesigner } from '../demo-applicants.ts'
import { seedDemo } from '../seed-demo.ts'
import { bringSample } from './bring-sample.ts'

const WEEK = 7 * 24 * 60 * 60
const SMALL = 100 * 1024

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1' } })
  await seedDemo(app.deps)
  await app.runTasks()
})
afterAll(() => app.close())

const tokenOf = async (email: string) =>
  (await call(app, plainLogin, { body: { email, password: DEMO_PASSWORD } })).answer.token

/** What the demonstration wrote, to look for it by the front door. */
async function theApplication() {
  const { rows } = await app.database.pool.query(
    `select a.id, a.vacancy_id from applications a join users u on u.id = a.user_id where u.email = $1`,
    [demoDesigner.email],
  )
  return rows[0] as { id: string; vacancy_id: string }
}

async function seenByTeam() {
  const { id, vacancy_id } = await theApplication()
  const token = await tokenOf(demoAccounts[1].email)
  const { answers } = (await call(app, getTeamApplication, { token, params: { vacancy_id, id } })).answer
  return { id, token, answers }
}

it('one who applied has answered with a small file, which the team opens', { timeout: 60_000 }, async () => {
  const { id, token, answers } = await seenByTeam()
  expect(answers.map(({ kind, file }) => [kind, file?.name, file?.can_open])).toEqual([
    ['ARCHIVO', 'Muestra de trabajo.pdf', true],
  ])
  const file_id = answers[0]?.file?.id ?? ''
  const { status, text, headers } = await call(app, getAnswerFile, { token, params: { id, file_id } })
  expect([status, text.slice(0, 5), headers['content-type']]).toEqual([200, '%PDF-', 'application/pdf'])
  expect(answers[0]?.file?.bytes).toBeLessThan(SMALL)
  await bringSample(app.deps, id)
  expect((await seenByTeam()).answers).toEqual(answers)
})

it('is in the copy of that person’s data, and goes with the account', { timeout: 60_000 }, async () => {
  const { answers } = await seenByTeam()
  const file_id = answers[0]?.file?.id ?? ''
  const token = await tokenOf(demoDesigner.email)
  const body = { password: DEMO_PASSWORD }
  await call(app, startDataCopy, { token, body })
  await app.runTasks()
  const headers = { authorization: `Bearer ${token}` }
  const { rawPayload } = await app.fastify.inject({ url: downloadDataCopy.path, headers })
  const copied = Object.keys(unzipSync(rawPayload))
  expect(copied).toContain(`respuestas/${file_id.slice(0, 8)}-Muestra de trabajo.pdf`)
  expect((await call(app, deleteMe, { token, body })).status).toBe(202)
  app.clock.forward(WEEK)
  await eraseAccountsTask.run(app.deps, {}, { id: 'test' })
  await app.runTasks()
  expect(await storedKeys(app)).not.toContain(file_id)
})
