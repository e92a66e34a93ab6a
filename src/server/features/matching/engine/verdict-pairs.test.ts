import { describe, expect, it } from 'vitest'
import { skillIdOf } from '#server/features/language/normalise/concept-of.ts'
import { type Requirement, requirement, type Verdict } from '#shared/matching/matching.ts'
import { explainMatch } from './match.ts'
import { candidateOf, vacancyOf } from './people.fixture.ts'
import type { CvSections } from './read/cv-sections.ts'

const ID = '00000000-0000-4000-8000-000000000009'

type Asked = [Requirement['type'], Record<string, unknown>]
const skill = (name: string, more: object = {}): Asked => ['SKILL', { name, skill_id: skillIdOf(name), ...more }]
const words = (text: string): Asked => ['OWN_WORDS', { text }]
const paper = (name: string): Asked => ['CERTIFICATION', { name }]
const speaks = (language: string, min_level: string | null = null): Asked => ['LANGUAGE', { language, min_level }]
const studies = (min_level: string, field: string | null = null): Asked => ['EDUCATION', { min_level, field }]
const years = (name: string, min_years: number): Asked => ['ROLE_EXPERIENCE', { name, min_years }]

const did = (position: string, ...achievements: string[]): Partial<CvSections> => ({
  experience: [{ position, start: '2020-01', end: null, summary: '', achievements, skills: [] }],
})
const course = (text: string): Partial<CvSections> => ({
  mentions: [{ cv_path: 'courses.0.name', text, is_paper: true }],
})
const degree = (text: string, level: CvSections['education'][number]['level']): Partial<CvSections> => ({
  education: [{ degree: text, field: '', level, in_progress: false, notes: '' }],
})
const listed = (name: string): Partial<CvSections> => ({
  skills: [{ skill_id: null, name, level: null, years: null, last_used: null }],
})
const registered = (text: string): Partial<CvSections> => ({
  mentions: [{ cv_path: 'registrations.0.body', text, is_paper: true }],
})
const tongue = (language: string, overall: CvSections['languages'][number]['overall']): Partial<CvSections> => ({
  languages: [{ language, overall }],
})

const unfinished = (text: string, level: CvSections['education'][number]['level']): Partial<CvSections> => ({
  education: [{ degree: text, field: '', level, in_progress: true, notes: '' }],
})
const begun = (min_level: string, field: string): Asked => ['EDUCATION', { min_level, field, unfinished: true }]

function verdictOf([type, value]: Asked, cv: Partial<CvSections>): Verdict | undefined {
  const asked = requirement.parse({ id: ID, type, importance: 'IMPORTANTE', value })
  return explainMatch(vacancyOf([asked]), candidateOf(cv)).items[0]?.verdict
}

