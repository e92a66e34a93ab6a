import { expect, it } from 'vitest'
import { requirement, type Verdict } from '#shared/matching/matching.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf } from '../people.fixture.ts'
import type { CvSections } from '../read/cv-sections.ts'
import {
  type Asked,
  course,
  degree,
  did,
  ID,
  listed,
  paper,
  skill,
  speaks,
  studies,
  verdictOf,
  words,
} from './verdicts.fixture.ts'

const languages = (...own: CvSections['languages'][number][]): Partial<CvSections> => ({
  written_in: 'es',
  summary: 'Enfermera con diez años de planta y urgencias.',
  languages: own,
})

/** The words of a trade, which say more to whoever works in it than to anybody else. */
const PAIRS: readonly [Asked, Partial<CvSections>, Verdict][] = [
  // What a position is called says what is done in it.
  [skill('Venta técnica', { min_years: 2 }), did('Técnica comercial'), 'CUMPLE'],
  [skill('Venta técnica'), did('Ingeniero de ventas'), 'CUMPLE'],
  [skill('Venta técnica'), did('Vendedora técnica de bombas'), 'CUMPLE'],
  [skill('Venta técnica'), did('Comercial de telefonía'), 'SIN_DATOS'],
  [skill('Publicidad digital de pago', { min_years: 3 }), did('Media buyer'), 'CUMPLE'],
  [skill('Publicidad digital de pago', { min_years: 3 }), did('Analista de medios digitales'), 'CUMPLE'],
  [skill('Publicidad digital de pago', { min_years: 3 }), did('Redactora', 'Anuncios de pago y textos.'), 'CUMPLE'],
  [skill('Publicidad digital de pago'), did('Periodista de medios digitales'), 'SIN_DATOS'],
  // Short words mean one thing in a trade, and another or nothing outside of it.
  [skill('MITRE ATT&CK'), did('Analista SOC', 'Clasifico cada caso por tácticas y técnicas.'), 'CUMPLE'],
  [skill('MITRE ATT&CK'), did('Entrenadora de fútbol', 'Táctica y técnica con juveniles.'), 'SIN_DATOS'],
  [skill('Canal moderno'), did('Ejecutiva de ventas', 'Atiendo hipermercados y supermercados.'), 'CUMPLE'],
  [skill('Canal moderno'), did('Cajera', 'He trabajado en dos supermercados.'), 'SIN_DATOS'],
  [skill('Cartera de clientes'), did('Delegado comercial', 'Visito a 90 clientes activos.'), 'CUMPLE'],
  [skill('Cartera de clientes'), did('Analista de datos', 'Modelo sobre 90 clientes activos.'), 'SIN_DATOS'],
  [skill('Sensores'), did('Electromecánica de mantenimiento', 'Cambio de sondas y finales de carrera.'), 'CUMPLE'],
  [skill('Sensores'), did('Enfermera', 'Cambio de sondas.'), 'SIN_DATOS'],
  [skill('Coloración capilar'), did('Carpintera', 'Lijado y tintes.'), 'SIN_DATOS'],
  [skill('Coloración capilar'), did('Peluquera', 'Cortes y tintes.'), 'CUMPLE'],
  // Names that mean the same wherever they stand.
  [skill('TCP/IP'), listed('Wireshark'), 'CUMPLE'],
  [skill('Elaboración de informes'), listed('Power BI'), 'CUMPLE'],
  [skill('Negociación'), did('Compradora', 'Cierro los acuerdos con tres navieras.'), 'CUMPLE'],
  [skill('Negociación'), did('Cocinera', 'Cierro la cocina a medianoche.'), 'SIN_DATOS'],
  [skill('P&L'), did('Jefa de tienda', 'Respondo del margen por línea.'), 'CUMPLE'],
  [skill('Portales B2B'), did('Asistente de ventas', 'Cargo pedidos en el portal de proveedores.'), 'CUMPLE'],
  [skill('Sector agropecuario'), did('Oficial de crédito', 'Visito cooperativas agrarias.'), 'CUMPLE'],
  [skill('Sector agropecuario'), did('Peón', 'Labores agrícolas y poda.'), 'CUMPLE'],
  [skill('Sector agropecuario'), did('Oficial de crédito', 'Visito talleres.'), 'SIN_DATOS'],
  [skill('SEO'), did('Redactora', 'Títulos y metadescripciones de cada ficha.'), 'CUMPLE'],
  [studies('GRADO', 'Contador Público'), degree('Contadora Auditora', 'GRADO'), 'CUMPLE'],
  // A course is a part of what a longer one of the same matter teaches.
  [paper('Especialización en tributación'), course('Curso de tributación y costos'), 'PARCIAL'],
  [paper('Diplomado en logística'), course('Curso de logística'), 'PARCIAL'],
  [paper('Curso de primeros auxilios pediátricos'), course('Diplomado en primeros auxilios pediátricos'), 'CUMPLE'],
  [paper('Especialización en tributación'), course('Curso de repostería'), 'SIN_DATOS'],
  // Where somebody shows their work goes by many names.
  [words('Portfolio o casos explicados'), { summary: 'Ilustradora. Casos en mi web.' }, 'CUMPLE'],
  [words('Portafolio de trabajos'), { summary: 'Fotógrafa. Portfolio en Behance.' }, 'CUMPLE'],
  [words('Portafolio de trabajos'), { summary: 'Contable. Casos difíciles.' }, 'SIN_DATOS'],
  // Of their own language people write the name alone.
  [speaks('es', 'C1'), languages({ language: 'es', overall: null }, { language: 'en', overall: null }), 'CUMPLE'],
  [speaks('es', 'C1'), languages({ language: 'en', overall: 'B1' }, { language: 'es', overall: null }), 'CUMPLE'],
  [speaks('es', 'C1'), languages({ language: 'de', overall: null }, { language: 'es', overall: null }), 'PARCIAL'],
  [speaks('es', 'C1'), languages({ language: 'pt', overall: 'NATIVO' }, { language: 'es', overall: null }), 'PARCIAL'],
]

