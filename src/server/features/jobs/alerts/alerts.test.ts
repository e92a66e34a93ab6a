import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { NewUser } from '#server/features/accounts/users/users.tables.ts'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import { indexVacancy } from '#server/features/search/search-index.service.ts'
import { updateVacancyRow } from '#server/features/vacancies/vacancies.queries.ts'
import * as jobs from '#shared/jobs/jobs.ts'
import * as contract from '#shared/jobs/saved-searches.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aMember, aSession, aUser, aVacancy } from '#tests/support/factories.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { notifyDue } from './alerts.service.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let app: TestApp
let company: CompanyRow
let word = ''
beforeAll(async () => {
  app = await createTestApp()
  company = (await aCompany(app, await aUser(app), { name: 'Talleres Roca' })).company
})
afterAll(() => app.close())
// Each test looks for a word of its own.
beforeEach(() => {
  word = `oficio${crypto.randomUUID().replaceAll(/[^a-z]/g, '')}x`
})

type Body = z.input<typeof contract.savedSearchBody>

async function anAlert(values: Partial<Body> = {}, person: Partial<NewUser> = {}) {
  const session = await aSession(app, { timezone: 'America/Bogota', ...person })
  const body = { name: 'Mi alerta', filters: { q: word }, frequency: 'DAILY' as const, by_mail: true, ...values }
  const { answer, status, text } = await call(app, contract.createSavedSearch, { token: session.token, body })
  if (status !== 201) throw new Error(text)
  return { ...session, search: answer, params: { id: answer.id } }
}

const publish = (title = `Puesto de ${word}`) => {
  app.clock.forward(MINUTE)
  return aVacancy(app, company, { document: { title } })
}
const mails = (email: string) => sentTo(app, email)
const notices = async (token: string) =>
  (await call(app, listNotifications, { token })).answer.filter(({ message }) => message.includes('en tu alerta'))

/** Moves the clock to the next time that it is this hour and minute in Bogotá (UTC − 5), and runs what is due. */
async function atBogota(hour: number, minute = 0) {
  const now = app.clock.now()
  const wanted = new Date(now)
  wanted.setUTCHours(hour + 5, minute, 0, 0)
  if (wanted <= now) wanted.setUTCDate(wanted.getUTCDate() + 1)
  app.clock.forward((wanted.getTime() - now.getTime()) / 1000)
  await notifyDue(app.deps)
}

describe('a daily alert', () => {
  it('comes at eight in the own morning with what is new, once', async () => {
    const { user, token } = await anAlert()
    await publish()
    await publish(`Otro ${word}`)
    await atBogota(7, 59)
    expect(await mails(user.email)).toEqual([])
    await atBogota(8)
    const [mail, ...others] = await mails(user.email)
    expect([mail?.subject, others]).toEqual(['2 vacantes nuevas: Mi alerta', []])
    expect(mail?.text).toContain(`Puesto de ${word}\nTalleres Roca · Híbrido · Madrid`)
    expect(mail?.text).toContain(`Por qué te lo mostramos: guardaste esta búsqueda («${word}»)`)
    expect(mail?.html).toContain('30.000–38.000 € brutos al año')
    expect((await notices(token))[0]?.message).toBe('2 vacantes nuevas en tu alerta «Mi alerta».')
    await atBogota(8)
    await notifyDue(app.deps)
    expect([(await mails(user.email)).length, (await notices(token)).length]).toEqual([1, 1])
  })

  it('says nothing of the own company, by mail or in the list of alerts', async () => {
    const { user, token } = await anAlert()
    await aMember(app, company, user, 'RECRUITER')
    await publish()
    const { answer } = await call(app, contract.listSavedSearches, { token })
    expect(answer.items.map(({ new_count }) => new_count)).toEqual([0])
    await atBogota(8)
    expect([await mails(user.email), await notices(token)]).toEqual([[], []])
  })

  it('makes up for a morning that was missed', async () => {
    const { user } = await anAlert()
    await publish()
    app.clock.forward(2 * DAY)
    await notifyDue(app.deps)
    expect(await mails(user.email)).toHaveLength(1)
  })

  it('holds ten, says how many more there are, and never repeats those', async () => {
    const { user } = await anAlert()
    for (let at = 0; at < 13; at++) await publish(`Puesto ${at} ${word}`)
    await atBogota(8)
    const [mail] = await mails(user.email)
    expect(mail?.subject).toBe('13 vacantes nuevas: Mi alerta')
    expect([mail?.text.match(/\/jobs\/[0-9a-f-]{36}/g)?.length, mail?.text.includes('Ver 3 más en Skillo')]).toEqual([
      10,
      true,
    ])
    await atBogota(8)
    expect(await mails(user.email)).toHaveLength(1)
  })

  it('follows the clock of the person through summer time', async () => {
    const { params } = await anAlert({}, { timezone: 'Europe/Madrid' })
    const due = async () =>
      (await app.database.pool.query('select next_run_at from saved_searches where id = $1', [params.id])).rows[0]
        .next_run_at
    const seen = new Set<string>()
    for (let day = 0; day < 40; day++) {
      app.clock.forward(DAY)
      await notifyDue(app.deps)
      const next: Date = await due()
      expect(new Intl.DateTimeFormat('es', { timeStyle: 'short', timeZone: 'Europe/Madrid' }).format(next)).toBe('8:00')
      seen.add(next.toISOString().slice(11))
    }
    expect([...seen].toSorted()).toEqual(['06:00:00.000Z', '07:00:00.000Z'])
  })
})

