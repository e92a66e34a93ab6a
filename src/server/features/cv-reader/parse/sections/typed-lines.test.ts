import { describe, expect, it } from 'vitest'
import { readPastedText } from '../../read-file.ts'

const read = (...lines: string[]) => readPastedText(lines.join('\n')).proposal.document

describe('papers among jobs', () => {
  it('are papers, with the date until which they hold', () => {
    const cv = read(
      'Íñigo Lasheras-Ruiz',
      'Vigilante',
      'Calahorra',
      '2018-2021 Seguridad Moncayo, vigilante',
      '2021-2025 Centro Comercial Ebro, vigilante',
      'TIP vigente hasta 2028',
    )
    expect(cv.experience.map(({ company }) => company)).toEqual(['Seguridad Moncayo', 'Centro Comercial Ebro'])
    expect(cv.certifications).toMatchObject([{ name: 'TIP', expires: '2028' }])
  })

  it('stand below the name as well', () => {
    const cv = read(
      "Neus D'Ocon Ferrer",
      'Vigilante de seguridad',
      'TIP en vigor. Curso de escolta. Defensa personal.',
      'Prosegur Levante, vigilante, 2019 – 2024',
      'Eulen, auxiliar de servicios, 2016 – 2019',
    )
    expect(cv.certifications.map(({ name }) => name)).toEqual(['TIP en vigor'])
    expect(cv.courses.map(({ name }) => name)).toEqual(['Curso de escolta', 'Defensa personal.'])
  })
})

describe('behind jobs of one line each', () => {
  it('studies, licences and skills belong to none of them', () => {
    const cv = read(
      'EUSEBIO ÑANCO PAREDES',
      'SOLDADOR',
      'EXPERIENCIA',
      'MAESTRANZA SUR 2019 A 2024 SOLDADOR MIG',
      'ESTRUCTURAS LOA 2014 A 2019 AYUDANTE DE SOLDADOR',
      'ESTUDIOS SECUNDARIA TERMINADA',
      'LICENCIA DE MANEJO TIPO A',
      'OXICORTE, PULIDO, SOLDADURA MIG',
    )
    expect(cv.experience.map(({ summary }) => summary)).toEqual(['', ''])
    expect(cv.education).toMatchObject([{ degree: 'SECUNDARIA TERMINADA' }])
    expect(cv.circumstances.licences).toEqual(['A'])
    expect(cv.skills.map(({ name }) => name)).toEqual(['OXICORTE', 'PULIDO', 'SOLDADURA MIG'])
  })
})

describe('a job without an end', () => {
  it('goes on when no other one is later', () => {
    const cv = read(
      'Iratxe Mendizábal',
      'Administrativa',
      '2011-2018 Bodegas Añua: administrativa, facturas',
      '2018- Conservas Oka: administrativa, nóminas',
    )
    expect(cv.experience.map(({ current }) => current)).toEqual([false, true])
  })

  it('was that year where all are written so', () => {
    const cv = read(
      'Iratxe Mendizábal',
      'Camarera',
      '2016- Bar Txoko: camarera',
      '2017- Bar Zurito: camarera',
      '2019- Hotel Oka: camarera',
    )
    expect(cv.experience.map(({ end }) => end)).toEqual(['2016', '2017', '2019'])
  })
})

describe('studies', () => {
  it('below the name are studies when they are dated', () => {
    const cv = read(
      'Begoña Azkue Ibarra',
      'Técnica de nóminas',
      'Diplomada en Relaciones Laborales (UPV, 2009)',
      '2010-2019 Talleres Aizkorri: nóminas y contratos',
      '2019-2024 Gestoría Zelai: técnica de nóminas',
    )
    expect(cv.education).toMatchObject([
      { degree: 'Diplomada en Relaciones Laborales', institution: 'UPV', end: '2009' },
    ])
    expect(cv.experience).toHaveLength(2)
  })

  it('keep «trunca» beside their name', () => {
    const cv = read('Omar Ek Pech', 'Vendedor', '', 'ESTUDIOS', 'Lic. en Turismo (trunca, 2014)')
    expect(cv.education[0]?.degree).toContain('trunca')
  })
})

describe('courses', () => {
  it('have an issuer that can give them out, and no other skill or sentence in its place', () => {
    const cv = read(
      'Úrsula Gil-Ortega',
      'Enfermera',
      '',
      'CURSOS',
      'BLS – ACLS (Cruz Roja, 2024)',
      'Curso de prevención, 20 horas. Sin coche',
      'Gestión de heridas, Sociedad Andina de Heridas, 2021',
    )
    const said = cv.courses.map(({ name, organisation }) => [name, organisation])
    expect(said).toContainEqual(['BLS', 'Cruz Roja'])
    expect(said).toContainEqual(['ACLS', ''])
    expect(said.some(([, organisation]) => organisation?.startsWith('Sin'))).toBe(false)
  })
})

it('reads «Experiencia: …» in one line as jobs, also below a list of skills', () => {
  const cv = read(
    'Habilidades: Excel, Gesden, facturación',
    'Experiencia: Clínica Dental Marjal (Gandia), recepcionista, 2018-2025. Asesoría Llebeig, auxiliar administrativa, 2012-2018.',
    'Formación: FP II Administrativo.',
  )
  expect(cv.experience.map(({ company }) => company)).toEqual(['Clínica Dental Marjal', 'Asesoría Llebeig'])
  expect(cv.education.map(({ degree }) => degree)).toEqual(['FP II Administrativo'])
  expect(cv.skills.map(({ name }) => name)).toEqual(['Excel', 'Gesden', 'facturación'])
})