/** What an ad says, what a CV says, and what is true of them. */
const PAIRS: readonly [Asked, Partial<CvSections>, Verdict][] = [
  [skill('Java'), did('Programadora', 'Pantallas en JavaScript y Vue.'), 'SIN_DATOS'],
  [skill('JavaScript'), did('Programador', 'Componentes en React para la banca.'), 'CUMPLE'],
  [skill('PostgreSQL'), did('Analista', 'Informes sobre MySQL.'), 'PARCIAL'],
  [skill('SQL'), did('Analista', 'Procedimientos en PostgreSQL.'), 'CUMPLE'],
  [skill('Logística'), did('Soporte', 'Control de inventarios de equipos informáticos.'), 'SIN_DATOS'],
  [skill('Python', { min_years: 3 }), did('Científica de datos', 'Modelos en Python.'), 'CUMPLE'],
  [skill('Python', { min_years: 20 }), did('Científica de datos', 'Modelos en Python.'), 'PARCIAL'],
  [skill('Excel'), did('Camarera', 'Servicio de terraza.'), 'SIN_DATOS'],
  [skill('Excel'), course('Excel avanzado, 40 horas'), 'CUMPLE'],
  [skill('Conciliación bancaria'), did('Contable'), 'PARCIAL'],
  [skill('Kubernetes'), did('Contable'), 'SIN_DATOS'],
  [skill('Primeros auxilios'), course('Curso de soporte vital básico y DEA'), 'PARCIAL'],
  [skill('Soporte vital avanzado'), course('Curso de soporte vital básico'), 'SIN_DATOS'],
  [paper('Soporte vital avanzado'), course('Soporte vital básico'), 'SIN_DATOS'],
  [paper('Manipulador de alimentos'), course('Manipulador de alimentos (2023)'), 'CUMPLE'],
  [paper('PMP'), did('Jefa de obra', 'Dirección de tres obras.'), 'SIN_DATOS'],
  [paper('Permiso de conducir C'), course('Permiso de conducir C'), 'CUMPLE'],
  [words('cierre de caja'), did('Dependienta', 'Cierre de caja y arqueo diario.'), 'CUMPLE'],
  [words('trato con proveedores'), did('Compras', 'Negocié precios y plazos con proveedores.'), 'PARCIAL'],
  [words('control de plagas en invernadero'), did('Conductor', 'Ruta urbana de autobús.'), 'SIN_DATOS'],
  [words('atención en ventanilla'), did('Administrativa', 'Atención al público en ventanilla.'), 'CUMPLE'],
  [words('poda de frutales'), did('Peón agrícola', 'Poda y recogida de frutales.'), 'CUMPLE'],
  [speaks('en', 'B2'), tongue('en', 'C1'), 'CUMPLE'],
  [speaks('en', 'C1'), tongue('en', 'B2'), 'PARCIAL'],
  [speaks('en', 'C1'), tongue('en', 'A2'), 'NO_CUMPLE'],
  [speaks('en', 'B2'), tongue('en', null), 'PARCIAL'],
  [speaks('en'), tongue('en', null), 'CUMPLE'],
  [speaks('de', 'B1'), tongue('en', 'C2'), 'SIN_DATOS'],
  [speaks('ca'), tongue('ca-valencia', 'C1'), 'CUMPLE'],
  [studies('GRADO', 'Enfermería'), degree('Grado en Enfermería', 'GRADO'), 'CUMPLE'],
  [studies('GRADO', 'Enfermería'), degree('Grado en Historia', 'GRADO'), 'NO_CUMPLE'],
  [studies('GRADO', 'Ingeniería industrial'), degree('Ingeniería mecánica', 'GRADO'), 'PARCIAL'],
  [studies('GRADO'), degree('Educación secundaria obligatoria', 'SECUNDARIA'), 'NO_CUMPLE'],
  [studies('GRADO'), did('Albañil'), 'SIN_DATOS'],
  [years('Enfermería', 2), did('Enfermera de quirófano'), 'PARCIAL'],
  [years('Camarero', 2), did('Camarera'), 'CUMPLE'],
  [years('Camarero', 2), did('Soldador naval'), 'SIN_DATOS'],
  [years('Camarero', 20), did('Camarera'), 'PARCIAL'],
  [years('Docente de inglés', 2), did('ESL teacher', 'Taught English to adults.'), 'CUMPLE'],
  [years('Desarrollador backend', 2), did('Backend developer', 'Java APIs.'), 'CUMPLE'],
  [years('Contable', 2), did('Accountant', 'Monthly closing and ledgers.'), 'CUMPLE'],
  [years('Contable', 2), did('Auxiliar contable'), 'PARCIAL'],
  [years('Contable', 2), {}, 'SIN_DATOS'],
  [skill('Carnicería', { min_years: 2 }), did('Tablajero', 'Deshueso y corto al gusto.'), 'CUMPLE'],
  [skill('Contabilidad'), did('Contable'), 'CUMPLE'],
  [skill('Electrónica'), did('Electricista'), 'SIN_DATOS'],
  [skill('Programación'), did('Auxiliar de logística', 'Reemplazos: programación de 12 rutas.'), 'SIN_DATOS'],
  [skill('Excel', { min_level: 'AVANZADO' }), did('Analista', 'Dominio de Excel y SQL.'), 'CUMPLE'],
  [skill('Excel'), listed('Manejo de Excel (tablas dinámicas)'), 'CUMPLE'],
  [skill('Adobe Photoshop', { min_level: 'INTERMEDIO' }), listed('Photoshop - nivel medio'), 'CUMPLE'],
  [paper('Colegiación en vigor'), registered('Colegiada en Palencia'), 'CUMPLE'],
  [paper('Matrícula nacional'), registered('matrícula provincial activa'), 'PARCIAL'],
  [paper('Titulado(a) con cédula'), registered('cédula profesional'), 'CUMPLE'],
  [paper('Colegiación profesional'), registered('cédula profesional'), 'SIN_DATOS'],
  [studies('GRADO', 'Enfermería'), degree('Diplomada Universitaria en Enfermería', 'GRADO'), 'CUMPLE'],
  // One name that a bracket parts in two; what stands in others is a thing of its own.
  [skill('Spring Boot'), did('Programador', 'Servicios en Spring (Boot 2 y 3) con colas.'), 'CUMPLE'],
  [skill('Excel'), did('Analista', 'Informes en Excel (macros y tablas dinámicas).'), 'CUMPLE'],
  // Of papers in classes the higher one allows what the lower one does.
  [paper('Licencia SEC clase D'), course('Licencia SEC clase B vigente'), 'CUMPLE'],
  [paper('Licencia SEC clase B'), course('Certificación SEC clase A'), 'CUMPLE'],
  [paper('Licencia SEC clase B'), course('Licencia SEC clase D'), 'NO_CUMPLE'],
  [paper('Licencia SEC clase B'), course('Licencia de conducir clase B'), 'SIN_DATOS'],
  [paper('Licencia SEC clase B'), { headline: 'Maestro eléctrico, instalador autorizado SEC clase B' }, 'CUMPLE'],
  [paper('Ensayos no destructivos nivel II'), course('Ensayos no destructivos, nivel III'), 'CUMPLE'],
  // Whoever teaches or translates a language speaks it.
  [speaks('en'), did('Profesora de inglés'), 'CUMPLE'],
  [speaks('en', 'B2'), did('Docente de inglés en secundaria'), 'CUMPLE'],
  [speaks('en', 'C1'), did('English teacher'), 'PARCIAL'],
  [speaks('de'), did('Traductor alemán-español'), 'CUMPLE'],
  [speaks('en'), degree('Filología Inglesa', 'GRADO'), 'CUMPLE'],
  [speaks('en'), did('Profesora de matemáticas'), 'SIN_DATOS'],
  [speaks('en', 'B2'), { ...did('Profesora de inglés'), ...tongue('en', 'B1') }, 'PARCIAL'],
  // Studies that are told in a headline or a summary, and never against anybody.
  [studies('GRADO', 'Psicología'), { headline: 'Licenciada en Psicología' }, 'CUMPLE'],
  [studies('GRADO', 'Derecho'), { summary: 'Graduado en Derecho (2016) con seis años en notaría.' }, 'CUMPLE'],
  [studies('GRADO', 'Psicología'), { summary: 'Estudiante de la Licenciatura en Psicología.' }, 'PARCIAL'],
  [studies('GRADO', 'Medicina'), { summary: 'Doy clases a alumnos de bachillerato.' }, 'SIN_DATOS'],
  [studies('GRADO', 'Medicina'), { summary: 'Licenciada en Historia del Arte.' }, 'SIN_DATOS'],
  [studies('FP_MEDIO', 'Sistemas'), degree('Ingeniería en Tecnologías de la Información', 'GRADO'), 'CUMPLE'],
  [studies('GRADO', 'Contaduría Pública'), degree('Contador Público', 'GRADO'), 'CUMPLE'],
  [studies('GRADO', 'Fisioterapia'), degree('Logopedia', 'GRADO'), 'PARCIAL'],
  [begun('GRADO', 'Turismo'), unfinished('Licenciatura en Turismo', 'GRADO'), 'CUMPLE'],
  [studies('GRADO', 'Turismo'), unfinished('Licenciatura en Turismo', 'GRADO'), 'PARCIAL'],
  [['EDUCATION', { min_level: 'BACHILLERATO' }], unfinished('Licenciatura en Turismo', 'GRADO'), 'CUMPLE'],
  [studies('GRADO', 'Ingeniería Civil'), degree('Arquitectura', 'GRADO'), 'NO_CUMPLE'],
  // Two trades in one position are both of them; one name with «y» is not two.
  [years('Soldador', 2), did('Electricista y soldador de mantenimiento'), 'CUMPLE'],
  [years('Electricista', 2), did('Electricista y soldador de mantenimiento'), 'CUMPLE'],
  [skill('Soldadura'), did('Electricista y soldadora'), 'CUMPLE'],
  [years('Operario de producción', 2), did('Jefa de compras y ventas'), 'SIN_DATOS'],
  // The waiters of the Río de la Plata, and what a course trains for.
  [years('Camarero', 2), did('Moza de salón'), 'CUMPLE'],
  [years('Camarera', 2), did('Mozo'), 'CUMPLE'],
  [skill('Nociones de vinos'), course('Curso de sumiller inicial'), 'CUMPLE'],
  [years('Encargado de obra', 2), did('Maestro general'), 'CUMPLE'],
  [years('Maestra de primaria', 2), did('Maestro de obra'), 'SIN_DATOS'],
  // What is done is told in verbs, and asked for in nouns.
  [skill('Atención al cliente'), did('Ordenanza', 'Atendía a los clientes en ventanilla.'), 'CUMPLE'],
  [skill('Nóminas'), did('Auxiliar', 'Liquido los sueldos de quince personas.'), 'CUMPLE'],
  [words('coordinación con familias'), did('Monitora', 'Coordinaba las salidas con las familias.'), 'CUMPLE'],
  [words('reparación de bombas de agua'), did('Oficial', 'Reparé bombas de agua en fincas.'), 'CUMPLE'],
  [skill('Gestión de equipos'), did('Encargada', 'Coordiné a 25 personas en dos turnos.'), 'CUMPLE'],
  [skill('Gestión de equipos'), did('Técnico', 'Gestión de equipos informáticos y licencias.'), 'SIN_DATOS'],
  [skill('Gestión de equipos'), did('Dependienta', 'Trabajé con un equipo de ocho personas.'), 'SIN_DATOS'],
  // What everybody of a trade does, whatever the position is called.
  [skill('Ventas', { min_years: 2 }), did('Asesora comercial'), 'CUMPLE'],
  [skill('Atención al cliente'), did('Dependienta de ferretería'), 'CUMPLE'],
  [skill('Atención al cliente'), did('Reponedor'), 'PARCIAL'],
  // How long something was done is what is said beside it.
  [skill('SAP', { min_years: 3 }), did('Administrativa', 'Facturas en SAP (1 año) y archivo.'), 'PARCIAL'],
  [skill('SAP', { min_years: 3 }), { summary: 'Cinco años con SAP en compras.' }, 'CUMPLE'],
  // What was tried and not passed, or is not there, is not held.
  [paper('Licencia de conducir clase B'), course('Sin licencia de conducir'), 'NO_CUMPLE'],
  [paper('Licencia de conducir A-I'), { summary: 'Vivo cerca. No tengo licencia de conducir.' }, 'NO_CUMPLE'],
  [skill('Permiso de conducir B'), { summary: 'Administrativa con diez años de oficio. Sin carnet.' }, 'NO_CUMPLE'],
  [paper('First Certificate'), course('First Certificate (examen suspendido)'), 'NO_CUMPLE'],
  [skill('Soporte vital avanzado'), course('ACLS (AHA), vencido en 2024'), 'PARCIAL'],
  [paper('Especialización en analítica'), course('Especialización en analítica (cursando)'), 'PARCIAL'],
  [paper('titulación en Turismo'), degree('Técnico superior en alojamientos turísticos', 'FP_SUPERIOR'), 'CUMPLE'],
  [studies('FP_MEDIO', 'Administración'), degree('Administración de Empresas', null), 'CUMPLE'],
  [studies('GRADO', 'Administración'), degree('Administración de Empresas', null), 'PARCIAL'],
  [words('Armado de vidrieras'), { summary: 'Cajera. No tengo experiencia en vidrieras.' }, 'NO_CUMPLE'],
  [words('Limpieza de coches'), { summary: 'Limpiadora. No tengo coche.' }, 'SIN_DATOS'],
  [skill('SQL', { min_level: 'AVANZADO' }), did('Analista', 'SQL con funciones de ventana y CTE.'), 'CUMPLE'],
  [skill('Permiso de conducir B'), { summary: 'Cajera. No sé manejar.' }, 'NO_CUMPLE'],
  [skill('Revit', { min_level: 'AVANZADO' }), listed('Revit (avançat)'), 'CUMPLE'],
  [paper('Carnet de aplicador de fitosanitarios'), course('Carnet de fitosanitarios, nivel básico'), 'CUMPLE'],
  [words('Consejo dermocosmético'), did('Auxiliar', 'Aconsejo en dermocosmética.'), 'CUMPLE'],
  // One word of four in a line about another matter says nothing.
  [words('Atención a viajeros y cobro de billetes'), course('CAP viajeros'), 'SIN_DATOS'],
  [years('Ejecutivo de atención telefónica', 1), did('Asesora telefónica'), 'CUMPLE'],
  [years('Jefe de compras', 1), did('Agente de compras'), 'PARCIAL'],
  // A trade of the same family is near in the line of the years too.
  [years('Camarera de pisos', 1), did('Gobernanta'), 'PARCIAL'],
  [['CUSTOM', { question: '¿Tienes disponibilidad para viajar?' }], { travels: true }, 'CUMPLE'],
  [['CUSTOM', { question: '¿Tienes disponibilidad para viajar?' }], {}, 'SIN_DATOS'],
  [
    ['CUSTOM', { question: '¿Tienes disponibilidad de horario?' }],
    { shifts: ['ROTATIVO', 'MANANA', 'TARDE'] },
    'CUMPLE',
  ],
  [
    ['CUSTOM', { question: '¿Cumples este requisito: libreta sanitaria / psicofísico al día?' }],
    { summary: 'Chofer. Apto psicofísico al día.' },
    'CUMPLE',
  ],
]

