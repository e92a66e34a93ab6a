import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sectors } from '#server/features/language/taxonomy/reference.ts'
import * as contract from '#shared/companies/companies.ts'
import { companySectors } from '#shared/companies/company-sectors.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aMember, aSession } from '#tests/support/factories.ts'
import { companies } from '../companies.tables.ts'
import { members } from '../team.tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const create = (token: string, body: { name: string; website: string; confirm?: boolean }) =>
  call(app, contract.createCompany, { token, body })

async function anOwner(values = {}) {
  const { user, token } = await aSession(app)
  const { company, member } = await aCompany(app, user, values)
  return { user, token, company, member, params: { id: company.id } }
}

describe('creating a company', () => {
  it('makes its creator the owner and fills in what it can', async () => {
    const { token } = await aSession(app, { currency: 'MXN', timezone: 'America/Mexico_City' })
    const { status, answer } = await create(token, { name: '  Café Ñandú  ', website: 'www.nandu.example/quienes' })
    expect(status).toBe(201)
    expect(answer).toMatchObject({
      name: 'Café Ñandú',
      website: 'https://www.nandu.example/quienes',
      domain: 'nandu.example',
      slug: expect.stringMatching(/^cafe-nandu-[0-9a-f]{8}$/),
      default_currency: 'MXN',
      timezone: 'America/Mexico_City',
      verification: 'UNVERIFIED',
      retention_months: 12,
      default_reply_days: 10,
      ai_enabled: false,
      revision: 1,
      me: { role: 'OWNER', can_see_salary_expectations: true },
      transfer: null,
    })
    const { answer: list } = await call(app, contract.listCompanies, { token })
    expect(list.items).toEqual([
      expect.objectContaining({ id: answer.id, role: 'OWNER', members: 1, open_vacancies: 0, pending_invitations: 0 }),
    ])
    const { answer: activity } = await call(app, contract.listActivity, { token, params: { id: answer.id } })
    expect(activity.items.map(({ text }) => text)).toEqual(['Ana Prueba creó la empresa.'])
  })

  it('sent fifty times at once is one company and one answer', async () => {
    const { token, user } = await aSession(app)
    const sent = { name: 'Una sola', website: 'https://unasola.example' }
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(token, sent)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ answer }) => answer.id)).size).toBe(1)
    expect(await app.deps.db.select().from(companies).where(eq(companies.created_by, user.id))).toHaveLength(1)
    expect((await create(token, { ...sent, name: 'UNA SOLA' })).answer.id).toBe(answers[0]?.answer.id)
  })

  it('asks first when an unverified company has the domain, and refuses when a verified one has it', async () => {
    const { company, token } = await anOwner({ domain: 'ocupado.example' })
    const { token: stranger } = await aSession(app)
    const sent = { name: 'Otra', website: 'https://www.ocupado.example' }
    const check = (as: string) => call(app, contract.checkDomain, { token: as, query: { website: sent.website } })
    expect((await check(stranger)).answer).toEqual({ domain: 'ocupado.example', situation: 'IN_USE', company_id: null })
    expect((await check(token)).answer).toMatchObject({ situation: 'YOURS', company_id: company.id })
    expect((await create(stranger, sent)).error).toMatchObject({ code: 'domain_in_use' })
    expect((await create(stranger, { ...sent, confirm: true })).status).toBe(201)
    await app.deps.db.update(companies).set({ verification: 'DOMAIN_VERIFIED' }).where(eq(companies.id, company.id))
    const { token: third } = await aSession(app)
    expect((await check(third)).answer.situation).toBe('CLAIMED')
    for (const confirm of [false, true])
      expect((await create(third, { ...sent, confirm })).error).toMatchObject({ code: 'domain_claimed' })
  })

  it.each(['https://gmail.com', 'instagram.com/mi-taller', 'https://taller.wordpress.com'])(
    'lets many use %s, which nobody owns',
    async (website) => {
      for (const name of ['Taller uno', 'Taller dos']) {
        const { token } = await aSession(app)
        expect((await create(token, { name, website })).status).toBe(201)
        expect((await call(app, contract.checkDomain, { token, query: { website } })).answer.situation).toBe('YOURS')
      }
    },
  )

  it.each([
    '',
    'intranet',
    'https://10.0.0.1',
    'javascript:alert(1)',
    'https://a:b@c.example',
    'https://x.local',
    'ftp://a.example',
  ])('takes no website %j', async (website) => {
    const { token } = await aSession(app)
    const { status, error } = await create(token, { name: 'Empresa', website })
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([422, ['website']])
  })

  it('has a bound per day', async () => {
    const { token } = await aSession(app)
    const statuses = []
    for (let number = 0; number < 11; number += 1)
      statuses.push((await create(token, { name: 'Muchas', website: `https://muchas-${number}.example` })).status)
    expect(statuses).toEqual([...Array(10).fill(201), 429])
  })
})

