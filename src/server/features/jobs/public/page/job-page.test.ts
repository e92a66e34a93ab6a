import { readFileSync } from 'node:fs'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#shared/core/time.ts'
import { salaryWords } from '#shared/words/vacancies.ts'
import { createTestApp, PUBLIC_URL, type TestApp } from '#tests/support/app.ts'
import { drawPage } from '#tests/support/drawing.ts'
import { aCompany, aUser, aVacancy } from '#tests/support/factories.ts'
import { all, attributes, metaOf, parseHtml, runnable, textOf } from '#tests/support/text/html.ts'
import { aGoodDocument } from '#tests/support/vacancies.ts'
import { installPublicPages } from '../public-pages.routes.ts'
import { payloads } from './payloads.fixture.ts'

const template = readFileSync(new URL('../../../../../../index.html', import.meta.url), 'utf8')

let app: TestApp
let web: FastifyInstance
beforeAll(async () => {
  app = await createTestApp()
  web = Fastify()
  installPublicPages(web, app.deps, { template, draw: drawPage })
})
afterAll(async () => {
  await web.close()
  await app.close()
})

async function pageOf(id: string) {
  const { statusCode, body, headers } = await web.inject({ url: `/jobs/${id}` })
  const root = parseHtml(body)
  const blocks = all(root, 'script').filter(({ attribs }) => attribs.type === 'application/ld+json')
  const posting = blocks.map((block) => JSON.parse(textOf(block)))
  return { statusCode, body, headers, root, posting, text: textOf(root) }
}

const aPublisher = async (values: object = {}) => (await aCompany(app, await aUser(app), values)).company

