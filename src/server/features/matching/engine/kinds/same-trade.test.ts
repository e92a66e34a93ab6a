import { describe, expect, it } from 'vitest'
import { type Requirement, requirement, type Verdict } from '#shared/matching/matching.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf } from '../people.fixture.ts'
import type { CvSections } from '../read/cv-sections.ts'

const ID = '00000000-0000-4000-8000-000000000009'
const asked = (type: string, value: object): Requirement =>
  requirement.parse({ id: ID, type, importance: 'IMPORTANTE', value })

const did = (position: string, summary = '', dates: readonly [string, string | null] = ['2020-01', null]) => ({
  experience: [{ position, start: dates[0], end: dates[1], summary, achievements: [], skills: [] }],
})

/** Of the work itself and of years in it. */
function verdictsOf(title: string, cv: Partial<CvSections>, name = title, min_years = 2): (Verdict | undefined)[] {
  const years = asked('ROLE_EXPERIENCE', { name, min_years })
  return explainMatch(vacancyOf([years], { title }), candidateOf(cv)).items.map(({ verdict }) => verdict)
}

describe('whether somebody did the work that is asked for', () => {
  it('is judged once, for the work itself and for the years in it', () => {
    const calls = did('Asesora telefónica', 'Tomadores que llaman por su póliza, quejas y seguimiento del caso.')
    expect(verdictsOf('Representante de Atención al Cliente', calls)).toEqual(['CUMPLE', 'CUMPLE'])
    const helping = did('Asistente contable', 'Registro de facturas, archivo de comprobantes y apoyo en el cierre.')
    expect(verdictsOf('Contador/a general', helping)).toEqual(['PARCIAL', 'PARCIAL'])
  })

  it('is judged by the whole title where the years name a part of it', () => {
    const calls = did('Gestora de cobranza', 'Llamadas y convenios de pago.')
    const title = 'Analista de Cuentas por Cobrar (cobranza)'
    expect(verdictsOf(title, calls, 'Analista de Cuentas por Cobrar')).toEqual(['CUMPLE', 'CUMPLE'])
  })

  it('says what near work came after it', () => {
    const job = { achievements: [], skills: [], summary: '' }
    const before = { ...job, position: 'Enfermera de hospitalización', start: '2014-01', end: '2016-01' }
    const after = { ...job, position: 'Enfermera de UCI', start: '2016-02', end: '2022-12' }
    const sentences = (...experience: CvSections['experience']) =>
      explainMatch(
        vacancyOf([asked('ROLE_EXPERIENCE', { name: 'Enfermera', min_years: 1 })], {
          title: 'Enfermera de hospitalización',
        }),
        candidateOf({ experience }),
      ).items.map(({ sentence }) => sentence)
    expect(sentences(after, before)[0]).toBe(
      'El CV muestra 2 años y 1 mes como «Enfermera de hospitalización» (última vez: 2016), y después un trabajo cercano: «Enfermera de UCI».',
    )
    expect(sentences(before)[0]).not.toContain('después')
  })

  it('sums jobs that are about as near, and speaks of the newest of them', () => {
    const job = { achievements: [], skills: [], summary: '' }
    const experience = [
      { ...job, position: 'Letrada', start: '2021-01', end: '2025-12', summary: 'Herencias y testamentos.' },
      { ...job, position: 'Abogada junior', start: '2020-01', end: '2020-12', summary: 'Multas de tráfico.' },
    ]
    const [own] = explainMatch(vacancyOf([], { title: 'Abogada penalista' }), candidateOf({ experience })).items
    expect(own?.sentence).toContain('6 años en puestos como «Letrada»')
  })

  it('counts every job that tells of one of several things that the title adds', () => {
    const job = { achievements: [], skills: [], position: 'Argonista' }
    const experience = [
      { ...job, start: '2018-01', end: '2023-12', summary: 'Argón en tubería sanitaria.' },
      { ...job, start: '2014-01', end: '2017-12', summary: 'Microalambre en vigas.' },
    ]
    expect(verdictsOf('Soldador (TIG y MIG)', { experience }, 'Soldador', 8)).toEqual(['CUMPLE', 'CUMPLE'])
  })

  it.each([
    ['Soldador TIG / MIG', 'Soldador', 'Microalambre en vigas.'],
    ['Soldador TIG / MIG', 'Soldador', 'Argón en tubería sanitaria.'],
    ['Diseñadora gráfica - Illustrator / CorelDRAW', 'Diseñadora gráfica', 'Etiquetas en CorelDRAW.'],
  ])('«%s» is met by a «%s» of either: %s', (title, position, summary) => {
    expect(verdictsOf(title, did(position, summary), position)).toEqual(['CUMPLE', 'CUMPLE'])
  })

  it('finds what the title adds in the job itself, or said of the person', () => {
    const job = { start: '2018-01', end: '2020-12', achievements: [], skills: [] }
    const seller = { ...job, position: 'Técnica comercial', summary: 'Fiestas de barrio y globos.' }
    const other = { ...job, position: 'Archivera', summary: 'Fichas de clientes en Salesforce.' }
    const told = { ...seller, summary: 'Fiestas de barrio, todo en Salesforce.' }
    expect(verdictsOf('Ejecutivo Comercial (Salesforce)', { experience: [told, other] })[0]).toBe('CUMPLE')
    const said = { experience: [seller], summary: 'Manejo Salesforce.' }
    expect(verdictsOf('Ejecutivo Comercial (Salesforce)', said)[0]).toBe('CUMPLE')
  })

  it('is called by a part of its name, where nothing else is told', () => {
    const told = 'Check-in y check-out, reservas por teléfono, llaves y caja de la noche.'
    expect(verdictsOf('Recepcionista de hotel', did('Recepcionista', told))).toEqual(['CUMPLE', 'CUMPLE'])
    const other = 'Citas de pacientes, historias clínicas, cobro de la consulta y recetas para los médicos.'
    expect(verdictsOf('Recepcionista de hotel', did('Recepcionista', other))[0]).not.toBe('CUMPLE')
  })

  it('does not hang on how long: that is asked for by the years', () => {
    expect(verdictsOf('Enfermera', did('Enfermera', '', ['2024-07', '2024-09']))).toEqual(['CUMPLE', 'PARCIAL'])
  })

  it('knows a trade by other names, and by the short one of what somebody calls themselves', () => {
    const web = did('Desarrolladora web full stack', 'WordPress, PHP y Laravel.')
    expect(verdictsOf('Programador/a PHP Laravel', web)).toEqual(['CUMPLE', 'CUMPLE'])
    expect(verdictsOf('Programador/a PHP Laravel', did('Desarrolladora web', 'Páginas en React.'))[0]).toBe('PARCIAL')
    const always = did('Programadora', 'Pantallas en JavaScript y Vue.')
    expect(verdictsOf('Programador/a front-end (Vue)', always)[0]).toBe('CUMPLE')
    const teacher = { headline: 'ESL teacher', ...did('Teacher de 1º a 3º de secundaria', 'Seis grupos.') }
    expect(verdictsOf('Docente de inglés', teacher)).toEqual(['CUMPLE', 'CUMPLE'])
    const cleaner = {
      headline: 'VIGILANTE – LIMPIEZA – CUIDADOR',
      ...did('Limpieza de oficinas y portales', 'Cristales.'),
    }
    expect(verdictsOf('Vigilante de seguridad', cleaner)[0]).not.toBe('CUMPLE')
  })
})

describe('somebody who led a trade, or tells of what sets it apart', () => {
  it('did that trade', () => {
    expect(verdictsOf('Contable', did('Responsable de contabilidad'))).toEqual(['CUMPLE', 'CUMPLE'])
    const lawyer = did('Abogada asociada', 'Litigios laborales en defensa de empresas.')
    expect(verdictsOf('Abogado/a laboralista', lawyer)).toEqual(['CUMPLE', 'CUMPLE'])
    expect(verdictsOf('Abogado/a laboralista', did('Abogada asociada', 'Sucesiones.'))[0]).toBe('PARCIAL')
  })
})

describe('a language', () => {
  const levels = ['A2', 'B1', 'B2', 'C1'] as const
  const verdict = (overall: (typeof levels)[number]) =>
    explainMatch(
      vacancyOf([asked('LANGUAGE', { language: 'en', min_level: 'C1' })]),
      candidateOf({ languages: [{ language: 'en', overall }] }),
    ).items[0]?.verdict

  it('one step below what is asked is in part, and further down it is not met', () => {
    expect(levels.map(verdict)).toEqual(['NO_CUMPLE', 'NO_CUMPLE', 'PARCIAL', 'CUMPLE'])
  })
})
