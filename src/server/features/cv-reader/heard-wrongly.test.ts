import { describe, expect, it } from 'vitest'
import { readPastedText } from './read-file.ts'

const read = (...lines: string[]) => readPastedText(lines.join('\n')).proposal.document
const person = 'Nerea Olabarri-Quintela'

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

it.each([
  ['Arequipa, Perú', 'Secundaria completa, I.E. Los Álamos, 2015', 'BACHILLERATO'],
  ['Arequipa, Perú', 'Secundaria: I.E. Los Álamos, 2015', 'BACHILLERATO'],
  ['Puebla, México', 'Secundaria: Técnica 21, 2015', null],
])('knows in %s what «%s» is', (town, line, level) => {
  expect(read(person, town, '', 'ESTUDIOS', line).education[0]?.level).toBe(level)
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

it('keeps that somebody would get a paper', () => {
  const { custom } = read(person, '', 'OTROS', 'No cuento con libreta sanitaria, pero puedo tramitarla.')
  expect(custom[0]?.items[0]?.text).toBe('No cuento con libreta sanitaria, pero puedo tramitarla.')
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

it('a name is what somebody is called, and not what they say that they are', () => {
  const text = 'Soy un profesional responsable y ordenado que disfruta del campo.'
  expect(read('Tomás Rey Vidal', 'Veterinario', 'tomas@ejemplo.cl', text).basics.full_name).toBe('Tomás Rey Vidal')
  expect(read('Cdora. Ana Paz Ledesma', 'CABA', '', 'EXPERIENCIA', 'Contable, 2019 – 2021').basics.full_name).toBe(
    'Ana Paz Ledesma',
  )
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
      ...{ position: 'montacarguista', company: 'LOGÍSTICA DEL DESIERTO SA DE CV', start: '2018', end: '2024' },
      summary: 'Carga y descarga de tráileres, acomodo en racks',
    },
    { position: 'almacenista', company: 'ABARROTES EL FARO', start: '2014', end: '2018' },
  ])
})

it('of two languages, the level is that of the one which was learnt', () => {
  expect(read(person, '', 'IDIOMAS: español, francés B1.').languages).toMatchObject([
    { language: 'es', overall: null },
    { language: 'fr', overall: 'B1' },
  ])
  expect(read(person, '', 'IDIOMAS', 'Catalán y castellano nativos').languages).toMatchObject([
    { language: 'ca', overall: 'NATIVO' },
    { language: 'es', overall: 'NATIVO' },
  ])
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

describe('when somebody can work', () => {
  const lifeOf = (text: string) => read(person, '', 'OTROS DATOS', text).circumstances

  it.each([
    ['Puedo empezar mañana mismo.', [], null],
    ['Disponible los sábados en campaña.', ['FINES_DE_SEMANA'], null],
    ['Disponibilidad para noches; los domingos no puedo.', ['NOCHE'], null],
    ['Soltero, sin problema para salir varios días.', [], true],
    ['Para viajar: sí.', [], true],
    ['Disponibilidad para trabajar en campamento, cualquier régimen', ['ROTATIVO', 'MANANA', 'TARDE'], null],
  ])('«%s»', (text, shifts, travels) => {
    const life = lifeOf(text)
    expect([...life.shifts].sort()).toEqual([...shifts].sort())
    expect(life.travels ?? null).toBe(travels)
  })

  it('a time of the day is no course', () => {
    expect(read(person, '', 'OTROS DATOS', 'Tengo libres las mañanas hasta las 12 h.').courses).toEqual([])
  })
})
