import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedPlan } from '#server/seeds/seed-plan.ts'
import { getJobMatch, listJobs } from '#shared/jobs/jobs.ts'
import { invitationLetter } from '#shared/matching/invitation-letter.ts'
import { OWN_LINES } from '#shared/matching/matching.ts'
import { getPeopleReading } from '#shared/matching/people-reading.ts'
import * as contract from '#shared/matching/vacancy-matches.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCv, aJob } from '#tests/support/cvs.ts'
import { aCompany, aSession, aVacancy } from '#tests/support/factories.ts'
import { letInvitationsLeave } from '#tests/support/hiring.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { refreshProfiles } from '../profiles/profiles.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const skill = (name: string, skill_id: string) => ({
  id: randomUUID(),
  type: 'SKILL',
  importance: 'EXCLUYENTE',
  value: { name, skill_id },
})

async function aPerson(
  position: string,
  achievements: string[],
  person: object = {},
  basics: object = {},
  lists: object = {},
) {
  const session = await aSession(app, { visibility: 'VISIBLE', ...person })
  const experience = [aJob({ position, start: '2019-01', current: true, achievements })]
  const languages = [{ id: randomUUID(), language: 'en', overall: 'C1' }]
  const document = {
    basics: { full_name: "Núria O'Brien-Puig", city: 'Valencia', country: 'ES', ...basics },
    experience,
    languages,
    ...lists,
  }
  return { ...session, cv: await aCv(app, session.token, { document } as never) }
}

const react = ['Componentes en React y TypeScript para la tienda en línea.', 'Pruebas automáticas con Jest.']

async function aTeam(document: object = {}) {
  const { user, token } = await aSession(app)
  const { company } = await aCompany(app, user, {
    name: `Marea ${randomUUID().slice(0, 8)}`,
    verification: 'DOMAIN_VERIFIED',
  })
  const requirements = [skill('React', 'react'), skill('TypeScript', 'typescript')]
  const description = '<p>Programar componentes en React y TypeScript para tiendas en línea.</p>'
  const vacancy = await aVacancy(app, company, {
    document: { title: 'Desarrollo frontend con React', description, requirements, ...document } as never,
  })
  return { token, company, vacancy, requirements }
}

const list = (token: string, vacancy_id: string, query: object = {}) =>
  call(app, contract.listVacancyMatches, { token, params: { vacancy_id }, query })

describe('people beside a vacancy', () => {
  it('are those who fit, the best first, with reasons and without contact data', async () => {
    const near = await aPerson(
      'Desarrolladora frontend',
      react,
      {},
      { email: 'oculta@correo.example', phone: '+34600111222' },
    )
    const far = await aPerson('Camarera de sala', ['Servicio de mesas y barra en terraza.'])
    const unseen = await aPerson('Desarrolladora frontend', react, { visibility: 'ONLY_APPLICATIONS' })
    const { token, vacancy } = await aTeam()
    await refreshProfiles(app.deps)
    const { status, answer, text } = await list(token, vacancy.id)
    expect([status, answer.order]).toEqual([200, contract.ORDER_OF_PEOPLE])
    const ids = answer.items.map(({ cv_id }) => cv_id)
    expect(ids).toContain(near.cv.id)
    expect(ids).not.toContain(far.cv.id)
    expect(ids).not.toContain(unseen.cv.id)
    expect(text).not.toMatch(/oculta@correo|600111222/)
    const [first] = answer.items
    expect(first?.match.items[0]).toMatchObject({ type: 'OCCUPATION', requirement_id: OWN_LINES.OCCUPATION })
    expect(first?.strengths).toEqual(expect.arrayContaining(['React']))
  })

  it('are not there for a company that they shut out', async () => {
    const { token, vacancy, company } = await aTeam()
    const hidden_companies = [{ name: company.name, domain: null, auto: false }]
    const { cv } = await aPerson('Desarrolladora frontend', react, { hidden_companies })
    await refreshProfiles(app.deps)
    expect((await list(token, vacancy.id)).answer.items.map(({ cv_id }) => cv_id)).not.toContain(cv.id)
    const params = { vacancy_id: vacancy.id, cv_id: cv.id }
    expect((await call(app, contract.getVacancyMatch, { token, params })).status).toBe(404)
  })

  it('are found by free words: skill, place and language', async () => {
    const { cv } = await aPerson('Programadora', ['Sitios con Svelte para teatros.'], {}, { city: 'Valencia' })
    const { token, vacancy } = await aTeam()
    await refreshProfiles(app.deps)
    const found = async (q: string) => (await list(token, vacancy.id, { q })).answer.items.map(({ cv_id }) => cv_id)
    expect(await found('svelte Valencia inglés')).toEqual([cv.id])
    expect(await found('svelte Sevilla')).toEqual([])
  })

  describe('with how much of it', () => {
    const sought = async (q: string) => {
      const { token, vacancy } = await aTeam()
      await refreshProfiles(app.deps)
      return (await list(token, vacancy.id, { q })).answer
    }
    const found = async (q: string) => (await sought(q)).items.map(({ cv_id }) => cv_id)

    it('are those who have that or more, though no word of their CV says so', async () => {
      const lists = { certifications: [{ id: randomUUID(), name: 'Permiso de conducir B' }] }
      const { cv } = await aPerson(
        'Contable',
        ['Contabilidad general y cierres en Elixir.'],
        {},
        { city: 'Teruel' },
        lists,
      )
      for (const q of [
        'elixir inglés C1',
        'elixir inglés avanzado',
        'contable Teruel inglés B2',
        'elixir nivel B2 de inglés',
        'elixir licencia B',
        'elixir carnet de conducir clase B',
        '5 años contabilidad elixir',
        'contable con 5 años de experiencia Teruel',
        '2 contables en Teruel',
      ])
        expect([q, await found(q)]).toEqual([q, [cv.id]])
      for (const q of ['elixir inglés C2', 'elixir licencia D', 'elixir 30 años contabilidad'])
        expect([q, await found(q)]).toEqual([q, []])
    })

    it('are found by a language although they share nothing else with the vacancy', async () => {
      const languages = [{ id: randomUUID(), language: 'fi', overall: 'B2' }]
      const { cv } = await aPerson('Pastor de ovejas', ['Ordeño y queso.'], {}, {}, { languages })
      expect(await found('finés B1')).toEqual([cv.id])
    })

    it('and where there is nobody, the words that nobody has are named, with the search without them', async () => {
      await aPerson('Apicultora', ['Colmenas y miel.'], {}, { city: 'Cuenca' })
      expect(await sought('apicultora Cuenca danés C1')).toMatchObject({
        total: 0,
        nobody_with: [{ words: ['danés C1'], rest: 'apicultora Cuenca', beside_others: false }],
      })
      await aPerson('Quesera', ['Quesos de oveja.'], {}, { city: 'Zamora' })
      expect((await sought('apicultora quesera')).nobody_with.map(({ rest }) => rest)).toEqual([
        'quesera',
        'apicultora',
      ])
      expect((await sought('zahorí apicultora con danés C1')).nobody_with).toEqual([
        { words: ['zahorí', 'danés C1'], rest: 'apicultora con', beside_others: false },
      ])
      expect((await sought('apicultora')).nobody_with).toEqual([])
    })
  })
})

