import { describe, expect, it } from 'vitest'
import { cvContent } from '#shared/cvs/cv-document.ts'
import { cvProblems } from '#shared/cvs/cv-problems.ts'
import { existsSince } from '../trades/technology-years.ts'
import { generatePeople, type Person } from './generate-people.ts'
import { lands } from './lands.ts'
import { cvMonth } from './months.ts'
import { isWellKnown } from './names.ts'

const terms = { today: new Date('2026-11-16T08:00:00Z'), password_hash: '-', terms_version: '1' }
const some = (count: number, seed = 'test'): Person[] => [...generatePeople(seed, count, terms)]
const people = some(600)

describe('invented people', () => {
  it('are the same for the same seed, however many are asked for, and others for another', () => {
    expect(some(40)).toEqual(people.slice(0, 40))
    expect(some(1, 'another')[0]?.user.id).not.toBe(people[0]?.user.id)
  })

  it('keep their ids from one month to the next', () => {
    const later = [...generatePeople('test', 20, { ...terms, today: new Date('2027-03-01T08:00:00Z') })]
    expect(later.map(({ user, cv }) => [user.id, cv.id])).toEqual(
      people.slice(0, 20).map(({ user, cv }) => [user.id, cv.id]),
    )
  })

  it('share no address, and none can receive mail', () => {
    const addresses = people.map(({ user }) => user.email)
    expect(new Set(addresses).size).toBe(people.length)
    expect(addresses.filter((address) => !/^[a-z.]+\.\d+@personas\.skillo\.example$/.test(address))).toEqual([])
  })

  it('write CVs that the product could have saved itself, without a problem in them', () => {
    for (const { cv } of people.slice(0, 150)) {
      expect(cvContent.parse(cv)).toMatchObject({ document: cv.document })
      expect(cvProblems(cvContent.parse(cv).document, '2026-11')).toEqual({})
    }
  })

  it('work after their sixteenth birthday, one job after the other, none of them to come', () => {
    for (const { cv, career } of people) {
      const ends = cv.document.experience.map(({ start, end }) => [start ?? '', end ?? '2026-11'])
      const starts_at = ends.at(-1)?.[0] ?? '9999'
      expect(starts_at >= cvMonth(career.born + 16 * 12)).toBe(true)
      for (const [at, [start = '', end = '']] of ends.entries()) {
        expect([start <= end, end <= '2026-11']).toEqual([true, true])
        const next = ends[at - 1]?.[0]
        if (next) expect(end <= next).toBe(true)
      }
    }
  })

  it('know nothing for longer than it exists, and no career is longer than a life', () => {
    for (const { cv, career } of people) {
      const { experience, skills, summary } = cv.document
      for (const { start, skills: used } of experience)
        for (const { name } of used)
          expect(existsSince(name), `${name} in ${start}`).toBeLessThanOrEqual(Number(start?.slice(0, 4)))
      for (const { name, years } of skills) expect(existsSince(name) + (years ?? 0), name).toBeLessThanOrEqual(2026)
      const [, told = '0', things = ''] = /con (\d+) años? de experiencia en (.+?)\. /.exec(summary) ?? []
      for (const name of things.split(', ')) expect(existsSince(name) + Number(told), summary).toBeLessThanOrEqual(2026)
      expect(cvMonth(career.born + 16 * 12 + career.worked) <= '2026-11').toBe(true)
    }
  })

  it('live in six countries and want what their country pays', () => {
    expect(new Set(people.map(({ land }) => land.country))).toEqual(new Set(Object.keys(lands)))
    for (const { user, land } of people) {
      const wish = user.job_preferences?.min_salary
      if (wish) expect([wish.currency, wish.amount >= land.least]).toEqual([land.currency, true])
    }
  })

  it('are called as in life, and like nobody whom everybody knows', () => {
    const names = people.map(({ user }) => user.full_name)
    expect(names.filter(isWellKnown)).toEqual([])
    for (const odd of [/-/, /['’]/, /^\S+ \S+ \S+$/, /^\S+ \S+$/, /[^\p{Script=Latin}\p{P}\s]/u])
      expect([odd, names.some((name) => odd.test(name))]).toEqual([odd, true])
  })

  it('are called the same in all that they write: their profile, what they look for and their jobs', () => {
    for (const { user, cv } of people) {
      const called = user.headline ?? ''
      expect([user.job_preferences?.roles, cv.target_role]).toEqual([[called], called])
      const places = [cv.document.basics.headline, ...cv.document.experience.map(({ position }) => position)]
      expect(places.filter((place) => !place.startsWith(called))).toEqual([])
    }
  })

  it('mostly let themselves be found', () => {
    const visible = people.filter(({ user }) => user.visibility === 'VISIBLE')
    expect(visible.length / people.length).toBeGreaterThan(0.8)
  })
})
