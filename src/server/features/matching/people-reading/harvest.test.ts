import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { updateCompanyRow } from '#server/features/companies/companies.queries.ts'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import { getCvPrivacy } from '#shared/cvs/cv-privacy.ts'
import { getCandidate, getCandidatePdf } from '#shared/matching/candidates.ts'
import { summariseMatch } from '#shared/matching/match-summaries.ts'
import { getPeopleReading, PEOPLE_OPENED_A_DAY, UNUSUAL_READING } from '#shared/matching/people-reading.ts'
import * as matches from '#shared/matching/vacancy-matches.ts'
import { whatIf } from '#shared/matching/what-if.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { openedByYou, sayTalentStep } from '#shared/words/talent.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCv, aJob } from '#tests/support/cvs.ts'
import { aCompany, aMember, aSession, aVacancy } from '#tests/support/factories.ts'
import { refreshProfiles } from '../profiles/profiles.service.ts'

let app: TestApp
const people: Awaited<ReturnType<typeof aPerson>>[] = []
const POOL = UNUSUAL_READING.opened + 10

beforeAll(async () => {
  app = await createTestApp()
  for (let at = 0; at < POOL; at += 1) people.push(await aPerson(at))
  await refreshProfiles(app.deps)
}, 300_000)
afterAll(() => app.close())

/** Each says who they are wherever a CV lets them, and what nobody but whoever reads the CV can know. */
async function aPerson(at: number) {
  const [name, surname] = [`Zarza${letters(at)}`, `Quebranta${letters(at)}`]
  const { user, token } = await aSession(app, { visibility: 'VISIBLE', full_name: `${name} ${surname}` })
  const basics = {
    full_name: `${name} ${surname}`,
    headline: `Desarrolladora React, ${name} ${surname}`,
    city: 'Valencia',
    country: 'ES',
    email: `zarza${at}@correo.example`,
    phone: '+34 612 345 678',
    links: [{ kind: 'GITHUB', url: `https://github.com/zarza${at}` }],
  }
  const achievements = [`Secreto${letters(at)}: componentes en React.`, `Escríbeme: zarza${at}@correo.example`]
  const job = aJob({ position: 'Desarrolladora React', company: `${surname} Software`, start: '2019-01', achievements })
  const projects = [{ id: randomUUID(), name: `Web de ${name}`, url: `https://zarza${at}.example/yo` }]
  const summary = `Soy ${name} ${surname} y programo con React.`
  const cv = await aCv(app, token, { document: { basics, summary, experience: [job], projects } as never })
  return { user, token, cv }
}
const letters = (at: number): string => String.fromCharCode(97 + Math.floor(at / 26), 97 + (at % 26))

const NAMES = /Zarza|Quebranta/i
const CONTACT = /correo\.example|612 345|github\.com\/zarza|zarza\d/i
const WHOLE_CV = /Secreto/

interface Attacker {
  token: string
  vacancy: { id: string }
  company: CompanyRow
}

async function anAttacker(
  values: { confirmed: boolean; verified: boolean; published: boolean },
  company_values = {},
): Promise<Attacker> {
  const { user, token } = await aSession(app, values.confirmed ? {} : { email_verified_at: null })
  const verification = values.verified ? 'DOMAIN_VERIFIED' : 'UNVERIFIED'
  const { company } = await aCompany(app, user, { verification, ...company_values })
  const requirements = [
    { id: randomUUID(), type: 'SKILL', importance: 'EXCLUYENTE', value: { name: 'React', skill_id: 'react' } },
  ]
  const document = { title: 'Desarrollo frontend con React', requirements } as never
  const vacancy = await aVacancy(app, company, { document, state: values.published ? 'PUBLISHED' : 'DRAFT' })
  return { token, vacancy, company }
}

