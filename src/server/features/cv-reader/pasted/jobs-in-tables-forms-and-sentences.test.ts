import { describe, expect, it } from 'vitest'
import { readPastedText } from '../rules-alone.ts'

const read = (...lines: string[]) => readPastedText(lines.join('\n')).proposal.document
const person = 'Nerea Olabarri-Quintela'

/** «puesto @ empresa desde–hasta» of every job. */
const jobsOf = (...lines: string[]) =>
  read(person, '', 'EXPERIENCIA', ...lines).experience.map(
    ({ position, company, start, end, current }) =>
      `${position} @ ${company} ${start ?? '?'}–${current ? 'hoy' : (end ?? '?')}`,
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

it('hears no job in what an item tells of the one above it', () => {
  const { experience } = read(
    person,
    '',
    'EXPERIENCIA',
    'Analista de datos — Cooperativa Aurora, mayo 2019 – actualidad',
    '- Reportes de ventas en Power BI.',
    '- Desde 2022, modelos de demanda en Python.',
    'Pasante — Banco Lapacho, enero 2018 – abril 2019',
  )
  expect(experience.map(({ position }) => position)).toEqual(['Analista de datos', 'Pasante'])
  expect(experience[0]?.achievements).toContain('Desde 2022, modelos de demanda en Python.')
})

it('hears what somebody was in what they tell, and no trade in a card', () => {
  const { experience, basics, certifications } = read(
    person,
    'Lorca (Murcia)',
    '',
    'Permisos y tarjetas: B y C. Tarjeta de conductor del tacógrafo digital.',
    '',
    'Trayectoria:',
    '',
    'De mayo de 2019 a junio de 2022 trabajé en Hielos Segura como repartidor de hielo: ruta de bares.',
    '',
    'De 2012 a 2019 fui mozo de almacén en Cítricos Lorca.',
  )
  expect(experience.map(({ position }) => position)).toEqual(['repartidor de hielo', 'mozo de almacén'])
  expect(basics.headline).not.toMatch(/tarjeta/i)
  expect(certifications.map(({ name }) => name).join()).toMatch(/Tarjeta de conductor/)
})

it('a form says time and employer in one line, and what follows a position tells about it', () => {
  const { experience } = read(
    person,
    '',
    'EXPERIENCIA',
    '',
    '2018 - 2024 LOGÍSTICA DEL DESIERTO SA DE CV',
    'Puesto: montacarguista',
    'Carga y descarga de tráileres, acomodo en racks',
    '',
    '2014 - 2018 ABARROTES EL FARO',
    'Puesto: almacenista',
    'Conteo de inventario y surtido de pedidos',
  )
  expect(experience).toMatchObject([
    {
      position: 'montacarguista',
      company: 'LOGÍSTICA DEL DESIERTO SA DE CV',
      start: '2018',
      end: '2024',
      summary: 'Carga y descarga de tráileres, acomodo en racks',
    },
    { position: 'almacenista', company: 'ABARROTES EL FARO', start: '2014', end: '2018' },
  ])
})
