import { expect, it } from 'vitest'
import { requirement, type WorkShift } from '#shared/matching/matching.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf } from '../people.fixture.ts'

function verdict(asked: WorkShift[], shifts: WorkShift[]) {
  const id = '00000000-0000-4000-8000-000000000001'
  const one = requirement.parse({ id, type: 'SHIFT', importance: 'EXCLUYENTE', value: { shifts: asked } })
  return explainMatch(vacancyOf([one]), candidateOf({ shifts })).conditions[0]?.verdict
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
  // Which days somebody works says nothing of the time of the day.
  [['ROTATIVO'], ['MANANA', 'FINES_DE_SEMANA'], 'NO_CUMPLE'],
  [['FINES_DE_SEMANA'], ['MANANA', 'FESTIVOS'], 'SIN_DATOS'],
  // «Solo por la mañana» does.
  [['NOCHE', 'FESTIVOS'], ['MANANA'], 'NO_CUMPLE'],
])('who is asked for %j and names %j: %s', (asked, shifts, expected) => {
  expect(verdict(asked, shifts)).toBe(expected)
})

it('says which part of the shifts a CV names', () => {
  const id = '00000000-0000-4000-8000-000000000001'
  const value = { shifts: ['MANANA', 'FINES_DE_SEMANA'] }
  const one = requirement.parse({ id, type: 'SHIFT', importance: 'EXCLUYENTE', value })
  expect(explainMatch(vacancyOf([one]), candidateOf({ shifts: ['ROTATIVO'] })).conditions[0]?.sentence).toBe(
    'El CV nombra una parte de los turnos (mañana); se piden: mañana, fines de semana.',
  )
})