describe('the page of a published vacancy', () => {
  it('carries head, structured data and readable content, and both say the same', async () => {
    const company = await aPublisher({ name: 'Ébano & Hijos', verification: 'DOMAIN_VERIFIED' })
    const { id, document, expires_at, published_at } = await aVacancy(app, company, {
      document: { title: 'Contable con SAP', openings: 3, benefits: ['Comedor'], start_date: '2026-05-04' },
    })
    const { statusCode, root, text, posting } = await pageOf(id)
    const url = `${PUBLIC_URL}/jobs/${id}`
    expect(statusCode).toBe(200)
    expect(all(root, 'title').map(textOf)).toEqual(['Contable con SAP · Ébano & Hijos · Skillo'])
    expect(attributes(root, 'link', 'href')).toContain(url)
    expect(metaOf(root, 'og:url')).toBe(url)
    expect(metaOf(root, 'og:title')).toBe('Contable con SAP en Ébano & Hijos')
    expect(metaOf(root, 'description')?.length).toBeLessThanOrEqual(160)
    expect(metaOf(root, 'robots')).toBeUndefined()
    expect(posting).toEqual([
      {
        '@context': 'https://schema.org/',
        '@type': 'JobPosting',
        title: 'Contable con SAP',
        description: document.description,
        identifier: { '@type': 'PropertyValue', name: 'Ébano & Hijos', value: id },
        url,
        datePosted: published_at?.toISOString(),
        validThrough: expires_at?.toISOString(),
        directApply: true,
        employmentType: ['FULL_TIME'],
        hiringOrganization: { '@type': 'Organization', name: 'Ébano & Hijos', sameAs: company.website },
        qualifications: 'SQL\nInglés, B2 o más',
        responsibilities: document.responsibilities.join('\n'),
        jobBenefits: 'Comedor',
        workHours: 'Jornada completa',
        jobStartDate: '2026-05-04',
        jobLocation: [
          {
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              addressLocality: 'Madrid',
              addressRegion: 'Comunidad de Madrid',
              addressCountry: 'ES',
            },
          },
        ],
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'EUR',
          value: { '@type': 'QuantitativeValue', minValue: 30_000, maxValue: 38_000, unitText: 'YEAR' },
        },
        totalJobOpenings: 3,
      },
    ])
    expect(attributes(root, 'time', 'datetime')).toEqual([published_at?.toISOString(), expires_at?.toISOString()])
    for (const shown of [
      'Contable con SAP',
      'Ébano & Hijos',
      'Empresa verificada',
      salaryWords(document.salary),
      'Madrid',
      'ExcluyenteSQL',
      'DeseableInglés',
      'Comedor',
      'Entrevista · unos 5 días',
      'Responde en 10 días',
      'Plazas3',
      'equipo de pagos',
      'Preparar los informes semanales',
      'Guardar vacante',
      'Incorporación4 may 2026',
      'Postularme',
      'Reportar esta vacante',
    ])
      expect(text).toContain(shown)
    expect(text).not.toContain('necesita JavaScript')
  })

  it('has a picture for messengers, a feed, and the logo where there is one', async () => {
    const company = await aPublisher({ logo_id: crypto.randomUUID() })
    const { id } = await aVacancy(app, company)
    const { root, posting } = await pageOf(id)
    const api = `${PUBLIC_URL}/api/v1/jobs`
    expect(metaOf(root, 'og:image')).toBe(`${api}/${id}/picture`)
    expect([metaOf(root, 'og:image:width'), metaOf(root, 'og:image:height')]).toEqual(['1200', '630'])
    expect(metaOf(root, 'og:image:alt')).toContain(company.name)
    expect(metaOf(root, 'twitter:card')).toBe('summary_large_image')
    const feeds = all(root, 'link').filter(({ attribs }) => attribs.type === 'application/rss+xml')
    expect(feeds.map(({ attribs }) => attribs.href)).toEqual([`${api}/feed`])
    expect(posting[0].hiringOrganization.logo).toBe(`${api}/${id}/logo`)
  })

  it('names a country for who may work from anywhere', async () => {
    const company = await aPublisher({ countries: ['ES', 'MX'] })
    const { id } = await aVacancy(app, company, {
      document: { modality: 'REMOTO', locations: [], remote_countries: [], no_experience_needed: true },
    })
    const { posting, text } = await pageOf(id)
    expect(posting[0]).toMatchObject({
      applicantLocationRequirements: [{ name: 'ES' }, { name: 'MX' }],
      experienceRequirements: 'no requirements',
    })
    expect(text).toContain('desde cualquier país')
  })

  it('opens its company with what it shows of itself and its other vacancies', async () => {
    const company = await aPublisher({
      name: 'Peña & O’Brien',
      benefits: ['Guardería'],
      founded_year: 1981,
      description: 'Hacemos pan.',
      cover_id: crypto.randomUUID(),
      photo_ids: [crypto.randomUUID(), crypto.randomUUID()],
      links: [{ kind: 'LINKEDIN', url: 'https://linkedin.example/pena' }],
    })
    const { id } = await aVacancy(app, company, { document: { title: 'Panadera' } })
    const other = await aVacancy(app, company, { document: { title: 'Repartidora' } })
    await aVacancy(app, company, { state: 'PAUSED', document: { title: 'En pausa' } })
    const card = await pageOf(id)
    expect(attributes(card.root, 'a', 'href')).toContain(`/jobs/${id}?empresa=1`)
    const { statusCode, root, text, posting } = await pageOf(`${id}?empresa=1`)
    expect([statusCode, posting, metaOf(root, 'robots')]).toEqual([200, [], 'noindex'])
    expect(attributes(root, 'link', 'href')).toContain(`${PUBLIC_URL}/jobs/${id}`)
    expect(all(root, 'h1').map(textOf)).toEqual(['Peña & O’Brien'])
    for (const shown of ['Guardería', 'Desde 1981', 'Hacemos pan.', 'LinkedIn', 'Repartidora', 'Volver a «Panadera»'])
      expect(text).toContain(shown)
    expect(text).not.toContain('En pausa')
    expect(all(root, 'img')).toHaveLength(3)
    expect(attributes(root, 'a', 'href')).toEqual(expect.arrayContaining([`/jobs/${other.id}`, `/jobs/${id}`]))
  })

  it('says from where one may work remotely, and names the client of an agency', async () => {
    const { id } = await aVacancy(app, await aPublisher(), {
      document: {
        modality: 'REMOTO',
        locations: [],
        remote_countries: ['MX', 'CO'],
        on_behalf_of: 'Cliente Final',
        contract: 'PRACTICAS',
        working_day: 'PARCIAL',
        salary: { ...aGoodDocument().salary, min: 900_000, max: 1_200_000, currency: 'CLP', period: 'MES' },
      },
    })
    const { posting, text } = await pageOf(id)
    expect(posting[0]).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [
        { '@type': 'Country', name: 'MX' },
        { '@type': 'Country', name: 'CO' },
      ],
      hiringOrganization: { '@type': 'Organization', name: 'Cliente Final' },
      employmentType: ['PART_TIME', 'INTERN'],
      baseSalary: { currency: 'CLP', value: { minValue: 900_000, maxValue: 1_200_000, unitText: 'MONTH' } },
    })
    expect(posting[0].jobLocation).toBeUndefined()
    expect(text).toContain('desde México o Colombia')
    expect(text).toContain('Cliente Final')
  })
})

