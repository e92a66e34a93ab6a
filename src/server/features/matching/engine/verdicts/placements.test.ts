import { expect, it } from 'vitest'
import { requirement } from '#shared/matching/matching.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf } from '../people.fixture.ts'
import type { CvSections } from '../read/cv-sections.ts'
import { ID, years } from './verdicts.fixture.ts'

const worked = (position: string, summary = ''): Partial<CvSections> => ({
  experience: [{ position, start: '2023-01', end: '2024-06', summary, achievements: [], skills: [] }],
})

function linesOf(title: string, cv: Partial<CvSections>) {
  const [type, value] = years(title, 1)
  const asked = requirement.parse({ id: ID, type, importance: 'IMPORTANTE', value })
  return explainMatch(vacancyOf([asked], { title }), candidateOf(cv)).items.map(({ verdict, sentence }) => ({
    verdict,
    sentence,
  }))
}

it.each([
  worked('Recepcionista de hotel (prácticas)'),
  worked('Recepcionista de hotel', 'Prácticas de FP, 400 horas en el mostrador.'),
  worked('Pasantía como recepcionista de hotel'),
])('months of placement say so, and count in part where experience is asked for: %j', (cv) => {
  const lines = linesOf('Recepcionista de hotel', cv)
  expect(lines.map(({ verdict }) => verdict)).toEqual(['PARCIAL', 'PARCIAL'])
  expect(lines.every(({ sentence }) => sentence.includes('en prácticas'))).toBe(true)
})

it.each([
  worked('Recepcionista de hotel'),
  worked('Recepcionista de hotel', 'Tutora de practicantes de la escuela.'),
  worked('Recepcionista de hotel', 'Prácticas y luego contrato fijo en el mostrador.'),
])('work is no placement: %j', (cv) => {
  expect(linesOf('Recepcionista de hotel', cv).map(({ verdict }) => verdict)).toEqual(['CUMPLE', 'CUMPLE'])
})

it('a placement is all that a placement asks for', () => {
  expect(
    linesOf('Recepcionista de hotel en prácticas', worked('Recepcionista de hotel (prácticas)'))[0],
  ).not.toMatchObject({
    sentence: expect.stringContaining('cuentan en parte'),
  })
})