describe('«Corregir»', () => {
  it('stands beside the verdict of the engine and can be taken back', async () => {
    const { cv } = await aPerson('Desarrolladora frontend', react)
    const { token, vacancy, requirements } = await aTeam()
    const params = { vacancy_id: vacancy.id, cv_id: cv.id, requirement_id: requirements[0]?.id ?? '' }
    const body = { verdict: 'NO_CUMPLE' as const, reason: 'En la prueba no lo demostró.' }
    expect((await call(app, contract.overrideVerdict, { token, params, body })).status).toBe(204)
    const line = async () =>
      (await call(app, contract.getVacancyMatch, { token, params })).answer.match.items.find(
        ({ requirement_id }) => requirement_id === params.requirement_id,
      )
    expect(await line()).toMatchObject({ verdict: 'CUMPLE', override: body })
    await call(app, contract.removeOverride, { token, params })
    expect(await line()).toMatchObject({ verdict: 'CUMPLE', override: null })
    const unknown = { ...params, requirement_id: randomUUID() }
    expect((await call(app, contract.overrideVerdict, { token, params: unknown, body })).status).toBe(404)
  })
})

describe('«Invitar»', () => {
  it('tells the person once after a minute, and puts the vacancy first for them', async () => {
    const person = await aPerson('Camarera de sala', ['Servicio de mesas y barra en terraza.'])
    const { token, vacancy } = await aTeam()
    const params = { vacancy_id: vacancy.id, cv_id: person.cv.id }
    for (let time = 0; time < 2; time += 1)
      expect((await call(app, contract.invitePerson, { token, params, body: {} })).status).toBe(204)
    expect((await call(app, listNotifications, { token: person.token })).text).not.toContain('te invita')
    await letInvitationsLeave(app)
    const items = (await call(app, listNotifications, { token: person.token })).answer
    expect(items.filter(({ message }) => message.includes('te invita'))).toHaveLength(1)
    await refreshProfiles(app.deps)
    const jobs = await call(app, listJobs, { token: person.token, query: { tab: 'para-ti' } })
    expect(jobs.answer.items[0]?.id).toBe(vacancy.id)
  })

  it('is taken back within its minute: the person hears nothing, and it counts for nothing', async () => {
    const person = await aPerson('Camarera de sala', ['Servicio de mesas y barra en terraza.'])
    const { token, vacancy, company } = await aTeam()
    const params = { vacancy_id: vacancy.id, cv_id: person.cv.id }
    const left = async () => (await call(app, getPeopleReading, { token, params: { id: company.id } })).answer
    const before = (await left()).invitations_left
    await call(app, contract.invitePerson, { token, params, body: { message: 'Buscamos a alguien como tú.' } })
    const shown = (await call(app, contract.getVacancyMatch, { token, params })).answer
    expect(Date.parse(shown.invitation_leaves_at ?? '') - app.clock.now().getTime()).toBe(60_000)
    expect((await left()).invitations_left).toBe(before - 1)
    expect((await call(app, contract.takeInvitationBack, { token, params })).status).toBe(204)
    expect((await call(app, contract.takeInvitationBack, { token, params })).status).toBe(409)
    await letInvitationsLeave(app)
    expect((await call(app, listNotifications, { token: person.token })).text).not.toContain('te invita')
    expect((await call(app, contract.getVacancyMatch, { token, params })).answer.invited_at).toBeNull()
    expect((await left()).invitations_left).toBe(before)
  })

  it('leaves as the letter that was shown, with the words of the company, once', async () => {
    const person = await aPerson('Camarera de sala', ['Servicio de mesas y barra en terraza.'])
    const { token, vacancy, company } = await aTeam()
    const params = { vacancy_id: vacancy.id, cv_id: person.cv.id }
    const message = 'Abrimos terraza nueva en mayo y nos gustó cómo cuentas tu trabajo.'
    await call(app, contract.invitePerson, { token, params, body: { message } })
    await letInvitationsLeave(app)
    await letInvitationsLeave(app)
    expect((await call(app, contract.takeInvitationBack, { token, params })).error?.message).toContain('ya salió')
    const letter = invitationLetter({ company_name: company.name, title: vacancy.title, message })
    const mails = (await sentTo(app, person.user.email)).filter(({ subject }) => subject === letter.subject)
    expect(mails).toHaveLength(1)
    for (const paragraph of letter.paragraphs) expect(mails[0]?.text).toContain(paragraph)
    const unlawful = { message: 'Buscamos chicas menores de 30 para el equipo.' }
    const refused = await call(app, contract.invitePerson, { token, params, body: unlawful })
    expect([refused.status, refused.error?.code]).toEqual([422, 'lint_blocked'])
    expect(refused.error?.message).toContain('En tu mensaje dice «chicas»')
    const long = { message: 'a'.repeat(601) }
    expect((await call(app, contract.invitePerson, { token, params, body: long })).status).toBe(422)
  })
})

