import { readFileSync } from 'node:fs'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plural } from '#shared/core/numbers.ts'
import { currentReport } from '#shared/trust/current-report.ts'
import { salaryWords } from '#shared/words/vacancies.ts'
import { createTestApp, PUBLIC_URL, type TestApp } from '#tests/support/app.ts'
import { drawPage } from '#tests/support/drawing.ts'
import { aCompany, aUser, aVacancy } from '#tests/support/factories.ts'
import { all, attributes, metaOf, parseHtml, runnable, textOf } from '#tests/support/text/html.ts'
import { aGoodDocument } from '#tests/support/vacancies.ts'
import { installPublicPages } from '../public-pages.routes.ts'
import { payloads } from './payloads.fixture.ts'

const template = readFileSync(new URL('../../../../../../index.html', import.meta.url), 'utf8')
const PAGE = 20

let app: TestApp
let web: FastifyInstance
beforeAll(async () => {
  app = await createTestApp()
  const { company } = await aCompany(app, await aUser(app), { name: 'Sal & Pimienta <SA>' })
  const malaga = [{ country: 'ES', region: 'Andalucía', city: 'Málaga' }]
  for (let at = 0; at < PAGE + 5; at++) {
    const published_at = new Date(app.clock.now().getTime() - at * 60_000)
    const place = at < 2 ? { locations: malaga } : {}
    await aVacancy(app, company, { published_at, document: { title: `Enfermera D’Ángelo-${at}`, ...place } })
  }
  await aVacancy(app, company, { state: 'PAUSED', document: { title: 'Enfermera en pausa' } })
})
afterAll(() => app.close())

// Each its own, since the page without a question is kept for some seconds.
beforeEach(() => {
  web = Fastify()
  installPublicPages(web, app.deps, { template, draw: drawPage })
})

async function pageOf(url: string) {
  const { statusCode, body, headers } = await web.inject({ url })
  const root = parseHtml(body)
  const links = attributes(root, 'a', 'href').filter((href) => href?.startsWith('/jobs/'))
  return { statusCode, body, headers, root, links, text: textOf(root), title: textOf(all(root, 'title')[0] ?? root) }
}

const linkOf = (root: ReturnType<typeof parseHtml>, rel: string) =>
  all(root, 'link').find(({ attribs }) => attribs.rel === rel)?.attribs

describe('the landing page', () => {
  it('has the search, the newest vacancies with their salary, and a head of its own', async () => {
    const { statusCode, root, text, links, title } = await pageOf('/')
    expect([statusCode, title]).toEqual([200, 'El empleo que encaja contigo · Skillo'])
    expect(links).toHaveLength(6)
    expect(text).toContain('Enfermera D’Ángelo-0')
    expect(text).not.toContain('Enfermera en pausa')
    expect(text).toContain(salaryWords(aGoodDocument().salary))
    const [form] = all(root, 'form')
    expect([form?.attribs.action, form?.attribs.method]).toEqual(['/', 'get'])
    expect(attributes(form ?? root, 'input', 'name')).toEqual(['q', 'donde'])
    expect(linkOf(root, 'canonical')?.href).toBe(`${PUBLIC_URL}/`)
    expect(linkOf(root, 'alternate')).toMatchObject({
      type: 'application/rss+xml',
      href: `${PUBLIC_URL}/api/v1/jobs/feed`,
    })
    expect(metaOf(root, 'og:title')).toBe('El empleo que encaja contigo')
    expect(metaOf(root, 'robots')).toBeUndefined()
    expect(text).not.toContain('necesita JavaScript')
  })

  it('leads to work of every kind, and each area to as many vacancies as it says', async () => {
    const { company } = await aCompany(app, await aUser(app))
    for (const role_family of ['kitchen', 'kitchen', 'metal-trades', 'nursing', 'Trapecistas'])
      await aVacancy(app, company, { document: { title: `Puesto ${role_family}`, role_family } })
    const { root } = await pageOf('/')
    const section = all(root, 'section').find(({ attribs }) => attribs['aria-labelledby'] === 'areas')
    const links = section ? all(section, 'a') : []
    const shown = links.map((link) => [link.attribs.href, /\d+$/.exec(textOf(link))?.[0]] as const)
    expect(shown).toContainEqual(['/?area=kitchen', '2'])
    expect(shown.map(([href]) => href)).not.toContain('/?area=Trapecistas')
    for (const [href = '', total = ''] of shown) {
      const area = await pageOf(href)
      const status = all(area.root, 'p').find(({ attribs }) => attribs.role === 'status')
      expect(status && textOf(status)).toBe(plural(Number(total), 'vacante', 'vacantes'))
      expect(area.title).toMatch(/^Empleos en /)
      expect(linkOf(area.root, 'canonical')?.href).toBe(PUBLIC_URL + href)
      expect(metaOf(area.root, 'robots')).toBeUndefined()
    }
  })

  it('asks the database once for many visitors', async () => {
    const before = await pageOf('/')
    await app.database.pool.query('alter table vacancy_search rename to away')
    const after = await pageOf('/?utm_source=x')
    await app.database.pool.query('alter table away rename to vacancy_search')
    expect(after.body).toBe(before.body)
  })

  it('stands without vacancies when none can be found', async () => {
    await app.database.pool.query('alter table vacancy_search rename to away')
    const { statusCode, text, links } = await pageOf('/')
    const searched = await pageOf('/?q=enfermera')
    await app.database.pool.query('alter table away rename to vacancy_search')
    expect([statusCode, links, text.includes('El empleo que encaja contigo')]).toEqual([200, [], true])
    expect([searched.statusCode, searched.text.includes('No pudimos buscar ahora mismo')]).toEqual([503, true])
    expect(app.logged()).toContain('no vacancies for the landing page')
  })

  it('leaves the drawing to the browser when the server cannot', async () => {
    const broken = Fastify()
    installPublicPages(broken, app.deps, { template, draw: () => Promise.reject(new Error('broken')) })
    const { statusCode, body } = await broken.inject({ url: '/?q=enfermera' })
    await broken.close()
    expect([statusCode, body.includes('Cargando Skillo')]).toEqual([200, true])
  })
})

