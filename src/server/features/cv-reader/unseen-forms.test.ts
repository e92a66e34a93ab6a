import { describe, expect, it } from 'vitest'
import { readPastedText } from './read-file.ts'

const read = (...lines: string[]) => readPastedText(lines.join('\n')).proposal.document
const person = 'Nerea Olabarri-Quintela'

/** «puesto @ empresa desde–hasta» of every job. */
const jobsOf = (...lines: string[]) =>
  read(person, '', 'EXPERIENCIA', ...lines).experience.map(
    ({ position, company, start, end, current }) =>
      `${position} @ ${company} ${start ?? '?'}–${current ? 'hoy' : (end ?? '?')}`,
  )
const studiesOf = (...lines: string[]) =>
  read(person, '', 'FORMACIÓN', ...lines).education.map(
    ({ degree, institution, end }) => `${degree} @ ${institution} ${end ?? '?'}`,
  )
const papersOf = (...lines: string[]) =>
  read(person, '', 'CERTIFICACIONES', ...lines).certifications.map(
    ({ name, issuer, date, expires }) => `${name} @ ${issuer} ${date ?? ''}→${expires ?? ''}`,
  )

describe('tables drawn with bars', () => {
  it('are read by their first row, without a heading and with empty cells', () => {
    const { experience } = read(
      person,
      '',
      '| Periodo | Empresa | Puesto | Tareas |',
      '|---|---|---|---|',
      '| 02/2021 - actualidad | Frutas Alba S.L. | Preparador de pedidos | Picking, PDA |',
      '| 2016 - 2018 | | Peón agrícola | Lechuga |',
    )
    expect(experience).toMatchObject([
      { position: 'Preparador de pedidos', company: 'Frutas Alba S.L.', start: '2021-02', summary: 'Picking, PDA' },
      { position: 'Peón agrícola', company: '', end: '2018', summary: 'Lechuga' },
    ])
  })
})

