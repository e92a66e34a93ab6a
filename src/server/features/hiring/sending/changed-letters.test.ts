import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCertificate, getCertificateFile } from '#shared/hiring/certificates.ts'
import { rejectApplication } from '#shared/hiring/decisions.ts'
import { getMyApplication } from '#shared/hiring/my-applications.ts'
import * as contract from '#shared/hiring/outgoing.ts'
import { NO_LETTER } from '#shared/hiring/steps.ts'
import { getTeamApplication } from '#shared/hiring/team-application.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aColleague, aHiring, anApplicant, boardOf } from '#tests/support/hiring.ts'
import { request } from '#tests/support/request.ts'
import { sendOutgoingTask } from './outgoing.tasks.ts'

const NO = 'Gracias por tu tiempo: no seguimos adelante.'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Somebody whose «no» waits, and two people of the team who read it. */
async function aWaitingNo({ isWritten = true } = {}) {
  const hiring = await aHiring(app)
  const { application_id: id, token: own } = await anApplicant(app, hiring)
  const { token } = hiring.owner
  const { version = 0 } = (await boardOf(app, hiring)).cards[0] ?? {}
  const why = { side: 'COMPANY', reason: 'EXPERIENCIA', depth: 'CV', version } as const
  const message = isWritten ? { body: NO, delay_hours: 24 } : null
  expect((await call(app, rejectApplication, { token, params: { id }, body: { ...why, message } })).status).toBe(200)
  const at = { params: { id: hiring.vacancy.id } }
  const list = (state: contract.OutgoingState) => call(app, contract.listOutgoing, { ...at, token, query: { state } })
  const [mail] = (await list('QUEUED')).answer.items
  const params = { id: hiring.vacancy.id, outgoing_id: mail?.id ?? '' }
  const read = { subject: mail?.subject ?? '', body: mail?.body ?? '', send_at: mail?.send_at ?? '' }
  const colleague = await aColleague(app, hiring, 'RECRUITER')
  return { id, own, token, colleague, params, read, list, vacancy_id: hiring.vacancy.id }
}

describe('a letter that two people change', () => {
  it('keeps the words of the first: the second is told, and saves once they have read them', async () => {
    const { token, colleague, params, read, list } = await aWaitingNo()
    const change = (by: string, body: string, before: typeof read) =>
      call(app, contract.changeOutgoing, { token: by, params, body: { ...read, body, before } })
    expect((await change(token, 'Lo de Laura.', read)).status).toBe(200)
    const late = await change(colleague.token, 'Lo de Iker.', read)
    expect([late.status, late.error?.code, late.error?.message]).toEqual([
      409,
      'version_conflict',
      'Alguien de tu equipo cambió este correo mientras tanto. Revisa cómo quedó antes de seguir.',
    ])
    expect((await list('QUEUED')).answer.items.map(({ body }) => body)).toEqual(['Lo de Laura.'])
    expect((await change(colleague.token, 'Lo de Iker.', { ...read, body: 'Lo de Laura.' })).status).toBe(200)
    // The same save again, after a lost answer.
    expect((await change(colleague.token, 'Lo de Iker.', read)).status).toBe(200)
  })

  it('says of one that was cancelled that it will not leave, and not that it left', async () => {
    const { token, params, read, list } = await aWaitingNo()
    await call(app, contract.cancelOutgoing, { token, params })
    const late = await call(app, contract.changeOutgoing, { token, params, body: { ...read, before: read } })
    expect([late.status, late.error?.message]).toEqual([
      409,
      'Este correo ya se canceló y no saldrá. Puedes escribir otro mensaje.',
    ])
    const [mail] = (await list('CANCELLED')).answer.items
    expect([mail?.settled_at, mail?.send_at]).toEqual([app.clock.now().toISOString(), read.send_at])
  })
})

describe('a decision whose letter never left', () => {
  const detail = ({ own, token, id, vacancy_id }: Awaited<ReturnType<typeof aWaitingNo>>) =>
    Promise.all([
      call(app, getMyApplication, { token: own, params: { id } }),
      call(app, getTeamApplication, { token, params: { vacancy_id, id } }),
    ])

  it.each([
    ['was cancelled', true],
    ['was never written', false],
  ])('because it %s stands in no history as an answer that was sent', async (_, isWritten) => {
    const no = await aWaitingNo({ isWritten })
    if (isWritten) await call(app, contract.cancelOutgoing, { token: no.token, params: no.params })
    const [mine, team] = await detail(no)
    const told = ({ timeline }: (typeof mine)['answer'] | (typeof team)['answer']) =>
      timeline.filter(({ kind }) => kind === 'ANSWERED').map((step) => step.detail)
    expect([told(mine.answer), told(team.answer)]).toEqual([[NO_LETTER], [NO_LETTER]])
    expect(team.answer.decision).toMatchObject({ by_letter: false, told_at: app.clock.now().toISOString() })
    expect(team.answer.promised_reply_at).toBeNull()
    const body = { from: '2026-01-01', to: '2026-12-31' }
    const made = await call(app, createCertificate, { token: no.own, body })
    const url = getCertificateFile.path.replace(':id', made.answer.id)
    const { payload } = await request(app, { url: `${url}?format=csv`, token: no.own })
    expect(payload).toContain('Decisión comunicada sin respuesta escrita')
    expect(payload).not.toContain('Respuesta enviada')
  })

  it('is told apart from one whose letter left', async () => {
    const no = await aWaitingNo()
    app.clock.forward(25 * 3600)
    await sendOutgoingTask.run(app.deps, {}, { id: 'test' })
    const [mine, team] = await detail(no)
    expect(mine.answer.timeline.find(({ kind }) => kind === 'ANSWERED')?.detail).toBeNull()
    expect(team.answer.decision?.by_letter).toBe(true)
  })
})
