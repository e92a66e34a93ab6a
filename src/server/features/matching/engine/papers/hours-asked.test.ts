import { expect, it } from 'vitest'
import type { Verdict } from '#shared/matching/matching.ts'
import { course, listed, paper, skill, verdictOf } from '../verdicts/verdicts.fixture.ts'

it.each<[string, string, Verdict]>([
  ['Curso de primeros auxilios de 20 horas o más', 'Curso de primeros auxilios, 40 horas', 'CUMPLE'],
  ['Curso de primeros auxilios, mínimo 20 horas', 'Curso de primeros auxilios, 8 hrs', 'PARCIAL'],
  ['Curso de primeros auxilios de 20 horas o más', 'Curso de primeros auxilios', 'PARCIAL'],
  ['Curso de primeros auxilios (20 horas)', 'Curso de primeros auxilios', 'CUMPLE'],
  ['Curso IAAS de 30 horas', 'Curso de infecciones asociadas a la atención de salud, 45 h', 'CUMPLE'],
  ['Curso de APD', 'Curso Atención a Personas con Dependencia', 'SIN_DATOS'],
  ['Curso de APSD', 'Curso Atención a Personas en Situación de Dependencia', 'CUMPLE'],
])('«%s» beside «%s»: %s', (asked, held, verdict) => {
  expect(verdictOf(paper(asked), course(held))).toBe(verdict)
})

it('takes a paper that is only being prepared for a part of the skill that it shows', () => {
  expect(verdictOf(skill('Azure'), course('Azure Fundamentals AZ-900, en preparación'))).toBe('PARCIAL')
  expect(verdictOf(skill('Azure'), course('Azure Fundamentals AZ-900'))).toBe('CUMPLE')
  expect(verdictOf(skill('Azure'), listed('Azure (preparando la certificación)'))).toBe('PARCIAL')
})
