import { expect, it } from 'vitest'
import type { Verdict } from '#shared/matching/matching.ts'
import type { CvSections } from '../read/cv-sections.ts'
import { type Asked, degree, studies, verdictOf } from './verdicts.fixture.ts'

const told = (summary: string): Partial<CvSections> => ({ summary })

/** Degrees by their short forms, among the studies and in what people say of themselves. */
const PAIRS: readonly [Asked, Partial<CvSections>, Verdict][] = [
  [studies('GRADO', 'Ingeniería Civil'), degree('Ing Civil', 'GRADO'), 'CUMPLE'],
  [studies('GRADO', 'Contabilidad'), degree('Cdor. Público', 'GRADO'), 'CUMPLE'],
  [studies('GRADO', 'Ingeniería Química'), told('Ing. Química, ocho años en planta de pinturas.'), 'CUMPLE'],
  [studies('FP_SUPERIOR', 'Ingeniería Mecánica'), { headline: 'Ing. Mecánica | Jefa de taller' }, 'CUMPLE'],
  [studies('GRADO', 'Psicología'), told('Soy Lic. Psicología y trabajo en selección.'), 'CUMPLE'],
  [studies('FP_SUPERIOR', 'Logística'), told('Téc. Sup. en Logística (2019).'), 'CUMPLE'],
  [studies('GRADO', 'Arquitectura'), told('Arq. (2016) con obra propia.'), 'CUMPLE'],
  [studies('GRADO', 'Contador Público'), told('Cdora. Pública con cartera de pymes.'), 'CUMPLE'],
  [studies('GRADO', 'Ingeniería Química'), told('Estudiante de Ing. Química.'), 'PARCIAL'],
  // Somebody else, somebody's name, or what they work as.
  [studies('GRADO', 'Ingeniería Civil'), told('Reporto cada día al Ing. Civil de la obra.'), 'SIN_DATOS'],
  [studies('GRADO', 'Arquitectura'), told('Arq. Julia Peralta.'), 'SIN_DATOS'],
  [studies('GRADO', 'Ingeniería Industrial'), told('Ing. de procesos en una embotelladora.'), 'SIN_DATOS'],
]

it.each(PAIRS)('%j beside %j: %s', (asked, cv, verdict) => {
  expect(verdictOf(asked, cv)).toBe(verdict)
})
