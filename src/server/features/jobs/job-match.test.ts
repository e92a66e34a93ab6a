import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import { getJobMatch, listJobs } from '#shared/jobs/jobs.ts'
import { OWN_LINES } from '#shared/matching/matching.ts'
import { isOtherWork } from '#shared/matching/other-work.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCv, aJob } from '#tests/support/cvs.ts'
import { aCompany, aSession, aUser, aVacancy } from '#tests/support/factories.ts'

const DAY = 24 * 60 * 60

let app: TestApp
let company: CompanyRow
beforeAll(async () => {
  app = await createTestApp()
  company = (await aCompany(app, await aUser(app))).company
})
afterAll(() => app.close())

const skill = (name: string, importance = 'EXCLUYENTE') => ({
  id: crypto.randomUUID(),
  type: 'SKILL',
  importance,
  value: { name, skill_id: name.toLowerCase() },
})

const make = (requirements: object[], values: object = {}) =>
  aVacancy(app, company, { document: { requirements } as never, ...values })

/** Somebody whose whole CV shows these skills, each once in a job. */
async function knows(...names: string[]) {
  const session = await aSession(app)
  const skills = names.map((name) => ({ id: crypto.randomUUID(), name, skill_id: name.toLowerCase() }))
  const summary = `Trabajo cada día con ${names.join(', ')} y lo enseño a quien empieza. `.repeat(3)
  const experience = [aJob({ start: '2018-01', current: true, summary, achievements: ['Uno', 'Dos'] })]
  const education = [{ id: crypto.randomUUID(), institution: 'Centro', degree: 'Grado', level: 'GRADO' }]
  const languages = [{ id: crypto.randomUUID(), language: 'es', overall: 'NATIVO' }]
  await aCv(app, session.token, { document: { summary, skills, experience, education, languages } as never })
  return session
}

const matchFor = (token: string, vacancy_id: string) => call(app, getJobMatch, { token, params: { vacancy_id } })

