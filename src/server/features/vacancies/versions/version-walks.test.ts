import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getJob } from '#shared/jobs/jobs.ts'
import * as contract from '#shared/vacancies/vacancies.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { soak } from '#tests/support/chance/soak.ts'
import { aCompany, aMember, aSession } from '#tests/support/factories.ts'
import { aGoodDocument, aHistory, completeCompany, stepCalls } from '#tests/support/vacancies.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const TITLES = ['An', 'Analista de datos', 'Analista de pagos', 'Camarero/a de sala'] as const
const LIVE = 'Analista de datos'
const isGood = (title: string) => title.length >= 5

/** What both editors and everybody else must see, kept beside the server. */
interface Model {
  live: string
  written: string
  revision: number
  publications: number
}

type Act = { who: 0 | 1; title?: string; act: 'look' | 'save' | 'publish' | 'discard' }

/** What the call must answer; the model moves with it. */
function take(model: Model, known: number, { act, title = '' }: Act): number {
  const waits = model.written !== model.live
  if (act === 'look' || (act !== 'save' && !waits)) return 200
  if (known !== model.revision) return 409
  if (act === 'publish' && !isGood(model.written)) return 422
  if (act === 'save') model.written = title
  if (act === 'publish') model.live = model.written
  if (act === 'publish') model.publications += 1
  if (act === 'discard') model.written = model.live
  model.revision += 1
  return 200
}

async function twoEditors() {
  const [first, second] = [await aSession(app), await aSession(app)]
  const { company, member } = await aCompany(app, first.user)
  await completeCompany(app, company)
  await aMember(app, company, second.user, 'RECRUITER')
  const { token } = first
  const made = await call(app, contract.createVacancy, { token, params: { id: company.id }, body: aGoodDocument() })
  const params = { id: made.answer.id }
  await stepCalls.publish(app, { token, params })
  const hiring_team = [{ member_id: member.id, role: 'LEAD' as const }]
  return { company, params, tokens: [token, second.token] as const, document: made.answer.document, hiring_team }
}

const acts = fc.array(
  fc.oneof(
    fc.record({
      who: fc.constantFrom<0 | 1>(0, 1),
      act: fc.constant<'save'>('save'),
      title: fc.constantFrom(...TITLES),
    }),
    fc.record({
      who: fc.constantFrom<0 | 1>(0, 1),
      act: fc.constantFrom<'look' | 'publish' | 'discard'>('look', 'publish', 'discard'),
    }),
  ),
  { minLength: 5, maxLength: 14 },
)

it('two editors of a live vacancy write, publish and drop in any order, and nobody sees what was not published', async () => {
  const walk = async (moves: Act[]) => {
    const { company, params, tokens, document, hiring_team } = await twoEditors()
    const model: Model = { live: LIVE, written: LIVE, revision: 1, publications: 0 }
    const known = [1, 1]
    for (const move of moves) {
      const asked = { token: tokens[move.who], params }
      const revision = known[move.who] ?? 1
      const text = { ...document, title: move.title ?? '' }
      const calls = {
        look: () => call(app, contract.getVacancy, asked),
        save: () => call(app, contract.saveVacancy, { ...asked, body: { revision, document: text, hiring_team } }),
        publish: () => call(app, contract.publishChanges, { ...asked, body: { revision } }),
        discard: () => call(app, contract.discardChanges, { ...asked, body: { revision } }),
      }
      const expected = take(model, revision, move)
      const { status, answer } = await calls[move.act]()
      expect([move, status]).toEqual([move, expected])
      if (status === 200) {
        known[move.who] = answer.revision
        expect(answer).toMatchObject({
          revision: model.revision,
          title: model.live,
          has_changes: model.written !== model.live,
          document: { title: model.written },
        })
      }
      const seen = await call(app, getJob, { params: { vacancy_id: params.id } })
      expect(seen.answer.document.title).toBe(model.live)
    }
    const told = (await aHistory(app, company.id)).filter((text) => text.includes('publicó cambios'))
    expect(told).toHaveLength(model.publications)
  }
  await fc.assert(fc.asyncProperty(acts, walk), { numRuns: soak(5, 150) })
})
