import { describe, expect, it } from 'vitest'
import { readPastedText } from '../rules-alone.ts'

const read = (...lines: string[]) => readPastedText(lines.join('\n')).proposal.document
const person = 'Nerea Olabarri-Quintela'
const proposalOf = (sections: string) => readPastedText(`Ana Núñez Gil\nana@example.com\n\n${sections}\n`).proposal

const papersOf = (...lines: string[]) =>
  read(person, '', 'CERTIFICACIONES', ...lines).certifications.map(
    ({ name, issuer, date, expires }) => `${name} @ ${issuer} ${date ?? ''}→${expires ?? ''}`,
  )

describe('short entries', () => {
  it('say when they were given and how long they hold', () => {
    const { document, unplaced_text } = proposalOf(
      'CERTIFICACIONES\nGoogle Data Engineer\nGoogle\nExpedición: mar. 2023 · Vencimiento: mar. 2025\nID de la credencial ABC-123',
    )
    expect(document.certifications).toMatchObject([
      { name: 'Google Data Engineer', issuer: 'Google', date: '2023-03', expires: '2025-03', credential_id: 'ABC-123' },
    ])
    expect(unplaced_text).toEqual([])
  })

  it('never take the date of another', () => {
    const { document } = proposalOf(
      'CURSOS\nExcel Intermedio – SENATI – 2020 (48 horas)\nDiplomado en Tributación, Universidad de San Agustín, 2022\n\nPUBLICACIONES\nGil A. Yeast. Nature, 2020. doi:10.1000/xyz\nGil A. Genes. Cell, 2018',
    )
    expect(document.courses.map(({ date }) => date)).toEqual(['2020', '2022'])
    expect(document.publications.map(({ date }) => date)).toEqual(['2020', '2018'])
  })

  it('are items whatever their sign', () => {
    const lines = ['\uf0b7 Primero', '🔹 Segundo', '✅ Tercero', '➢ Cuarto', 'o Quinto', '1) Sexto']
    const { document } = proposalOf(`EXPERIENCIA\nContable\nGrupo Sol\n2019 - 2021\n${lines.join('\n')}`)
    expect(document.experience[0]?.achievements).toEqual(['Primero', 'Segundo', 'Tercero', 'Cuarto', 'Quinto', 'Sexto'])
  })

  it('are skills without their bars', () => {
    const { document } = proposalOf('SOFTWARE\nIllustrator ●●●●●  Photoshop ●●●●○  After Effects ●●○○○')
    expect(document.skills.map(({ name }) => name)).toEqual(['Illustrator', 'Photoshop', 'After Effects'])
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

it('«Ofimática (Word, Excel)» among the skills is one of them, and «Inglés: A2» is a language', () => {
  const { skills, languages } = read(person, '', 'OTROS CONOCIMIENTOS', 'Ofimática (Word, Excel)', 'Inglés: A2')
  expect(skills.map(({ name }) => name).join()).toMatch(/Word/)
  expect(languages).toMatchObject([{ language: 'en', overall: 'A2' }])
})

it('keeps that somebody would get a paper', () => {
  const { custom } = read(person, '', 'OTROS', 'No cuento con libreta sanitaria, pero puedo tramitarla.')
  expect(custom[0]?.items[0]?.text).toBe('No cuento con libreta sanitaria, pero puedo tramitarla.')
})

it('skills have their level beside them, and neither years nor civil status are skills', () => {
  const { skills } = read(
    person,
    '',
    'INFORMÁTICA',
    'Word y Excel (nivel avanzado), Photoshop básico, Outlook a nivel usuario, AutoCAD nociones, 2021, Casada, PowerPoint medio (plantillas, animaciones)',
  )
  expect(skills.map(({ name, level }) => `${name} ${level}`)).toEqual([
    'Word AVANZADO',
    'Excel AVANZADO',
    'Photoshop BASICO',
    'Outlook BASICO',
    'AutoCAD BASICO',
    'PowerPoint INTERMEDIO',
    'plantillas null',
    'animaciones null',
  ])
})
