import { expect, it } from 'vitest'
import { requirement } from '#shared/matching/matching.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf } from '../people.fixture.ts'
import { ID, listed, skill } from '../verdicts/verdicts.fixture.ts'

function sentence(position: string): string | undefined {
  const [type, value] = skill('Excel')
  const line = requirement.parse({ id: ID, type, importance: 'IMPORTANTE', value })
  const job = {
    position,
    start: '2014-01',
    end: '2014-04',
    summary: 'Planillas en Excel.',
    achievements: [],
    skills: [],
  }
  return explainMatch(vacancyOf([line]), candidateOf({ experience: [job], ...listed('Excel') })).items[0]?.sentence
}

it('shows what is listed today without the months of an old placement, and with those of a job', () => {
  expect(sentence('Prácticas de secretariado')).toBe('El CV lo muestra: «Excel».')
  expect(sentence('Secretaria')).toContain('4 meses')
})
