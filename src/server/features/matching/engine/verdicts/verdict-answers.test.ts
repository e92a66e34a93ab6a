import { expect, it } from 'vitest'
import type { Verdict } from '#shared/matching/matching.ts'
import type { CvSections } from '../read/cv-sections.ts'
import { type Asked, did, paper, registered, skill, verdictOf, words, years } from './verdicts.fixture.ts'

/** What is asked for in one way and said in another, as trades and offices do. */
const PAIRS: readonly [Asked, Partial<CvSections>, Verdict][] = [
  [words('Haber dirigido personas'), did('Técnica', 'Superviso el trabajo de dos controladoras.'), 'CUMPLE'],
  [words('Experiencia coordinando equipos de tres personas'), did('Contable', 'A cargo de 4 analistas.'), 'CUMPLE'],
  [words('Haber dirigido personas'), did('Técnica', 'Superviso el estado de dos calderas.'), 'SIN_DATOS'],
  [words('Plataforma VALMER o TIRSO'), did('Abogada', 'Seguimiento de expedientes en TIRSO.'), 'CUMPLE'],
  [words('Redacción impecable'), did('Redactora', 'Redacción de informes y actas.'), 'CUMPLE'],
  [skill('HACCP'), did('Técnico', 'Plan de análisis de peligros y puntos de control crítico.'), 'CUMPLE'],
  [skill('GLOBALG.A.P'), did('Técnica de campo', 'Certificación Global GAP de fincas.'), 'CUMPLE'],
  [skill('Cuidados intensivos', { min_years: 1 }), did('Enfermera', 'Servicio de Medicina Intensiva.'), 'CUMPLE'],
  [skill('Estados financieros'), did('Contadora', 'Armado de balances de pymes.'), 'CUMPLE'],
  [skill('Venta al por menor'), did('Dependienta', 'Venta de ropa y arreglo de escaparates.'), 'CUMPLE'],
  [paper('Licencia federal tipo B o E'), registered('Permiso de conducir E'), 'CUMPLE'],
  [paper('Licencia federal tipo B o E'), registered('Permiso de conducir C'), 'SIN_DATOS'],
  [
    years('Abogado laboralista', 2),
    { ...did('Asociada junior', 'Demandas laborales.'), headline: 'Abogada laboralista' },
    'CUMPLE',
  ],
  [skill('Venta al por menor', { min_years: 1 }), { summary: 'Dos años vendiendo ropa en un almacén.' }, 'CUMPLE'],
  [skill('Cuidados intensivos'), did('Enfermera', 'Perfusión de noradrenalina y línea arterial.'), 'CUMPLE'],
  [skill('Historia clínica'), did('Enfermera', 'Registro en ficha electrónica.'), 'CUMPLE'],
  [skill('Cadena de frío'), did('Mozo', 'Ubicación de palés en cámara de congelado.'), 'CUMPLE'],
]

it.each(PAIRS)('%j × %j → %s', (asked, cv, verdict) => {
  expect(verdictOf(asked, cv)).toBe(verdict)
})
