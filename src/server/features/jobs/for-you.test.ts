import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import { members } from '#server/features/companies/team.tables.ts'
import { matchInvitations } from '#server/features/matching/tables/matching.tables.ts'
import { appliedVacancies } from '#server/features/search/search.tables.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import type { JobPreferences } from '#shared/accounts/users.ts'
import { rateRules } from '#shared/core/limits.ts'
import { getJobMatch, listJobs } from '#shared/jobs/jobs.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCv, aJob } from '#tests/support/cvs.ts'
import { aCompany, aMember, aSession, aUser, aVacancy } from '#tests/support/factories.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let app: TestApp
let company: CompanyRow
beforeAll(async () => {
  app = await createTestApp()
  company = (await aCompany(app, await aUser(app))).company
})
afterAll(() => app.close())

const skill = (name: string, importance = 'EXCLUYENTE') => ({
  id: crypto.randomUUID(),
  type: 'SKILL',
  importance,
  value: { name, skill_id: name.toLowerCase() },
})

/** Somebody who knows Python and SQL well, and nothing of welding. */
async function aPythonist(job_preferences: Partial<JobPreferences> = {}) {
  const session = await aSession(app, { job_preferences })
  const names = ['Python', 'SQL', 'Git', 'Linux', 'Docker', 'Excel']
  const skills = names.map((name) => ({ id: crypto.randomUUID(), name, skill_id: name.toLowerCase() }))
  const summary = 'Programo servicios en Python desde hace años y cuido las bases de datos que usan. '.repeat(3)
  const experience = [
    aJob({ position: 'Desarrolladora Python', start: '2018-01', current: true, summary, achievements: ['Uno', 'Dos'] }),
  ]
  const education = [
    { id: crypto.randomUUID(), institution: 'Universidad', degree: 'Grado en Informática', level: 'GRADO' },
  ]
  const languages = [{ id: crypto.randomUUID(), language: 'es', overall: 'NATIVO' }]
  const document = { summary, skills, experience, education, languages }
  return { ...session, cv: await aCv(app, session.token, { document } as never) }
}

const forYou = async (token: string, query: object = {}) => {
  const { status, answer, text } = await call(app, listJobs, { token, query: { tab: 'para-ti', ...query } })
  if (status !== 200) throw new Error(text)
  return { ...answer, titles: answer.items.map(({ title }) => title) }
}

