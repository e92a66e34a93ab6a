import { expect, it } from 'vitest'
import type { Verdict } from '#shared/matching/matching.ts'
import type { CvSections } from '../read/cv-sections.ts'
import {
  type Asked,
  course,
  degree,
  did,
  listed,
  skill,
  speaks,
  studies,
  verdictOf,
  words,
} from './verdicts.fixture.ts'

const tools = (...names: string[]): Partial<CvSections> => ({
  skills: names.map((name) => ({ skill_id: null, name, level: null, years: null, last_used: null })),
})
const otherwise = (text: string): Partial<CvSections> => ({
  mentions: [{ cv_path: 'custom.0.items.0.text', text, is_paper: false }],
})

/** What a CV says, and is not yet what is asked for. */
const PAIRS: readonly [Asked, Partial<CvSections>, Verdict][] = [
  [speaks('de'), otherwise('Alemán: no'), 'NO_CUMPLE'],
  [speaks('de'), otherwise('Alemán técnico no, comercial sí'), 'SIN_DATOS'],
  // Studies that were left, or go on.
  [studies('BACHILLERATO'), degree('Secundaria hasta cuarto año, me falta quinto', 'BACHILLERATO'), 'PARCIAL'],
  [studies('BACHILLERATO'), degree('Bachiller comercial', 'BACHILLERATO'), 'CUMPLE'],
  [skill('Punción seca'), course('Punción seca, primer módulo; el segundo lo termino en mayo'), 'PARCIAL'],
  [skill('Punción seca'), course('Punción seca, 60 h'), 'CUMPLE'],
  [studies('BACHILLERATO'), degree('Secundaria para adultos, tercer año aprobado', 'BACHILLERATO'), 'PARCIAL'],
  // Neither a program nor being taught is what is asked for.
  [words('Formación como monitor de yoga'), did('Cajera', 'Hago yoga, solo como alumna'), 'SIN_DATOS'],
  [words('Estudios de geoestadística'), listed('Leapfrog'), 'SIN_DATOS'],
  // The skill that the demand names, under another of its names.
  [words('Llevar el P&L de tus cuentas'), did('Ejecutivo', 'Cuidaba el margen de cada tienda'), 'PARCIAL'],
  [words('Chillers'), did('Técnico', 'Reparaba refrigeradores'), 'SIN_DATOS'],
  // A sum that somebody spent, and estimates for customers.
  [skill('Presupuesto a tu cargo'), did('Trafficker', 'Pauta mensual de 40.000 € en seis cuentas'), 'PARCIAL'],
  [words('Presupuesto a tu cargo'), did('Pintor', 'Reformas y presupuestos a clientes'), 'SIN_DATOS'],
  // Tools, one by one.
  [words('Herramientas de mano propias'), tools('llana', 'plomada', 'amoladora chica'), 'PARCIAL'],
  [words('Herramientas de mano propias'), tools('llana'), 'SIN_DATOS'],
  [words('Herramientas de mano propias'), did('Oficial', 'Tengo mis herramientas'), 'CUMPLE'],
]

it.each(PAIRS)('%j against %j is %s', (asked, cv, verdict) => {
  expect(verdictOf(asked, cv)).toBe(verdict)
})
