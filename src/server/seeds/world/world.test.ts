import { describe, expect, it } from 'vitest'
import { addDays } from '#shared/core/time.ts'
import { LEAST_COUNTED } from '#shared/jobs/paid-range.ts'
import { lintVacancy } from '#shared/vacancies/lint/lint.ts'
import { publishProblems } from '#shared/vacancies/vacancy-problems.ts'
import { lands } from '../people/lands.ts'
import { houses } from './houses.ts'
import { planCompany } from './plan-company.ts'
import { planVacancies } from './plan-vacancies.ts'

const now = new Date('2026-11-16T08:00:00Z')
const account = { password_hash: '-', terms_version: '1' }
const planned = houses.map((house) => planCompany(house, now, account))

describe('invented companies', () => {
  it('have a name, an address and a team of their own', () => {
    const addresses = planned.flatMap(({ users }) => users.map(({ email }) => email))
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(new Set(planned.map(({ company }) => company.slug)).size).toBe(planned.length)
    expect(planned.every(({ team }) => team[0]?.role === 'OWNER')).toBe(true)
  })

  it('are the same at every start', () => {
    expect(houses.map((house) => planCompany(house, now, account))).toEqual(planned)
    for (const one of planned.slice(0, 5)) expect(planVacancies(one, now)).toEqual(planVacancies(one, now))
  })

  it('never look for two people under the same title', () => {
    for (const one of planned) {
      const titles = planVacancies(one, now).map(({ title, document }) => (title === document.title ? title : '-'))
      expect([one.house.name, titles.length - new Set(titles).size]).toEqual([one.house.name, 0])
    }
  })

  it('publish only what they could publish themselves, for what their country pays', { timeout: 60_000 }, () => {
    for (const one of planned) {
      const land = lands[one.house.land]
      for (const { title, document, published_at } of planVacancies(one, now)) {
        expect([title, publishProblems(document)]).toEqual([title, {}])
        const findings = lintVacancy(document, { company_country: land.country, today: '2026-11-01' })
        expect([title, findings.filter(({ level }) => level === 'BLOCK')]).toEqual([title, []])
        expect([title, document.role_id === null, document.salary.currency]).toEqual([title, false, land.currency])
        expect(document.requirements.every((asked) => asked.type !== 'SKILL' || asked.value.skill_id)).toBe(true)
        if (published_at) expect(published_at <= now && published_at > addDays(now, -60)).toBe(true)
      }
    }
  })

  it('ask for one work often enough in a country that what is paid for it can be told', () => {
    const asked = planned
      .filter(({ house }) => house.land === 'MX')
      .flatMap((one) => planVacancies(one, now))
      .filter(({ state, document }) => state === 'PUBLISHED' && document.working_day === 'COMPLETA')
    const frontend = asked.filter(({ title }) => title.startsWith('Desarrollador/a frontend'))
    expect(frontend.length).toBeGreaterThanOrEqual(LEAST_COUNTED.vacancies)
    expect(new Set(frontend.map(({ company_id }) => company_id)).size).toBeGreaterThanOrEqual(LEAST_COUNTED.companies)
  })
})
