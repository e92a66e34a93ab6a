import { describe, expect, it } from 'vitest'
import { readPastedText } from '../rules-alone.ts'

const read = (...lines: string[]) => readPastedText(lines.join('\n')).proposal.document
const person = 'Nerea Olabarri-Quintela'
const proposalOf = (sections: string) => readPastedText(`Ana Núñez Gil\nana@example.com\n\n${sections}\n`).proposal

const studiesOf = (...lines: string[]) =>
  read(person, '', 'FORMACIÓN', ...lines).education.map(
    ({ degree, institution, end }) => `${degree} @ ${institution} ${end ?? '?'}`,
  )

describe('studies', () => {
  it('leave a paper for a norm that stands before them to the papers', () => {
    const { education, certifications } = read(
      person,
      '',
      'FORMACIÓN',
      'AWS D1.1 3G 2022. Bachillerato técnico en Soldadura',
    )
    expect(education).toMatchObject([{ degree: 'Bachillerato técnico en Soldadura', institution: '', end: null }])
    expect(certifications).toMatchObject([{ name: 'AWS D1.1 3G', date: '2022' }])
  })

  it.each([
    [['Enfermería, Universidad de La Frontera — título 2017'], ['Enfermería @ Universidad de La Frontera 2017']],
    [['Diplomado en Cuidados, U. de Chile, 2021'], ['Diplomado en Cuidados @ U. de Chile 2021']],
    [['Doctorado en Biología (cum laude), UPV/EHU, 2022'], ['Doctorado en Biología (cum laude) @ UPV/EHU 2022']],
    [['SECUNDARIA COMPLETA I.E. 6024 JOSE ARGUEDAS 2008'], ['SECUNDARIA COMPLETA @ I.E. 6024 JOSE ARGUEDAS 2008']],
    [
      ['Licenciatura en Gastronomía, Universidad Mayab. Trunca (6 semestres) 2018'],
      ['Licenciatura en Gastronomía @ Universidad Mayab 2018'],
    ],
    [
      ['2012 – 2016', 'Grado en Educación Social   Nivel 6 MEC', 'Universitat de Girona'],
      ['Grado en Educación Social @ Universitat de Girona 2016'],
    ],
    [
      [
        'SECUNDARIOS: Institución Educativa Alba',
        'Bachiller académico',
        'Cali, 2009',
        'TÉCNICOS: Politécnico del Valle',
        'Técnico laboral en Enfermería',
        'Cali, 2012',
      ],
      [
        'Bachiller académico @ Institución Educativa Alba 2009',
        'Técnico laboral en Enfermería @ Politécnico del Valle 2012',
      ],
    ],
    [
      ['Licenciatura en Administración e Dirección de Empresas: USC, 2003-2008'],
      ['Licenciatura en Administración e Dirección de Empresas @ USC 2008'],
    ],
    [['ITESO, Ingeniería en Sistemas, 2015-2020. Promedio 92/100.'], ['Ingeniería en Sistemas @ ITESO 2020']],
    [
      ['2012-2016. Grado en Traducción, Universidad de Granada. Erasmus en Lyon.'],
      ['Grado en Traducción @ Universidad de Granada 2016'],
    ],
    [['Máster en Farmacia, Univ. de Barcelona, online, 2020'], ['Máster en Farmacia @ Univ. de Barcelona 2020']],
    [
      ['CFGM Serveis en Restauració. Escola d’Hoteleria. 2015.'],
      ['CFGM Serveis en Restauració @ Escola d’Hoteleria 2015'],
    ],
    [['bachiller academico colegio general santander 2019'], ['bachiller academico @ colegio general santander 2019']],
  ])('%j', (lines, expected) => expect(studiesOf(...lines)).toEqual(expected))

  it('below the name say what somebody is, too', () => {
    const { basics, education } = read(
      person,
      'Economista – Universidad de La Salle, 2022',
      'secundaria completa - IE 7035',
    )
    expect(basics.headline).toBe('Economista')
    expect(education).toMatchObject([
      { institution: 'Universidad de La Salle', end: '2022' },
      { institution: 'IE 7035' },
    ])
  })

  it.each([
    ['Turismo. Universidad del Cerro (titulada). 2012', 'GRADO'],
    ['Geografía, Universidad de Montes, licenciada en 2009', 'GRADO'],
    ['Publicidad, Universidad de la Bahía, titulado 2017', 'GRADO'],
    ['Publicidad, Universidad de la Bahía, 2017', null],
    ['Diplomado en ventas, Universidad del Cerro, titulada 2015', null],
    ['Publicidad, Instituto del Cerro, titulada 2015', null],
  ])('of a university with the title that ends them are a degree: «%s» %s', (line, level) => {
    expect(read(person, '', 'FORMACIÓN', line, '', 'HABILIDADES', 'Excel').education[0]?.level ?? null).toBe(level)
  })

  it('of a platform are courses, and degrees among courses are studies', () => {
    const cv = read(
      person,
      '',
      'EDUCACIÓN',
      'UX Design Certificate | Coursera | 2022',
      '',
      'CURSOS',
      'Python (Platzi, 2024, 40 h)',
      'Cursando Especialización en Datos, Politécnico Andino (2026)',
    )
    expect(cv.courses).toMatchObject([
      { name: 'UX Design Certificate', organisation: 'Coursera' },
      { name: 'Python', organisation: 'Platzi', date: '2024' },
    ])
    expect(cv.education).toMatchObject([{ institution: 'Politécnico Andino' }])
  })
})