describe('what is true of an ad and a CV', () => {
  it.each(
    PAIRS.map(
      ([asked, cv, verdict]) => [JSON.stringify(asked), JSON.stringify(cv).slice(0, 120), verdict, asked, cv] as const,
    ),
  )('%s beside %s: %s', (_, __, verdict, asked, cv) => {
    expect(verdictOf(asked, cv)).toBe(verdict)
  })

  it('asks soft skills in the interview, and loses nobody a point by them', () => {
    const soft = requirement.parse({
      id: ID,
      type: 'SKILL',
      importance: 'EXCLUYENTE',
      value: { name: 'Trabajo en equipo' },
    })
    const match = explainMatch(vacancyOf([soft]), candidateOf(did('Contable')))
    expect([match.items, match.interview[0]?.title, match.missed_must]).toEqual([[], 'Trabajo en equipo', 0])
  })
})

describe('conditions', () => {
  const outside = (vacancy: object, person: object) => {
    const { conditions, outside: is_outside } = explainMatch(vacancyOf([], vacancy), candidateOf({}, person))
    return [conditions[0]?.verdict, is_outside]
  }
  const inMexico = { home: { city: 'Puebla', country: 'MX' } }

  it('leave somebody in Mexico outside of «Remoto desde España», unless they look and would move there', () => {
    const remote = { modality: 'REMOTO', remote_countries: ['ES'] }
    expect(outside(remote, inMexico)).toEqual(['NO_CUMPLE', true])
    expect(outside(remote, { home: { city: null, country: 'ES' } })).toEqual(['CUMPLE', false])
    expect(outside(remote, {})).toEqual(['SIN_DATOS', false])
    const work = { modalities: [], contracts: [], countries: ['ES'], relocate: false }
    expect(outside(remote, { ...inMexico, work })).toEqual(['PARCIAL', false])
    expect(outside(remote, { ...inMexico, work: { ...work, relocate: true } })).toEqual(['CUMPLE', false])
    expect(outside({ modality: 'REMOTO' }, inMexico)).toEqual(['CUMPLE', false])
  })

  it('take a permit that the CV speaks of for the country of its writer', () => {
    const asked = requirement.parse({ id: ID, type: 'WORK_PERMIT', importance: 'EXCLUYENTE', value: { country: 'ES' } })
    const verdict = (summary: string, country: string) =>
      explainMatch(vacancyOf([asked]), candidateOf({ summary }, { home: { city: null, country } })).conditions[0]
        ?.verdict
    expect(verdict('Residencia y trabajo en vigor.', 'ES')).toBe('CUMPLE')
    expect(verdict('Permiso de trabajo en trámite.', 'ES')).toBe('NO_CUMPLE')
    expect(verdict('Residencia y trabajo en vigor.', 'PT')).toBe('SIN_DATOS')
  })

  it('know the city, its surroundings and who would move', () => {
    const office = { modality: 'PRESENCIAL', locations: [{ country: 'ES', region: null, city: 'Sevilla' }] }
    const lives = (city: string) => ({ home: { city, country: 'ES' } })
    expect(outside(office, lives('Sevilla'))).toEqual(['CUMPLE', false])
    expect(outside(office, lives('Dos Hermanas'))).toEqual(['CUMPLE', false])
    expect(outside(office, lives('Málaga'))).toEqual(['PARCIAL', false])
    expect(outside(office, lives('Bilbao'))).toEqual(['PARCIAL', false])
    const work = { modalities: [], contracts: [], countries: [], relocate: true }
    expect(outside(office, { ...lives('Bilbao'), work })).toEqual(['CUMPLE', false])
    expect(outside(office, inMexico)).toEqual(['NO_CUMPLE', true])
  })
})

