import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#shared/hiring/automations.ts'
import { moveApplication } from '#shared/hiring/board.ts'
import { listTasks } from '#shared/hiring/notes.ts'
import { listOutgoing } from '#shared/hiring/outgoing.ts'
import { createMessageTemplate } from '#shared/hiring/templates/templates.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { breakRow } from '#tests/support/broken-row.ts'
import { call } from '#tests/support/call.ts'
import { aColleague, aHiring, anApplicant, boardOf, type Hiring, stageAt } from '#tests/support/hiring.ts'
import { automationsTask } from './automations.tasks.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const run = () => automationsTask.run(app.deps, {}, { id: 'test' })
type Rule = Pick<contract.Automation, 'trigger' | 'action'>
const make = ({ vacancy, owner }: Hiring, body: Rule, token = owner.token) =>
  call(app, contract.createAutomation, { token, params: { id: vacancy.id }, body })
const rules = async ({ vacancy, owner }: Hiring) =>
  (await call(app, contract.listAutomations, { token: owner.token, params: { id: vacancy.id } })).answer.items

async function text({ company, owner }: Hiring, kind: 'MENSAJE' | 'RECHAZO_CV' = 'MENSAJE'): Promise<string> {
  const body = {
    kind,
    name: `Texto ${kind}`,
    subject: 'Sobre {vacante}',
    body: 'Hola, {nombre}: seguimos en contacto contigo.',
  }
  const { answer } = await call(app, createMessageTemplate, { token: owner.token, params: { id: company.id }, body })
  if (!answer.id) throw new Error('no text')
  return answer.id
}

async function move(hiring: Hiring, id: string, to: number): Promise<void> {
  const board = await boardOf(app, hiring)
  const card = board.cards.find((one) => one.id === id)
  if (!card) throw new Error('not on the board')
  const body = { version: card.version, expected_stage_id: card.stage_id, stage_id: stageAt(board, to) }
  const { status } = await call(app, moveApplication, { token: hiring.owner.token, params: { id }, body })
  expect(status).toBe(200)
}
const cardOf = async (hiring: Hiring, id: string) => (await boardOf(app, hiring)).cards.find((one) => one.id === id)

