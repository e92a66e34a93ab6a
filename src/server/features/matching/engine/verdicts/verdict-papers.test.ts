import { expect, it } from 'vitest'
import type { Verdict } from '#shared/matching/matching.ts'
import type { CvSections } from '../read/cv-sections.ts'
import {
  type Asked,
  akin,
  course,
  degree,
  did,
  onTheWay,
  paper,
  recognised,
  skill,
  studies,
  verdictOf,
} from './verdicts.fixture.ts'

const said = (summary: string, more: Partial<CvSections> = {}): Partial<CvSections> => ({ summary, ...more })
const physiotherapist = degree('Licenciatura en Fisioterapia, Caracas', 'GRADO')

const PAIRS: readonly [Asked, Partial<CvSections>, Verdict][] = [
  // «O afines» lets careers of one faculty in, in part; others are others.
  [akin('GRADO', 'Economía'), degree('Licenciatura en Estadística', 'GRADO'), 'PARCIAL'],
  [akin('GRADO', 'Marketing'), degree('Licenciatura en Diseño Gráfico', 'GRADO'), 'PARCIAL'],
  [akin('GRADO', 'Economía'), degree('Grado en Enfermería', 'GRADO'), 'NO_CUMPLE'],
  [studies('GRADO', 'Economía'), degree('Licenciatura en Teología', 'GRADO'), 'NO_CUMPLE'],
  // One master's is not another.
  [studies('MASTER', 'Derecho Fiscal'), degree('Máster en Derecho Laboral', 'MASTER'), 'PARCIAL'],
  [studies('MASTER', 'Derecho'), degree('Máster de acceso a la abogacía', 'MASTER'), 'CUMPLE'],
  // Foreign studies that wait for their recognition.
  [recognised('Fisioterapia'), said('Homologación solicitada, en trámite.', physiotherapist), 'NO_CUMPLE'],
  [recognised('Fisioterapia'), said('Convalidación pendiente desde marzo.', physiotherapist), 'NO_CUMPLE'],
  [recognised('Fisioterapia'), said('Título homologado en 2022.', physiotherapist), 'CUMPLE'],
  [recognised('Fisioterapia'), physiotherapist, 'CUMPLE'],
  [studies('GRADO', 'Fisioterapia'), said('Homologación solicitada, en trámite.', physiotherapist), 'CUMPLE'],
  // Papers that are on their way, where an ad takes that.
  [onTheWay('Autorización de la SEREMI'), said('Rendí el examen de la SEREMI, espero la resolución.'), 'CUMPLE'],
  [onTheWay('Colegiación'), said('Examen de Estado de la abogacía aprobado.'), 'CUMPLE'],
  [onTheWay('Licencia SEC clase D'), said('Trámite de la licencia SEC en proceso.'), 'CUMPLE'],
  [paper('Autorización de la SEREMI'), said('Rendí el examen de inglés, espero la nota.'), 'SIN_DATOS'],
  [onTheWay('Autorización de la SEREMI'), said('Aprobé el examen de conducir.'), 'SIN_DATOS'],
  // A title that is told.
  [studies('GRADO', 'Educación Primaria'), said('Título convalidado a Maestra en Educación Primaria.'), 'CUMPLE'],
  [studies('GRADO', 'Arquitectura'), said('Con título de Arquitecta.'), 'CUMPLE'],
  // The higher course holds the lower one.
  [skill('Soporte vital'), course('ACLS'), 'CUMPLE'],
  // Whom somebody meets, and what they sit at.
  [skill('Atención al cliente', { min_years: 1 }), did('Recepcionista de hotel'), 'CUMPLE'],
  [skill('Atención al cliente', { min_years: 1 }), did('Soldador'), 'SIN_DATOS'],
  [skill('Manejo de PC'), did('Programador web'), 'CUMPLE'],
  [skill('Manejo de PC'), did('Auxiliar administrativa'), 'CUMPLE'],
  [skill('Manejo de PC'), did('Peón agrícola'), 'SIN_DATOS'],
  [skill('Ofimática'), did('Programador web'), 'SIN_DATOS'],
  // One word in two trades.
  [skill('Bombas de infusión'), did('Enfermera', 'Vías, sondas y bombas.'), 'CUMPLE'],
  [skill('Bombas de infusión'), did('Fontanero', 'Tuberías, válvulas y bombas.'), 'SIN_DATOS'],
  [skill('Movilización de personas'), did('Gerocultor', 'Traslados con grúa.'), 'CUMPLE'],
  [skill('Analítica web'), did('Community manager', 'Informes con Analytics.'), 'CUMPLE'],
  [skill('Análisis de datos'), did('Community manager', 'Informes con Analytics.'), 'CUMPLE'],
  // A kind of thing says nothing beside its name.
  [skill('Pedagogía Hengstenberg'), course('Iniciación a Hengstenberg'), 'CUMPLE'],
  [skill('Método Halliwick'), course('Halliwick, nivel 1'), 'CUMPLE'],
]

it.each(PAIRS)('%j of %j is %s', (asked, cv, verdict) => {
  expect(verdictOf(asked, cv)).toBe(verdict)
})
