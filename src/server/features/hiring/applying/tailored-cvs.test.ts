import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CV_VARIANTS_MAX } from '#shared/core/limits.ts'
import { archiveCv, deleteCv, getCv, listCvs } from '#shared/cvs/cvs.ts'
import * as applying from '#shared/hiring/applying.ts'
import * as tailored from '#shared/hiring/tailored-cvs.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCv, save } from '#tests/support/cvs.ts'
import { aSession } from '#tests/support/factories.ts'
import { aHiring, aSeeker, type Hiring, type Seeker } from '#tests/support/hiring.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const tailor = ({ token }: Pick<Seeker, 'token'>, { vacancy }: Pick<Hiring, 'vacancy'>) =>
  call(app, tailored.tailorCv, { token, params: { vacancy_id: vacancy.id } })
const contextOf = async ({ token }: Seeker, { vacancy }: Hiring) =>
  (await call(app, applying.getApplyContext, { token, params: { vacancy_id: vacancy.id } })).answer
const matchOf = ({ token }: Pick<Seeker, 'token'>, vacancy_id: string, cv_id: string) =>
  call(app, tailored.getCvMatch, { token, params: { vacancy_id, cv_id } })

describe('a CV for a vacancy', () => {
  it('is the base CV word for word, once however often it is asked for', async () => {
    const hiring = await aHiring(app)
    const seeker = await aSeeker(app)
    const made = await Promise.all(Array.from({ length: 5 }, () => tailor(seeker, hiring)))
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const [id] = new Set(made.map(({ answer }) => answer.cv_id))
    expect(made.every(({ answer }) => answer.cv_id === id)).toBe(true)
    const { answer: cv } = await call(app, getCv, { token: seeker.token, params: { id: id ?? '' } })
    expect(cv.document).toEqual(seeker.cv.document)
    expect([cv.title, cv.is_base, cv.parent_id]).toEqual([`Para ${hiring.vacancy.title}`, false, seeker.cv.id])
    const { items } = (await call(app, listCvs, { token: seeker.token })).answer
    expect(items).toHaveLength(2)
  })

  it('is offered first when applying there, and nowhere else', async () => {
    const [hiring, other] = [await aHiring(app), await aHiring(app)]
    const seeker = await aSeeker(app)
    const { cv_id } = (await tailor(seeker, hiring)).answer
    const here = await contextOf(seeker, hiring)
    expect(here.best_cv_id).toBe(cv_id)
    expect(here.cvs.map(({ id, is_tailored }) => [id, is_tailored])).toEqual([
      [cv_id, true],
      [seeker.cv.id, false],
    ])
    const there = await contextOf(seeker, other)
    expect(there.best_cv_id).toBe(seeker.cv.id)
    expect(there.cvs.some(({ is_tailored }) => is_tailored)).toBe(false)
  })

  it('takes the place of the CV in a draft', async () => {
    const hiring = await aHiring(app)
    const seeker = await aSeeker(app)
    const body = { cv_id: seeker.cv.id, note: 'Hola', answers: [], declared: {} }
    await call(app, applying.saveApplyDraft, { token: seeker.token, params: { vacancy_id: hiring.vacancy.id }, body })
    const { cv_id } = (await tailor(seeker, hiring)).answer
    expect((await contextOf(seeker, hiring)).draft).toMatchObject({ cv_id, note: 'Hola' })
  })

  it('is listed with its vacancy for its person alone, and forgotten when it is deleted', async () => {
    const hiring = await aHiring(app)
    const [seeker, other] = [await aSeeker(app), await aSeeker(app)]
    const { cv_id } = (await tailor(seeker, hiring)).answer
    const list = async ({ token }: Seeker) => (await call(app, tailored.listTailoredCvs, { token })).answer.items
    const { id, title } = hiring.vacancy
    expect(await list(seeker)).toEqual([
      { cv_id, vacancy: { id, title, company_name: hiring.company.name, state: 'PUBLISHED' } },
    ])
    expect(await list(other)).toEqual([])
    await call(app, deleteCv, { token: seeker.token, params: { id: cv_id } })
    expect(await list(seeker)).toEqual([])
    expect((await tailor(seeker, hiring)).answer.cv_id).not.toBe(cv_id)
  })

  it('that was put away is not offered', async () => {
    const hiring = await aHiring(app)
    const seeker = await aSeeker(app)
    const { cv_id } = (await tailor(seeker, hiring)).answer
    await call(app, archiveCv, { token: seeker.token, params: { id: cv_id } })
    expect((await contextOf(seeker, hiring)).best_cv_id).toBe(seeker.cv.id)
  })

  it('needs a CV to be made of and room on the shelf', async () => {
    const hiring = await aHiring(app)
    const nobody = await aSession(app)
    const refused = await tailor(nobody, hiring)
    expect([refused.status, refused.error?.message]).toEqual([
      409,
      'Aún no tienes un CV. Créalo primero y después podrás prepararlo para esta vacante.',
    ])
    const seeker = await aSeeker(app)
    for (let n = 0; n < CV_VARIANTS_MAX; n++) await aCv(app, seeker.token, { title: `Otro ${n}` })
    const full = await tailor(seeker, hiring)
    expect([full.status, full.error?.message]).toEqual([
      409,
      'Ya tienes 10 variantes además de tu CV base, que es el máximo. Elimina una para crear otra.',
    ])
  })
})

describe('what the ad asks beside what a CV says', () => {
  it('follows what is written in that CV and leaves the base as it is', async () => {
    const hiring = await aHiring(app)
    const seeker = await aSeeker(app)
    const { cv_id } = (await tailor(seeker, hiring)).answer
    const verdictsOf = async (id: string) => {
      const { status, answer } = await matchOf(seeker, hiring.vacancy.id, id)
      expect(status).toBe(200)
      return new Map(answer.match?.items.map(({ title, verdict, evidence }) => [title, { verdict, evidence }]))
    }
    const before = await verdictsOf(cv_id)
    expect(before).toEqual(await verdictsOf(seeker.cv.id))
    const { answer: cv } = await call(app, getCv, { token: seeker.token, params: { id: cv_id } })
    await save(app, seeker.token, cv, { document: { ...cv.document, skills: [], experience: [] } })
    const after = await verdictsOf(cv_id)
    expect(after).not.toEqual(before)
    expect([...after.values()].flatMap(({ evidence }) => evidence)).toEqual([])
    expect(await verdictsOf(seeker.cv.id)).toEqual(before)
  })

  it('is nobody else’s to read', async () => {
    const hiring = await aHiring(app)
    const [seeker, other] = [await aSeeker(app), await aSeeker(app)]
    expect((await matchOf(other, hiring.vacancy.id, seeker.cv.id)).status).toBe(404)
    expect((await matchOf(seeker, randomUUID(), seeker.cv.id)).status).toBe(404)
  })
})
