import { readFileSync } from 'node:fs'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { payloads } from '#server/features/jobs/public/page/payloads.fixture.ts'
import { installPublicPages } from '#server/features/jobs/public/public-pages.routes.ts'
import { installHeaders } from '#server/platform/http/headers.ts'
import { createTestApp, PUBLIC_URL, type TestApp } from '#tests/support/app.ts'
import { drawPage } from '#tests/support/drawing.ts'
import { aCompany, aUser, aVacancy } from '#tests/support/factories.ts'
import { all, attributes, metaOf, parseHtml, runnable, textOf } from '#tests/support/text/html.ts'
import { installCareersHosts } from './careers-hosts.ts'
import { careersPage } from './careers-page.service.ts'

const source = readFileSync(new URL('../../../../index.html', import.meta.url), 'utf8')
/** As it is built: theme.js fetches the program. */
const template = source
  .replace(/\s*<script type="module"[^>]*><\/script>/, '')
  .replace('src="/theme.js"', 'src="/theme.js" data-program="/assets/program.js"')

const HOST = 'empleo.molinos.example'
let app: TestApp
let web: FastifyInstance
beforeAll(async () => {
  app = await createTestApp({ env: { CAREERS_HOSTS: `${HOST}=molinos-1a2b3c4d, nadie.example=no-hay-nadie` } })
  const { company } = await aCompany(app, await aUser(app), {
    name: 'Molinos & Hijos',
    slug: 'molinos-1a2b3c4d',
    color_back: '#0f766e',
    color_front: '#ffffff',
    description: 'Hacemos harina desde 1987.',
  })
  for (let at = 0; at < 23; at++) {
    const published_at = new Date(app.clock.now().getTime() - at * 60_000)
    await aVacancy(app, company, { published_at, document: { title: at === 0 ? 'Molinera' : `Puesto ${at}` } })
  }
})
afterAll(() => app.close())

// Each its own, since a page is kept for some seconds.
beforeEach(() => {
  web = Fastify()
  installHeaders(web)
  installCareersHosts(web, app.deps)
  installPublicPages(web, app.deps, { template, draw: drawPage, other: careersPage })
})

async function pageOf(url: string, host?: string) {
  const { statusCode, body, headers } = await web.inject({ url, headers: host ? { host } : {} })
  const root = parseHtml(body)
  const jobs = attributes(root, 'a', 'href').filter((href) => href.includes('/jobs/'))
  return { statusCode, body, headers, root, jobs, text: textOf(root), title: textOf(all(root, 'title')[0] ?? root) }
}

const PAGE = '/?empresa=molinos-1a2b3c4d'
const canonicalOf = (root: ReturnType<typeof parseHtml>) =>
  all(root, 'link').find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href

