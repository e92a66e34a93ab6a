import { describe, expect, it } from 'vitest'
import { requirement, type Verdict } from '#shared/matching/matching.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf } from '../people.fixture.ts'
import type { CvSections } from '../read/cv-sections.ts'
import {
  type Asked,
  begun,
  course,
  degree,
  did,
  ID,
  listed,
  paper,
  registered,
  skill,
  speaks,
  studies,
  tongue,
  unfinished,
  verdictOf,
  words,
  years,
} from './verdicts.fixture.ts'

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
  [skill('Carretilla elevadora'), did('Operador de montacargas', 'Descarga de tráileres.'), 'CUMPLE'],
  [skill('Manipulación de alimentos'), did('Cocinero'), 'SIN_DATOS'],
  [skill('Electricidad'), did('Electricista', 'Averías.'), 'CUMPLE'],
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
    const work = { modalities: [], contracts: [], countries: ['ES'], relocate: null }
    expect(outside(remote, { ...inMexico, work })).toEqual(['PARCIAL', false])
    expect(outside(remote, { ...inMexico, work: { ...work, relocate: true } })).toEqual(['CUMPLE', false])
    expect(outside({ modality: 'REMOTO' }, inMexico)).toEqual(['CUMPLE', false])
  })

  it('take a permit that the CV speaks of for the country of its writer', () => {
    const asked = requirement.parse({ id: ID, type: 'WORK_PERMIT', importance: 'EXCLUYENTE', value: { country: 'ES' } })
    const said = (summary: string, country: string) =>
      explainMatch(vacancyOf([asked]), candidateOf({ summary }, { home: { city: null, country } })).conditions[0]
    const verdict = (summary: string, country: string) => said(summary, country)?.verdict
    expect(said('Soldadora. Papeles en regla.', 'ES')).toMatchObject({
      verdict: 'CUMPLE',
      sentence: 'El CV dice «Papeles en regla», y vive en España.',
    })
    expect(said('Permiso de trabajo en España.', 'PT')?.sentence).toBe('El CV dice «Permiso de trabajo en España».')
    expect(verdict('Sin papeles.', 'ES')).toBe('SIN_DATOS')
    expect(verdict('Papeles en trámite.', 'ES')).toBe('SIN_DATOS')
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
    expect(outside(office, lives('Bilbao'))).toEqual(['SIN_DATOS', false])
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
    expect(line?.sentence).toMatch(/cercano|tareas|en parte/)
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