describe('a weekly alert', () => {
  it('comes on Monday', async () => {
    const { user } = await anAlert({ frequency: 'WEEKLY' })
    const days: string[] = []
    for (let day = 0; day < 15; day++) {
      await publish(`Puesto ${day} ${word}`)
      const before = (await mails(user.email)).length
      await atBogota(8)
      if ((await mails(user.email)).length > before)
        days.push(
          new Intl.DateTimeFormat('es', { weekday: 'long', timeZone: 'America/Bogota' }).format(app.clock.now()),
        )
    }
    expect(days).toEqual(['lunes', 'lunes'])
  })
})

describe('an instant alert', () => {
  it('comes when a vacancy is published, in one mail for all alerts that want it', async () => {
    const { user, token } = await anAlert({ frequency: 'INSTANT' })
    const body = { name: 'Segunda', filters: { country: 'ES', q: word }, frequency: 'INSTANT' as const, by_mail: true }
    await call(app, contract.createSavedSearch, { token, body })
    const vacancy = await publish()
    const [mail, ...others] = await mails(user.email)
    expect([mail?.subject, others]).toEqual(['2 vacantes nuevas en tus alertas', []])
    expect((await notices(token)).map(({ message }) => message).toSorted()).toEqual([
      '1 vacante nueva en tu alerta «Mi alerta».',
      '1 vacante nueva en tu alerta «Segunda».',
    ])
    // A pause and back, or the same task again, is no news.
    await indexVacancy(app.deps, { ...vacancy, state: 'PAUSED' })
    await indexVacancy(app.deps, vacancy)
    expect(await mails(user.email)).toHaveLength(1)
    const edited = await updateVacancyRow(app.deps.db, vacancy.id, { revision: 2 })
    await indexVacancy(app.deps, edited)
    expect(await mails(user.email)).toHaveLength(1)
  })

  it('says nothing of what does not fit, and nothing twice after a change of frequency', async () => {
    const { user, token, params, search } = await anAlert({
      frequency: 'INSTANT',
      filters: { q: word, modality: 'REMOTO' },
    })
    await publish()
    expect(await mails(user.email)).toEqual([])
    await aVacancy(app, company, { document: { title: `Lejos ${word}`, modality: 'REMOTO', locations: [] } })
    expect(await mails(user.email)).toHaveLength(1)
    await call(app, contract.updateSavedSearch, { token, params, body: { ...search, frequency: 'DAILY' } })
    await atBogota(8)
    expect(await mails(user.email)).toHaveLength(1)
  })
})

describe('nobody hears what they do not want to', () => {
  it.each<[string, Partial<Body>, Partial<NewUser>, [mails: number, notices: number]]>([
    ['paused', { paused: true }, {}, [0, 0]],
    ['off', { frequency: 'OFF' }, {}, [0, 0]],
    ['not by mail', { by_mail: false }, {}, [0, 1]],
    ['an address that is not confirmed', {}, { email_verified_at: null }, [0, 1]],
    ['mails of this kind switched off', {}, { notification_prefs: { matches: { app: true, mail: false } } }, [0, 1]],
    ['notices of this kind switched off', {}, { notification_prefs: { matches: { app: false, mail: true } } }, [1, 0]],
    [
      'the company hidden',
      {},
      { hidden_companies: [{ name: 'Talleres Roca S.L.', domain: null, auto: false }] },
      [0, 0],
    ],
  ])('%s', async (_, values, person, expected) => {
    const { user, token } = await anAlert(values, person)
    await publish()
    await atBogota(8)
    expect([(await mails(user.email)).length, (await notices(token)).length]).toEqual(expected)
  })

  it('a vacancy that was hidden, or is over, or an account that is suspended', async () => {
    const { user, token } = await anAlert()
    const hidden = await publish()
    await call(app, jobs.hideJob, { token, params: { vacancy_id: hidden.id }, body: { reason: 'OTRO' } })
    await aVacancy(app, company, {
      document: { title: word },
      expires_at: new Date(app.clock.now().getTime() + HOUR * 1000),
    })
    await atBogota(8)
    expect([await mails(user.email), await notices(token)]).toEqual([[], []])
    const gone = await anAlert()
    await publish()
    await app.database.pool.query("update users set status = 'SUSPENDED' where id = $1", [gone.user.id])
    await atBogota(8)
    expect(await mails(gone.user.email)).toEqual([])
  })
})

describe('«Buscar ahora»', () => {
  it('tells at once and remembers it', async () => {
    const { user, token, params } = await anAlert({ frequency: 'WEEKLY' })
    const run = async () => (await call(app, contract.runSavedSearch, { token, params })).answer.told
    expect([await run(), (await mails(user.email)).length]).toEqual([0, 0])
    await publish()
    expect([await run(), (await mails(user.email)).length, await run()]).toEqual([1, 1, 0])
    const [listed] = (await call(app, contract.listSavedSearches, { token })).answer.items
    expect([listed?.new_count, listed?.last_notified_at]).toEqual([0, app.clock.now().toISOString()])
  })
})