describe('jobs', () => {
  it.each([
    [
      ['CONFECCIONES RIVERA COMO MAQUINISTA DE REMALLE 2019 - 2022'],
      ['MAQUINISTA DE REMALLE @ CONFECCIONES RIVERA 2019–2022'],
    ],
    [['Soldador, Vestas, desde marzo del 19 hasta junio del 21'], ['Soldador @ Vestas 2019-03–2021-06']],
    [
      ['Calderero y soldador – 2018-2021 – varias subcontratas'],
      ['Calderero y soldador @ varias subcontratas 2018–2021'],
    ],
    [['2019-2021 Doctoranda, Biocentro Oria'], ['Doctoranda @ Biocentro Oria 2019–2021']],
    [
      ['2018–2022 Analista de procesos, Celulosa Laja, Planta Norte'],
      ['Analista de procesos @ Celulosa Laja, Planta Norte 2018–2022'],
    ],
    [['Repartidor en bici, Glovia, fines de semana, 2023'], ['Repartidor en bici @ Glovia 2023–2023']],
    [['Dependienta, Bazar Oro, campañas de Navidad 2012 y 2013'], ['Dependienta @ Bazar Oro 2012–2013']],
    [
      ['Temporadas 2022-23, 2023-24 y 2024-25   Frutícola Sur', 'Jefa de turno'],
      ['Jefa de turno @ Frutícola Sur 2022–2025'],
    ],
    [
      ['2020 - 2022  Interna cuidando a una señora (familia particular, Leganés)'],
      ['Interna cuidando a una señora (familia particular, Leganés) @  2020–2022'],
    ],
    [['MOTOTAXISTA 2023 HASTA HOY'], ['MOTOTAXISTA @  2023–hoy']],
    [
      [
        'HOSPITAL DEL SUR',
        'Cargo: Enfermera jefe',
        'Desde: Febrero 2023 Hasta: Actualmente',
        '',
        'CLINICA ALBA',
        'Cargo: Enfermera',
        'Desde: Enero 2021 Hasta: Enero 2023',
      ],
      ['Enfermera jefe @ HOSPITAL DEL SUR 2023-02–hoy', 'Enfermera @ CLINICA ALBA 2021-01–2023-01'],
    ],
    [
      ['- tienda de ropa Moda Lía 8 meses, cobro en caja', '- puesto de comida de mi tía los fines de semana 1 año'],
      [' @ tienda de ropa Moda Lía ?–?', ' @ puesto de comida de mi tía ?–?'],
    ],
    [
      ['hotel bahía 2 veranos (2021 y 2022)', 'antes 6 años limpiando casas'],
      [' @ hotel bahía 2021–2022', 'limpiando casas @  ?–?'],
    ],
    [
      [
        '(2020-act.) INSTALACIONES ALBA SL; oficial 1ª; cuadros',
        '(2014-2016) paro y cursos',
        '(2009-2014) ELECTRICIDAD HNOS. USÓN; ayudante',
      ],
      ['oficial 1ª @ INSTALACIONES ALBA SL 2020–hoy', 'ayudante @ ELECTRICIDAD HNOS. USÓN 2009–2014'],
    ],
    [
      ['Transportes Cóndor operador quinta rueda de 2016 a 2021', 'Refrescos Sol 4 años reparto (2012 a 2016)'],
      ['operador quinta rueda @ Transportes Cóndor 2016–2021', ' @ Refrescos Sol 2012–2016'],
    ],
    [
      ['Escuela 1-234 "Provincia de Salta". Maestra titular (2º y 3º). Desde 03/2008 y continúa.'],
      ['Maestra titular (2º y 3º) @ Escuela 1-234 "Provincia de Salta" 2008-03–hoy'],
    ],
    [
      [
        'Ejecutiva de cuentas',
        'Lácteos Alba',
        'feb. 2021 - actualidad',
        'Cuentas: dos cadenas. Presupuesto alto. Crecimiento del 14 % en 2024.',
      ],
      ['Ejecutiva de cuentas @ Lácteos Alba 2021-02–hoy'],
    ],
    [
      ['Cuidado de señor mayor, interna, 2016-2018', 'Recogida de fresa en Huelva 2010, 2011, 2012'],
      ['Cuidado de señor mayor @  2016–2018', 'Recogida de fresa en Huelva @  2010–2012'],
    ],
    [
      [
        '2021-hoy. Traductora autónoma (agencias: Loc Alba).',
        '2018-2021. Gestora de proyectos en Lenguas Norte.',
        '2017. Prácticas en el Consejo Social (Madrid), 6 meses.',
      ],
      [
        'Traductora autónoma (agencias: Loc Alba) @  2021–hoy',
        'Gestora de proyectos @ Lenguas Norte 2018–2021',
        'Prácticas en el Consejo Social (Madrid) @  2017–2017',
      ],
    ],
    [
      [
        'operario de producción',
        'empresa: plásticos ría',
        'tiempo: 2 años',
        '',
        'auxiliar de bodega',
        'empresa: cedi sur',
        'desde 05 2021 hasta 11 2022',
      ],
      ['operario de producción @ plásticos ría ?–?', 'auxiliar de bodega @ cedi sur 2021-05–2022-11'],
    ],
  ])('%j', (lines, expected) => expect(jobsOf(...lines)).toEqual(expected))

  it('stand below headings of a form, each its own', () => {
    const cv = read(
      'Ficha',
      'Apellidos: Ruiz Sáez',
      'Nombre: Koldo',
      'Provincia: Álava',
      'Localidad: Llodio',
      '',
      'Último puesto',
      'Empresa: Mecanizados Alba',
      'Puesto: Tornero CNC',
      'Fecha inicio: 04/2013',
      'Fecha fin: actualmente',
      '',
      'Estudios',
      'Título: Técnico en Mecanizado',
      'Centro: CFP Alba',
      'Año: 2008',
    )
    expect(cv.basics).toMatchObject({ full_name: 'Koldo Ruiz Sáez', city: 'Llodio' })
    expect(cv.experience).toMatchObject([
      { position: 'Tornero CNC', company: 'Mecanizados Alba', start: '2013-04', current: true },
    ])
    expect(cv.education).toMatchObject([{ degree: 'Técnico en Mecanizado', institution: 'CFP Alba', end: '2008' }])
  })

  it('say in brackets where and how', () => {
    const { experience } = read(person, '', 'EXPERIENCIA', 'Analista — Portlog (Valencia, híbrido) — 2020 - 2023')
    expect(experience).toMatchObject([{ company: 'Portlog', city: 'Valencia', modality: 'HIBRIDO' }])
  })

  it('say how long they took where a form has no dates', () => {
    const { experience } = read(
      person,
      '',
      'EXPERIENCIA',
      'EMPRESA: Hogar Amanecer',
      'CARGO: Cuidadora',
      'TIEMPO: 8 meses',
    )
    expect(experience).toMatchObject([{ position: 'Cuidadora', summary: '8 meses' }])
  })
})

describe('jobs that are told', () => {
  it('are jobs at a workshop, too, and without dates', () => {
    const { experience, courses } = read(
      'Hola, soy nahuel d’angelo y vivo en Lanús. Trabajé de mecánico en el taller de mi viejo desde 2010 hasta 2015. Trabajé 6 años en el comedor de una fábrica. Ahí empecé de ayudante y los últimos años fui cocinero.',
    )
    expect(courses).toEqual([])
    expect(experience).toMatchObject([
      { position: 'mecánico', company: 'taller de mi viejo', start: '2010', end: '2015' },
      { position: 'cocinero', company: 'comedor de una fábrica', start: null },
    ])
  })

  it('are told in Catalan as well', () => {
    const cv = read(
      'Soc la Mireia Font i Casals i visc a Manresa, sempre de cara al públic i amb ganes de treballar al matí.',
      'Des de 2015 treballo de dependenta a la fleca Ca l’Anton, abans vaig estar 7 anys al Supermercat Bages com a reponedora (2008-2015).',
    )
    expect(cv.experience).toMatchObject([
      { position: 'dependenta', start: '2015', current: true },
      { position: 'reponedora', company: 'Supermercat Bages', start: '2008', end: '2015' },
    ])
  })
})

describe('studies', () => {
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