/** Everything that answers with people, for everybody whose CV is known by its id. */
async function walk({ token, vacancy }: Attacker, targets: readonly { cv: { id: string } }[]) {
  const vacancy_id = vacancy.id
  const texts: string[] = []
  const keep = <T extends { text: string }>(answer: T): T => {
    texts.push(answer.text)
    return answer
  }
  for (const q of ['', 'React', 'Valencia'])
    keep(await call(app, matches.listVacancyMatches, { token, params: { vacancy_id }, query: { q } }))
  // Nobody is found by name or address.
  for (const q of ['Zarzaaa', 'Quebrantaaa', 'zarza0@correo.example']) {
    const { answer } = await call(app, matches.listVacancyMatches, { token, params: { vacancy_id }, query: { q } })
    expect([q, (answer?.items ?? []).length]).toEqual([q, 0])
  }
  keep(await call(app, whatIf, { token, body: { vacancy_id } }))
  const statuses: number[] = []
  for (const { cv } of targets) {
    const params = { vacancy_id, cv_id: cv.id }
    const opened = keep(await call(app, matches.getVacancyMatch, { token, params }))
    keep(await call(app, summariseMatch, { token, params }))
    const candidate = keep(await call(app, getCandidate, { token, params: { cv_id: cv.id } }))
    statuses.push(opened.status, candidate.status)
  }
  const [first] = targets
  if (first) {
    const file = await call(app, getCandidatePdf, { token, params: { cv_id: first.cv.id } })
    statuses.push(file.status)
  }
  return { texts: texts.join('\n'), statuses }
}

describe('whoever has not shown who they are', () => {
  const kinds = [
    ['a fresh account with a draft', { confirmed: false, verified: false, published: false }, 'CONFIRM_EMAIL'],
    ['a published vacancy of nobody known', { confirmed: true, verified: false, published: true }, 'VERIFY_DOMAIN'],
    ['a verified company with a draft', { confirmed: true, verified: true, published: false }, 'PUBLISH_VACANCY'],
    ['an unconfirmed member of a verified one', { confirmed: false, verified: true, published: true }, 'CONFIRM_EMAIL'],
  ] as const

  it.each(kinds)('%s reads nobody, and hears what to do', async (_, values, step) => {
    const attacker = await anAttacker(values)
    const { texts, statuses } = await walk(attacker, people.slice(0, 10))
    expect(new Set(statuses)).toEqual(new Set([409]))
    for (const worth of [NAMES, CONTACT, WHOLE_CV, /Valencia/]) expect(texts.match(worth)).toBeNull()
    expect(texts).toContain(sayTalentStep(step))
    const invited = await call(app, matches.invitePerson, {
      token: attacker.token,
      params: { vacancy_id: attacker.vacancy.id, cv_id: people[0]?.cv.id ?? '' },
      body: {},
    })
    expect(invited.status).toBe(409)
    const { answer } = await call(app, getPeopleReading, { token: attacker.token, params: { id: attacker.company.id } })
    expect(answer.missing).toBe(step)
  })

  it('learns nothing about whether somebody exists', async () => {
    const { token } = await anAttacker({ confirmed: true, verified: false, published: true })
    const same = (text: string) => text.replace(/"request_id":"[^"]+"/, '')
    const [known, unknown] = [people[0]?.cv.id ?? '', randomUUID()]
    const answers = await Promise.all(
      [known, unknown].map((cv_id) => call(app, getCandidate, { token, params: { cv_id } })),
    )
    expect(new Set(answers.map(({ text }) => same(text))).size).toBe(1)
  })
})

