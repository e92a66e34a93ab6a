import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobsFeed } from '#shared/jobs/jobs.ts'
import { createTestApp, PUBLIC_URL, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aUser, aVacancy } from '#tests/support/factories.ts'
import { request } from '#tests/support/request.ts'
import { all, parseXml, textOf } from '#tests/support/text/html.ts'
import { payloads } from './page/payloads.fixture.ts'
import { installCrawlerFiles } from './public-pages.routes.ts'

let app: TestApp
let open: string[] = []
beforeAll(async () => {
  app = await createTestApp()
  const { company } = await aCompany(app, await aUser(app), { name: 'Sal & Pimienta <SA>' })
  for (let at = 0; at < 5; at++) {
    const published_at = new Date(app.clock.now().getTime() - at * 60_000)
    const modality = at === 0 ? ('REMOTO' as const) : ('PRESENCIAL' as const)
    const { id } = await aVacancy(app, company, { published_at, document: { title: `Puesto ${at} & más`, modality } })
    open.push(id)
  }
  await aVacancy(app, company, { state: 'PAUSED' })
  await aVacancy(app, company, { state: 'CLOSED', closed_at: app.clock.now() })
  await aVacancy(app, company, { expires_at: new Date(app.clock.now().getTime() - 1) })
  open = open.map((id) => `${PUBLIC_URL}/jobs/${id}`)
})
afterAll(() => app.close())

describe('robots.txt', () => {
  it('keeps machines out of private pages and shows them the way to the vacancies', async () => {
    const { statusCode, body, headers } = await request(app, { url: '/robots.txt' })
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    const rules = body.split('\n')
    for (const rule of ['Disallow: /app/', 'Disallow: /app$', 'Disallow: /api/', 'Allow: /api/v1/jobs/'])
      expect(rules).toContain(rule)
    expect(rules).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`)
  })
})

describe('sitemap.xml', () => {
  const addresses = (xml: string) => all(parseXml(xml), 'loc').map(textOf)

  it('names the public pages and the vacancies that are open', async () => {
    const { statusCode, body, headers } = await request(app, { url: '/sitemap.xml' })
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    const listed = addresses(body)
    expect(listed.filter((address) => address.includes('/jobs/')).toSorted()).toEqual(open.toSorted())
    expect(listed).toContain(`${PUBLIC_URL}/`)
    const companies = listed.filter((address) => address.includes('empresa='))
    expect(companies).toHaveLength(new Set(companies).size)
    for (const address of companies)
      expect((await request(app, { url: address.slice(PUBLIC_URL.length) })).statusCode).toBe(200)
    expect(companies).not.toHaveLength(0)
    expect(new Set(listed).size).toBe(listed.length)
    for (const date of all(parseXml(body), 'lastmod').map(textOf)) expect(Date.parse(date)).not.toBeNaN()
  })

  it('is an index of pages when they are many', async () => {
    const web = Fastify()
    installCrawlerFiles(web, app.deps, 2)
    const index = await web.inject({ url: '/sitemap.xml' })
    const pages = all(parseXml(index.body), 'sitemap').map(textOf)
    expect(pages).toEqual([1, 2, 3].map((page) => `${PUBLIC_URL}/sitemap.xml?page=${page}`))
    const found: string[] = []
    for (const page of pages) {
      const { body } = await web.inject({ url: page.slice(PUBLIC_URL.length) })
      found.push(...addresses(body).filter((address) => address.includes('/jobs/')))
    }
    expect(found.toSorted()).toEqual(open.toSorted())
    for (const page of ['4', '0', 'x', '-1'])
      expect((await web.inject({ url: `/sitemap.xml?page=${page}` })).statusCode).toBe(404)
    await web.close()
  })
})

describe('the feed', () => {
  it('is RSS 2.0 with the newest first and the filters of the list', async () => {
    const { status, text, headers } = await call(app, jobsFeed, {})
    expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    const root = parseXml(text)
    expect(all(root, 'rss').map(({ attribs }) => attribs.version)).toEqual(['2.0'])
    const [channel] = all(root, 'channel')
    for (const needed of ['title', 'link', 'description'])
      expect(channel?.children.filter((child) => 'name' in child && child.name === needed)).toHaveLength(1)
    const items = all(root, 'item')
    expect(items.map((item) => all(item, 'guid').map(textOf)[0])).toEqual(open)
    expect(items.map((item) => all(item, 'title').map(textOf)[0])[0]).toBe('Puesto 0 & más')
    expect(textOf(all(items[0] ?? root, 'description')[0] ?? root)).toContain('Sal & Pimienta <SA>')
    for (const item of items) expect(Date.parse(all(item, 'pubDate').map(textOf)[0] ?? '')).not.toBeNaN()
    const remote = await call(app, jobsFeed, { query: { modality: 'REMOTO' } })
    expect(all(parseXml(remote.text), 'item')).toHaveLength(1)
    expect((await call(app, jobsFeed, { query: { modality: 'OTRA' as never } })).status).toBe(422)
  })

  it('stays whole whatever a title says', async () => {
    const { company } = await aCompany(app, await aUser(app))
    for (const title of payloads) await aVacancy(app, company, { document: { title } })
    const { text } = await call(app, jobsFeed, {})
    const titles = all(parseXml(text), 'item').map((item) => textOf(all(item, 'title')[0] ?? item))
    expect(titles).toEqual(expect.arrayContaining(payloads.map((payload) => payload.replace(/\s+/g, ' ').trim())))
    expect(all(parseXml(text), 'script')).toEqual([])
  })
})
