import { expect, it } from 'vitest'
import type { Verdict } from '#shared/matching/matching.ts'
import type { CvSections } from '../read/cv-sections.ts'
import { type Asked, did, listed, skill, verdictOf, years } from './verdicts.fixture.ts'

it.each<[Asked, Partial<CvSections>, Verdict]>([
  // One part of a field is no more than that, and the field is no part of it.
  [skill('Construcción de edificios'), did('Peón', 'Bacheo y asfaltado de calles.'), 'PARCIAL'],
  [skill('Pavimentación'), did('Peón', 'Edificación de viviendas.'), 'SIN_DATOS'],
  [skill('Valorizaciones de obra'), did('Técnica de obra', 'Cómputos métricos de dos torres.'), 'PARCIAL'],
  [skill('Valorizaciones de obra'), did('Técnica de obra', 'Valorizaciones mensuales de dos torres.'), 'CUMPLE'],
  // A program is one of its kind, and its beginnings are no craft.
  [skill('Software hotelero'), did('Recepcionista de hotel', 'Reservas en Avirato.'), 'CUMPLE'],
  [skill('Diseño de interfaces'), listed('Figma ★'), 'PARCIAL'],
  [skill('Diseño de interfaces'), listed('Figma ★★★★'), 'CUMPLE'],
  [skill('Excel', { min_level: 'AVANZADO' }), listed('Excel ●●●●○'), 'CUMPLE'],
  [skill('Excel', { min_level: 'AVANZADO' }), listed('Excel ★★'), 'PARCIAL'],
  // The desk of a house with rooms, by any of its names.
  [years('Recepcionista de hotel', 1), did('Counter y reservas', 'Entrego la habitación y guardo maletas.'), 'CUMPLE'],
])('%j beside %j: %s', (asked, cv, verdict) => {
  expect(verdictOf(asked, cv)).toBe(verdict)
})
