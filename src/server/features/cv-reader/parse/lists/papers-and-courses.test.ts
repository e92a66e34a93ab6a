import { describe, expect, it } from 'vitest'
import { readPastedText } from '../../rules-alone.ts'

const read = (...lines: string[]) => readPastedText(lines.join('\n')).proposal.document
const person = 'Nerea Olabarri-Quintela'
const jobs = ['', 'EXPERIENCIA', 'Clínica Sol – Auxiliar – 2019 a 2022', 'Clínica Mar – Auxiliar – 2016 a 2019']

describe('papers below the name', () => {
  it.each([
    ['Fonoaudióloga | Mat. COFON 2x31', 'Fonoaudióloga', ['Mat. COFON 2x31']],
    ['Bacterióloga – T.P. vigente – RETHUS activo', 'Bacterióloga', ['T.P. vigente', 'RETHUS activo']],
    ['Obstetra – COP N° 3xx8 (habilitada)', 'Obstetra', ['COP (habilitada) 3xx8']],
    ['Psicóloga · M.N. 52140', 'Psicóloga', ['M.N. 52140']],
  ])('%s: what somebody is, and who says so', (line, headline, held) => {
    const { basics, registrations } = read(person, line, 'Rosario', ...jobs)
    expect(basics.headline).toBe(headline)
    expect(registrations.map(({ body, number }) => `${body} ${number}`.trim())).toEqual(held)
  })

  it('are certificates, and what somebody is stands alone', () => {
    const { basics, certifications } = read(
      person,
      'Chófer de autobús – CAP en vigor hasta 2028 – Tarjeta de transportista',
      ...jobs,
    )
    expect(basics.headline).toBe('Chófer de autobús')
    expect(certifications).toMatchObject([
      { name: 'CAP en vigor', expires: '2028' },
      { name: 'Tarjeta de transportista' },
    ])
  })
})

describe('papers in a list', () => {
  const papersOf = (...lines: string[]) =>
    read(person, ...jobs, '', 'PAPELES', ...lines).certifications.map(
      ({ name, issuer, date, expires, hidden }) =>
        `${name}${issuer ? ` @ ${issuer}` : ''} ${date ?? ''}→${expires ?? ''}${hidden ? ' (hidden)' : ''}`,
    )

  it.each([
    [
      ['Cartilla naval, hasta 2030', 'Carnet de tripulante, 2011'],
      ['Cartilla naval →2030', 'Carnet de tripulante 2011→'],
    ],
    [['Carnet B y gruista'], ['Carnet B → (hidden)', 'gruista →']],
    [['Carnet B y moto propia'], []],
    [['Permisos B, C'], ['Permisos B, C → (hidden)']],
    [
      ['Registro Nacional de Intérpretes N° 00731, vigente hasta 2029'],
      ['Registro Nacional de Intérpretes N° 00731 →2029 (hidden)'],
    ],
    [['Registro Nacional de Intérpretes N° 00731'], []],
  ])('%j', (lines, papers) => {
    expect(papersOf(...lines)).toEqual(papers)
  })

  it('have no sentence about life for their issuer', () => {
    const { certifications } = read(
      person,
      ...jobs,
      '',
      'DOCUMENTOS',
      'Licencia tipo A vigente',
      '',
      'Tengo mis brochas (Titan) y una escalera de la empresa Pinturas Sol S.L.',
    )
    expect(certifications.map(({ issuer }) => issuer)).toEqual([''])
  })

  it('are not those that everybody has, and what is said of others stays a sentence', () => {
    const { certifications } = read(
      person,
      ...jobs,
      '',
      'DOCUMENTOS',
      'DNI, CURP, cartilla sanitaria, aval de la asociación. La carta de no antecedentes la tramito el lunes.',
    )
    expect(certifications.map(({ name }) => name)).toEqual(['cartilla sanitaria', 'aval de la asociación'])
  })

  it('do not end in the word before their year', () => {
    expect(papersOf('Seguridad en cubierta, al día en 2021')).toEqual(['Seguridad en cubierta, al día 2021→'])
  })

  it('«40 cajas al día» is no paper that holds', () => {
    const { certifications } = read(person, ...jobs, 'Armaba de 30 a 40 cajas al día.')
    expect(certifications).toEqual([])
  })

  it('of a form are papers, too', () => {
    const { certifications, education } = read(
      person,
      '',
      'Educación y formación',
      '',
      'Fechas   2020',
      'Cualificación obtenida   Certificado de profesionalidad Montaje de muebles',
      'Centro   Aula Taller Sur',
      '',
      'Fechas   2010 – 2012',
      'Cualificación obtenida   Técnica en Carpintería',
      'Centro   Instituto Norte',
    )
    expect(certifications).toMatchObject([
      { name: 'Certificado de profesionalidad Montaje de muebles', issuer: 'Aula Taller Sur', date: '2020' },
    ])
    expect(education).toMatchObject([{ degree: 'Técnica en Carpintería' }])
  })
})

