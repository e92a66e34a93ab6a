import { expect, it } from 'vitest'
import type { WorkShift } from '#shared/accounts/users.ts'
import { requirement } from '#shared/matching/matching.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf } from '../people.fixture.ts'

function verdict(asked: WorkShift[], shifts: WorkShift[], more: Parameters<typeof candidateOf>[0] = {}) {
  const id = '00000000-0000-4000-8000-000000000001'
  const one = requirement.parse({ id, type: 'SHIFT', importance: 'EXCLUYENTE', value: { shifts: asked } })
  return explainMatch(vacancyOf([one]), candidateOf({ shifts, ...more })).conditions[0]?.verdict
}

it.each<[WorkShift[], WorkShift[], string]>([
  [['NOCHE'], [], 'SIN_DATOS'],
  [['NOCHE'], ['NOCHE', 'FESTIVOS'], 'CUMPLE'],
  [['MANANA', 'TARDE', 'NOCHE'], ['ROTATIVO'], 'CUMPLE'],
  [['MANANA', 'FINES_DE_SEMANA'], ['ROTATIVO'], 'PARCIAL'],
  // «Disponibilidad horaria completa» is read as these three.
  [['NOCHE', 'FINES_DE_SEMANA'], ['ROTATIVO', 'MANANA', 'TARDE'], 'CUMPLE'],
  [['ROTATIVO'], ['MANANA', 'TARDE', 'NOCHE'], 'CUMPLE'],
  [['ROTATIVO'], ['MANANA', 'TARDE'], 'PARCIAL'],
  // «Sin problema con las noches» says nothing against a weekend.
  [['FINES_DE_SEMANA'], ['NOCHE'], 'SIN_DATOS'],
  [['NOCHE'], ['PARTIDO'], 'SIN_DATOS'],
  // Who adds weekends to mornings says what they would do, and not that there is no more.
  [['ROTATIVO'], ['MANANA', 'FINES_DE_SEMANA'], 'SIN_DATOS'],
  [['FINES_DE_SEMANA'], ['MANANA', 'FESTIVOS'], 'SIN_DATOS'],
  // A CV that gives mornings as its hours, and nothing beside them, does.
  [['NOCHE', 'FESTIVOS'], ['MANANA'], 'NO_CUMPLE'],
])('who is asked for %j and names %j: %s', (asked, shifts, expected) => {
  expect(verdict(asked, shifts)).toBe(expected)
})

it.each<[string, WorkShift[], WorkShift[], string]>([
  ['Cubro mañanas y domingos con gusto', ['NOCHE'], ['MANANA', 'FINES_DE_SEMANA'], 'SIN_DATOS'],
  ['Me viene bien la mañana', ['NOCHE'], ['MANANA'], 'SIN_DATOS'],
  ['Solo mañanas, también sábados', ['NOCHE'], ['MANANA', 'FINES_DE_SEMANA'], 'NO_CUMPLE'],
  ['Mañanas y domingos; no puedo hacer noches', ['ROTATIVO'], ['MANANA', 'FINES_DE_SEMANA'], 'NO_CUMPLE'],
  ['Por la mañana únicamente', ['NOCHE'], ['MANANA'], 'NO_CUMPLE'],
  ['Me adapto a rotar turnos', ['ROTATIVO'], [], 'CUMPLE'],
  ['No puedo rotar turnos', ['ROTATIVO'], [], 'SIN_DATOS'],
  ['No trabajo de noche por mis hijos', ['NOCHE', 'FESTIVOS'], [], 'NO_CUMPLE'],
  ['Noches no hago', ['TARDE', 'NOCHE'], ['TARDE'], 'PARCIAL'],
])('«%s», asked for %j and naming %j: %s', (text, asked, shifts, expected) => {
  const mentions = [{ cv_path: 'custom.0.items.0.text', text, is_paper: false }]
  expect(verdict(asked, shifts, { mentions })).toBe(expected)
})

it('says which part of the shifts a CV names', () => {
  const id = '00000000-0000-4000-8000-000000000001'
  const value = { shifts: ['MANANA', 'FINES_DE_SEMANA'] }
  const one = requirement.parse({ id, type: 'SHIFT', importance: 'EXCLUYENTE', value })
  expect(explainMatch(vacancyOf([one]), candidateOf({ shifts: ['ROTATIVO'] })).conditions[0]?.sentence).toBe(
    'El CV nombra una parte de los turnos (mañana); se piden: mañana, fines de semana.',
  )
})

it('takes nights that a job tells of for worked', () => {
  const told = { position: 'Conserje', start: '2020-01', end: null, achievements: [], skills: [] }
  const experience = [{ ...told, summary: 'Dos veces por semana hacía noches en portería.' }]
  expect(verdict(['NOCHE'], [], { experience })).toBe('CUMPLE')
})

it.each<[WorkShift[], string, string]>([
  [['MANANA', 'NOCHE'], 'Turnos de mañana o de noche, me adapto.', 'CUMPLE'],
  [['ROTATIVO'], 'Disponible ya, turnos sin problema.', 'CUMPLE'],
  [['ROTATIVO'], 'Cualquier turno me sirve.', 'CUMPLE'],
  [['NOCHE'], 'Fines de semana sí; en la noche solo hasta las 22.', 'NO_CUMPLE'],
  [['ROTATIVO'], 'Trabajo con turnos médicos y agendas.', 'SIN_DATOS'],
])('who is asked for %j and says «%s»: %s', (asked, summary, expected) => {
  expect(verdict(asked, [], { summary })).toBe(expected)
})

const AT_NIGHT = [
  {
    position: 'Vigilante',
    start: '2018-01',
    end: '2020-01',
    achievements: [],
    skills: [],
    summary: 'Turno de noche en una obra.',
  },
]

it.each<[string, WorkShift[], string]>([
  ['Busco turno día.', ['NOCHE'], 'NO_CUMPLE'],
  ['Disponibilidad: turno de día', ['NOCHE'], 'NO_CUMPLE'],
  ['Prefiero horario diurno.', ['MANANA', 'NOCHE'], 'PARCIAL'],
  ['Turno día o noche, me da igual.', ['NOCHE'], 'CUMPLE'],
])('who once worked nights and says «%s», asked for %j: %s', (summary, asked, expected) => {
  expect(verdict(asked, [], { summary, experience: AT_NIGHT })).toBe(expected)
})

it.each<[WorkShift[], WorkShift[], string]>([
  [['MANANA', 'TARDE'], ['NOCHE'], 'NO_CUMPLE'],
  [['MANANA', 'TARDE'], ['MANANA', 'NOCHE'], 'PARCIAL'],
  [['ROTATIVO'], ['NOCHE'], 'CUMPLE'],
  [[], ['NOCHE'], 'CUMPLE'],
])('who chose %j as theirs and once worked nights, asked for %j: %s', (wished, asked, expected) => {
  const work = { modalities: [], contracts: [], countries: [], relocate: null, shifts: wished }
  const { conditions } = explainMatch(vacancyOf([], { shifts: asked }), candidateOf({ experience: AT_NIGHT }, { work }))
  expect(conditions.find(({ type }) => type === 'SHIFT')?.verdict).toBe(expected)
})

it('takes «No» for no, whatever a job tells of', () => {
  const vacancy = vacancyOf([], { shifts: ['NOCHE', 'TARDE'] })
  const key = vacancy.conditions.find(({ type }) => type === 'SHIFT')?.answer_key ?? ''
  const person = candidateOf({ shifts: ['NOCHE'] }, { answers: { [key]: 'NO' } })
  expect(explainMatch(vacancy, person).outside).toBe(true)
})