describe('a rule', () => {
  it('writes once to each application, however often a card comes and goes', async () => {
    const hiring = await aHiring(app)
    const early = await anApplicant(app, hiring, 'Iñaki Etxeberria-Ruiz')
    await move(hiring, early.application_id, 1)
    app.clock.forward(60)
    const template_id = await text(hiring)
    const trigger = { kind: 'ENTER_STAGE' as const, stage_id: stageAt(await boardOf(app, hiring), 1) }
    const action = { kind: 'SEND_TEMPLATE' as const, template_id, delay_minutes: 0 }
    expect((await make(hiring, { trigger, action })).status).toBe(201)
    const { application_id: id } = await anApplicant(app, hiring, "Zoë O'Connor-Peña")
    await run()
    for (const stage of [1, 0, 1]) {
      await move(hiring, id, stage)
      await Promise.all([run(), run()])
    }
    const at = { token: hiring.owner.token, params: { id: hiring.vacancy.id } }
    const { items } = (await call(app, listOutgoing, at)).answer
    expect(items.map(({ application_id, subject }) => [application_id, subject])).toEqual([
      [id, 'Sobre Analista de datos'],
    ])
    expect((await rules(hiring)).map(({ runs, stopped }) => [runs, stopped])).toEqual([[1, null]])
  })

  it('tags, asks, tells and moves forward in the name of its author, and never decides against anybody', async () => {
    const hiring = await aHiring(app)
    const colleague = await aColleague(app, hiring, 'RECRUITER')
    const board = await boardOf(app, hiring)
    const trigger = { kind: 'APPLIED' as const }
    const actions: contract.AutomationDo[] = [
      { kind: 'ADD_TAG', tag: 'Nueva' },
      { kind: 'NOTIFY_MEMBER', member_id: colleague.member.id },
      { kind: 'SUGGEST_REJECT' },
      { kind: 'MOVE_STAGE', stage_id: stageAt(board, 1) },
    ]
    for (const action of actions) expect((await make(hiring, { trigger, action })).status).toBe(201)
    const { application_id: id } = await anApplicant(app, hiring)
    await run()
    await run()
    const card = await cardOf(hiring, id)
    expect([card?.state, card?.tags, card?.stage_id]).toEqual(['ACTIVE', ['Nueva'], stageAt(board, 1)])
    const told = (await call(app, listNotifications, { token: colleague.token })).answer.map(({ message }) => message)
    expect(told.filter((one) => one.startsWith('Revisa la postulación'))).toHaveLength(1)
    const tasks = (await call(app, listTasks, { token: hiring.owner.token, params: { id } })).answer.items
    expect(tasks.map(({ title }) => title)).toEqual(['Decidir si sigue en el proceso'])
    expect((await rules(hiring)).map(({ runs }) => runs)).toEqual([1, 1, 1, 1])
  })

  it('moves nobody back', async () => {
    const hiring = await aHiring(app)
    const { application_id: id } = await anApplicant(app, hiring)
    const board = await boardOf(app, hiring)
    const trigger = { kind: 'ENTER_STAGE' as const, stage_id: stageAt(board, 1) }
    await make(hiring, { trigger, action: { kind: 'MOVE_STAGE', stage_id: stageAt(board, 0) } })
    await move(hiring, id, 1)
    await run()
    expect((await cardOf(hiring, id))?.stage_id).toBe(stageAt(board, 1))
    expect((await rules(hiring)).map(({ runs }) => runs)).toEqual([0])
  })

  it('stops and says so when its author may no longer do it, and goes on with whoever saves it again', async () => {
    const hiring = await aHiring(app)
    const { token, member } = await aColleague(app, hiring, 'RECRUITER')
    const rule: Rule = { trigger: { kind: 'APPLIED' }, action: { kind: 'ADD_TAG', tag: 'Nueva' } }
    const { answer } = await make(hiring, rule, token)
    await app.database.pool.query(`update members set status = 'LEFT' where id = $1`, [member.id])
    const first = await anApplicant(app, hiring)
    await run()
    expect((await cardOf(hiring, first.application_id))?.tags).toEqual([])
    expect((await rules(hiring)).map(({ stopped }) => stopped)).toEqual(['AUTHOR_LOST_PERMISSION'])
    await run()
    const told = (await call(app, listNotifications, { token: hiring.owner.token })).answer
    expect(told.filter(({ message }) => message.includes('se detuvo'))).toHaveLength(1)
    const at = { token: hiring.owner.token, params: { id: hiring.vacancy.id, automation_id: answer.id } }
    expect((await call(app, contract.updateAutomation, { ...at, body: rule })).answer.stopped).toBeNull()
    const second = await anApplicant(app, hiring, "Zoë O'Connor-Peña")
    await run()
    expect((await cardOf(hiring, second.application_id))?.tags).toEqual(['Nueva'])
    expect((await call(app, contract.deleteAutomation, at)).status).toBe(204)
  })

  it('comes to all the others when the database refuses one of them', async () => {
    const hiring = await aHiring(app)
    await make(hiring, { trigger: { kind: 'APPLIED' }, action: { kind: 'ADD_TAG', tag: 'Nueva' } })
    const people = [await anApplicant(app, hiring), await anApplicant(app, hiring), await anApplicant(app, hiring)]
    const [broken = '', ...others] = people.map(({ application_id }) => application_id).toSorted()
    const mend = await breakRow(app, 'automation_runs', 'application_id', broken)
    await expect(run()).rejects.toThrow()
    const tagged = async () =>
      (await boardOf(app, hiring)).cards.filter(({ tags }) => tags.includes('Nueva')).map(({ id }) => id)
    expect((await tagged()).toSorted()).toEqual(others)
    await mend()
    await run()
    expect(await tagged()).toHaveLength(3)
  })

  it('is refused when it would hire, send a rejection or name what is not there', async () => {
    const [hiring, foreign] = [await aHiring(app), await aHiring(app)]
    const trigger = { kind: 'APPLIED' as const }
    const refused = async (action: contract.AutomationDo) => (await make(hiring, { trigger, action })).status
    expect(await refused({ kind: 'MOVE_STAGE', stage_id: stageAt(await boardOf(app, hiring), -1) })).toBe(422)
    expect(await refused({ kind: 'MOVE_STAGE', stage_id: stageAt(await boardOf(app, foreign), 1) })).toBe(422)
    expect(await refused({ kind: 'NOTIFY_MEMBER', member_id: foreign.owner.member.id })).toBe(422)
    const template_id = await text(hiring, 'RECHAZO_CV')
    expect(await refused({ kind: 'SEND_TEMPLATE', template_id, delay_minutes: 0 })).toBe(422)
    expect((await make(hiring, { trigger, action: { kind: 'SUGGEST_REJECT' } }, foreign.owner.token)).status).toBe(404)
  })
})
