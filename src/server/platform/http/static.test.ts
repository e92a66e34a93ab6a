import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pagePaths } from '#shared/core/paths.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { sendRaw } from '#tests/support/raw-http.ts'
import { refusalIn, request } from '#tests/support/request.ts'

const WEB = new URL('../../../../dist/web', import.meta.url).pathname
const isBuilt = existsSync(`${WEB}/index.html`)
const built = isBuilt ? readdirSync(`${WEB}/assets`) : []

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

// Whether a vacancy's page exists depends on the vacancy; `page/job-page.test.ts` looks at that.
const paths = pagePaths
  .filter((path) => path !== '/jobs/:vacancyId')
  .map((path) => path.replace(/:\w+/g, 'c0ffee00-0000-4000-8000-000000000000'))

describe.runIf(isBuilt)('the built web', () => {
  it.each(paths)('%s is the page, for GET and HEAD', async (url) => {
    for (const address of [url, `${url}?token=x`, url === '/' ? '/' : `${url}/`]) {
      const { statusCode, headers, body } = await request(app, { url: address })
      expect([address, statusCode, headers['content-type']]).toEqual([address, 200, 'text/html; charset=utf-8'])
      expect(body).toContain('<div id="root"')
    }
    const head = await request(app, { method: 'HEAD', url })
    expect([head.statusCode, head.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  })

  it.each([
    '/nada',
    '/app/nada',
    '/jobs',
    '/jobs/c0ffee00-0000-4000-8000-000000000000',
    '/jobs/x',
    '/login/x',
    '/index.htm',
    '/app/../nada',
    '/%2e%2e/etc/passwd',
    '/..%5cx',
  ])('%s shows the page with status 404', async (url) => {
    const { statusCode, body } = await request(app, { url })
    expect([statusCode, body.includes('<div id="root">')]).toEqual([404, true])
  })

  it('names every file of a page in its document, so that none is learnt of from another', async () => {
    const filesOf = (text: string) =>
      [...text.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? '')
    for (const url of [
      '/app',
      '/app/jobs',
      '/app/cv',
      '/app/my-companies/c0ffee00-0000-4000-8000-000000000000',
      '/nada',
    ]) {
      const named = filesOf((await request(app, { url })).body)
      const asked = named.flatMap((file) => {
        const code = readFileSync(WEB + file, 'utf8')
        const names = [...code.matchAll(/(?:from|^import|;import)\s?"\.\/([^"]+)"/g)].map(
          ([, name]) => `/assets/${name}`,
        )
        return names
      })
      expect([url, asked.length > 5]).toEqual([url, true])
      expect([url, asked.filter((file) => !named.includes(file))]).toEqual([url, []])
    }
  })

  it('keeps the list of the files of pages to itself', async () => {
    expect((await request(app, { url: '/pages.json' })).statusCode).toBe(404)
  })

  it('never answers a missing file with the page', async () => {
    for (const url of ['/assets/nada.js', '/assets/', '/assets/nada/nada.css']) {
      const { statusCode, body } = await request(app, { url })
      expect([url, statusCode, body.includes('<html')]).toEqual([url, 404, false])
    }
  })

  it('lets built files be kept for ever', async () => {
    const script = built.find((name) => name.endsWith('.js'))
    const { statusCode, headers } = await request(app, { url: `/assets/${script}` })
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/)
  })

  it('sends a compressed copy under the name of its file alone', async () => {
    const copy = built.find((name) => name.endsWith('.js.br')) ?? ''
    const url = `/assets/${copy.replace('.br', '')}`
    const { headers } = await request(app, { url, headers: { 'accept-encoding': 'br' } })
    expect(headers['content-encoding']).toBe('br')
    expect((await request(app, { url: `/assets/${copy}` })).statusCode).toBe(404)
  })

  it('gives no file from outside, however the way there is written', async () => {
    const address = await app.listen()
    const ways = ['/../package.json', '/../../package.json', '/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/package.json']
    const hidden = [
      '/assets/../../../package.json',
      '/assets/..%2f..%2f..%2fpackage.json',
      '/assets/..%5c..%5cpackage.json',
      '/.%00./package.json',
    ]
    for (const way of [...ways, ...hidden]) {
      const { status, text } = await sendRaw(address, [`GET ${way} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`])
      expect([way, status]).toEqual([way, 404])
      expect(text).not.toContain('"dependencies"')
    }
  })

  it('refuses to be posted to', async () => {
    const response = await request(app, { method: 'POST', url: '/login' })
    expect([response.statusCode, refusalIn(response).code]).toEqual([404, 'not_found'])
  })
})

describe.skipIf(isBuilt)('without a built web', () => {
  it.each([...paths, '/nada'])('%s says in JSON that there is none', async (url) => {
    const response = await request(app, { url })
    expect([response.statusCode, refusalIn(response).code]).toEqual([404, 'not_found'])
  })
})
