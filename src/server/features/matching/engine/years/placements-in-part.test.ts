import { expect, it } from 'vitest'
import { requirement } from '#shared/matching/matching.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf } from '../people.fixture.ts'
import type { CvJob, CvSections } from '../read/cv-sections.ts'
import { type Asked, ID, skill, words } from '../verdicts/verdicts.fixture.ts'

const job = (position: string, summary: string, start: string, end: string): CvJob => ({
  position,
  summary,
  start,
  end,
  achievements: [],
  skills: [],
})
const LEARNING = job('Prácticas formativas', 'Turnos en urgencias, quirófano y maternidad.', '2019-01', '2019-12')
const STUDENT = job('Hospital del Sur', 'Rotación de 600 horas por urgencias y pediatría.', '2019-01', '2019-12')
const AT_WORK = job('Enfermera', 'Urgencias de noche.', '2020-01', '2020-08')

function lineOf([type, value]: Asked, cv: Partial<CvSections>, title = '') {
  const asked = requirement.parse({ id: ID, type, importance: 'IMPORTANTE', value })
  const { verdict = '', sentence = '' } =
    explainMatch(vacancyOf([asked], { title }), candidateOf(cv)).items.at(-1) ?? {}
  return { verdict, sentence }
}

it.each([LEARNING, STUDENT])('years of a skill are not those of a placement: %j', (placement) => {
  const { verdict, sentence } = lineOf(skill('Urgencias', { min_years: 1 }), { experience: [placement] })
  expect(verdict).toBe('PARCIAL')
  expect(sentence).toContain('prácticas')
  expect(sentence).not.toContain('1 año;')
})

it('nor are those of one of several skills', () => {
  const options = ['Urgencias', 'Hemodiálisis'].map((name) => {
    const [, value] = skill(name, { min_level: null, min_years: 1 })
    return { type: 'SKILL', ...value }
  })
  const { verdict, sentence } = lineOf(['ANY_OF', { options }], { experience: [LEARNING] })
  expect(verdict).toBe('PARCIAL')
  expect(sentence).toContain('prácticas')
})

it('nor is experience in its own words', () => {
  const asked = words('Experiencia en quirófano y maternidad')
  expect(lineOf(asked, { experience: [LEARNING] })).toMatchObject({
    verdict: 'PARCIAL',
    sentence: expect.stringContaining('prácticas'),
  })
  const worked = job('Enfermera', 'Llevaba quirófano y maternidad.', '2021-01', '2022-12')
  expect(lineOf(asked, { experience: [worked, LEARNING] }).verdict).toBe('CUMPLE')
})

it('where there is work beside it, that is what counts', () => {
  const { verdict, sentence } = lineOf(skill('Urgencias', { min_years: 1 }), { experience: [AT_WORK, LEARNING] })
  expect([verdict, sentence]).toEqual(['PARCIAL', expect.stringContaining('8 meses')])
})

it('what was only learnt there is known all the same, without the months of it', () => {
  const { verdict, sentence } = lineOf(skill('Urgencias'), { experience: [LEARNING] })
  expect(verdict).toBe('CUMPLE')
  expect(sentence).not.toContain('trabajo de 1 año')
})

it('a placement asks for no more than placements', () => {
  const cv = { experience: [LEARNING] }
  expect(lineOf(skill('Urgencias', { min_years: 1 }), cv, 'Practicante de enfermería').verdict).toBe('CUMPLE')
})