describe('the own work', () => {
  const match = (title: string, cv: Partial<CvSections>, more: object = {}) =>
    explainMatch(vacancyOf([], { title, ...more }), candidateOf(cv)).items

  it('is the first line, and met by who did it', () => {
    const [line] = match('Abogado/a laboralista', did('Abogada laboralista', 'Despidos y conciliaciones.'))
    expect(line).toMatchObject({ type: 'OCCUPATION', importance: 'EXCLUYENTE' })
    expect(['CUMPLE', 'PARCIAL']).toContain(line?.verdict)
    expect(match('Abogado/a laboralista', did('Soldador naval', 'Soldadura TIG.'))[0]?.verdict).toBe('NO_CUMPLE')
    expect(match('Abogado/a laboralista', {})[0]?.verdict).toBe('SIN_DATOS')
  })

  it('is no line where no experience is asked for', () => {
    expect(match('Reponedor/a', did('Camarera'), { no_experience_needed: true })).toEqual([])
  })

  it('is near work for whoever helped where somebody is asked to lead, and not the other way round', () => {
    const [lead, help] = ['Coordinador/a logístico/a', 'Auxiliar de logística']
    expect(match(lead, did(help))[0]).toMatchObject({
      verdict: 'PARCIAL',
      sentence: expect.stringContaining('cercano'),
    })
    const value = (title: string, position: string) => match(title, did(position))[0]?.value ?? 0
    expect(value(help, 'Coordinadora de logística')).toBeGreaterThan(value(lead, help))
  })

  it('of another trade that shares tasks is in part, and says so', () => {
    const [line] = match('Educador/a infantil', did('Niñera', 'Deberes y cenas.'))
    expect(line?.verdict).toBe('PARCIAL')
    expect(line?.sentence).toMatch(/cercano|tareas/)
  })

  it('is the same for every gender in which a title is written', () => {
    const value = (title: string, position: string) => match(title, did(position))[0]?.value
    expect(value('Enfermero/a', 'Enfermera')).toBe(value('Enfermero/a', 'Enfermero'))
    expect(value('Enfermera', 'Enfermero')).toBe(value('Enfermero', 'Enfermera'))
  })
})

