import { expect, it } from 'vitest'
import { roleIdOf, roleOfWork } from '../concept-of.ts'
import { workerOf } from './worker-of.ts'

it.each([
  ['Cuidado de señora con Alzheimer en domicilio', 'Cuidadora de personas mayores'],
  ['Cuidado de niños', 'Niñera'],
  ['Limpieza de portales', 'Limpiadora'],
  ['Conducción de tráileres por Europa', 'Camionero'],
  ['Clases particulares de física', 'Profesor particular'],
  ['Suplencias en matemáticas', 'Profesor'],
  ['Cuidado de mi madre', null],
  ['Limpieza de datos', null],
])('«%s» is the work of: %s', (told, worker) => {
  expect(workerOf(told)).toBe(worker)
})

it('gives work that is told a role, also in a neighbouring language', () => {
  expect(roleOfWork('Cuidado de señora con Alzheimer')).toBe(roleIdOf('Cuidadora de personas mayores'))
  expect(roleIdOf('Infermera d’urgències')).toBe(roleIdOf('Enfermera'))
  expect(roleIdOf('Saltzailea')).toBe(roleIdOf('Vendedor'))
})

it.each([
  ['Operadora de dumper y grúa torre', 'Operador de grúa torre'],
  ['Técnica en soldadura', 'Soldador'],
  ['Especialista en panadería', 'Panadero'],
  ['Consultora de reclutamiento', 'Técnico de selección'],
])('«%s» is called «%s» too: who does it is said by the head, or by the trade', (position, name) => {
  expect(roleOfWork(position)).toBe(roleIdOf(name))
})

it.each(['Técnico en algo', 'Jefe de lo suyo y lo ajeno', 'Operador de turno y fin de semana'])(
  '«%s» names no trade',
  (position) => expect(roleOfWork(position)).toBeNull(),
)
