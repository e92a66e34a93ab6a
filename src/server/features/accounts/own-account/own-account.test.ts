import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertCv, updateCv } from '#server/features/cvs/cvs.queries.ts'
import { spanishCv } from '#server/seeds/demo-cv-es.ts'
import * as contract from '#shared/accounts/users.ts'
import { cvContent } from '#shared/cvs/cv-document.ts'
import * as overview from '#shared/overview/overview.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCv } from '#tests/support/cvs.ts'
import { aCompany, aSession, aUser, aVacancy } from '#tests/support/factories.ts'
import { changedColumns } from '#tests/support/postgres/database-text.ts'
import { refusalIn, sendJson } from '#tests/support/request.ts'
import { findUserByEmail } from '../users/users.queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const PROFILE = '/api/v1/users/me'
const matchAnything = { low: expect.any(Number), high: expect.any(Number), label: expect.any(String) }

const wholeProfile = {
  full_name: "María-José O'Higgins Ñuñoa",
  headline: 'Ingeniera de datos',
  bio: 'Dos líneas:\nla segunda con emoji 🦆.',
  phone: '+34 612 34 56 78',
  country: 'CL',
  region: 'Ñuble',
  city: 'Chillán',
  timezone: 'America/Santiago',
  locale: 'es-CL',
  currency: 'CLP' as const,
  links: [
    { kind: 'LINKEDIN' as const, url: 'https://www.linkedin.com/in/alguien' },
    { kind: 'OTHER' as const, url: 'https://portafolio.example/á?b=c#d' },
  ],
  job_preferences: {
    roles: ['Ingeniera de datos', 'Analista'],
    seniority: ['SENIOR' as const],
    modalities: ['REMOTO' as const, 'HIBRIDO' as const],
    contract_types: ['INDEFINIDO' as const],
    working_days: ['COMPLETA' as const],
    shifts: ['MANANA' as const, 'TARDE' as const],
    countries: ['CL', 'AR'],
    commute: 'REGION' as const,
    relocate: true,
    min_salary: { amount: 150_000_000, currency: 'CLP' as const, period: 'MES' as const, payments_per_year: 13 },
    availability: '1_MES' as const,
    work_permits: ['CL'],
    search_status: 'ACTIVA' as const,
    conditions_asked: true,
  },
  visibility: 'ONLY_APPLICATIONS' as const,
  hidden_companies: [{ name: 'Mi empresa actual', domain: 'empresa.example', auto: false }],
  notification_prefs: Object.fromEntries(
    contract.noticeGroups.map((group) => [group, { app: true, mail: group === 'payments' }]),
  ),
  marketing_opt_in: true,
}

describe('profile', () => {
  it('shows people only to those they apply to, until they choose; that is no choice yet', async () => {
    const { token } = await aSession(app)
    const said = ({ visibility, visibility_chosen }: contract.CurrentUser) => [visibility, visibility_chosen]
    expect(said((await call(app, contract.getMe, { token })).answer)).toEqual(['ONLY_APPLICATIONS', false])
    const steps = async () =>
      (await call(app, overview.getSeekerStats, { token })).answer.next_steps.map(({ kind }) => kind)
    expect(await steps()).toContain('CHOOSE_VISIBILITY')
    const chosen = await call(app, contract.updateMe, { token, body: { visibility: 'ONLY_APPLICATIONS' } })
    expect(said(chosen.answer)).toEqual(['ONLY_APPLICATIONS', true])
    expect(await steps()).not.toContain('CHOOSE_VISIBILITY')
  })

  it('keeps every field and gives it back', async () => {
    const { token } = await aSession(app)
    const body = contract.profileBody.parse(wholeProfile)
    const saved = await call(app, contract.updateMe, { body, token })
    expect(saved.status).toBe(200)
    expect(saved.answer).toMatchObject({ ...wholeProfile, phone: '+34612345678', phone_verified: false })
    expect((await call(app, contract.getMe, { token })).answer).toEqual(saved.answer)
  })

  it('changes one field and leaves all others alone', async () => {
    const { token, user } = await aSession(app)
    await call(app, contract.updateMe, { body: contract.profileBody.parse(wholeProfile), token })
    const before = await findUserByEmail(app.deps.db, user.email)
    app.clock.forward(1)
    for (const [field, value] of Object.entries({ city: 'Talca', bio: null, marketing_opt_in: false, links: [] })) {
      await call(app, contract.updateMe, { body: { [field]: value }, token })
    }
    await call(app, contract.updateMe, { body: {}, token })
    const after = await findUserByEmail(app.deps.db, user.email)
    expect(changedColumns(before ?? {}, after ?? {}).sort()).toEqual(
      ['bio', 'city', 'links', 'marketing_opt_in', 'updated_at'].sort(),
    )
  })

  it('stores text trimmed, in one form of Unicode and without control characters', async () => {
    const { token } = await aSession(app)
    const body = {
      full_name: '  Jose\u0301  \u202eLuis\u0000 ',
      headline: ' una\r\nsola\tlínea\u2028aquí ',
      bio: ' dos\nlíneas\u0007 ',
      city: ' \u0000 ',
    }
    const { answer } = await call(app, contract.updateMe, { body, token })
    expect(answer).toMatchObject({
      full_name: 'José  Luis',
      headline: 'una sola línea aquí',
      bio: 'dos\nlíneas',
      city: null,
    })
  })
})

