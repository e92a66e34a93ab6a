import { describe, expect, it } from 'vitest'
import { requirement, type Verdict } from '#shared/matching/matching.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf } from '../people.fixture.ts'
import type { CvSections } from '../read/cv-sections.ts'
import {
  type Asked,
  course,
  did,
  ID,
  listed,
  paper,
  registered,
  skill,
  verdictOf,
  words,
  years,
} from './verdicts.fixture.ts'

const said = (summary: string, more: Partial<CvSections> = {}): Partial<CvSections> => ({ summary, ...more })
const inBox = (text: string): Partial<CvSections> => ({
  mentions: [{ cv_path: 'custom.0.items.0.text', text, is_paper: false }],
})

const PAIRS: readonly [Asked, Partial<CvSections>, Verdict][] = [
  // What a trade is by the meaning of its name needs no word of it.
  [skill('Servicio de mesas', { min_years: 2 }), did('Garzón', 'Salón de 40 cubiertos.'), 'CUMPLE'],
  [skill('Carretilla elevadora', { min_years: 1 }), did('Montacarguista'), 'CUMPLE'],
  [skill('Limpieza de habitaciones'), did('Recamarista'), 'CUMPLE'],
  [skill('Dirección de obra'), did('Jefa de obra'), 'CUMPLE'],
  [skill('Dirección de obra'), did('Asistente de jefe de obra'), 'SIN_DATOS'],
  [skill('Servicio de mesas'), did('Barista'), 'PARCIAL'],
  [skill('Servicio de mesas', { min_years: 2 }), did('Camarera y dependienta'), 'PARCIAL'],
  // Work is no paper, and a paper has its number.
  [paper('Carnet de carretillero'), did('Carretillero'), 'SIN_DATOS'],
  [paper('Carnet de carretillero'), { headline: 'Carretillero', ...did('Carretillero') }, 'SIN_DATOS'],
  [paper('Carnet de carretillero'), course('Formación UNE 58451'), 'CUMPLE'],
  // Short words of a trade.
  [skill('Carretilla retráctil'), did('Carretillero', 'Frontal y retráctil, muelles.'), 'CUMPLE'],
  [skill('Carretilla retráctil'), did('Carretillero', 'Frontal, muelles. Retráctil no manejo.'), 'NO_CUMPLE'],
  [skill('Carretilla retráctil'), did('Vendedora', 'Toldos de brazo retráctil.'), 'SIN_DATOS'],
  [skill('Gestión del aula'), did('Profesora de física', 'Cinco grupos de 35 estudiantes.'), 'CUMPLE'],
  [skill('Planificación docente'), did('Maestro de primaria', 'Planificaciones semanales y evaluación.'), 'CUMPLE'],
  [skill('Terminales PDA'), did('Mozo de almacén', 'Picking con terminal de radio.'), 'CUMPLE'],
  [skill('Despiece de carne'), did('Carnicera', 'Deshuesar y destazar, vitrina.'), 'CUMPLE'],
  [skill('Charcutería'), course('Corte de jamón, 20 horas'), 'PARCIAL'],
  [skill('Corte de jamón'), course('Corte de jamón, 20 horas'), 'CUMPLE'],
  // Norms are known by their numbers.
  [words('Conocimiento de la norma A.010'), listed('A.010'), 'CUMPLE'],
  [words('Normas ISO 45001'), listed('ISO 45001'), 'CUMPLE'],
  [words('Reglamento RIC N10'), listed('RIC N10'), 'CUMPLE'],
  [words('Conocimiento de la norma A.010'), listed('A.120'), 'SIN_DATOS'],
  // Papers that somebody waits for are not held yet.
  [skill('CAP'), inBox('CAP de mercancías: examen aprobado, esperando la tarjeta'), 'PARCIAL'],
  [skill('Tacógrafo'), course('Tarjeta de tacógrafo solicitada'), 'PARCIAL'],
  [skill('CAP'), course('CAP de mercancías, renovado en 2024'), 'CUMPLE'],
  [paper('Colegiación profesional'), registered('CMP hábil'), 'CUMPLE'],
  // Work that somebody says they have not done.
  [years('Vigilante de seguridad', 1), said('Sin experiencia todavía como vigilante.', did('Repartidor')), 'NO_CUMPLE'],
  [years('Profesora de bachillerato', 2), said('Nunca he dado bachillerato y es lo que busco.'), 'NO_CUMPLE'],
  [years('Cocinero', 1), said('No he trabajado de cocinero.', did('Camarero')), 'NO_CUMPLE'],
  [years('Cocinero', 1), said('Sin experiencia en pastelería.', did('Cocinero')), 'CUMPLE'],
  [years('Chofer', 1), said('Sin accidentes en nueve años de chofer.', did('Chofer')), 'CUMPLE'],
  [years('Vendedora', 1), said('No tengo cargas; vendedora de toda la vida.', did('Vendedora')), 'CUMPLE'],
]

describe('trades, papers and what people say they have not done', () => {
  it.each(PAIRS)('%j beside %j', (asked, cv, verdict) => {
    expect(verdictOf(asked, cv)).toBe(verdict)
  })
})

const told = ([type, value]: Asked, cv: Partial<CvSections>, title?: string) => {
  const asked = requirement.parse({ id: ID, type, importance: 'IMPORTANTE', value })
  return explainMatch(vacancyOf([asked], title === undefined ? {} : { title }), candidateOf(cv)).items
}

describe('what is said of it', () => {
  const either = (...options: Asked[]): Asked => [
    'ANY_OF',
    { options: options.map(([type, value]) => ({ type, ...value })) },
  ]

  it('names the language of which the CV says how well it is spoken', () => {
    const languages = [
      { language: 'gl', overall: null },
      { language: 'fr', overall: 'B2' as const },
    ]
    const [item] = told(either(['LANGUAGE', { language: 'gl' }], ['LANGUAGE', { language: 'fr' }]), { languages })
    expect(item?.sentence).toContain('francés, nivel B2')
  })

  it('calls one of several tools by its name where only the level is missing', () => {
    const level = { min_level: 'AVANZADO' }
    const [item] = told(either(skill('AutoCAD', level), skill('Revit', level)), listed('AutoCAD'))
    expect(item?.verdict).toBe('PARCIAL')
    expect(item?.sentence).toContain('El CV muestra «AutoCAD», sin decir el nivel o el tiempo')
  })
})
