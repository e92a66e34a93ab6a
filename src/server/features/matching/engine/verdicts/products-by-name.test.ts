import { expect, it } from 'vitest'
import type { Verdict } from '#shared/matching/matching.ts'
import type { CvSections } from '../read/cv-sections.ts'
import { type Asked, did, listed, skill, verdictOf, words } from './verdicts.fixture.ts'

const drives = (text: string): Partial<CvSections> => ({
  mentions: [{ cv_path: 'circumstances.licences.0', text, is_paper: true }],
})
const rides = (name: string): Asked => ['SKILL', { name, skill_id: 'motorcycle-licence' }]

/** A brand, a program or a letter that stands on both sides is the thing that is asked for. */
const PAIRS: readonly [Asked, Partial<CvSections>, Verdict][] = [
  [
    words('Conocimiento de Tetra Zentor u otro sistema de reservas'),
    did('Recepción', 'Cargo reservas en Zentor'),
    'CUMPLE',
  ],
  [words('Conocimiento de Kardex Zentor'), did('Mozo', 'Busco las piezas en Zentor cada mañana'), 'PARCIAL'],
  [words('Manejo de equipos Hitachi o Vitros, lector Biorad'), did('Técnica', 'Química en el Vitros 350'), 'PARCIAL'],
  [
    words('Manejo de equipos Hitachi o Vitros, lector Biorad'),
    did('Técnica', 'Química en el Vitros 350 y placas en Biorad'),
    'CUMPLE',
  ],
  [words('Normativa de cartera pesada, SQL o modelos de riesgo'), did('Analista', 'Consultas SQL sencillas'), 'CUMPLE'],
  [words('Diseñar campañas propias en Zentor'), did('Mozo', 'Busco las piezas en Zentor cada mañana'), 'PARCIAL'],
  // Neither a town nor a piece of a longer name is a product.
  [words('Experiencia en reparto en Rosario'), did('Vendedora', 'Local en Rosario, textil'), 'SIN_DATOS'],
  [words('Cámara de Comercio y bancos'), did('Profesora', 'Clases de Comercio'), 'SIN_DATOS'],
  // A longer name is another product, unless it only says the edition.
  [skill('Redux Toolkit'), listed('Redux'), 'PARCIAL'],
  [skill('Redux Toolkit'), listed('Redux Toolkit'), 'CUMPLE'],
  [skill('Power BI Desktop'), listed('Power BI'), 'CUMPLE'],
  // Letters of a licence.
  [rides('Licencia A2 vigente'), drives('Permiso de conducir A2'), 'CUMPLE'],
  [rides('Licencia A2 vigente'), drives('Permiso de conducir B'), 'SIN_DATOS'],
  [rides('Licencia A2 vigente'), did('Repartidor', 'No conduzco'), 'NO_CUMPLE'],
]

it.each(PAIRS)('%j against %j is %s', (asked, cv, verdict) => {
  expect(verdictOf(asked, cv)).toBe(verdict)
})