describe('what is said', () => {
  const said = (asked: Asked, cv: Partial<CvSections>) => {
    const [type, value] = asked
    const one = requirement.parse({ id: ID, type, importance: 'IMPORTANTE', value })
    return explainMatch(vacancyOf([one]), candidateOf(cv)).items[0]
  }

  it('names languages as people do, never by their code', () => {
    expect(said(speaks('en', 'B2'), tongue('en', 'C1'))?.seen).toEqual(['Idiomas: «Inglés: C1»'])
    expect(said(speaks('ca'), tongue('ca-valencia', null))?.seen).toEqual(['Idiomas: «Valenciano»'])
    expect(said(speaks('es'), tongue('es', 'NATIVO'))?.seen).toEqual(['Idiomas: «Español: lengua materna»'])
  })

  it('asks for one year in the singular, and for half of one in months', () => {
    expect(said(years('Contable', 1), did('Auxiliar contable'))?.sentence).toMatch(/se pide 1 año como Contable/)
    expect(said(years('Camarero', 20), did('Camarera'))?.sentence).toMatch(/se piden 20 años/)
    expect(said(['TOTAL_EXPERIENCE', { min_years: 0.5 }], {})?.question).toMatch(/6 meses o más/)
  })

  it('leaves open what an alternative that no CV speaks of may answer', () => {
    const study = { type: 'EDUCATION', min_level: 'FP_MEDIO', field: 'Enfermería', equivalent_years: null }
    const certificate = { type: 'CERTIFICATION', name: 'Certificado de atención sociosanitaria' }
    const line = said(['ANY_OF', { options: [study, certificate] }], degree('Educación secundaria', 'SECUNDARIA'))
    expect(line?.verdict).toBe('SIN_DATOS')
  })

  it('does not complete the years of a trade with those of a near one', () => {
    const job = { summary: '', achievements: [], skills: [] }
    const experience = [
      { ...job, position: 'Contable', start: '2020-01', end: '2020-08' },
      { ...job, position: 'Auxiliar contable', start: '2010-01', end: '2019-12' },
    ]
    const line = said(years('Contable', 1), { experience })
    expect([line?.verdict, line?.sentence]).toEqual(['PARCIAL', expect.stringContaining('se pide 1 año')])
  })

  it('does not call a thing that is not met a part of it', () => {
    const one = { type: 'EDUCATION', min_level: 'MASTER', field: 'Gestión del talento', equivalent_years: null }
    const other = { ...one, field: 'Planillas' }
    const line = said(['ANY_OF', { options: [one, other] }], degree('Educación secundaria', 'SECUNDARIA'))
    expect([line?.verdict, line?.sentence.includes('en parte')]).toEqual(['NO_CUMPLE', false])
  })
})
