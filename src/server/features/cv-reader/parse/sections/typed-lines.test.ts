import { describe, expect, it } from 'vitest'
import { readPastedText } from '../../rules-alone.ts'

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

describe('what a line of one job says', () => {
  it('parts a long line into who, what and what was done', () => {
    const cv = read(
      'Ramiro Ñuflo Cárcamo',
      'Conductor',
      '2018-2024 Gaseosas Llaima, peoneta y después chofer de camión 3/4, reparto a almacenes y botillerías, cobro y rendición',
      '2015-2018 Almacenes Ñuble, reponedor',
    )
    expect(cv.experience[0]).toMatchObject({
      company: 'Gaseosas Llaima',
      position: 'peoneta y después chofer de camión 3/4',
      summary: 'reparto a almacenes y botillerías, cobro y rendición',
    })
  })

  it('keeps the ward beside the position', () => {
    const cv = read(
      'Yuliana Ccori Huanca',
      'Lima',
      '',
      'EXPERIENCIA',
      'Clínica Santa Inés – Emergencia. Enfermera asistencial. Enero 2024 – actualidad. Triaje.',
      'Policlínico Rímac – Hospitalización – Enfermera. 2021 – 2023.',
    )
    expect(cv.experience.map(({ position }) => position)).toEqual(['Enfermera asistencial', 'Enfermera'])
    expect(cv.experience[0]?.summary).toContain('Emergencia')
  })

  it('takes what somebody is where a job tells only what was done, unless others work there', () => {
    const cv = read(
      'Nerea Ochoa-Pardo',
      'Camarera',
      '2019-2024 Cafetería Brétema: barra y desayunos',
      '2016-2019 Zapatería Lúa: caja y almacén',
    )
    expect(cv.experience[0]).toMatchObject({ position: 'Camarera', summary: 'barra y desayunos' })
    expect(cv.experience[1]?.position).not.toBe('Camarera')
  })

  it('stays one job where something else is told to have come later', () => {
    const cv = read(
      'Iván Castro-Outeiro',
      'Desarrollador web',
      '2020 - hoy: Freelance. WordPress y PHP, plugins a medida. Desde 2023 también Laravel en tres proyectos.',
      'Ciclo superior de Desarrollo de Aplicaciones Web (2019)',
    )
    expect(cv.experience).toHaveLength(1)
    expect(cv.experience[0]).toMatchObject({ position: 'Desarrollador web', company: 'Freelance' })
  })
})

describe('what somebody has not', () => {
  it('is no licence and no phone', () => {
    const cv = read(
      'Ana Ñáñez Prieto, Lugo',
      'Enfermera, cédula prof. 12345678',
      '2019-2022 Hospital Xeral, enfermera',
      '2022-2024 Clínica Ollos, enfermera',
      'Curso de heridas. Sin carnet de conducir ni coche',
    )
    expect(cv.circumstances.licences).toEqual([])
    expect(cv.basics.phone).toBe('')
  })
})

it('reads a title with its year, and a bare list of tools, wherever they stand', () => {
  const cv = read(
    'Aitor Ruiz de Loizaga',
    'Administrador de sistemas',
    'Docker · Terraform · Python · Linux',
    'TCAE (2016)',
    'Ibermática, administrador de sistemas, 2017 – 2022',
    'Psicólogo, Universidad de Los Lagos, 2015',
  )
  expect(cv.skills.map(({ name }) => name)).toEqual(['Docker', 'Terraform', 'Python', 'Linux'])
  expect(cv.education.map(({ degree }) => degree)).toEqual(['TCAE', 'Psicólogo'])
  expect(cv.experience).toHaveLength(1)
})

describe('as people type on a phone', () => {
  it('a job goes on behind «en adelante», dots or a dash before a comma', () => {
    const cv = read(
      'Unai Etxaniz-Goñi',
      'soldador',
      'calderería zumaia, soldador mig, 2017-2022',
      'talleres iturri, 2022- , soldador y calderero',
    )
    expect(cv.experience.map(({ current }) => current)).toEqual([false, true])
    const [alone] = read('Ginés Alcaraz', 'Electricista', '', 'EXPERIENCIA', 'Autónomo: 2018 en adelante.').experience
    expect(alone).toMatchObject({ start: '2018', current: true })
  })

  it('«Perfil: …» in one line is not all that follows it', () => {
    const cv = read(
      'Katerine Bolaño de la Hoz',
      'Perfil: Contadora con experiencia en impuestos.',
      '2021-04 / Hoy | Vidrios Caribe | Analista contable | SAP, cierres',
      '2017-02 / 2021-03 | Revisoría Díaz | Auxiliar de auditoría',
      '2019 Especialización en Revisoría Fiscal',
    )
    expect(cv.experience.map(({ position }) => position)).toEqual(['Analista contable', 'Auxiliar de auditoría'])
    expect(cv.education).toHaveLength(1)
  })

  it('says what somebody is and where in one line', () => {
    const { basics } = read(
      'Yolanda Prieto-Cid',
      'Camarera de sala. Lugo',
      '',
      'EXPERIENCIA',
      '2019-2021 Bar Nós. Camarera',
    )
    expect(basics).toMatchObject({ headline: 'Camarera de sala', city: 'Lugo' })
  })
})

it('reads an open arrow and a profession with its time as jobs', () => {
  const cv = read(
    'Ainhoa Zubizarreta-Ruiz, abogada',
    'Barakaldo',
    '2020 → Bufete Ibaizabal, abogada laboral',
    '2017-2020 Despacho Larrea, abogada junior',
    'Grado en Derecho (UPV/EHU, 2016)',
  )
  expect(cv.experience.map(({ position, current }) => [position, current])).toEqual([
    ['abogada laboral', true],
    ['abogada junior', false],
  ])
  expect(cv.education).toHaveLength(1)
})

describe('behind the last job', () => {
  it('studies, courses and skills without a heading are none of it', () => {
    const cv = read(
      'Ángel Uriel Olvera Ñuu',
      'HISTORIAL',
      'May 2021 - Jun 2026 | Autopartes Bajío | Técnico de mantenimiento',
      'fallas eléctricas y neumática',
      '',
      'TSU en Mecatrónica, UTSJR, 2018',
      'DC-3 alturas y espacios confinados 2025',
      'Excel intermedio. Inglés básico. Disponibilidad turno noche.',
    )
    expect(cv.experience).toHaveLength(1)
    expect(cv.courses).toMatchObject([{ name: 'DC-3 alturas y espacios confinados', date: '2025' }])
    expect(cv.languages).toMatchObject([{ language: 'en', overall: 'A2' }])
    expect(cv.skills.map(({ name }) => name)).toContain('Excel intermedio')
  })

  it('what stands in one line is read apart', () => {
    const cv = read(
      'Sheila Vega-Prieto',
      'Camarera',
      '2021-2023 Bar La Ría, camarera',
      'Carnet B, inglés A2, no tengo coche',
    )
    expect(cv.languages).toMatchObject([{ language: 'en', overall: 'A2' }])
    expect(cv.circumstances).toMatchObject({ licences: ['B'], vehicles: [] })
    expect(JSON.stringify(cv.custom)).toContain('no tengo coche')
  })
})

it('lists no language that somebody says not to speak', () => {
  const cv = read('Loli Montoro', 'Peluquera', '', 'IDIOMAS', 'Francés 70 %', 'Inglés nulo')
  expect(cv.languages.map(({ language, overall }) => [language, overall])).toEqual([['fr', 'B2']])
})