describe('ten accounts of a verified company', () => {
  it('read no name, no way to reach anybody, and fewer people than would be worth it', async () => {
    const attacker = await anAttacker({ confirmed: true, verified: true, published: true })
    const others = await Promise.all(Array.from({ length: 9 }, () => aSession(app)))
    for (const { user } of others) await aMember(app, attacker.company, user, 'RECRUITER')
    const whole = new Set<string>()
    const refusals = new Set<string>()
    let texts = ''
    for (const token of [attacker.token, ...others.map((one) => one.token)]) {
      const walked = await walk({ ...attacker, token }, [])
      texts += walked.texts
      expect(walked.texts.match(WHOLE_CV)).toBeNull()
      for (const { cv } of people) {
        const { status, text, error } = await call(app, getCandidate, { token, params: { cv_id: cv.id } })
        texts += text
        if (status === 200) whole.add(cv.id)
        else refusals.add(error?.message ?? '')
      }
    }
    expect(texts.match(NAMES)).toBeNull()
    expect(texts.match(CONTACT)).toBeNull()
    expect(whole.size).toBe(UNUSUAL_READING.opened)
    expect(refusals).toEqual(new Set([openedByYou, sayTalentStep('WAIT_FOR_REVIEW')]))
    const [read, unread] = [people[0], people.at(-1)]
    const notices = async (token = '') =>
      (await call(app, listNotifications, { token })).answer.map(({ message }) => message).join()
    expect(await notices(read?.token)).toContain(`${attacker.company.name} abrió tu CV`)
    expect(await notices(unread?.token)).not.toContain(attacker.company.name)
    expect(await notices(attacker.token)).toContain('quedó en pausa mientras lo revisamos')
    const privacy = await call(app, getCvPrivacy, { token: read?.token ?? '' })
    expect(privacy.answer.views.map(({ company_name }) => company_name)).toContain(attacker.company.name)
    await updateCompanyRow(app.deps.db, attacker.company.id, { people_stopped_at: null })
  }, 300_000)
})

describe('the people opened in a day', () => {
  it('end with the last one, come back the next day, and whoever was opened stays open', async () => {
    const { token, vacancy, company } = await anAttacker({ confirmed: true, verified: true, published: true })
    const open = (at: number) => {
      const params = { vacancy_id: vacancy.id, cv_id: people[at]?.cv.id ?? '' }
      return call(app, matches.getVacancyMatch, { token, params })
    }
    const reading = async () => (await call(app, getPeopleReading, { token, params: { id: company.id } })).answer
    for (let at = 0; at < PEOPLE_OPENED_A_DAY.member - 3; at += 1) expect((await open(at)).status).toBe(200)
    const last = await Promise.all([37, 38, 39, 40, 41, 42].map(open))
    expect(last.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429, 429])
    expect(last.find(({ status }) => status === 429)?.error?.message).toBe(openedByYou)
    expect(await reading()).toMatchObject({ missing: null, opened: 40, opened_max: 40, team_opened: 40 })
    expect((await open(0)).status).toBe(200)
    app.clock.forward(24 * 60 * 60)
    expect(await reading()).toMatchObject({ opened: 0, team_opened: 0 })
    expect((await open(45)).status).toBe(200)
  })

  it('are quoted without their name where they are opened, and not at all where they are listed', async () => {
    const { token, vacancy } = await anAttacker({ confirmed: true, verified: true, published: true })
    const params = { vacancy_id: vacancy.id }
    const list = await call(app, matches.listVacancyMatches, { token, params, query: {} })
    const [listed] = list.answer.items
    expect(listed).toMatchObject({ full_name: null, headline: 'Desarrolladora React, [nombre]', city: 'Valencia' })
    expect(listed?.match.items.flatMap(({ evidence }) => evidence)).toEqual([])
    const opened = await call(app, matches.getVacancyMatch, {
      token,
      params: { ...params, cv_id: listed?.cv_id ?? '' },
    })
    expect(opened.answer.full_name).toBeNull()
    expect(opened.answer.match.items.flatMap(({ evidence }) => evidence)).not.toEqual([])
    expect((list.text + opened.text).match(NAMES)).toBeNull()
    const cv = await call(app, getCandidate, { token, params: { cv_id: listed?.cv_id ?? '' } })
    expect(cv.answer.document.summary).toBe('Soy [nombre] y programo con React.')
    expect(cv.answer.document.projects[0]).toMatchObject({ name: 'Web de [nombre]', url: '' })
  })
})
