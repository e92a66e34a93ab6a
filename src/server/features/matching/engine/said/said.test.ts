import { describe, expect, it } from 'vitest'
import { type Requirement, requirement, type Verdict } from '#shared/matching/matching.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf } from '../people.fixture.ts'
import type { CvSections } from '../read/cv-sections.ts'

type Asked = [Requirement['type'], Record<string, unknown>]

function lineOf([type, value]: Asked, cv: Partial<CvSections>) {
  const id = '00000000-0000-4000-8000-000000000011'
  const asked = requirement.parse({ id, type, importance: 'IMPORTANTE', value })
  return explainMatch(vacancyOf([asked]), candidateOf(cv)).items[0]
}

const speaks = (language: string, min_level: string): Asked => ['LANGUAGE', { language, min_level }]
const job = { start: '2020-01', end: null, achievements: [], skills: [] }
const did = (position: string, summary: string): Partial<CvSections> => ({
  experience: [{ ...job, position, summary }],
})
const note = (text: string): Partial<CvSections> => ({
  mentions: [{ cv_path: 'custom.0.items.0.text', text, is_paper: false }],
})
const words = (text: string): Asked => ['OWN_WORDS', { text }]
const tool = (name: string, min_level: string): Asked => ['SKILL', { name, min_level }]
const years = (name: string): Asked => ['ROLE_EXPERIENCE', { name, min_years: 2 }]