const NAME = 'Escribe tu nombre y apellido.'
const PHONE = 'Escribe el número con su código de país, por ejemplo +34 655 12 34 56.'
const LINK = 'El enlace debe empezar por https://.'
const link = (url: string) => ({ links: [{ kind: 'OTHER', url }] })
const preferences = (part: object) => ({ job_preferences: part })
const salary = (amount: unknown, currency = 'EUR') => preferences({ min_salary: { amount, currency, period: 'MES' } })

const refused: [field: string, message: string, body: object][] = [
  ['full_name', NAME, { full_name: 'A' }],
  ['full_name', NAME, { full_name: 'Ana 3' }],
  ['full_name', NAME, { full_name: '<b>Ana</b>' }],
  ['full_name', NAME, { full_name: ". - '" }],
  ['full_name', NAME, { full_name: '   ' }],
  ['full_name', 'Escribe como máximo 120 caracteres.', { full_name: 'a'.repeat(121) }],
  ['full_name', 'Completa este campo.', { full_name: null }],
  ['headline', 'Escribe como máximo 120 caracteres.', { headline: 'a'.repeat(121) }],
  ['bio', 'Escribe como máximo 600 caracteres.', { bio: 'a'.repeat(601) }],
  ['phone', PHONE, { phone: '612345678' }],
  ['phone', PHONE, { phone: '+34 12' }],
  ['phone', PHONE, { phone: '+34 612 34 56 7a' }],
  ['phone', PHONE, { phone: '+999 612 345 678' }],
  ['phone', 'Todavía no enviamos SMS a ese país. Usa otro número.', { phone: '+1 212 555 2368' }],
  ['country', 'Elige un país de la lista.', { country: 'es' }],
  ['region', 'Escribe como máximo 80 caracteres.', { region: 'a'.repeat(81) }],
  ['city', 'Escribe como máximo 80 caracteres.', { city: 'a'.repeat(81) }],
  ['timezone', 'Elige una zona horaria de la lista.', { timezone: 'Marte/Olimpo' }],
  ['locale', 'Elige un idioma de la lista.', { locale: 'en-US' }],
  ['currency', 'Elige una moneda de la lista.', { currency: 'JPY' }],
  ['links.0.url', LINK, link('http://sitio.example')],
  ['links.0.url', LINK, link('javascript:alert(1)')],
  ['links.0.url', LINK, link('https://ana:clave@sitio.example')],
  ['links.0.url', LINK, link('https://127.0.0.1/')],
  ['links.0.url', LINK, link('https://[::1]/')],
  ['links.0.url', LINK, link('https://0x7f.1/')],
  ['links.0.url', LINK, link('https://2130706433/')],
  ['links.0.url', LINK, link('https://localhost/')],
  ['links.0.url', LINK, link('https://nas.local/')],
  ['links.0.url', LINK, link('https://sitio.example\\@otro.example')],
  ['links.0.url', 'Escribe como máximo 300 caracteres.', link(`https://sitio.example/${'a'.repeat(300)}`)],
  ['links', 'Puedes añadir hasta 6 enlaces.', { links: Array(7).fill({ kind: 'OTHER', url: 'https://a.example' }) }],
  ['job_preferences.roles', 'Elige hasta 5 puestos.', preferences({ roles: Array(6).fill('Chef') })],
  ['job_preferences.roles.0', 'Completa este campo.', preferences({ roles: [' '] })],
  ['job_preferences.countries', 'Elige hasta 20 países.', preferences({ countries: Array(21).fill('ES') })],
  ['job_preferences.min_salary.amount', 'Escribe un importe mayor que cero.', salary(0)],
  ['job_preferences.min_salary.amount', 'Revisa el importe: parece demasiado alto.', salary(2 ** 52)],
  ['job_preferences.min_salary.amount', 'Revisa este campo.', salary('1000')],
  ['job_preferences.min_salary.currency', 'Elige una moneda de la lista.', salary(1, 'JPY')],
  ['job_preferences.search_status', 'Elige una opción de la lista.', preferences({ search_status: 'QUIZÁS' })],
  ['visibility', 'Elige una opción de la lista.', { visibility: 'PUBLIC' }],
  ['hidden_companies.0.name', 'Escribe al menos 2 caracteres.', { hidden_companies: [{ name: 'a' }] }],
  ['hidden_companies', 'Puedes añadir hasta 100 empresas.', { hidden_companies: Array(101).fill({ name: 'Una' }) }],
  ['marketing_opt_in', 'Revisa este campo.', { marketing_opt_in: 'sí' }],
]

