import { describe, expect, it } from 'vitest'
import { requirement, type Verdict } from '#shared/matching/matching.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf } from '../people.fixture.ts'
import type { CvSections } from '../read/cv-sections.ts'

type Asked = readonly [type: string, value: object]
const paper = (name: string): Asked => ['CERTIFICATION', { name }]
const words = (text: string): Asked => ['OWN_WORDS', { text }]
const studies = (min_level: string, field: string | null, unfinished = false): Asked => [
  'EDUCATION',
  { min_level, field, ...(unfinished && { unfinished }) },
]

const held = (name: string): Partial<CvSections> => ({ certifications: [{ name, expires: null }] })
const registered = (text: string): Partial<CvSections> => ({
  mentions: [{ cv_path: 'registrations.0.body', text, is_paper: true }],
})
const course = (text: string): Partial<CvSections> => ({
  mentions: [{ cv_path: 'courses.0.name', text, is_paper: true }],
})
const did = (summary: string): Partial<CvSections> => ({
  experience: [{ position: 'Encargada', start: '2020-01', end: null, summary, achievements: [], skills: [] }],
})
const degree = (text: string, level: CvSections['education'][number]['level']): Partial<CvSections> => ({
  education: [{ degree: text, field: '', level, in_progress: false, notes: '' }],
})

/** What an ad says, what a CV says, and what is true of them. */
const PAIRS: readonly [Asked, Partial<CvSections>, Verdict][] = [
  // One telling word that stands there is there.
  [words('Afinamiento'), did('Afinamientos, frenos y embragues.'), 'CUMPLE'],
  [words('Coroutines'), did('Kotlin with Jetpack Compose and coroutines.'), 'CUMPLE'],
  // Who may practise, under the names of each country.
  [
    paper('Matriculado en el Colegio de Abogados de Rosario'),
    { headline: 'Abogada - Mat. XLVI F° 12 Colegio de Abogados de Rosario' },
    'CUMPLE',
  ],
  [paper('Colegiación profesional'), registered('ICASV 1234'), 'CUMPLE'],
  [paper('Colegiación profesional'), { summary: 'Psicóloga del Colegio Oficial de Psicólogos de Madrid.' }, 'CUMPLE'],
  [paper('Cédula profesional'), { headline: 'Lic. en Enfermería, Céd. Prof. 9912345' }, 'CUMPLE'],
  [paper('Colegiación profesional'), { summary: 'Colegiación pendiente de resolver.' }, 'SIN_DATOS'],
  // The short name of a paper with its class, and classes that hold others.
  [paper('Cédula de agente tipo A (CNSF) vigente'), held('Cédula A'), 'CUMPLE'],
  [paper('Cédula de agente tipo B (CNSF)'), held('Cédula A'), 'PARCIAL'],
  [paper('Licencia de conducir A4'), held('Licencia A5'), 'CUMPLE'],
  [paper('Licencia Nacional de Conducir clase E1'), held('LICENCIA: E1 profesional'), 'CUMPLE'],
  [paper('Matrícula activa en COPAF'), { summary: 'Abogada, matriculada en COPAF.' }, 'CUMPLE'],
  [paper('Matrícula activa en COPAF'), { summary: 'Abogada, matriculada en CALM.' }, 'SIN_DATOS'],
  [paper('Certificación OCP Java'), held('Oracle Certified Professional, Java SE 11 Developer'), 'CUMPLE'],
  // What was done is shown by work; a course is a part of it.
  [words('Haber procesado planillas'), did('Presento la planilla electrónica cada mes.'), 'CUMPLE'],
  [words('Haber procesado planillas'), course('Curso de planillas'), 'PARCIAL'],
  [words('Conocimiento de la Nueva Escuela Mexicana'), did('Planeación por proyectos (NEM) y rúbricas.'), 'CUMPLE'],
  [words('Soltura con pescados'), did('Cuarto frío y limpieza de pescado.'), 'CUMPLE'],
  [words('Hoja de vida limpia'), held('Hoja de vida sin anotaciones'), 'CUMPLE'],
  [words('Conocimiento de sistema Lex 100'), did('Escritos judiciales en Lex100.'), 'CUMPLE'],
  [
    ['SKILL', { skill_id: 'office-cleaning', name: 'Limpieza de oficinas' }],
    did('Limpieza en un gimnasio y oficinas.'),
    'CUMPLE',
  ],
  [
    ['SKILL', { skill_id: 'driving-licence-b', name: 'Permiso de conducir B' }],
    did('Reparto, sin licencia de manejo.'),
    'NO_CUMPLE',
  ],
  [words('Experiencia con ATS'), did('Publicación de ofertas en el ATS Bizneo.'), 'CUMPLE'],
  [['SKILL', { skill_id: 'outlook', name: 'Outlook' }], course('Word, PowerPoint y Excel'), 'SIN_DATOS'],
  // A degree is where a master's begins, and one that goes on is told in passing.
  [studies('MASTER', 'Derecho penal'), degree('Abogada', 'GRADO'), 'NO_CUMPLE'],
  [studies('MASTER', 'Derecho penal', true), did('Audiencias. Cursando Maestría en Derecho Penal, UNL.'), 'CUMPLE'],
  [
    studies('FP_MEDIO', 'Ingeniería'),
    degree('Técnico Superior en Regulación y Control Automáticos', 'FP_SUPERIOR'),
    'CUMPLE',
  ],
  [studies('GRADO', 'Ingeniería'), degree('Grau en Enginyeria Aeroespacial', 'GRADO'), 'CUMPLE'],
  [studies('GRADO', 'Ingeniería'), degree('Historia del Arte', 'GRADO'), 'NO_CUMPLE'],
  // «Residir cerca o coche propio»
  [
    ['CUSTOM', { question: '¿Cumples este requisito: residir cerca o coche propio?' }],
    { vehicles: ['COCHE'] },
    'CUMPLE',
  ],
  [['CUSTOM', { question: '¿Puedes viajar en coche?' }], { vehicles: ['COCHE'] }, 'SIN_DATOS'],
]

