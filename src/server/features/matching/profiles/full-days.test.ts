import { expect, it } from 'vitest'
import type { WorkingDay } from '#shared/accounts/users.ts'
import { vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { explainMatch } from '../engine/match.ts'
import { candidateOf } from '../engine/people.fixture.ts'
import { prepareVacancy } from '../engine/vacancy.ts'
import { askedOf } from './read-profile.ts'

function working(day: WorkingDay, wished: WorkingDay[]) {
  const asked = askedOf(vacancyDocument.parse({ title: 'Camarera', working_day: day }))
  const candidate = candidateOf({})
  const match = explainMatch(
    prepareVacancy(asked, () => null),
    { ...candidate, work: { ...candidate.work, working_days: wished } },
  )
  return match.conditions.find(({ type }) => type === 'WORKING_DAY')?.verdict
}

it('full days go without saying, until somebody says how much they work', () => {
  expect(working('COMPLETA', [])).toBeUndefined()
  expect(working('COMPLETA', ['COMPLETA'])).toBe('CUMPLE')
  expect(working('COMPLETA', ['PARCIAL'])).toBe('NO_CUMPLE')
})

it('other working days are asked about', () => {
  expect(working('PARCIAL', [])).toBe('SIN_DATOS')
})