describe('the own match for one vacancy', () => {
  it('explains each requirement with what the CV says', async () => {
    const { token } = await knows('Python', 'SQL', 'Git', 'Linux', 'Docker')
    const requirements = [skill('Python'), skill('Welding', 'DESEABLE')]
    const { id } = await make(requirements)
    const { status, answer } = await matchFor(token, id)
    expect([status, answer.needs]).toEqual([200, null])
    const [work, met, missed] = answer.match?.items ?? []
    expect(work).toMatchObject({ requirement_id: OWN_LINES.OCCUPATION, type: 'OCCUPATION', importance: 'EXCLUYENTE' })
    expect(met).toMatchObject({ requirement_id: requirements[0]?.id, verdict: 'CUMPLE', importance: 'EXCLUYENTE' })
    expect(met?.evidence.map(({ quote }) => quote)).toContain('Python')
    expect(missed).toMatchObject({ verdict: 'SIN_DATOS', evidence: [], sentence: 'No aparece en tu CV.' })
    expect(met?.sentence).toMatch(/^Tu CV lo muestra: «Python»/)
    expect(answer.match?.summary).toMatch(/^Cumples 1 de 3 requisitos/)
  })

  it('says where things stand in the CV itself, also behind hidden and unfinished entries', async () => {
    const { token } = await aSession(app)
    const named = (name: string, hidden = false) => ({ id: crypto.randomUUID(), name, hidden })
    const job = (position: string, hidden = false) => aJob({ position, start: '2019-01', current: true, hidden })
    const document = {
      skills: [named('Excel', true), named(''), named('Python')],
      certifications: [named('Curso oculto', true), named('Certificado de soldadura TIG')],
      experience: [job('Camarera', true), job('Soldadora')],
      languages: [
        { id: crypto.randomUUID(), language: '' },
        { id: crypto.randomUUID(), language: 'en', overall: 'B1' },
      ],
      custom: [
        { id: crypto.randomUUID(), title: 'Oculta', items: [], hidden: true },
        {
          id: crypto.randomUUID(),
          title: 'Otros',
          items: [
            { id: crypto.randomUUID(), title: 'Nada', text: '', hidden: true },
            { id: crypto.randomUUID(), title: '', text: 'Manejo de Kubernetes a diario.' },
          ],
        },
      ],
    }
    await aCv(app, token, { document: document as never })
    const { id } = await make([
      skill('Python'),
      skill('Kubernetes'),
      { ...skill('x'), type: 'LANGUAGE', value: { language: 'en', min_level: 'C1' } },
      { ...skill('x'), type: 'CERTIFICATION', value: { name: 'Certificado de soldadura TIG' } },
    ])
    const { match } = (await matchFor(token, id)).answer
    const places = (title: RegExp) =>
      match?.items.find((item) => title.test(item.title))?.evidence.map(({ cv_path }) => cv_path)
    expect(places(/Python/)).toEqual(['skills.2.name'])
    expect(places(/soldadura/)).toContain('certifications.1.name')
    expect(places(/Inglés/)).toContain('languages.1.overall')
    expect(places(/Kubernetes/)).toEqual(['custom.1.items.1.text'])
    expect(match?.next_steps.find(({ place }) => place === 'languages')?.cv_path).toBe('languages.1.overall')
  })

  it('says the same as every list does of the same vacancy, once it was read', async () => {
    const { token } = await knows('Python', 'SQL', 'Git', 'Linux', 'Docker')
    await make([skill('SQL'), skill('Welding'), skill('Git', 'IMPORTANTE')])
    await make([skill('Python'), { ...skill('x'), type: 'WORK_PERMIT', value: { country: 'ES' } }])
    for (const tab of ['para-ti', 'explorar'] as const) {
      const listed = async () => (await call(app, listJobs, { token, query: { tab } })).answer.items
      for (const { id } of await listed()) await matchFor(token, id)
      const items = await listed()
      expect(items.length).toBeGreaterThan(1)
      for (const { id, match } of items) {
        const own = (await matchFor(token, id)).answer.match
        const {
          met,
          missing,
          outside_of: _,
          far: ___,
          invited: __,
          other_work,
          is_read,
          ...score
        } = match ?? { met: [], missing: [], outside_of: [], far: false, invited: false, other_work: false }
        expect(own).toMatchObject(score)
        expect(is_read).toBe(true)
        expect(own ? isOtherWork(own.items) : false).toBe(other_work)
        const titles = (verdict: string) => own?.items.filter((item) => item.verdict === verdict).map((i) => i.title)
        expect(titles('CUMPLE')).toEqual(expect.arrayContaining(met))
        expect(titles('NO_CUMPLE')).toEqual(expect.arrayContaining(missing))
      }
    }
  })

  it('says what is missing instead of guessing', async () => {
    const { id } = await make([skill('Python'), skill('SQL')])
    const without = await aSession(app)
    expect((await matchFor(without.token, id)).answer).toEqual({
      match: null,
      needs: 'CV',
      invited: false,
      sent_at: null,
    })
    await aCv(app, without.token, { document: { skills: [] } as never })
    const { match, needs } = (await matchFor(without.token, id)).answer
    expect([needs, match?.shown, match?.label]).toEqual(['DATA', null, null])
    expect(match?.items.map(({ verdict }) => verdict)).toEqual(['SIN_DATOS', 'SIN_DATOS', 'SIN_DATOS'])
    expect(match?.questions[1]).toMatchObject({ text: '¿Has trabajado con Python?', gain: 33 })
  })

  it('reads nobody else’s CV', async () => {
    const { id } = await make([skill('Python'), skill('Welding')])
    const [one, other, none] = [
      await knows('Python', 'SQL', 'Git', 'Linux', 'Docker'),
      await knows('Welding'),
      await aSession(app),
    ]
    const verdicts = async (token: string) =>
      (await matchFor(token, id)).answer.match?.items.slice(1).map((item) => item.verdict)
    expect(await verdicts(one.token)).toEqual(['CUMPLE', 'SIN_DATOS'])
    expect((await verdicts(other.token))?.[1]).toBe('CUMPLE')
    expect((await matchFor(other.token, id)).text).not.toContain('Docker')
    expect((await matchFor(none.token, id)).answer.needs).toBe('CV')
  })

  it('is there for what can be read, and for nothing else', async () => {
    const { token } = await knows('Python')
    const unknown = await matchFor(token, crypto.randomUUID())
    expect(unknown.status).toBe(404)
    const draft = await make([skill('Python')], { state: 'DRAFT', published_at: null, expires_at: null })
    expect([(await matchFor(token, draft.id)).status, (await matchFor(token, draft.id)).error]).toEqual([
      404,
      unknown.error,
    ])
    const paused = await make([skill('Python')], { state: 'PAUSED', state_reason: 'TEAM' })
    const closed = await make([skill('Python')], { state: 'CLOSED', closed_at: app.clock.now() })
    expect([(await matchFor(token, paused.id)).status, (await matchFor(token, closed.id)).status]).toEqual([200, 200])
    app.clock.forward(90 * DAY)
    const { token: later } = await aSession(app)
    const over = await matchFor(later, closed.id)
    expect([over.status, over.error?.code]).toEqual([410, 'vacancy_closed'])
  })
})