it.each(PAIRS)('%j beside %j: %s', (asked, cv, verdict) => {
  expect(verdictOf(asked, cv)).toBe(verdict)
})

const sentenceOf = (name: string, cv: Partial<CvSections>): string | undefined => {
  const value = { name, min_years: 5 }
  const asked = requirement.parse({ id: ID, type: 'ROLE_EXPERIENCE', importance: 'IMPORTANTE', value })
  return explainMatch(vacancyOf([asked]), candidateOf(cv)).items[0]?.sentence
}

it('shows the line of work that comes nearest to years that nobody found', () => {
  const told = did('Arqueóloga', 'Dirigí obras de restauración con treinta operarios.', 'Dibujo de planta.')
  expect(sentenceOf('Jefe de obra', told)).toContain('Dirigí obras de restauración')
})

it.each<[string, Partial<CvSections>]>([
  ['what was only learnt', { ...did('Arqueóloga', 'Dibujo de planta.'), ...course('Curso de jefe de obra') }],
])('shows nothing of %s beside years of work', (_, cv) => {
  expect(sentenceOf('Jefe de obra', cv)).not.toContain('Curso')
})

it('says that a job counts by its tasks where another of the same name does not', () => {
  const asked = requirement.parse({
    id: ID,
    type: 'ROLE_EXPERIENCE',
    importance: 'EXCLUYENTE',
    value: { name: 'Soldador', role_id: 'welder', min_years: 3 },
  })
  const turned = { position: 'Tornero fresador', achievements: [], skills: [] }
  const cv: Partial<CvSections> = {
    experience: [
      { ...turned, start: '2020-01', end: '2025-01', summary: 'Torno CNC y ajuste de piezas.' },
      { ...turned, start: '2016-01', end: '2019-12', summary: 'Torno paralelo. Soldadura MIG y TIG de refuerzos.' },
    ],
  }
  const [line] = explainMatch(vacancyOf([asked]), candidateOf(cv)).items
  expect(line?.sentence).toMatch(/en un trabajo de «Tornero fresador» con tareas parecidas/)
})
