import { describe, expect, it } from 'vitest'
import { aJob, contentWith } from '#tests/support/cvs.ts'
import { isShutOut } from './blocked-companies.ts'

const nobody = contentWith({}).document
const acme = { name: 'Acmé Iberia, S.L.', domain: 'acme.example' }

const cases: [what: string, hidden: { name: string; domain: string | null }, blocked: boolean][] = [
  ['the same name', { name: 'Acmé Iberia, S.L.', domain: null }, true],
  ['no accents, no legal form', { name: 'ACME IBERIA', domain: null }, true],
  ['another legal form', { name: 'Acme Iberia SA de CV', domain: null }, true],
  ['half of the name', { name: 'Acme', domain: null }, false],
  ['a longer name', { name: 'Acme Iberia Norte', domain: null }, false],
  ['a legal form alone', { name: 'S.L.', domain: null }, false],
  ['signs alone', { name: '···', domain: null }, false],
  ['its domain', { name: 'x', domain: 'acme.example' }, true],
  ['its domain as an address', { name: 'x', domain: 'https://www.ACME.example/empleo?x=1' }, true],
  ['a host below it', { name: 'x', domain: 'jobs.acme.example' }, true],
  ['a host that only ends alike', { name: 'x', domain: 'otra-acme.example' }, false],
  ['the end of every domain', { name: 'x', domain: 'example' }, false],
  ['an empty domain', { name: 'x', domain: '' }, false],
]

describe('a company', () => {
  it.each(cases)('that is shut out by %s', (_, hidden, blocked) => {
    expect(isShutOut([acme], [hidden], nobody)).toBe(blocked)
  })

  it('where the person works now is shut out by itself, a former one is not', () => {
    const current = contentWith({ experience: [aJob({ company: 'Acme Iberia', current: true })] }).document
    const former = contentWith({ experience: [aJob({ company: 'Acme Iberia', end: '2020-01' })] }).document
    const byAddress = contentWith({
      experience: [aJob({ company_url: 'https://acme.example', current: true })],
    }).document
    expect([current, former, byAddress].map((document) => isShutOut([acme], [], document))).toEqual([true, false, true])
  })

  it('that is shut out stays so for people who also work for another one', () => {
    const other = { name: 'Otra', domain: 'otra.example' }
    expect(isShutOut([other, acme], [{ name: 'acme iberia', domain: null }], nobody)).toBe(true)
  })
})
