import { describe, expect, it } from 'vitest'
import { readPastedText } from './read-file.ts'

const read = (...lines: string[]) => readPastedText(lines.join('\n')).proposal.document
const person = 'Nerea Olabarri-Quintela'

const studiesOf = (...lines: string[]) =>
  read(person, '', 'FORMACIÓN', ...lines).education.map(
    ({ degree, institution, end }) => `${degree} @ ${institution} ${end ?? '?'}`,
  )
const papersOf = (...lines: string[]) =>
  read(person, '', 'CERTIFICACIONES', ...lines).certifications.map(
    ({ name, issuer, date, expires }) => `${name} @ ${issuer} ${date ?? ''}→${expires ?? ''}`,
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

describe('papers', () => {
  it.each([
    [['AWS Certified Solutions Architect – Associate'], ['AWS Certified Solutions Architect – Associate @  →']],
    [
      ['Licencia de conducir A-IIIc', 'Certificado de operador – SENCICO 2015', 'Licencia interna (vencida)'],
      [
        'Licencia de conducir A-IIIc @  →',
        'Certificado de operador @ SENCICO 2015→',
        'Licencia interna (vencida) @  →',
      ],
    ],
    [
      ['Procedimiento 111 en acero (TÜV, 2023)', 'Inox 141 (Bureau Norte)', 'Trabajos en altura'],
      ['Procedimiento 111 en acero @ TÜV 2023→', 'Inox 141 @ Bureau Norte →', 'Trabajos en altura @  →'],
    ],
    [['CARNE SUCAMEC VENCIDO EN MARZO 2025'], ['CARNE SUCAMEC VENCIDO @  →2025-03']],
  ])('%j', (lines, expected) => expect(papersOf(...lines)).toEqual(expected))

  it('hold for a time also among courses', () => {
    const { certifications, courses } = read(
      person,
      '',
      'CURSOS',
      'ACLS (AHA), vigente hasta 11/2027',
      'Trabajo en altura (2025). Bloqueo (2024). Primeros auxilios.',
    )
    expect(certifications).toMatchObject([{ expires: '2027-11' }])
    expect(courses.map(({ name, date }) => `${name} ${date}`)).toEqual([
      'Trabajo en altura 2025',
      'Bloqueo 2024',
      'Primeros auxilios. null',
    ])
  })

  it('name a class of licence in a list', () => {
    const { circumstances } = read(person, '', 'Carnets: carretillero (frontal), B con coche propio')
    expect(circumstances).toMatchObject({ licences: ['B'], vehicles: ['COCHE'] })
  })
})

describe('lists', () => {
  it('of skills in columns need no heading', () => {
    const { skills } = read(
      person,
      '',
      'EXPERIENCIA',
      'Soldador, Naval Ría, 2012-2015',
      '',
      'Soldadura TIG      Oxicorte         AutoCAD',
      'Soldadura MIG      Calderería       Excel',
    )
    expect(skills.map(({ name }) => name)).toEqual([
      'Soldadura TIG',
      'Oxicorte',
      'AutoCAD',
      'Soldadura MIG',
      'Calderería',
      'Excel',
    ])
  })

  it('of languages have mother tongues below their label, and levels behind the name of a test', () => {
    const cv = read(
      person,
      '',
      'COMPETENCIAS PERSONALES',
      'Lengua materna',
      'catalán, español',
      '',
      'IDIOMAS',
      'Euskera (EGA, C1), yoruba (nativo)',
    )
    expect(cv.languages.map(({ language, overall }) => `${language} ${overall}`)).toEqual([
      'ca NATIVO',
      'es NATIVO',
      'eu C1',
      'yo NATIVO',
    ])
  })

  it('say skills without the verb before them', () => {
    expect(read(person, '', 'HABILIDADES', 'Sé manejar Excel, manejo de Linux').skills.map(({ name }) => name)).toEqual(
      ['Excel', 'Linux'],
    )
  })
})

describe('headings', () => {
  it('may be numbered', () => {
    const cv = read(
      person,
      '',
      '1. Formación',
      'Grado en Historia, Universidad de León, 2016',
      '2. Herramientas',
      'Excel, AutoCAD',
    )
    expect(cv.skills.map(({ name }) => name)).toEqual(['Excel', 'AutoCAD'])
  })

  it('made of small words alone are none', () => {
    expect(
      read(person, '', 'FORMACIÓN', 'TÉCNICOS: Politécnico del Valle', 'Técnico en Enfermería', '2012').education,
    ).toHaveLength(1)
  })
})

describe('registrations', () => {
  it.each([
    ['CIP 187654', { body: 'CIP', number: '187654' }],
    ['Fisioterapeuta col. 2345 (COFPV)', { body: 'COFPV', number: '2345' }],
  ])('%s', (line, expected) => expect(read(person, line, 'Cajamarca').registrations).toMatchObject([expected]))
})

describe('who somebody is', () => {
  it.each([
    [['paqui o’connor rivas', 'camarera de pisos', 'Benidorm, 650112233'], 'Paqui O’Connor Rivas'],
    [['JOSÉ Á. ÑIQUEN LL.', 'Operador de grúa'], 'José Á. Ñiquen Ll.'],
    [['Gemma l’Hostalric Ferré', 'Cap de sala'], 'Gemma l’Hostalric Ferré'],
    [
      ['Buenas tardes le mando mis datos para la vacante', 'Nombre Gerardo Xool Uc', 'Vivo en Cancún región 229'],
      'Gerardo Xool Uc',
    ],
    [
      [
        'INFORMACIÓN PERSONAL',
        'Laia Puig-Roca',
        '',
        'EXPERIENCIA',
        'Monitora, Esplai Alba, 2020-2022',
        '',
        'INFORMACIÓN ADICIONAL',
        'Vehículo propio',
      ],
      'Laia Puig-Roca',
    ],
  ])('%j', (lines, name) => expect(read(...lines).basics.full_name).toBe(name))

  it('can be reached by what stands at the end', () => {
    const { basics, experience } = read(
      'Yadira Cendejas. 23 años, Zapopan.',
      'experiencia:',
      '- tienda Moda Lía 8 meses, caja',
      'cel 33 0000 0000',
    )
    expect(basics).toMatchObject({ phone: '33 0000 0000', headline: '' })
    expect(experience[0]?.summary).not.toContain('33')
  })
})

it('«Ofimática (Word, Excel)» among the skills is one of them, and «Inglés: A2» is a language', () => {
  const { skills, languages } = read(person, '', 'OTROS CONOCIMIENTOS', 'Ofimática (Word, Excel)', 'Inglés: A2')
  expect(skills.map(({ name }) => name).join()).toMatch(/Word/)
  expect(languages).toMatchObject([{ language: 'en', overall: 'A2' }])
})