describe('what is true of an ad and a CV', () => {
  it.each(PAIRS)('%j beside %j: %s', ([type, value], cv, verdict) => {
    const one = requirement.parse({ id: '00000000-0000-4000-8000-000000000009', type, importance: 'IMPORTANTE', value })
    expect(explainMatch(vacancyOf([one]), candidateOf(cv)).items[0]?.verdict).toBe(verdict)
  })

  it('counts the months of what began later than its job from then on', () => {
    const one = requirement.parse({
      id: '00000000-0000-4000-8000-000000000009',
      type: 'SKILL',
      importance: 'IMPORTANTE',
      value: { skill_id: 'laravel', name: 'Laravel', min_years: 5 },
    })
    const [line] = explainMatch(vacancyOf([one]), candidateOf(did('WordPress. Desde 2023 también Laravel.'))).items
    expect([line?.verdict, line?.sentence]).toEqual(['PARCIAL', expect.stringContaining('3 años y 5 meses')])
  })

  it('quotes a name with its sign', () => {
    const one = requirement.parse({
      id: '00000000-0000-4000-8000-000000000009',
      type: 'SKILL',
      importance: 'IMPORTANTE',
      value: { skill_id: 'comptia-security-plus', name: 'CompTIA Security+' },
    })
    const cv = candidateOf(did('Preparé el CompTIA Security+ con el equipo.'))
    expect(explainMatch(vacancyOf([one]), cv).items[0]?.sentence).toContain('«CompTIA Security+»')
  })

  it('counts what was done in the last year as that year alone', () => {
    const one = requirement.parse({
      id: '00000000-0000-4000-8000-000000000009',
      type: 'SKILL',
      importance: 'IMPORTANTE',
      value: { skill_id: 'laravel', name: 'Laravel' },
    })
    const cv = candidateOf(did('WordPress. El año pasado hice una intranet en Laravel.'))
    expect(explainMatch(vacancyOf([one]), cv).items[0]?.sentence).toContain('(1 año; última vez: 2025)')
  })
})