describe('limits of the profile', () => {
  it.each(refused)('%s: %s (%#)', async (field, message, body) => {
    const { token, user } = await aSession(app)
    const response = await sendJson(app, { method: 'PUT', url: PROFILE, token, json: JSON.stringify(body) })
    expect([response.statusCode, refusalIn(response).fields]).toEqual([422, { [field]: message }])
    expect(await findUserByEmail(app.deps.db, user.email)).toEqual(user)
  })

  it('accepts the longest values', async () => {
    const { token } = await aSession(app)
    const body = { full_name: 'ñ'.repeat(120), headline: 'h'.repeat(120), bio: 'b'.repeat(600), city: 'c'.repeat(80) }
    expect((await call(app, contract.updateMe, { body, token })).answer).toMatchObject(body)
  })
})

describe('intent', () => {
  it('is empty at first and may be chosen and switched at any time', async () => {
    const { token } = await aSession(app)
    expect((await call(app, contract.getMe, { token })).answer.intent).toBeNull()
    for (const intent of ['SEEKER', 'RECRUITER', 'SEEKER'] as const) {
      expect((await call(app, contract.setIntent, { body: { intent }, token })).answer.intent).toBe(intent)
    }
  })

  it.each(['{}', '{"intent":null}', '{"intent":"ADMIN"}', '{"intent":["SEEKER"]}'])('refuses %s', async (json) => {
    const { token } = await aSession(app)
    const response = await sendJson(app, { method: 'PUT', url: `${PROFILE}/intent`, token, json })
    expect([response.statusCode, refusalIn(response).fields]).toEqual([
      422,
      { intent: 'Elige una de las dos opciones.' },
    ])
    expect((await call(app, contract.getMe, { token })).answer.intent).toBeNull()
  })
})