describe('the page of a company', () => {
  it('carries head, colours, text and vacancies in the first answer', async () => {
    const { statusCode, root, text, jobs, title, body } = await pageOf(PAGE)
    expect([statusCode, title]).toEqual([200, 'Trabaja en Molinos & Hijos · Skillo'])
    expect([canonicalOf(root), metaOf(root, 'robots')]).toEqual([PUBLIC_URL + PAGE, undefined])
    expect(textOf(all(root, 'h1')[0] ?? root)).toBe('Molinos & Hijos')
    for (const said of ['Hacemos harina desde 1987.', '23 vacantes', 'Molinera', '30.000–38.000 € brutos al año'])
      expect(text).toContain(said)
    expect(attributes(root, 'header', 'style')).toEqual(['background-color:#0f766e;color:#ffffff'])
    expect(jobs).toHaveLength(20)
    expect(jobs[0]).toMatch(/^\/jobs\//)
    expect(body).toContain('data-takeover')
    const [described] = all(root, 'script').filter(({ attribs }) => attribs.type === 'application/ld+json')
    const { '@graph': graph } = JSON.parse(textOf(described ?? root))
    expect(graph).toMatchObject([
      { '@type': 'Organization', name: 'Molinos & Hijos', url: PUBLIC_URL + PAGE },
      { '@type': 'ItemList', numberOfItems: 20, itemListElement: expect.any(Array) },
    ])
  })

  it('goes on to the next page and narrows without a script', async () => {
    const first = await pageOf(PAGE)
    const [next = ''] = attributes(first.root, 'a', 'href').filter((href) => href.includes('cursor='))
    const second = await pageOf(next)
    expect([second.jobs.length, metaOf(second.root, 'robots')]).toEqual([3, 'noindex'])
    const narrow = await pageOf(`${PAGE}&q=molinera&modalidad=HIBRIDO`)
    expect([narrow.jobs.length, metaOf(narrow.root, 'robots')]).toEqual([1, 'noindex'])
    const none = await pageOf(`${PAGE}&modalidad=REMOTO`)
    expect(none.text).toContain('Ninguna de sus vacantes es así.')
    const fields = all(first.root, 'input').map(({ attribs }) => [attribs.name, attribs.value])
    expect(fields).toContainEqual(['empresa', 'molinos-1a2b3c4d'])
    expect((await pageOf(`${PAGE}&cursor=x`)).jobs).toHaveLength(20)
  })

  it('says that there is nothing open, and nothing of companies that are not there', async () => {
    const { company } = await aCompany(app, await aUser(app), { name: 'Quieta' })
    await aVacancy(app, company, { state: 'CLOSED', closed_at: app.clock.now() })
    const quiet = await pageOf(`/?empresa=${company.slug}`)
    expect([quiet.statusCode, metaOf(quiet.root, 'robots')]).toEqual([200, 'noindex'])
    expect(quiet.text).toContain('Ahora no tiene vacantes abiertas.')
    const { company: away } = await aCompany(app, await aUser(app), { name: 'Archivada', status: 'ARCHIVED' })
    await aVacancy(app, away)
    for (const slug of [away.slug, 'no-hay-nadie', '', '%00', 'x'.repeat(500), '../'])
      for (const framed of ['', '&marco=1']) {
        const gone = await pageOf(`/?empresa=${slug}${framed}`)
        expect([gone.statusCode, metaOf(gone.root, 'robots')]).toEqual([404, 'noindex'])
        expect(gone.text).toContain('No encontramos esta empresa')
        expect(gone.headers['x-frame-options']).toBe('DENY')
      }
  })

  it.each(payloads)('%s stays a text', async (payload) => {
    const { company } = await aCompany(app, await aUser(app), { name: payload, description: payload })
    await aVacancy(app, company, { document: { title: payload } })
    const asked = encodeURIComponent(payload)
    const { root, statusCode } = await pageOf(`/?empresa=${company.slug}&q=${asked}&lugar=${asked}`)
    expect(statusCode).toBe(200)
    expect(runnable(root)).toEqual([...runnable(parseHtml(template)), 'form'])
  })

  it('changes with its company at once, though it is kept', async () => {
    const { company } = await aCompany(app, await aUser(app), { name: 'Antes' })
    await aVacancy(app, company)
    expect((await pageOf(`/?empresa=${company.slug}`)).text).toContain('Antes')
    await app.database.pool.query("update companies set name = 'Después' where id = $1", [company.id])
    expect((await pageOf(`/?empresa=${company.slug}`)).text).toContain('Después')
    await app.database.pool.query("update companies set status = 'SUSPENDED' where id = $1", [company.id])
    expect((await pageOf(`/?empresa=${company.slug}`)).statusCode).toBe(404)
  })
})

describe('inside the page of somebody else', () => {
  it('stands without our frame and without the program, and leads out of the frame', async () => {
    const { body, root, jobs, text } = await pageOf(`${PAGE}&marco=1`)
    expect(text).not.toContain('Iniciar sesión')
    expect([body.includes('data-program'), body.includes('data-takeover')]).toEqual([false, false])
    expect(metaOf(root, 'robots')).toBe('noindex')
    expect(jobs[0]).toMatch(new RegExp(`^${PUBLIC_URL}/jobs/`))
    const leading = all(root, 'a').filter(({ attribs }) => attribs.href?.includes('/jobs/'))
    expect(new Set(leading.map(({ attribs }) => attribs.target))).toEqual(new Set(['_blank']))
    expect(all(root, 'input').map(({ attribs }) => attribs.name)).toContain('marco')
    const [next = ''] = attributes(root, 'a', 'href').filter((href) => href.includes('cursor='))
    expect(next).toContain('marco=1')
  })

  it('is the only page that others may show inside theirs', async () => {
    const framed = (await pageOf(`${PAGE}&marco=1`)).headers
    expect(framed['content-security-policy']).toContain('frame-ancestors *')
    expect(framed['x-frame-options']).toBeUndefined()
    for (const path of [PAGE, '/', '/?q=&marco=1', '/?marco=1', '/login?marco=1', `${PAGE}&marco=0`]) {
      const { headers } = await pageOf(path)
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['x-frame-options']).toBe('DENY')
    }
    const { 'content-security-policy': closed } = (await pageOf(PAGE)).headers
    expect(String(framed['content-security-policy']).replace('frame-ancestors *', "frame-ancestors 'none'")).toBe(
      closed,
    )
  })
})

describe('under a host name of the company', () => {
  it('is the page at the root, whatever else is asked, with links to our own address', async () => {
    const { statusCode, body, root, jobs, title, headers } = await pageOf('/', HOST)
    expect([statusCode, title]).toEqual([200, 'Trabaja en Molinos & Hijos · Skillo'])
    expect([canonicalOf(root), metaOf(root, 'robots')]).toEqual([PUBLIC_URL + PAGE, 'noindex'])
    expect(jobs[0]).toMatch(new RegExp(`^${PUBLIC_URL}/jobs/`))
    expect(body).not.toContain('data-program')
    expect(headers['x-frame-options']).toBe('DENY')
    expect((await pageOf('/?empresa=otra', `${HOST.toUpperCase()}:8443`)).title).toBe(title)
    expect((await pageOf('/', 'nadie.example')).statusCode).toBe(404)
    expect((await pageOf('/', 'otra.example')).title).not.toBe(title)
  })

  it('sends every other page to our own address', async () => {
    for (const path of ['/login', '/jobs/1?x=1', '/app']) {
      const { statusCode, headers } = await pageOf(path, HOST)
      expect([statusCode, headers.location]).toEqual([302, PUBLIC_URL + path])
    }
    expect((await pageOf('/login', 'localhost')).statusCode).toBe(200)
  })
})
