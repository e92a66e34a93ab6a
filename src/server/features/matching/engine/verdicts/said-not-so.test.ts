import { expect, it } from 'vitest'
import type { Verdict } from '#shared/matching/matching.ts'
import type { CvSections } from '../read/cv-sections.ts'
import { type Asked, course, did, listed, paper, skill, verdictOf, words } from './verdicts.fixture.ts'

const inBox = (text: string): Partial<CvSections> => ({
  mentions: [{ cv_path: 'custom.0.items.0.text', text, is_paper: false }],
})
const studied = (degree: string): Partial<CvSections> => ({
  education: [{ degree, field: '', level: 'GRADO', in_progress: false, notes: '' }],
})
const degree: Asked = ['EDUCATION', { min_level: 'GRADO', field: null, equivalent_years: null }]

it.each<[Asked, Partial<CvSections>, Verdict]>([
  // Named to be denied, it is no evidence: neither as a skill nor as a line.
  [skill('Soldadura'), inBox('Soldadura, no'), 'NO_CUMPLE'],
  [skill('Repostería'), did('Cocinera', 'Plancha y horno.\nRepostería no es lo mío'), 'NO_CUMPLE'],
  [skill('Facturación'), did('Recepcionista', 'Agenda y llamadas. La facturación la hace la gestoría.'), 'NO_CUMPLE'],
  [skill('Excel'), listed('Excel no uso'), 'NO_CUMPLE'],
  [skill('Excel'), inBox('Uso Excel, no tengo coche'), 'CUMPLE'],
  [words('Poda de palmeras'), did('Jardinero', 'Setos y césped. Palmeras no podo.'), 'NO_CUMPLE'],
  [words('Fabricación de toldos'), did('Instalador', 'Toldos los coloco, no los fabrico.'), 'NO_CUMPLE'],
  [words('Instalación de toldos'), did('Instalador', 'Instalo toldos, no los fabrico.'), 'CUMPLE'],
  // A part of what is asked for, which nothing else in the CV says.
  [words('Pulido de mármol'), did('Marmolista', 'Pulido de granito. Mármol no.'), 'NO_CUMPLE'],
  [words('Pulido de mármol'), did('Marmolista', 'Pulido de mármol.\nCorte de mármol no.'), 'CUMPLE'],
  [words('Limpieza de motos'), did('Limpiadora', 'Portales. No tengo moto.'), 'SIN_DATOS'],
  // Papers and studies.
  [paper('Carnet de gruista'), did('Mozo', 'Carga de camiones (carnet de gruista no tengo)'), 'NO_CUMPLE'],
  [paper('Certificación Zyntra'), inBox('Zyntra nivel 2, vencida desde 2019'), 'PARCIAL'],
  [skill('ADR'), inBox('El ADR lo tuve y me caducó en 2018'), 'PARCIAL'],
  [skill('Soldadura'), course('Curso de soldadura, no. Nunca lo hice'), 'NO_CUMPLE'],
  [degree, studied('Grado en Turismo, me quedan tres asignaturas'), 'PARCIAL'],
  [degree, studied('Lic. en Letras, 70% aprobado'), 'PARCIAL'],
  [degree, studied('Dos cursos de Historia'), 'PARCIAL'],
  [degree, studied('Grado, no'), 'SIN_DATOS'],
  [degree, studied('Grado en Turismo, 2014'), 'CUMPLE'],
])('%j beside %j: %s', (asked, cv, verdict) => {
  expect(verdictOf(asked, cv)).toBe(verdict)
})
