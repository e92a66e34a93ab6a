import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { payloads } from '#server/features/jobs/public/page/payloads.fixture.ts'
import { allFeed, companyFeed, type FeedFormat, feedFormat } from '#shared/careers/careers.ts'
import { addDays } from '#shared/core/time.ts'
import { createTestApp, PUBLIC_URL, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aUser, aVacancy } from '#tests/support/factories.ts'
import { all, parseXml, textOf } from '#tests/support/text/html.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const aPublisher = async (values: object = {}) => (await aCompany(app, await aUser(app), values)).company
const feedOf = (company: { slug: string }, format: FeedFormat, query: object = {}, headers = {}) =>
  call(app, companyFeed, { params: { format, slug: company.slug }, query, headers })
const childOf = (xml: string, element: string, name: string) =>
  all(parseXml(xml), element).map((one) => all(one, name).map(textOf)[0])

/** The ids that a feed of any format names. */
const idsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\/jobs\/([0-9a-f-]{36})/g)].map(([, id = '']) => id)),
]

describe('the feeds', () => {
  it('tell the same open vacancies, whole, in each form', async () => {
    const company = await aPublisher({ name: 'Sal & Pimienta <SA>', countries: ['ES'] })
    const { id } = await aVacancy(app, company, {
      document: { title: 'Contable & más', benefits: ['Comedor <gratis>'], department: 'Finanzas' },
    })
    const json = JSON.parse((await feedOf(company, 'json')).text)
    expect(json).toMatchObject({ title: 'Vacantes de Sal & Pimienta <SA>', next_url: null })
    expect(json.url).toBe(`${PUBLIC_URL}/?empresa=${company.slug}`)
    expect(json.items).toEqual([
      expect.objectContaining({
        id,
        url: `${PUBLIC_URL}/jobs/${id}`,
        title: 'Contable & más',
        company: 'Sal & Pimienta <SA>',
        salary: { min: 30_000, max: 38_000, currency: 'EUR', period: 'ANIO', payments_per_year: 12 },
        places: [{ country: 'ES', region: 'Comunidad de Madrid', city: 'Madrid' }],
      }),
    ])
    for (const words of [
      'equipo de pagos',
      'Preparar los informes semanales',
      'Qué buscamos',
      'SQL',
      'Comedor &lt;gratis&gt;',
    ])
      expect(json.items[0].description_html).toContain(words)

    const rss = parseXml((await feedOf(company, 'rss')).text)
    expect(all(rss, 'rss').map(({ attribs }) => attribs.version)).toEqual(['2.0'])
    expect(all(rss, 'item').map((item) => all(item, 'title').map(textOf)[0])).toEqual([
      'Contable & más · Sal & Pimienta <SA>',
    ])
    expect(all(rss, 'guid').map(textOf)).toEqual([`${PUBLIC_URL}/jobs/${id}`])

    const { text } = await feedOf(company, 'xml')
    const [job] = all(parseXml(text), 'job')
    const fields = Object.fromEntries(
      (job?.children ?? []).flatMap((child) => ('name' in child ? [[child.name, textOf(child)]] : [])),
    )
    expect(fields).toMatchObject({
      title: 'Contable & más',
      referencenumber: id,
      url: `${PUBLIC_URL}/jobs/${id}`,
      company: 'Sal & Pimienta <SA>',
      city: 'Madrid',
      state: 'Comunidad de Madrid',
      country: 'ES',
      salary: '30.000–38.000 € brutos al año',
      jobtype: 'fulltime',
      category: 'Finanzas',
      remotetype: 'Hybrid remote',
    })
    expect(Date.parse(fields.date ?? '')).not.toBeNaN()
    expect(text).toContain('<description><![CDATA[<p>')
    expect(fields.description).toContain('<li>SQL</li>')
  })

  it('leave out what is not open to everybody', async () => {
    const company = await aPublisher()
    const { id } = await aVacancy(app, company)
    await aVacancy(app, company, { state: 'PAUSED' })
    await aVacancy(app, company, { state: 'CLOSED', closed_at: app.clock.now() })
    await aVacancy(app, company, { expires_at: addDays(app.clock.now(), -1) })
    const hidden: string[] = []
    for (const status of ['ARCHIVED', 'SUSPENDED'] as const) {
      const away = await aPublisher({ status })
      hidden.push((await aVacancy(app, away)).id)
      expect((await feedOf(away, 'xml')).status).toBe(404)
    }
    for (const format of feedFormat.options) {
      expect(idsIn((await feedOf(company, format)).text)).toEqual([id])
      const everything = idsIn((await call(app, allFeed, { params: { format } })).text)
      expect(everything).toContain(id)
      for (const one of hidden) expect(everything).not.toContain(one)
    }
  })

  it('name nobody: no person of the company, no step, no question', async () => {
    const owner = await aUser(app, { full_name: 'Laura Canariosa', email: 'laura.canariosa@correo.example' })
    const { company } = await aCompany(app, owner, { legal_name: 'Canariosa S. L.', tax_id: 'B-CANARIOSA' })
    const questions = [
      { id: crypto.randomUUID(), text: '¿Conoces a Canariosa?', kind: 'SI_NO', options: [], expected: [] },
    ]
    const steps = [{ id: crypto.randomUUID(), name: 'Entrevista con Canariosa', expected_days: 3 }]
    await aVacancy(app, company, { document: { questions, steps } as never })
    for (const format of feedFormat.options) expect((await feedOf(company, format)).text).not.toMatch(/canariosa/i)
  })

  it('stay whole whatever a text says', async () => {
    const company = await aPublisher({ name: ']]><script>1</script>' })
    const said = [...payloads, ']]>', ']]]]>><![CDATA[', '&#0;', '\ufffe\uffff']
    for (const title of said) await aVacancy(app, company, { document: { title, responsibilities: [title] } })
    const xml = (await feedOf(company, 'xml')).text
    expect(childOf(xml, 'job', 'referencenumber')).toHaveLength(said.length)
    expect(all(parseXml(xml), 'script')).toEqual([])
    expect(new Set(childOf(xml, 'job', 'company'))).toEqual(new Set([']]><script>1</script>']))
    for (const description of childOf(xml, 'job', 'description')) expect(description).not.toContain('<script')
    const rss = (await feedOf(company, 'rss')).text
    expect(childOf(rss, 'item', 'guid')).toHaveLength(said.length)
    expect(all(parseXml(rss), 'script')).toEqual([])
    expect(JSON.parse((await feedOf(company, 'json')).text).items).toHaveLength(said.length)
  })

  it('go on, page after page, until all were told once', async () => {
    const company = await aPublisher()
    for (let at = 0; at < 103; at++)
      await aVacancy(app, company, { published_at: new Date(app.clock.now().getTime() - at * 60_000) })
    const first = JSON.parse((await feedOf(company, 'json')).text)
    expect(first.items).toHaveLength(100)
    const cursor = new URL(first.next_url).searchParams.get('cursor')
    const second = JSON.parse((await feedOf(company, 'json', { cursor })).text)
    expect([second.items.length, second.next_url]).toEqual([3, null])
    expect((await feedOf(company, 'rss')).text).toContain('rel="next"')
    expect(childOf((await feedOf(company, 'xml')).text, 'source', 'next')[0]).toContain(
      `/feeds/xml/${company.slug}?cursor=`,
    )
    expect((await feedOf(company, 'json', { cursor: 'x' })).status).toBe(422)
  })

  it('may be kept by whoever reads them, who learns cheaply that nothing changed', async () => {
    const company = await aPublisher()
    await aVacancy(app, company)
    for (const format of feedFormat.options) {
      const { headers } = await feedOf(company, format)
      expect([headers['cache-control'], headers['access-control-allow-origin']]).toEqual(['public, max-age=300', '*'])
      const again = await feedOf(company, format, {}, { 'if-none-match': headers.etag })
      expect([again.status, again.text]).toEqual([304, ''])
    }
    const before = (await feedOf(company, 'xml')).headers.etag
    await aVacancy(app, company)
    expect((await feedOf(company, 'xml', {}, { 'if-none-match': before })).status).toBe(200)
    expect((await feedOf({ slug: 'no-hay-nadie-00000000' }, 'xml')).status).toBe(404)
    expect((await feedOf(company, 'atom' as never)).status).toBe(404)
  })
})