describe('courses', () => {
  const coursesOf = (...lines: string[]) =>
    read(person, ...jobs, '', 'CURSOS', ...lines).courses.map(
      ({ name, organisation, date }) => `${name} @ ${organisation} ${date ?? ''}`,
    )

  it.each([
    [['2022. Poda en altura, Escuela El Roble, 24 horas.'], ['Poda en altura @ Escuela El Roble 2022']],
    [['costura basica en academia hilos 2019 30 hrs'], ['costura basica @ academia hilos 2019']],
  ])('%j', (lines, courses) => {
    expect(coursesOf(...lines)).toEqual(courses)
  })

  it('behind «cursos,» each have their own year', () => {
    const { courses } = read(
      person,
      ...jobs,
      '',
      'escuela',
      'bachillerato, colegio del mar, 2012',
      '',
      'cursos, soldadura basica en academia hierro 2019 20 hrs, atencion al cliente en linea 2021',
    )
    expect(courses.map(({ name, date }) => `${name} ${date}`)).toEqual([
      'soldadura basica 2019',
      'atencion al cliente en linea 2021',
    ])
  })

  it('go on below each other, and a title of a school ends them', () => {
    const { courses, education } = read(
      person,
      ...jobs,
      '',
      'ESTUDIOS',
      '2018: Curso de riesgos en obra, 20 hs.',
      '2020: Colocación de pisos, Centro de Formación Norte.',
      'Soldador en estructuras, Centro de Formación Norte, 2014',
      'Octavo grado de primaria',
    )
    expect(courses.map(({ name }) => name)).toEqual(['Curso de riesgos en obra, 20 hs.', 'Colocación de pisos'])
    expect(education).toMatchObject([
      { degree: 'Soldador en estructuras', institution: 'Centro de Formación Norte', end: '2014' },
      { degree: 'Octavo grado de primaria', level: null },
    ])
  })

  it('«Inglés, nivel Advanced» with its year is a paper and the language', () => {
    const { languages, courses, certifications } = read(
      person,
      ...jobs,
      '',
      'ESTUDIOS',
      'Bachillerato, Liceo Norte, 2012',
      'Inglés, nivel Advanced, 2015',
    )
    expect([...courses, ...certifications].map(({ name }) => name)).toEqual(['Inglés, nivel Advanced'])
    expect(languages).toMatchObject([{ language: 'en', overall: 'C1' }])
  })
})

describe('studies', () => {
  const studiesOf = (...lines: string[]) =>
    read(person, ...jobs, '', 'ESTUDIOS', ...lines).education.map(
      ({ degree, institution, notes }) => `${degree} @ ${institution} (${notes})`,
    )

  it.each([
    [
      ['Tecnicatura en Gastronomía, Instituto del Puerto, desde 2021 (me faltan 3 materias)'],
      ['Tecnicatura en Gastronomía @ Instituto del Puerto (me faltan 3 materias)'],
    ],
    [
      ['contabilidad, instituto del norte, 2010 2012', 'logistica diplomado 2015 instituto de comercio del sur'],
      ['contabilidad @ instituto del norte ()', 'logistica diplomado @ instituto de comercio del sur ()'],
    ],
  ])('%j', (lines, studies) => {
    expect(studiesOf(...lines)).toEqual(studies)
  })
})