describe('the invitations of a plan', () => {
  it('end with the last one, and come back after thirty days or with a bigger plan', async () => {
    const { token, vacancy, company } = await aTeam()
    const people = await Promise.all(
      Array.from({ length: 3 }, () => aPerson('Camarera de sala', ['Servicio de mesas y barra en terraza.'])),
    )
    const earlier = await Promise.all(Array.from({ length: 8 }, () => aPerson('Cocinera', ['Menús del día.'])))
    for (const { cv, user } of earlier)
      await app.database.pool.query(
        'insert into match_invitations (vacancy_id, cv_id, user_id, invited_at, told_at) values ($1, $2, $3, $4, $4)',
        [vacancy.id, cv.id, user.id, app.deps.now()],
      )
    const invite = ({ cv }: (typeof people)[number]) =>
      call(app, contract.invitePerson, { token, params: { vacancy_id: vacancy.id, cv_id: cv.id }, body: {} })
    const answers = await Promise.all(people.map(invite))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 204, 402])
    const refused = answers.find(({ status }) => status === 402)
    expect(refused?.error?.message).toContain('Tu plan permite 10 invitaciones cada 30 días')
    const left_out = people[answers.findIndex(({ status }) => status === 402)]
    await seedPlan(app.deps, company)
    expect(left_out && (await invite(left_out)).status).toBe(204)
  })
})

describe('a declared answer', () => {
  it('holds for every vacancy that asks the same, and can be taken back', async () => {
    const { token } = await aPerson('Desarrolladora frontend', react)
    const [one, other] = [
      await aTeam({ requirements: [skill('SQL', 'sql')] }),
      await aTeam({ requirements: [skill('SQL', 'sql')] }),
    ]
    const requirementOf = ({ vacancy }: typeof one) => vacancy.document.requirements[0]?.id ?? ''
    const params = { vacancy_id: one.vacancy.id, requirement_id: requirementOf(one) }
    const lineOf = async ({ vacancy }: typeof one) =>
      (await call(app, getJobMatch, { token, params: { vacancy_id: vacancy.id } })).answer.match?.items[1]
    expect(await lineOf(other)).toMatchObject({ verdict: 'SIN_DATOS', declared: null })
    expect((await call(app, contract.answerLine, { token, params, body: { answer: 'SI' } })).status).toBe(204)
    expect(await lineOf(other)).toMatchObject({ verdict: 'PARCIAL', value: 0.7, declared: 'SI', basis: 'ANSWER' })
    await call(app, contract.answerLine, { token, params, body: { answer: null } })
    expect(await lineOf(one)).toMatchObject({ verdict: 'SIN_DATOS', declared: null })
  })
})
