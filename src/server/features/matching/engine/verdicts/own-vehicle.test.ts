import { expect, it } from 'vitest'
import type { Verdict } from '#shared/matching/matching.ts'
import type { CvSections } from '../read/cv-sections.ts'
import { type Asked, did, verdictOf, words } from './verdicts.fixture.ts'

const motorbike: Asked = ['VEHICLE', { vehicle: 'MOTO' }]
const mends = did('Mecánico', 'Reparación de motos y bicicletas.')

it.each<[Asked, Partial<CvSections>, Verdict]>([
  [words('Bicicleta en buen estado'), mends, 'SIN_DATOS'],
  [words('Motocicleta con papeles al día'), { ...mends, summary: 'Sin moto por ahora.' }, 'NO_CUMPLE'],
  [words('Motocicleta con papeles al día'), { ...mends, summary: 'Cuento con moto y casco.' }, 'CUMPLE'],
  [words('Moto propia'), { vehicles: ['MOTO'] }, 'CUMPLE'],
  [motorbike, { ...mends, summary: 'No dispongo de moto.' }, 'NO_CUMPLE'],
  [motorbike, { ...mends, summary: 'No tengo coche.' }, 'SIN_DATOS'],
])('a vehicle is owned or not, whoever sells or mends it: %j beside %j: %s', (asked, cv, verdict) => {
  expect(verdictOf(asked, cv)).toBe(verdict)
})
