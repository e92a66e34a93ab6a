import { describe, expect, it } from 'vitest'
import { readPastedText } from '../rules-alone.ts'

const read = (...lines: string[]) => readPastedText(['Aroa N’Diaye-Ibarra', ...lines].join('\n')).proposal.document
const jobsOf = (...lines: string[]) =>
  read('', 'EXPERIENCIA', ...lines).experience.map(
    ({ position, company, city, start, end }) => `${position} @ ${company} [${city}] ${start}–${end}`,
  )
const studiesOf = (...lines: string[]) =>
  read('', 'FORMACIÓN', ...lines).education.map(
    ({ degree, institution, end }) => `${degree} @ ${institution} ${end ?? ''}`,
  )

describe('jobs', () => {
  it('are counted by numbers, each over the post and its time', () => {
    expect(
      jobsOf(
        '1. MUNICIPALIDAD PROVINCIAL DE PUNO',
        'Arquitecta II | 02.01.2020 – 31.12.2022',
        '• Licencias de edificación.',
        '2. ESTUDIO RÍOS & ASOCIADOS',
        'Arquitecta asociada | 15.07.2016 – 30.12.2019',
      ),
    ).toEqual([
      'Arquitecta II @ MUNICIPALIDAD PROVINCIAL DE PUNO [] 2020-01–2022-12',
      'Arquitecta asociada @ ESTUDIO RÍOS & ASOCIADOS [] 2016-07–2019-12',
    ])
  })

  it('stand in a table whose first column counts them', () => {
    expect(
      jobsOf(
        'Ítem | Empresa | Cargo | Fecha inicio | Fecha fin',
        '1 | Oleoductos Sur S.A. | Andamiera | 05/04/2021 | 30/10/2023',
        '2 | Montajes Ría | Ayudante | 01/02/2018 | 15/03/2021',
      ),
    ).toEqual(['Andamiera @ Oleoductos Sur S.A. [] 2021-04–2023-10', 'Ayudante @ Montajes Ría [] 2018-02–2021-03'])
  })

  it('are copied with what the screen shows besides', () => {
    expect(
      jobsOf(
        'Logotipo de Banca Sur',
        'Analista funcional',
        'Banca Sur',
        'sept. 2011 - dic. 2017 · 6 años 4 meses',
        'Alcobendas',
      ),
    ).toEqual(['Analista funcional @ Banca Sur [Alcobendas] 2011-09–2017-12'])
  })

  it('were «en» some house, which is none of its name', () => {
    expect(jobsOf('De 2008 a 2015 en Hotel Duna como gobernanta.', 'De 2016 a 2019 en Bar Sol como camarera.')[0]).toBe(
      'gobernanta @ Hotel Duna [] 2008–2015',
    )
  })
})

describe('studies', () => {
  it.each([
    ['Grado en Trabajo Social (UNED) — 2014-2019', 'Grado en Trabajo Social @ UNED 2019'],
    ['IESTP Los Andes: Contabilidad (2017-2019)', 'Contabilidad @ IESTP Los Andes 2019'],
    [
      'Licenciatura: Ing. en Alimentos, Instituto Tecnológico de Tepic, 2013-2018',
      'Ing. en Alimentos @ Instituto Tecnológico de Tepic 2018',
    ],
    ['Bachiller en Arte, Colegio 9 de Julio, 2014', 'Bachiller en Arte @ Colegio 9 de Julio 2014'],
  ])('%s', (line, study) => {
    expect(studiesOf(line)).toEqual([study])
  })

  it('stand under «Grados y títulos»', () => {
    expect(read('', 'GRADOS Y TÍTULOS', 'Título de Economista – Universidad Andina – 2018').education).toHaveLength(1)
  })
})

describe('licences and hours', () => {
  it.each([
    [['LICENCIAS DE CONDUCIR', 'A3 - A5 - B. Vencimiento: 02/03/2028'], { licences: ['A3', 'A5', 'B'] }],
    [['LICENCIA A-IIB PROFESIONAL', '', 'OTROS', 'Licencia de conducir A-IIb'], { licences: ['A-IIB'] }],
    [['OTROS', 'Licencia B-IIa. Moto lineal propia.'], { licences: ['B-IIa'], vehicles: ['MOTO'] }],
    [['OTROS', 'Disponibilidad inmediata y para viajar.'], { availability: 'INMEDIATA', travels: true }],
    [['ALTRES', 'Disponibilitat immediata, torns rotatius'], { availability: 'INMEDIATA', shifts: ['ROTATIVO'] }],
  ])('%j', (lines, circumstances) => {
    expect(read('Conductora', '', ...lines).circumstances).toMatchObject(circumstances)
  })

  it('hold together until one date', () => {
    expect(read('', 'CERTIFICADOS', 'PALS y NALS (AHA, vigentes hasta nov. 2027)').certifications).toMatchObject([
      { name: 'PALS y NALS', issuer: 'AHA', date: null, expires: '2027-11' },
    ])
  })
})