describe('the profile', () => {
  const whole = {
    legal_name: 'Empresa S. L.',
    tax_id: 'B12345678',
    tax_country: 'ES',
    kind: 'EMPRESA' as const,
    sector: 'technology',
    size: '11-50' as const,
    founded_year: 2015,
    countries: ['ES', 'MX'],
    hq_city: 'Valencia',
    description: 'Hacemos programas que ayudan a los talleres a llevar sus cuentas. '.repeat(3),
    benefits: ['Horario flexible'],
    links: [{ kind: 'LINKEDIN' as const, url: 'https://linkedin.example/empresa' }],
    default_currency: 'COP' as const,
    timezone: 'America/Bogota',
    retention_months: 6,
    default_reply_days: 5,
    ai_enabled: true,
  }

  it('keeps every field and says what publishing still needs', async () => {
    const { token, params } = await anOwner()
    const before = await call(app, contract.getCompany, { token, params })
    expect(before.answer.missing_to_publish.map(({ field }) => field)).toEqual([
      'description',
      'sector',
      'size',
      'countries',
      'hq_city',
    ])
    const { status, answer } = await call(app, contract.updateCompany, {
      token,
      params,
      body: { ...whole, revision: 1 },
    })
    expect(status).toBe(200)
    expect(answer).toMatchObject({
      ...whole,
      description: whole.description.trim(),
      revision: 2,
      missing_to_publish: [],
    })
  })

  it('knows the sectors of the taxonomy', () => {
    expect(Object.keys(companySectors).sort()).toEqual(
      sectors()
        .map(({ id }) => id)
        .sort(),
    )
  })

  it('lets one of twenty editors of the same version through and tells the others', async () => {
    const { token, params } = await anOwner()
    const edit = (name: string) => call(app, contract.updateCompany, { token, params, body: { name, revision: 1 } })
    const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => edit(`Nombre ${number}`)))
    const winners = answers.filter(({ status }) => status === 200)
    expect(winners).toHaveLength(1)
    for (const { status, error } of answers.filter((answer) => !winners.includes(answer)))
      expect([status, error?.code]).toEqual([409, 'version_conflict'])
    const { answer } = await call(app, contract.getCompany, { token, params })
    expect([answer.name, answer.revision]).toEqual([winners[0]?.answer.name, 2])
  })

  it('takes no column that is not in the form', async () => {
    const { token, params, company } = await anOwner()
    const forbidden = {
      id: 'c0ffee00-0000-4000-8000-000000000000',
      slug: 'otro',
      domain: 'robado.example',
      verification: 'DOCUMENT_VERIFIED',
      status: 'SUSPENDED',
      created_by: null,
      created_at: '2020-01-01',
      logo_id: 'c0ffee00-0000-4000-8000-000000000000',
      photo_ids: ['c0ffee00-0000-4000-8000-000000000000'],
      role: 'OWNER',
      plan: 'PRO',
      credits: 99,
      stats: { response_rate_90d: 100 },
      me: { role: 'OWNER' },
      __proto__: { polluted: true },
    }
    const body = { ...forbidden, hq_city: 'Lima', revision: 1 }
    expect((await call(app, contract.updateCompany, { token, params, body })).status).toBe(200)
    const [after] = await app.deps.db.select().from(companies).where(eq(companies.id, company.id))
    expect(after).toEqual({ ...company, hq_city: 'Lima', revision: 2 })
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    const extra = { name: 'Nueva', website: 'https://nueva-asignada.example', ...forbidden }
    const { answer } = await create(token, extra)
    expect([answer.verification, answer.status, answer.domain]).toEqual([
      'UNVERIFIED',
      'ACTIVE',
      'nueva-asignada.example',
    ])
  })

  it('refuses years to come and unknown sectors beside their fields', async () => {
    const { token, params } = await anOwner()
    const edit = async (body: object) =>
      (await call(app, contract.updateCompany, { token, params, body: { ...body, revision: 1 } })).error?.fields
    expect(Object.keys((await edit({ founded_year: 2027 })) ?? {})).toEqual(['founded_year'])
    expect(Object.keys((await edit({ sector: 'magia', retention_months: 2, default_reply_days: 31 })) ?? {})).toEqual([
      'sector',
      'retention_months',
      'default_reply_days',
    ])
  })

  it('loses its verification with its domain, and cannot take a claimed one', async () => {
    const { token, params } = await anOwner({ verification: 'DOMAIN_VERIFIED', domain: 'antes.example' })
    await anOwner({ verification: 'DOMAIN_VERIFIED', domain: 'ajeno.example' })
    const move = (website: string, revision: number) =>
      call(app, contract.updateCompany, { token, params, body: { website, revision } })
    expect((await move('https://www.antes.example/nosotros', 1)).answer.verification).toBe('DOMAIN_VERIFIED')
    expect((await move('https://ajeno.example', 2)).error?.code).toBe('domain_claimed')
    const { answer } = await move('https://despues.example', 2)
    expect([answer.domain, answer.verification]).toEqual(['despues.example', 'UNVERIFIED'])
  })
})

