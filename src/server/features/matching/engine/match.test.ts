import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MatchResult, Requirement } from '#shared/matching/matching.ts'
import { soak } from '#tests/support/chance/soak.ts'
import { aCv, aReading, someRequirements } from './arbitraries.ts'
import { explainMatch, scoreMatch } from './match.ts'
import { candidateOf, vacancyOf, type Wishing } from './people.fixture.ts'
import type { CvSections } from './read/cv-sections.ts'

const CASES = soak(60, 300)

function match(requirements: readonly Requirement[], cv: CvSections, reading: Wishing): MatchResult {
  return explainMatch(vacancyOf(requirements), candidateOf(cv, reading))
}

/** The text that stands at a path of the CV, as evidence names it. */
function textAt(cv: CvSections, cv_path: string): unknown {
  return cv_path.split('.').reduce<unknown>((at, key) => Object(at)[key], cv)
}

/** Kept by an id or a code, and quoted by the name that stands in the CV. */
const BY_NAME = /^(?:experience\.\d+\.skills|languages)\./

const numbers = ({ items, summary, ...rest }: MatchResult) => ({
  ...rest,
  summary,
  verdicts: items.map(({ verdict, value }) => ({ verdict, value })),
})

describe('a match', () => {
  it('has the same numbers with and without explanation', () => {
    fc.assert(
      fc.property(someRequirements, aCv(0), aReading, (requirements, cv, reading) => {
        const candidate = candidateOf(cv, reading)
        const prepared = vacancyOf(requirements)
        expect(explainMatch(prepared, candidate)).toMatchObject(scoreMatch(prepared, candidate))
      }),
    )
  })

  it('is identical for identical input, twenty times', () => {
    fc.assert(
      fc.property(someRequirements, aCv(0), aReading, (requirements, cv, reading) => {
        const first = JSON.stringify(match(requirements, cv, reading))
        for (let i = 0; i < 20; i++) expect(JSON.stringify(match(requirements, cv, reading))).toBe(first)
      }),
      { numRuns: soak(5, 20) },
    )
  })

  it('quotes only literal text of the CV, at most 300 characters', () => {
    let quotes = 0
    fc.assert(
      fc.property(someRequirements, aCv(1), aReading, (requirements, cv, reading) => {
        for (const { evidence } of match(requirements, cv, reading).items) {
          for (const { cv_path, quote } of evidence) {
            quotes += 1
            expect(quote.length).toBeLessThanOrEqual(300)
            if (!BY_NAME.test(cv_path)) expect(textAt(cv, cv_path)).toContain(quote)
          }
        }
      }),
      { numRuns: CASES },
    )
    expect(quotes).toBeGreaterThan(CASES / 3)
  })

  it('explains every requirement, and every known value with evidence, an answer or a stated preference', () => {
    fc.assert(
      fc.property(someRequirements, aCv(0), aReading, (requirements, cv, reading) => {
        const result = match(requirements, cv, reading)
        expect(result.items.length + result.conditions.length + result.interview.length).toBe(requirements.length)
        for (const item of result.items) expect(item.sentence).toMatch(/^[\p{Lu}\d¿«.].*\.$/u)
        expect(result.next_steps.length).toBeLessThanOrEqual(3)
        expect(result.missed_must).toBe(result.missed_requirement_ids.length)
      }),
    )
  })
})

describe('evidence', () => {
  it('that arrives for an unknown requirement stays inside the range shown before', () => {
    fc.assert(
      fc.property(
        someRequirements,
        aCv(0),
        aReading,
        fc.constantFrom('SI', 'UN_POCO', 'NO'),
        (all, cv, reading, answer) => {
          const before = match(all, cv, reading)
          const asked = before.questions[0]
          fc.pre(asked !== undefined)
          const after = match(all, cv, { ...reading, answers: { [asked?.requirement_id ?? '']: answer } })
          expect(after.low).toBeGreaterThanOrEqual(before.low)
          expect(after.high).toBeLessThanOrEqual(before.high)
          expect(after.high - after.low).toBeLessThanOrEqual(before.high - before.low)
        },
      ),
    )
  })

  it('that gets better never lowers a bound', () => {
    fc.assert(
      fc.property(someRequirements, aCv(0), aReading, (requirements, cv, reading) => {
        const better: CvSections = {
          ...cv,
          skills: cv.skills.map((skill) => ({
            ...skill,
            level: skill.level && 'EXPERTO',
            years: (skill.years ?? 0) + 5,
          })),
          languages: cv.languages.map((language) => ({ ...language, overall: 'NATIVO' })),
          education: cv.education.map((study) => ({ ...study, level: 'DOCTORADO', in_progress: false })),
          experience: cv.experience.map((job) => ({ ...job, end: null })),
        }
        const before = match(requirements, cv, reading)
        const after = match(requirements, better, reading)
        expect(after.low).toBeGreaterThanOrEqual(before.low)
        after.items.forEach((item, i) => {
          const known = before.items[i]?.value
          if (known !== null && known !== undefined) expect(item.value).toBeGreaterThanOrEqual(known)
        })
      }),
      { numRuns: CASES },
    )
  })
})

describe('what is no input', () => {
  const NAMES = ['Julia Ruby Castillo', 'Ahmed Benali', 'Jenkins Go Swift', 'Guadalupe Sastre Panadero', 'Wei Chen']

  it('changes nothing: name, photo, birth date, nationality, address, school, employer', () => {
    const aPerson = fc.record({
      full_name: fc.constantFrom(...NAMES),
      photo: fc.constantFrom(null, 'foto.jpg'),
      birth_date: fc.constantFrom(null, '1961-04-02', '2004-09-30'),
      nationality: fc.constantFrom('ES', 'MA', 'VE'),
      address: fc.constantFrom('Calle de Oracle 5, Madrid', 'Av. Java 12, Lima'),
      school: fc.constantFrom('Universidad de Salamanca', 'Instituto Excel'),
      graduation_year: fc.integer({ min: 1975, max: 2026 }),
    })
    fc.assert(
      fc.property(someRequirements, aCv(0), aReading, aPerson, aPerson, (requirements, cv, reading, one, other) => {
        const whole = (person: typeof one) => ({
          ...cv,
          basics: person,
          summary: `Soy ${person.full_name}. ${cv.summary}`,
          education: cv.education.map((study) => ({
            ...study,
            institution: person.school,
            end: person.graduation_year,
          })),
        })
        const first = match(requirements, whole(one), { ...reading, full_name: one.full_name })
        const second = match(requirements, whole(other), { ...reading, full_name: other.full_name })
        expect(numbers(second)).toEqual(numbers(first))
      }),
      { numRuns: CASES },
    )
  })

  it('changes nothing: the gender in which a person writes', () => {
    fc.assert(
      fc.property(someRequirements, aReading, fc.integer(), (requirements, reading, seed) => {
        const [he] = fc.sample(aCv(0), { seed, numRuns: 1 })
        const [she] = fc.sample(aCv(1), { seed, numRuns: 1 })
        if (!he || !she) throw new Error('no sample')
        expect(numbers(match(requirements, she, reading))).toEqual(numbers(match(requirements, he, reading)))
      }),
      { numRuns: CASES },
    )
  })
})
