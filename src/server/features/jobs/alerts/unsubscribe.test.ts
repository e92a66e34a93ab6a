import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getMe } from '#shared/accounts/users.ts'
import * as contract from '#shared/jobs/saved-searches.ts'
import { createTestApp, PUBLIC_URL, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aSession, aUser, aVacancy } from '#tests/support/factories.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { request } from '#tests/support/request.ts'
import { parseHtml, runnable } from '#tests/support/text/html.ts'
import { unsubscribeUrl } from './unsubscribe-link.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function aMailedAlert(name = 'Mi alerta') {
  const session = await aSession(app)
  const word = `oficio${crypto.randomUUID().replaceAll(/[^a-z]/g, '')}`
  const body = { name, filters: { q: word }, frequency: 'INSTANT' as const, by_mail: true }
  const { answer } = await call(app, contract.createSavedSearch, { token: session.token, body })
  app.clock.forward(60)
  const { company } = await aCompany(app, await aUser(app))
  await aVacancy(app, company, { document: { title: word } })
  const [mail] = await sentTo(app, session.user.email)
  const links = [...(mail?.text.matchAll(/https:\S+\/unsubscribe\/\S+/g) ?? [])].map(([url]) => url)
  const isMailed = async () => (await call(app, contract.listSavedSearches, session)).answer.items[0]?.by_mail
  return { ...session, search: answer, links, isMailed }
}

const pathOf = (url = '') => url.slice(PUBLIC_URL.length)

describe('the link in an alert', () => {
  it('asks first, and stops the mails of that alert with one click and without a session', async () => {
    const { links, isMailed } = await aMailedAlert()
    const url = pathOf(links[0])
    const asked = await request(app, { url })
    expect([asked.statusCode, asked.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(asked.body).toContain('«Mi alerta»')
    expect(await isMailed()).toBe(true)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    for (let time = 0; time < 2; time++) {
      const done = await request(app, { method: 'POST', url, headers: form, payload: 'List-Unsubscribe=One-Click' })
      expect([done.statusCode, done.body.includes('Listo')]).toEqual([200, true])
    }
    expect(await isMailed()).toBe(false)
  })

  it('can stop all of them, and leaves the notices in the application', async () => {
    const { links, token, isMailed } = await aMailedAlert()
    expect((await request(app, { method: 'POST', url: pathOf(links.at(-1)) })).statusCode).toBe(200)
    const { notification_prefs } = (await call(app, getMe, { token })).answer
    expect([notification_prefs.matches, await isMailed()]).toEqual([{ app: true, mail: false }, true])
  })

  it('is worth nothing when it is changed, cut or made up', async () => {
    const { links, search, user, isMailed } = await aMailedAlert()
    const good = pathOf(links[0])
    const other = pathOf(unsubscribeUrl(app.deps.config, 'search', crypto.randomUUID()))
    const forged = good.replace(/search\./, 'person.').replace(search.id, user.id)
    const wrong = [
      other,
      forged,
      good.slice(0, -1),
      `${good}x`,
      good.replace(search.id, user.id),
      good.replace(/[^.]+$/, ''),
    ]
    for (const url of [...wrong, '/api/v1/saved-searches/unsubscribe/x', '/api/v1/saved-searches/unsubscribe/%00'])
      for (const method of ['GET', 'POST'] as const) {
        const { statusCode } = await request(app, { method, url })
        expect([url, statusCode]).toEqual([url, 404])
      }
    expect(await isMailed()).toBe(true)
  })

  it('shows the name of an alert as text', async () => {
    const { links } = await aMailedAlert('<img src=x onerror=alert(1)>')
    const { body } = await request(app, { url: pathOf(links[0]) })
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(runnable(parseHtml(body)).filter((found) => found !== 'data:,')).toEqual(['form'])
  })
})