describe('the life of a company', () => {
  it('is listed page by page, newest first', async () => {
    const { token, params } = await anOwner()
    for (let revision = 1; revision <= 35; revision += 1) {
      app.clock.forward(1)
      await call(app, contract.updateCompany, { token, params, body: { name: `Nombre ${revision}`, revision } })
    }
    const first = await call(app, contract.listActivity, { token, params })
    const second = await call(app, contract.listActivity, {
      token,
      params,
      query: { cursor: first.answer.next_cursor ?? '' },
    })
    const all = [...first.answer.items, ...second.answer.items]
    expect([first.answer.items.length, all.length, second.answer.next_cursor]).toEqual([30, 35, null])
    expect(new Set(all.map(({ id }) => id)).size).toBe(35)
    expect(all.map(({ created_at }) => created_at)).toEqual(
      all
        .map(({ created_at }) => created_at)
        .sort()
        .reverse(),
    )
    expect((await call(app, contract.listActivity, { token, params, query: { cursor: 'x' } })).status).toBe(422)
  })

  it('ends in the archive, where it can be read but not changed, and comes back', async () => {
    const { token, params, company } = await anOwner({ verification: 'DOMAIN_VERIFIED', domain: 'guardada.example' })
    const admin = await aSession(app)
    await aMember(app, company, admin.user, 'ADMIN')
    expect((await call(app, contract.archiveCompany, { token: admin.token, params })).status).toBe(409)
    for (let twice = 0; twice < 2; twice += 1)
      expect((await call(app, contract.archiveCompany, { token, params })).answer).toMatchObject({
        status: 'ARCHIVED',
        verification: 'UNVERIFIED',
      })
    expect((await call(app, contract.getCompany, { token: admin.token, params })).status).toBe(200)
    const { error } = await call(app, contract.updateCompany, { token, params, body: { name: 'Otra', revision: 1 } })
    expect(error).toMatchObject({ code: 'state_conflict', message: expect.stringContaining('archivada') })
    const { token: stranger } = await aSession(app)
    expect((await create(stranger, { name: 'Nueva', website: 'https://guardada.example' })).status).toBe(201)
    expect((await call(app, contract.restoreCompany, { token, params })).answer.status).toBe('ACTIVE')
    expect(
      (await call(app, contract.updateCompany, { token, params, body: { name: 'Otra', revision: 1 } })).status,
    ).toBe(200)
  })

  it('has exactly one owner, also for the database', async () => {
    const { company } = await anOwner()
    const { user } = await aSession(app)
    await expect(aMember(app, company, user, 'OWNER')).rejects.toThrow()
    const [owner] = await app.deps.db.select().from(members).where(eq(members.company_id, company.id))
    await expect(
      app.deps.db
        .update(members)
        .set({ status: 'LEFT' })
        .where(eq(members.id, owner?.id ?? '')),
    ).rejects.toThrow()
  })
})