describe('studies with their level and whether they go on', () => {
  const studiesOf = (lines: string) =>
    proposalOf(`FORMACIÓN\n${lines}`).document.education.map(
      ({ degree, institution, level, end, in_progress }) =>
        `${degree} @ ${institution} ${level} ${in_progress ? 'en curso' : end}`,
    )

  it.each([
    [
      'Graduada en Ingeniería Informática, UPC (2012-2016)\nMáster en Ciencia de Datos, UOC, en curso',
      ['Graduada en Ingeniería Informática @ UPC GRADO 2016', 'Máster en Ciencia de Datos @ UOC MASTER en curso'],
    ],
    [
      'Licenciatura en Derecho, UANL, 2012 - 2015\nPreparatoria Técnica Pablo Livas\n2009 - 2012',
      ['Licenciatura en Derecho @ UANL GRADO 2015', 'Preparatoria Técnica Pablo Livas @  BACHILLERATO 2012'],
    ],
    ['Secundaria: I.E. Micaela Bastidas (2011 - 2015)', ['Secundaria @ I.E. Micaela Bastidas null 2015']],
    [
      'Estudios universitarios: Universidad EAFIT\nAdministración de Empresas\n2012 - 2017',
      ['Administración de Empresas @ Universidad EAFIT null 2017'],
    ],
    [
      'B.S. Civil Engineering, Texas A&M University, College Station, TX, May 2012, GPA 3.6/4.0',
      ['B.S. Civil Engineering @ Texas A&M University null 2012-05'],
    ],
    ['Curso 2014-16  CFGS Finanzas, IES Abastos', ['CFGS Finanzas @ IES Abastos FP_SUPERIOR 2016']],
    [
      'Estudios secundarios: Colegio San Ignacio\nBachiller Académico\n2011',
      ['Bachiller Académico @ Colegio San Ignacio BACHILLERATO 2011'],
    ],
    [
      'Primaria: U.E. Andrés Bello\nUniversitarios: Universidad Central. Título: Licenciada en Contaduría. 2006-2011',
      ['Primaria @ U.E. Andrés Bello null null', 'Licenciada en Contaduría @ Universidad Central GRADO 2011'],
    ],
    ['- Graduado en ESO. IES Velázquez. 2005', ['Graduado en ESO @ IES Velázquez SECUNDARIA 2005']],
  ])('%j', (lines, expected) => expect(studiesOf(lines)).toEqual(expected))
})

it.each([
  ['Arequipa, Perú', 'Secundaria completa, I.E. Los Álamos, 2015', 'BACHILLERATO'],
  ['Arequipa, Perú', 'Secundaria: I.E. Los Álamos, 2015', 'BACHILLERATO'],
  ['Puebla, México', 'Secundaria: Técnica 21, 2015', null],
])('knows in %s what «%s» is', (town, line, level) => {
  expect(read(person, town, '', 'ESTUDIOS', line).education[0]?.level).toBe(level)
})

describe('a study', () => {
  const studiesOf = (...lines: string[]) =>
    read(person, '', 'FORMACIÓN', ...lines).education.map(
      ({ degree, institution, end }) => `${degree} @ ${institution} ${end ?? '?'}`,
    )

  it.each([
    [
      ['Agronomía, Universidad del Maule Alto. 2012 - 2017. Titulada con distinción máxima.'],
      ['Agronomía @ Universidad del Maule Alto 2017'],
    ],
    [
      ['Medicina Veterinaria, Universidad de la Costa. Titulado en marzo de 2020.'],
      ['Medicina Veterinaria @ Universidad de la Costa 2020-03'],
    ],
    [
      ['Ingeniero civil. Universidad de la Sabana Baja. Grado: diciembre de 2018.'],
      ['Ingeniero civil @ Universidad de la Sabana Baja 2018-12'],
    ],
    [
      [
        'Especialización en Estructuras. Universidad del Río. Tercer semestre (último), grado previsto para mayo de 2027.',
      ],
      ['Especialización en Estructuras @ Universidad del Río 2027-05'],
    ],
    [['Diplomado en Riego, 2022, 200 h'], ['Diplomado en Riego @  2022']],
    [['Maestría en Finanzas - en curso, primer año'], ['Maestría en Finanzas @  ?']],
    [
      ['Traducción (inglés – alemán), Universidad del Norte, 2010 – 2014'],
      ['Traducción (inglés – alemán) @ Universidad del Norte 2014'],
    ],
    [
      ['Grado en Turismo. Universidad del Sur, 2015.', 'Experto universitario en Gestión Hotelera (25 ECTS), 2018.'],
      ['Grado en Turismo @ Universidad del Sur 2015', 'Experto universitario en Gestión Hotelera (25 ECTS) @  2018'],
    ],
  ])('is named by itself, and not by how it ended: «%s»', (lines, studies) => {
    expect(studiesOf(...lines)).toEqual(studies)
  })
})