/** What an ad asks for, what a CV says without saying it in so many words, and what is true of them. */
const PAIRS: readonly [Asked, Partial<CvSections>, Verdict][] = [
  // The language that a CV is written in.
  [speaks('es', 'C1'), { ...writtenIn('es'), languages: [{ language: 'en', overall: 'A2' }] }, 'CUMPLE'],
  [speaks('es', 'B2'), writtenIn('es'), 'CUMPLE'],
  [speaks('es', 'C1'), writtenIn('es'), 'PARCIAL'],
  [speaks('en', 'C1'), { ...writtenIn('en'), languages: [{ language: 'es', overall: 'NATIVO' }] }, 'PARCIAL'],
  [speaks('es', 'C1'), { ...writtenIn('es'), languages: [{ language: 'es', overall: 'B2' }] }, 'PARCIAL'],
  [speaks('de', 'B1'), writtenIn('es'), 'SIN_DATOS'],
  // The words of a demand decide: one that names the matter is the matter, a vague one is a part, and a no is a no.
  [words('Experiencia con titanio'), did('Soldadora', 'TIG inox, algo de titanio.'), 'CUMPLE'],
  [words('Titanio'), did('Soldadora', 'TIG inox, algo de titanio.'), 'CUMPLE'],
  [words('Experiencia con titanio'), did('Soldadora', 'TIG inox. Nunca he trabajado con titanio.'), 'NO_CUMPLE'],
  [words('Conocimiento del producto'), did('Vendedora', 'Presento cada producto nuevo en feria.'), 'PARCIAL'],
  [words('Segunda especialidad en geriatría'), note('Egresado de la 2da especialidad en Geriatría'), 'CUMPLE'],
  [words('Experiencia en escolar o discrecional'), did('Chofer', 'Servicio discrecional.'), 'CUMPLE'],
  [words('Aplicación de pruebas (WISC, Raven, Bender)'), did('Psicóloga', 'Evalúo con WISC y Bender.'), 'CUMPLE'],
  [
    ['CERTIFICATION', { name: 'Registro en la Superintendencia de Pensiones' }],
    note('Inscrita en la Superintendencia de Pensiones'),
    'CUMPLE',
  ],
  // Who uses a tool at work, or the parts of it that are not for beginners, is past its basics.
  [tool('Excel', 'INTERMEDIO'), did('Contable', 'Cuadres diarios en Excel.'), 'CUMPLE'],
  [tool('Excel', 'INTERMEDIO'), { summary: 'Uso Excel.' }, 'PARCIAL'],
  [tool('Excel', 'AVANZADO'), { summary: 'Excel: tablas dinámicas y VBA.' }, 'CUMPLE'],
  [tool('Excel', 'AVANZADO'), did('Contable', 'Cuadres diarios en Excel.'), 'PARCIAL'],
  // Who works in a field need not have used its program.
  [['SKILL', { name: 'WMS' }], did('Mozo de almacén', 'Orden del almacén.'), 'SIN_DATOS'],
  // The same trade under a shorter name, where what is told says which kind it was.
  [years('Desarrollador Python'), did('Desarrolladora backend', 'Servicios en Python y Django.'), 'CUMPLE'],
  [years('Desarrollador Python'), did('Desarrolladora backend', 'Servicios en PHP.'), 'PARCIAL'],
  [years('Recepcionista de hotel'), did('Recepcionista', 'Check-in y reservas.'), 'CUMPLE'],
  [years('Administrativo contable'), { headline: 'Administrativa contable', ...did('Administrativa', '') }, 'CUMPLE'],
  [years('Jefe de obra'), did('Ayudante de jefe de obra', 'Replanteos.'), 'PARCIAL'],
  // Who may practise says so in passing, and who may not yet says that too.
  [['CERTIFICATION', { name: 'Colegiación en vigor' }], { summary: 'Enfermera y ya colegiada (Soria).' }, 'CUMPLE'],
  [['CERTIFICATION', { name: 'Colegiación en vigor' }], { summary: 'Enfermera, aún no colegiada.' }, 'SIN_DATOS'],
  [['CERTIFICATION', { name: 'Titulado(a) con cédula' }], note('Con título y cédula.'), 'CUMPLE'],
  [['CERTIFICATION', { name: 'Colegiación profesional' }], registered('Habilitada'), 'CUMPLE'],
  // The paper under its everyday name.
  [
    ['CERTIFICATION', { name: 'Certificado negativo de delitos de naturaleza sexual' }],
    { certifications: [{ name: 'Certificado de delitos sexuales al día', expires: null }] },
    'CUMPLE',
  ],
  [['VEHICLE', { vehicle: 'COCHE' }], note('Permiso B, sin coche.'), 'NO_CUMPLE'],
  [['VEHICLE', { vehicle: 'COCHE' }], note('Sin carnet de conducir ni coche'), 'NO_CUMPLE'],
  [['VEHICLE', { vehicle: 'COCHE' }], { ...note('Sin coche de empresa.'), vehicles: ['COCHE'] }, 'CUMPLE'],
  // A rank is one of the trade that somebody calls their own.
  [years('Electricista'), { headline: 'Electricista', ...did('oficial 1ª', 'Cuadros y porteros.') }, 'CUMPLE'],
  // What is told around it decides which «mozo» somebody was.
  [years('Mozo de almacén'), did('Mozo', 'Descarga de contenedores y transpaleta.'), 'CUMPLE'],
  [years('Camarero'), did('Mozo', 'Descarga de contenedores y transpaleta.'), 'SIN_DATOS'],
  [years('Camarero'), did('Moza', 'Atención de mesas y bandeja.'), 'CUMPLE'],
]

function writtenIn(language: string): Partial<CvSections> {
  return { written_in: language, ...did('Contable', 'Cierres mensuales.') }
}

function registered(text: string): Partial<CvSections> {
  return { mentions: [{ cv_path: 'registrations.0.body', text, is_paper: true }] }
}

describe('what a CV says in passing', () => {
  it.each(
    PAIRS.map(([asked, cv, verdict]) => [JSON.stringify(asked), JSON.stringify(cv), verdict, asked, cv] as const),
  )('%s beside %s: %s', (_, __, verdict, asked, cv) => {
    expect(lineOf(asked, cv)?.verdict).toBe(verdict)
  })

  it('says by which words the language was seen', () => {
    const line = lineOf(speaks('es', 'B2'), writtenIn('es'))
    expect([line?.sentence, line?.seen]).toEqual([
      'El CV está escrito en español.',
      ['Experiencia: «Cierres mensuales.»'],
    ])
  })
})
