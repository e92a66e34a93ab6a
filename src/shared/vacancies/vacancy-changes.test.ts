import { describe, expect, it } from 'vitest'
import { changedFields, fieldsThatMatter } from './vacancy-changes.ts'
import { type VacancyDocument, vacancyDocument } from './vacancy-document.ts'

const base = vacancyDocument.parse({
  title: 'Auxiliar de enfermería',
  salary: { min: 20_000_00, max: 26_000_00 },
  requirements: [
    {
      id: '00000000-0000-4000-8000-000000000001',
      type: 'LANGUAGE',
      importance: 'EXCLUYENTE',
      value: { language: 'ca', min_level: 'C1' },
    },
    {
      id: '00000000-0000-4000-8000-000000000002',
      type: 'LANGUAGE',
      importance: 'DESEABLE',
      value: { language: 'en', min_level: 'B1' },
    },
  ],
})
const [must, wish] = base.requirements
const changedTo = (part: Partial<VacancyDocument>): VacancyDocument => ({ ...base, ...part })

describe('two texts of a vacancy', () => {
  it('are the same in any order of their fields, and with the fields of another release', () => {
    const entries = Object.entries(base).filter(([field]) => field !== 'questions')
    const turned: VacancyDocument = JSON.parse(JSON.stringify(Object.fromEntries(entries.toReversed())))
    expect(changedFields(turned, base)).toEqual([])
  })

  it.each<[string, Partial<VacancyDocument>, string[], string[]]>([
    ['a title', { title: 'Auxiliar' }, ['title'], ['title']],
    ['a comma', { description: '<p>Hola, mundo</p>' }, ['description'], []],
    ['more money', { salary: { ...base.salary, max: 28_000_00 } }, ['salary'], []],
    ['less money', { salary: { ...base.salary, min: 19_000_00 } }, ['salary'], ['salary']],
    ['another currency', { salary: { ...base.salary, currency: 'MXN' } }, ['salary'], ['salary']],
    ['a wish less', { requirements: must ? [must] : [] }, ['requirements'], []],
    ['a must less', { requirements: wish ? [wish] : [] }, ['requirements'], ['requirements']],
    ['musts in another order', { requirements: base.requirements.toReversed() }, ['requirements'], []],
    [
      'place and day',
      { modality: 'REMOTO', working_day: 'PARCIAL' },
      ['modality', 'working_day'],
      ['modality', 'working_day'],
    ],
  ])('differ by %s', (_, part, changed, told) => {
    expect(changedFields(base, changedTo(part))).toEqual(changed)
    expect(fieldsThatMatter(base, changedTo(part))).toEqual(told)
  })
})
