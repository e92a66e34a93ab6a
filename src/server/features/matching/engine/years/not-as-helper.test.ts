import { expect, it } from 'vitest'
import { requirement } from '#shared/matching/matching.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf } from '../people.fixture.ts'
import { ID, skill } from '../verdicts/verdicts.fixture.ts'

const job = (position: string, start: string, end: string | null) => ({
  position,
  start,
  end,
  summary: 'Conciliaciones bancarias de tres sociedades.',
  achievements: [],
  skills: [],
})
const cv = {
  experience: [job('Contadora', '2021-01', '2024-12'), job('Asistente contable', '2018-01', '2020-12')],
}

function asked(min_years: number) {
  const [type, value] = skill('Conciliaciones bancarias', { min_years })
  const line = requirement.parse({ id: ID, type, importance: 'IMPORTANTE', value })
  const item = explainMatch(vacancyOf([line]), candidateOf(cv)).items[0]
  return [item?.verdict, item?.sentence, item?.evidence.length]
}

it('sums and quotes the years of a helper only where those of other jobs are not enough', () => {
  expect(asked(3)).toEqual(['CUMPLE', expect.stringContaining('4 años'), 1])
  expect(asked(6)).toEqual(['CUMPLE', expect.stringContaining('7 años'), 2])
})
