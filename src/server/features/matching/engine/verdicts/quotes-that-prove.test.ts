import { expect, it } from 'vitest'
import { requirement } from '#shared/matching/matching.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf } from '../people.fixture.ts'
import type { CvSections } from '../read/cv-sections.ts'
import { course, did, ID, skill, verdictOf } from './verdicts.fixture.ts'

function shown(options: readonly object[], cv: Partial<CvSections>) {
  const one = requirement.parse({ id: ID, type: 'ANY_OF', importance: 'IMPORTANTE', value: { options } })
  const item = explainMatch(vacancyOf([one]), candidateOf(cv)).items[0]
  return [item?.verdict, item?.sentence]
}
const tool = (name: string, min_years: number | null = null) => ({ type: 'SKILL', name, min_level: null, min_years })

it('shows the option that the CV names, before one that it has under a broader word', () => {
  const cv = did('Fresador CNC', 'Piezas de aluminio en una fresadora Deckel de cinco ejes.')
  expect(shown([tool('control numérico'), tool('Deckel')], cv)).toEqual([
    'CUMPLE',
    'El CV muestra una de las opciones: «Deckel».',
  ])
})

it('does not take a machine for the control of one maker', () => {
  expect(verdictOf(skill('Heidenhain'), did('Fresador', 'Fresadora CNC de tres ejes.'))).not.toBe('CUMPLE')
  expect(verdictOf(skill('Heidenhain'), did('Fresador', 'Fresadora con control Heidenhain.'))).toBe('CUMPLE')
  expect(verdictOf(skill('CNC'), did('Fresador', 'Fresadora con control Heidenhain.'))).toBe('CUMPLE')
})

it('says how long, where years are asked for, and by the trade before one of its tools', () => {
  const cv = did('Ingeniera de datos', 'Cargas nocturnas en Snowflake.')
  const [verdict, sentence] = shown([tool('Ingeniería de datos', 1), tool('Desarrollo backend', 1)], cv)
  expect(verdict).toBe('CUMPLE')
  expect(sentence).toMatch(/«Ingeniera de datos» \(en un trabajo de /)
})

it('shows a part of a whole by its own name, and as far as it is quoted whole', () => {
  const cv = did('Programador', 'Todo en Redshift y AWS (Glue, Lambda).')
  expect(shown([tool('GCP'), tool('AWS')], cv)[1]).toBe('El CV muestra una de las opciones: «AWS».')
})

it('shows where it was learnt, where a paper is asked for', () => {
  const cv = {
    ...did('Capataz', 'Llevaba la obra desde los cimientos.'),
    ...course('Diplomado en supervisión de obras'),
  }
  const options = [{ type: 'CERTIFICATION', name: 'Especialización en presupuestos' }, tool('Dirección de obra')]
  expect(shown(options, cv)[1]?.toLowerCase()).toContain('supervisión de obras')
})