describe('a search', () => {
  it('shows what it found, how many there are, and the way to the next page', async () => {
    const first = await pageOf('/?q=enfermera')
    expect([first.statusCode, first.title]).toEqual([200, 'Empleos de enfermera · Skillo'])
    expect(textOf(all(first.root, 'h1')[0] ?? first.root)).toBe('Empleos de enfermera')
    expect(first.text).toContain(`${PAGE + 5} vacantes`)
    expect(first.links).toHaveLength(PAGE)
    const fields = all(first.root, 'input').filter(({ attribs }) => attribs.name)
    expect(fields.map(({ attribs }) => [attribs.name, attribs.value])).toEqual([
      ['q', 'enfermera'],
      ['donde', ''],
      ['salario', ''],
    ])
    const [next = ''] = attributes(first.root, 'a', 'href').filter((href) => href?.includes('cursor='))
    const second = await pageOf(next)
    expect(second.links).toHaveLength(5)
    expect(new Set([...first.links, ...second.links]).size).toBe(PAGE + 5)
    expect(attributes(second.root, 'a', 'href').filter((href) => href?.includes('cursor='))).toEqual([])
  })

  it('understands the place, and lists everything when nothing was typed', async () => {
    const { text, title, links } = await pageOf('/?q=enfermera&donde=M%C3%A1laga')
    expect([title, links.length]).toEqual(['Empleos de enfermera en Málaga · Skillo', 2])
    expect(text).toContain('2 vacantes')
    const everything = await pageOf('/?q=&donde=')
    expect([everything.title, everything.links.length]).toEqual(['Todas las vacantes · Skillo', PAGE])
  })

  it('narrows by country, also where remote work is done from, and says each filter as a link to the rest', async () => {
    const { company } = await aCompany(app, await aUser(app))
    const office = [{ country: 'ES', region: 'Madrid', city: 'Madrid' }]
    const remote = { modality: 'REMOTO', locations: office }
    const publish = (title: string, remote_countries: string[], more = {}) =>
      aVacancy(app, company, { document: { title, ...remote, remote_countries, ...more } as never })
    await publish('Locutora de Bogotá', ['CO'])
    await publish('Locutora de España', ['ES', 'PT'])
    await publish('Locutora de todas partes', [], { locations: [] })
    const found = async (path: string) => (await pageOf(path)).text.match(/Locutora de (?:Bogotá|España|todas partes)/g)
    expect(new Set(await found('/?q=locutora&modalidad=REMOTO&pais=CO'))).toEqual(
      new Set(['Locutora de Bogotá', 'Locutora de todas partes']),
    )
    expect(new Set(await found('/?q=locutora&pais=ES'))).toEqual(
      new Set(['Locutora de España', 'Locutora de todas partes']),
    )
    const { root, text } = await pageOf('/?q=locutora&modalidad=REMOTO&pais=CO&jornada=COMPLETA')
    expect(text).toContain('Desde Colombia')
    const away = all(root, 'ul').find(({ attribs }) => attribs['aria-label'] === 'Filtros puestos')
    expect(attributes(away ?? root, 'a', 'href')).toEqual([
      '/?q=locutora&pais=CO&jornada=COMPLETA',
      '/?q=locutora&modalidad=REMOTO&jornada=COMPLETA',
      '/?q=locutora&modalidad=REMOTO&pais=CO',
      '/?q=locutora',
    ])
  })

  it('says what is too narrow when nothing is left', async () => {
    const { text, root } = await pageOf('/?q=enfermera&salario=90000000&moneda=EUR')
    expect(text).toContain('No hay vacantes con estos filtros')
    expect(attributes(root, 'a', 'href')).toContain('/?q=enfermera')
    expect(metaOf(root, 'robots')).toBe('noindex')
  })

  it('offers to count pay as the first of what it found does, until a currency was chosen', async () => {
    const { company } = await aCompany(app, await aUser(app))
    const salary = { min: 7_000_000_00, max: 9_000_000_00, currency: 'COP', period: 'MES' }
    const locations = [{ country: 'CO', region: 'Antioquia', city: 'Medellín' }]
    await aVacancy(app, company, { document: { title: 'Calderera', salary, locations } as never })
    const chosen = async (path: string) =>
      all((await pageOf(path)).root, 'option')
        .filter(({ attribs }) => 'selected' in attribs)
        .map(textOf)
        .filter((text) => /^[A-Z]{3}$/.test(text))
    expect(await chosen('/?q=calderera&donde=Medell%C3%ADn')).toEqual(['COP'])
    expect(await chosen('/?q=enfermera&donde=M%C3%A1laga')).toEqual(['EUR'])
    expect(await chosen('/?q=calderera&donde=Medell%C3%ADn&salario=900&moneda=USD')).toEqual(['USD'])
  })

  it('is found by its own address when it has something, and by none otherwise', async () => {
    const found = await pageOf('/?donde=+M%C3%A1laga++&utm_source=x&q=++enfermera+')
    expect(linkOf(found.root, 'canonical')?.href).toBe(`${PUBLIC_URL}/?q=enfermera&donde=M%C3%A1laga`)
    expect(linkOf(found.root, 'alternate')?.href).toBe(`${PUBLIC_URL}/api/v1/jobs/feed?q=enfermera+M%C3%A1laga`)
    expect(metaOf(found.root, 'robots')).toBeUndefined()
    const nothing = await pageOf('/?q=zzzqx')
    expect([nothing.statusCode, metaOf(nothing.root, 'robots')]).toEqual([200, 'noindex'])
    expect(nothing.text).toContain('No hay vacantes con estas palabras')
    const [next = ''] = attributes((await pageOf('/?q=enfermera')).root, 'a', 'href').filter((one) =>
      one?.includes('cursor='),
    )
    expect(metaOf((await pageOf(next)).root, 'robots')).toBe('noindex')
    expect((await pageOf('/?q=enfermera&cursor=x')).statusCode).toBeLessThan(500)
  })

  it.each([...payloads, '%00', '%ED%A0%80', 'x'.repeat(3_000), '100%25', '&quot;'])(
    '%s stays a text',
    async (payload) => {
      const asked = payload.startsWith('%') ? payload : encodeURIComponent(payload)
      const { root, statusCode } = await pageOf(`/?q=${asked}&donde=${asked}`)
      expect(statusCode).toBe(200)
      expect(runnable(root)).toEqual([...runnable(parseHtml(template)), 'form'])
      expect(all(root, 'script')).toHaveLength(all(parseHtml(template), 'script').length + 1)
    },
  )
})

describe('the trust report', () => {
  it('stands in the first answer, with its figures and a head of its own, and gives way to what is personal', async () => {
    const { statusCode, root, text, title } = await pageOf('/?confianza')
    expect([statusCode, title]).toEqual([200, 'Informe de confianza · Skillo'])
    expect(linkOf(root, 'canonical')?.href).toBe(`${PUBLIC_URL}/?confianza`)
    expect(text).toContain(currentReport.engine_version)
    for (const { cases } of currentReport.figures) expect(text).toContain(plural(cases, 'caso', 'casos'))
    const contents = attributes(root, 'a', 'href').filter((href) => href?.includes('#'))
    expect(contents).toContain('/?confianza#cifras')
    expect((await pageOf('/?confianza&constancia=ABC')).text).not.toContain('Informe de confianza')
  })
})