describe('overview', () => {
  it('shows a new seeker true zeros and what is left to do', async () => {
    const { token } = await aSession(app, { email_verified_at: null })
    const { status, answer } = await call(app, overview.getSeekerStats, { token })
    expect(status).toBe(200)
    expect(answer).toMatchObject({
      cv_completeness: 0,
      applications: { active: 0, seen: 0, interviews: 0, offers: 0, no_answer: 0 },
      answer_rate: null,
      top_matches: [],
    })
    expect(answer.pending_actions.map(({ kind }) => kind)).toEqual(['VERIFY_EMAIL'])
    expect(answer.next_steps.map(({ kind }) => kind)).toEqual(['CREATE_CV', 'CHOOSE_VISIBILITY'])
  })

  it('names the vacancies that fit best, once the CV says enough to know', async () => {
    const { company } = await aCompany(app, await aUser(app))
    const skill = (name: string, importance: string) => ({
      id: crypto.randomUUID(),
      type: 'SKILL',
      importance,
      value: { name, skill_id: name.toLowerCase() },
    })
    const make = (title: string, ...requirements: object[]) =>
      aVacancy(app, company, { document: { title, requirements } as never })
    await make(
      'Soldadora submarina con React',
      skill('React', 'EXCLUYENTE'),
      skill('Soldadura submarina', 'EXCLUYENTE'),
    )
    await make('Soldador submarino', skill('Soldadura submarina', 'IMPORTANTE'))
    const { id } = await make(
      'Desarrolladora frontend',
      skill('React', 'EXCLUYENTE'),
      skill('TypeScript', 'IMPORTANTE'),
    )
    // Nobody who lives in Madrid and has not said that they would move is sent to Sevilla, nor to hours they do not want.
    const fitting = [skill('React', 'EXCLUYENTE'), skill('TypeScript', 'IMPORTANTE')]
    const apart = (title: string, changes: object) =>
      aVacancy(app, company, { document: { title, requirements: fitting, ...changes } as never })
    const sevilla = { country: 'ES', region: 'Andalucía', city: 'Sevilla' }
    await apart('Desarrolladora frontend en Sevilla', { modality: 'PRESENCIAL', locations: [sevilla] })
    await apart('Desarrolladora frontend por horas', { working_day: 'POR_HORAS' })
    const { token } = await aSession(app)
    const body = { job_preferences: { working_days: ['COMPLETA'] } }
    await call(app, contract.updateMe, { body: body as never, token })
    const thin = await aCv(app, token, { document: { skills: [{ id: crypto.randomUUID(), name: 'Excel' }] } })
    expect((await call(app, overview.getSeekerStats, { token })).answer.top_matches).toEqual([])
    const { document } = cvContent.parse(spanishCv)
    const basics = { ...document.basics, city: 'Madrid', country: 'ES' }
    await updateCv(app.deps.db, thin.id, { document: { ...document, basics } })
    const { top_matches } = (await call(app, overview.getSeekerStats, { token })).answer
    expect(top_matches).toEqual([
      {
        ...matchAnything,
        vacancy_id: id,
        title: 'Desarrolladora frontend',
        company_name: company.name,
        place: 'Híbrido · Madrid, Comunidad de Madrid',
        salary: '30.000–38.000 € brutos al año',
        reason: expect.stringMatching(/^A primera vista cumples: .+\.$/),
        is_read: false,
      },
    ])
  })

  it('drops what was done from the list', async () => {
    const { token, user } = await aSession(app)
    await call(app, contract.updateMe, { body: { visibility: 'VISIBLE' }, token })
    const pending = async () => (await call(app, overview.getSeekerStats, { token })).answer.next_steps
    expect((await pending()).map(({ kind }) => kind)).toEqual(['CREATE_CV'])
    const now = app.clock.now()
    const begun = cvContent.parse({ title: 'Mi CV', document: { basics: { full_name: 'Ana', email: user.email } } })
    const cv = { ...begun, user_id: user.id, is_base: true, created_at: now, updated_at: now }
    const { id } = await insertCv(app.deps.db, cv)
    expect(await pending()).toEqual([{ kind: 'COMPLETE_CV', text: 'Completa tu CV: va al 10 %.', link_to: '/app/cv' }])
    await updateCv(app.deps.db, id, { document: cvContent.parse(spanishCv).document })
    expect(await pending()).toEqual([])
    const summary = await call(app, overview.getRecruiterSummary, { token })
    expect(summary.answer).toMatchObject({
      companies: 0,
      active_vacancies: 0,
      awaiting_reply: { count: 0, oldest_days: 0 },
      response_rate_30d: null,
      plan: null,
      pending_actions: [],
    })
  })
})