describe('«Para ti»', () => {
  it('says what it needs instead of guessing', async () => {
    expect((await call(app, listJobs, { query: { tab: 'para-ti' } })).answer.needs).toBe('SESSION')
    const { token } = await aSession(app)
    expect(await forYou(token)).toMatchObject({ items: [], total: 0, needs: 'CV' })
  })

  it('puts the best match first and says why', async () => {
    const make = (title: string, requirements: object[]) =>
      aVacancy(app, company, { document: { title, requirements } as never })
    const python = 'Desarrolladora Python'
    await make(`${python} y soldadura`, [skill('Python'), skill('Welding'), skill('Plumbing')])
    await make(python, [skill('Python'), skill('SQL'), skill('Git', 'DESEABLE'), skill('Docker', 'IMPORTANTE')])
    await make('Soldador de obra', [skill('Welding'), skill('Plumbing')])
    const { token } = await aPythonist()
    const { titles, items, total, needs } = await forYou(token)
    expect([titles, total, needs]).toEqual([[python, `${python} y soldadura`], 2, null])
    expect(items[0]?.match).toMatchObject({ label: 'ALTO', missed_must: 0, missing: [], outside: false })
    expect(items[0]?.match?.met).toEqual(expect.arrayContaining(['Python', 'SQL']))
    const explore = await call(app, listJobs, { token, query: { sort: 'encaje' } })
    expect(explore.answer.items.map(({ title }) => title)).toEqual(titles)
    expect((await call(app, listJobs, {})).answer.items.map(({ match }) => match)).toEqual([null, null, null])
  })

  it.each<[string, Partial<JobPreferences>, object, string[]]>([
    ['modality', { modalities: ['REMOTO'] }, {}, ['Remota']],
    ['country', { countries: ['PE'] }, {}, ['Lima']],
    ['contract', { contract_types: ['TEMPORAL'] }, {}, ['Temporal']],
    ['salary', { min_salary: { amount: 60_000_00, currency: 'EUR', period: 'ANIO' } }, {}, ['Bien pagada']],
    [
      'a choice in the list before the preference',
      { modalities: ['REMOTO'] },
      { modality: 'HIBRIDO', q: 'lima' },
      ['Lima'],
    ],
    ['hidden companies', {}, { q: 'fantasma' }, []],
  ])('puts what is within the preferences first: %s', async (_, preferences, query, expected) => {
    const { company: other } = await aCompany(app, await aUser(app))
    const role_family = `familia-${crypto.randomUUID()}`
    const requirements = [skill('Python'), skill('SQL')]
    const make = (title: string, document: object) =>
      aVacancy(app, other, { document: { title: `Python ${title}`, role_family, requirements, ...document } as never })
    await make('Remota', { modality: 'REMOTO', locations: [], remote_countries: ['ES'] })
    await make('Lima', { locations: [{ country: 'PE', region: null, city: 'Lima' }] })
    await make('Temporal', { contract: 'TEMPORAL' })
    const pay = {
      min: 60_000_00,
      max: 70_000_00,
      currency: 'EUR',
      period: 'ANIO',
      payments_per_year: 12,
      variable_text: '',
    }
    await make('Bien pagada', { salary: pay })
    const { token } = await aPythonist(preferences)
    const { items } = await forYou(token, { role_family, ...query })
    const inside = items
      .filter(({ match }) => !match?.outside || 'modality' in query)
      .map(({ title }) => title.replace('Python ', ''))
    expect(inside).toEqual(expected)
    expect(items.slice(0, inside.length).map(({ title }) => title.replace('Python ', ''))).toEqual(inside)
  })

  it('goes on where the page ended', async () => {
    const { company: many } = await aCompany(app, await aUser(app))
    const role_family = 'familia-larga'
    for (let at = 0; at < 45; at++) {
      const requirements = [skill('Python'), skill(at % 2 ? 'Welding' : 'SQL', 'DESEABLE')]
      await aVacancy(app, many, { document: { title: `Desarrollo Python ${at}`, role_family, requirements } as never })
    }
    const { token } = await aPythonist()
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { items, next_cursor, total } = await forYou(token, { role_family, ...(cursor && { cursor }) })
      expect(total).toBe(45)
      seen.push(...items.map(({ id }) => id))
      cursor = next_cursor ?? undefined
    } while (cursor)
    expect([seen.length, new Set(seen).size]).toEqual([45, 45])
  })

  it('goes by date where that is asked for, page by page, with what is outside of the conditions still last', async () => {
    const { company: many } = await aCompany(app, await aUser(app))
    const role_family = `familia-${crypto.randomUUID()}`
    const at = (days: number) => new Date(app.clock.now().getTime() - days * DAY_MS)
    const make = (title: string, days: number, requirements: object[], more: object = {}) =>
      aVacancy(app, many, {
        document: { title: `Desarrolladora Python ${title}`, role_family, requirements, ...more } as never,
        published_at: at(days),
      })
    await make('vieja', 20, [skill('Python'), skill('SQL')])
    await make('nueva', 1, [skill('Python'), skill('Welding', 'DESEABLE')])
    await make('temporal de hoy', 0, [skill('Python')], { contract: 'TEMPORAL' })
    for (let day = 2; day < 20; day++) await make(`de hace ${day}`, day, [skill('Python')])
    const { token } = await aPythonist({ contract_types: ['INDEFINIDO'] })
    const seen: { title: string; published_at: string }[] = []
    let cursor: string | undefined
    do {
      const page = await forYou(token, { role_family, sort: 'recientes', ...(cursor && { cursor }) })
      expect(page.total).toBe(21)
      seen.push(...page.items)
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    const inside = seen.slice(0, -1).map(({ published_at }) => published_at)
    expect(inside).toEqual(inside.toSorted().toReversed())
    expect([inside.length, seen.at(-1)?.title]).toEqual([20, 'Desarrolladora Python temporal de hoy'])
    expect((await forYou(token, { role_family })).titles[0]).toBe('Desarrolladora Python vieja')
  })

  it('ends where nothing fits any more, which a search by match still shows', async () => {
    const { company: one } = await aCompany(app, await aUser(app))
    const role_family = `familia-${crypto.randomUUID()}`
    const make = (title: string, requirements: object[]) =>
      aVacancy(app, one, { document: { title, role_family, requirements } as never })
    const others = ['Welding', 'Plumbing', 'Carpentry', 'Cooking', 'Gardening', 'Sewing'].map((name) => skill(name))
    await make('Desarrolladora Python', [skill('Python'), skill('SQL')])
    await make('Soldador de obra', [skill('Python'), skill('SQL'), skill('Docker'), skill('Linux'), ...others])
    const { token } = await aPythonist()
    const { titles, total } = await forYou(token, { role_family })
    expect([titles, total]).toEqual([['Desarrolladora Python'], 1])
    const { answer } = await call(app, listJobs, { token, query: { role_family, sort: 'encaje' } })
    expect(answer.items.map(({ title }) => title)).toEqual(['Desarrolladora Python', 'Soldador de obra'])
    expect(answer.items[1]?.match).toMatchObject({ other_work: true })
    // Who tells of no work yet cannot have done another one.
    const beginner = await aSession(app)
    const skills = ['Python', 'SQL', 'Docker'].map((name) => ({
      id: crypto.randomUUID(),
      name,
      skill_id: name.toLowerCase(),
    }))
    await aCv(app, beginner.token, { document: { skills, summary: 'Python, SQL, Docker y Linux.' } as never })
    expect((await forYou(beginner.token, { role_family })).titles).toContain('Soldador de obra')
  })

  it('puts the newer of two that fit alike first', async () => {
    const { company: one } = await aCompany(app, await aUser(app))
    const role_family = `familia-${crypto.randomUUID()}`
    const now = app.clock.now().getTime()
    const document = { title: 'Desarrolladora Python', role_family, requirements: [skill('Python')] } as never
    for (const days of [12, 3, 25]) await aVacancy(app, one, { document, published_at: new Date(now - days * DAY_MS) })
    const { items } = await forYou((await aPythonist()).token, { role_family })
    const ages = items.map(({ published_at }) => Math.round((now - new Date(published_at).getTime()) / DAY_MS))
    expect(ages).toEqual([3, 12, 25])
  })

  it('leaves out what the person applied to, which the other lists still show', async () => {
    const { token, user } = await aPythonist()
    const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)
    const [first] = (await forYou(token)).items
    if (!first) throw new Error('nothing suits')
    const applied = { user_id: user.id, vacancy_id: first.id, applied_at: app.clock.now() }
    await app.deps.db.insert(appliedVacancies).values(applied)
    expect(idsOf((await forYou(token)).items)).not.toContain(first.id)
    const { answer } = await call(app, listJobs, { token, query: { q: first.title } })
    expect(idsOf(answer.items)).toContain(first.id)
  })

  it('says where somebody asked the person to apply, in the list and of the vacancy', async () => {
    const { token, user, cv } = await aPythonist()
    const role_family = `familia-${crypto.randomUUID()}`
    const make = (title: string, requirements: object[]) =>
      aVacancy(app, company, { document: { title, role_family, requirements } as never })
    await make('Python a secas', [skill('Python')])
    const asking = await make('Python y soldadura', [skill('Python'), skill('Welding')])
    const at = app.clock.now()
    const invited = { vacancy_id: asking.id, cv_id: cv.id, user_id: user.id, invited_at: at, told_at: at }
    await app.deps.db.insert(matchInvitations).values(invited)
    const { items } = await forYou(token, { role_family })
    expect(items.map(({ title, match }) => [title, match?.invited])).toEqual([
      ['Python y soldadura', true],
      ['Python a secas', false],
    ])
    const { answer } = await call(app, getJobMatch, { token, params: { vacancy_id: asking.id } })
    expect(answer.invited).toBe(true)
  })

  it('leaves out what the own company offers, from joining it to leaving it, which the other lists still show', async () => {
    const { token, user } = await aPythonist()
    const { company: own } = await aCompany(app, await aUser(app))
    const [title, role_family] = ['Python en casa', `familia-${crypto.randomUUID()}`]
    await aVacancy(app, own, { document: { title, role_family, requirements: [skill('Python')] } as never })
    const offered = async () => (await forYou(token, { role_family })).titles
    expect(await offered()).toEqual([title])
    const member = await aMember(app, own, user, 'INTERVIEWER')
    expect(await offered()).toEqual([])
    const { answer } = await call(app, listJobs, { token, query: { role_family, sort: 'encaje' } })
    expect(answer.items.map((item) => item.title)).toEqual([title])
    await app.deps.db.update(members).set({ status: 'LEFT' }).where(eq(members.id, member.id))
    expect(await offered()).toEqual([title])
  })
})

it('lists are so many a minute for one person, and others are not concerned', async () => {
  const { user, token } = await aSession(app)
  for (let one = 0; one < rateRules.job_list_user.max; one += 1)
    await takeAttempt(app.deps, rateRules.job_list_user, user.id)
  const status = async (query: object, as = token) => (await call(app, listJobs, { token: as, query })).status
  expect(await status({ tab: 'para-ti' })).toBe(429)
  expect(await status({ sort: 'encaje' })).toBe(429)
  expect(await status({})).toBe(429)
  expect(await status({ tab: 'para-ti' }, (await aSession(app)).token)).toBe(200)
})
