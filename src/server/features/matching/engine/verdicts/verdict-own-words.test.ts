import { expect, it } from 'vitest'
import type { Verdict } from '#shared/matching/matching.ts'
import type { CvSections } from '../read/cv-sections.ts'
import {
  type Asked,
  course,
  did,
  listed,
  paper,
  registered,
  skill,
  speaks,
  verdictOf,
  words,
  years,
} from './verdicts.fixture.ts'

const calls = (headline: string): Partial<CvSections> => ({ headline })
const asks = (question: string): Asked => ['CUSTOM', { question }]

/** What is asked for, said in the words of whoever has done it. */
const PAIRS: readonly [Asked, Partial<CvSections>, Verdict][] = [
  // A language that work with people was done in.
  [speaks('pt', 'B1'), did('Vendedora', 'Atención a turistas en portugués y reservas'), 'CUMPLE'],
  [speaks('pt', 'C1'), did('Vendedora', 'Atención a turistas en portugués y reservas'), 'PARCIAL'],
  [speaks('pt'), did('Vendedora', 'Rótulos en portugués'), 'SIN_DATOS'],
  // What a bracket lists says nothing of the level of the whole.
  [skill('Excel', { min_level: 'INTERMEDIO' }), listed('Excel (tablas dinámicas, BUSCARV, macros básicas)'), 'CUMPLE'],
  [skill('Excel', { min_level: 'INTERMEDIO' }), listed('Excel básico'), 'PARCIAL'],
  // Letters before a number, and the class that somebody drives by.
  [paper('tarjeta profesional'), registered('T.P. 123456-T'), 'CUMPLE'],
  [paper('Licencia A5'), calls('Conductor profesional A-5'), 'CUMPLE'],
  [paper('Licencia A3'), calls('Conductor profesional A-5'), 'SIN_DATOS'],
  // Who leads a class teaches it, and who leads the waiters of a floor leads them.
  [years('Maestra de primaria', 1), did('tutora de 4º de Primaria'), 'CUMPLE'],
  [years('Capitán de meseros', 1), did('jefe de piso', 'Coordino a doce meseros'), 'CUMPLE'],
  // What somebody is ready to do, in their own words.
  [asks('¿Tienes disponibilidad para hacer guardias localizadas?'), did('Médica', 'Guardias localizadas'), 'CUMPLE'],
  [
    asks('¿Tienes disponibilidad para trabajar en régimen 14x7?'),
    did('Operador', 'Diagrama 14 x 7 en campo'),
    'CUMPLE',
  ],
  [asks('¿Tienes disponibilidad para trabajar en régimen 14x7?'), did('Operador', 'Diagrama 21x7'), 'SIN_DATOS'],
  // A clean record is no denial.
  [paper('Certificado de inhabilidades'), course('Sin inhabilidades, certificado al día'), 'CUMPLE'],
  // A verb tells of the skill that it is asked for by.
  [words('Preparar los pedidos'), did('Moza', 'Picking por voz'), 'CUMPLE'],
  // Who receives patients is at the desk of a clinic.
  [years('Recepcionista médica', 1), did('Recepción', 'Citas y cobros a pacientes de la clínica'), 'CUMPLE'],
]

it.each(PAIRS)('judges %j by %j as %s', (asked, cv, verdict) => {
  expect(verdictOf(asked, cv)).toBe(verdict)
})
