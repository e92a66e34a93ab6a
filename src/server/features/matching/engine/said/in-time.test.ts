import { expect, it } from 'vitest'
import { requirement } from '#shared/matching/matching.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf, type Wishing } from '../people.fixture.ts'
import type { CvSections } from '../read/cv-sections.ts'

function verdict(question: string, cv: Partial<CvSections>, wishes: Wishing = {}) {
  const id = '00000000-0000-4000-8000-000000000001'
  const one = requirement.parse({ id, type: 'CUSTOM', importance: 'IMPORTANTE', value: { question } })
  const match = explainMatch(vacancyOf([one]), candidateOf(cv, wishes))
  return [...match.items, ...match.conditions][0]?.verdict
}

const since = (start: string): Partial<CvSections> => ({
  experience: [{ position: 'Cajera', start, end: null, summary: '', achievements: [], skills: [] }],
})
const MAY = '¿Puedes empezar el 4 de mayo?'
const OF_AGE = '¿Cumples este requisito: ser mayor de edad?'

it.each<[string, Partial<CvSections>, Wishing, string]>([
  [MAY, {}, { availability: 'INMEDIATA' }, 'CUMPLE'],
  [MAY, {}, { availability: '1_MES' }, 'SIN_DATOS'],
  [MAY, { summary: 'Puedo incorporarme en mayo.' }, {}, 'CUMPLE'],
  [MAY, { summary: 'Puedo incorporarme en julio.' }, {}, 'SIN_DATOS'],
  [MAY, { summary: 'En mayo abrí la tienda de Talca.' }, {}, 'SIN_DATOS'],
  ['¿Cumples este requisito: poder empezar el lunes?', {}, { availability: 'INMEDIATA' }, 'CUMPLE'],
  [OF_AGE, since('2019-03'), {}, 'CUMPLE'],
  [OF_AGE, since('2025-03'), {}, 'SIN_DATOS'],
  [OF_AGE, {}, {}, 'SIN_DATOS'],
  ['¿Tienes disponibilidad full time?', { shifts: ['MANANA', 'TARDE'] }, {}, 'CUMPLE'],
  ['¿Tienes disponibilidad full time?', { shifts: ['MANANA'] }, {}, 'SIN_DATOS'],
  ['¿Vives cerca de Quilmes?', {}, { home: { city: 'Avellaneda', country: 'AR' } }, 'CUMPLE'],
  ['¿Vives cerca de Quilmes?', {}, { home: { city: 'Salta', country: 'AR' } }, 'SIN_DATOS'],
])('%s', (question, cv, wishes, expected) => {
  expect(verdict(question, cv, wishes)).toBe(expected)
})