describe('the page of a vacancy that is over', () => {
  it.each([
    ['CLOSED', 'Esta vacante ya cerró'],
    ['PAUSED', 'Esta vacante está en pausa'],
  ] as const)('%s: readable, with a banner and similar ones, and nothing for search engines', async (state, banner) => {
    const company = await aPublisher()
    const kind = { role_id: null, role_family: `prueba-${state}` }
    const open = await aVacancy(app, company, { document: { ...kind, title: `Sigue abierta ${state}` } })
    const closed_at = state === 'CLOSED' ? app.clock.now() : null
    const { id } = await aVacancy(app, company, { state, closed_at, document: kind })
    const { statusCode, root, text, posting } = await pageOf(id)
    const article = textOf(all(root, 'article')[0] ?? root)
    expect([statusCode, posting, metaOf(root, 'robots')]).toEqual([200, [], 'noindex'])
    expect(text).toContain(banner)
    for (const promise of ['Guardar vacante', 'Postularme', 'Responde en']) expect(article).not.toContain(promise)
    expect(attributes(root, 'a', 'href')).toContain(`/jobs/${open.id}`)
  })

  it('is gone after 90 days, and never was if it was not published', async () => {
    const company = await aPublisher()
    const old = await aVacancy(app, company, { state: 'CLOSED', closed_at: addDays(app.clock.now(), -90) })
    const draft = await aVacancy(app, company, { state: 'DRAFT', published_at: null, expires_at: null })
    const gone = await pageOf(old.id)
    expect([gone.statusCode, gone.posting, metaOf(gone.root, 'robots')]).toEqual([410, [], 'noindex'])
    expect(gone.text).toContain('Esta vacante ya cerró')
    const unknown = await pageOf(crypto.randomUUID())
    expect(unknown.text).toContain('Esta vacante no está disponible')
    for (const { statusCode, body } of [await pageOf(draft.id), unknown, await pageOf('x'), await pageOf('%00')])
      expect([statusCode, body]).toEqual([404, unknown.body])
  })
})

/** The payload in every text of a document, whatever the editor would have cleaned. */
function poisoned(value: unknown, payload: string): unknown {
  if (typeof value === 'string') return /^[A-Z_]{2,}$|^[0-9a-f-]{36}$|^\d{4}-/.test(value) ? value : payload
  if (Array.isArray(value)) return value.map((item) => poisoned(item, payload))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, poisoned(inner, payload)]))
}

describe('hostile texts', () => {
  const clean = runnable(parseHtml(template))

  it.each(payloads)('%s stays a text', async (payload) => {
    const said = aGoodDocument({ benefits: ['x'], department: 'x', on_behalf_of: 'x', responsibilities: ['x'] })
    const document = {
      ...(poisoned(said, payload) as typeof said),
      language: 'es' as const,
      requirements: said.requirements,
      steps: said.steps,
      salary: { ...said.salary, variable_text: payload },
    }
    const words = { name: payload, description: payload, hq_city: payload, website: payload }
    const company = await aPublisher({ ...words, sector: payload, size: '1' })
    const { id, title } = await aVacancy(app, company, { document })
    const { root, posting, statusCode } = await pageOf(id)
    expect(statusCode).toBe(200)
    expect(runnable(root)).toEqual(clean)
    expect(all(root, 'script')).toHaveLength(all(parseHtml(template), 'script').length + 2)
    expect(posting[0]?.title).toBe(title)
    expect(textOf(all(root, 'h1')[0] ?? root)).toBe(title)
  })
})

describe('the page of a vacancy that is not open', () => {
  const unknown = { title: 'Xyzzy de noche', role_id: null, role_family: 'xyz-prueba' }

  it.each([{ state: 'PAUSED', state_reason: 'TEAM' } as const, { state: 'CLOSED', closed_at: new Date() } as const])(
    'is drawn in $state, also when its title names no role that we know',
    async (values) => {
      const company = await aPublisher()
      const { id } = await aVacancy(app, company, { ...values, document: unknown })
      await aVacancy(app, company, { document: { ...unknown, title: 'Xyzzy de día' } })
      const { statusCode, text } = await pageOf(id)
      expect([statusCode, text.includes('Xyzzy de noche'), text.includes('Xyzzy de día')]).toEqual([200, true, true])
    },
  )

  it('stands without similar ones when they cannot be found', async () => {
    const { id } = await aVacancy(app, await aPublisher(), { state: 'PAUSED', document: unknown })
    await app.database.pool.query('alter table vacancy_search rename to away')
    const { statusCode, text } = await pageOf(id)
    await app.database.pool.query('alter table away rename to vacancy_search')
    expect([statusCode, text.includes('Xyzzy de noche')]).toEqual([200, true])
    expect(app.logged()).toContain('no other vacancies for this page')
  })
})
