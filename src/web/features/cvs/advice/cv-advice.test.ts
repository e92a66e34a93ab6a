import { describe, expect, it } from 'vitest'
import { type CvDocument, type CvLanguage, cvDocument } from '#shared/cvs/cv-document.ts'
import { cvAdvice, lineAdvice } from './cv-advice.ts'
import { personalData } from './cv-advice-words.ts'

const past = { current: false, end: '2022-05' }
const now = { current: true, end: null }

const rulesOf = (line: string, job: typeof past | typeof now = past, language: CvLanguage = 'es') =>
  lineAdvice(line, job, language).map(({ rule }) => rule)

const good = [
  'Lideré un equipo de 6 personas y reduje un 30 % el tiempo de entrega en un año.',
  'Reduje los costes de infraestructura un 25 % al migrar 40 servicios a la nube.',
  'Diseñé el sistema de pagos que hoy procesa 12.000 operaciones al día sin interrupciones.',
  'Conseguí 15 clientes nuevos en seis meses con una estrategia de contenidos propia.',
  'Formé a dos promociones de becarios, de las que cinco personas siguen en la empresa.',
  'Automaticé los informes mensuales y ahorré 16 horas de trabajo al equipo de finanzas.',
  'Aumenté las ventas por internet de 20.000 a 75.000 euros al mes en un solo año.',
  'Implementé pruebas automáticas que bajaron los fallos en producción a la mitad.',
  'Coordiné la apertura de tres tiendas y la contratación de 45 personas en Monterrey.',
  'Negocié contratos con 20 proveedores y logré un ahorro anual de 80.000 dólares.',
  'He dirigido la migración de 3 aplicaciones antiguas a una sola plataforma moderna.',
  'Se redujo a la mitad el tiempo de espera gracias al nuevo sistema de turnos que diseñé.',
  'Atendí a más de 60 pacientes por semana y mantuve una satisfacción del 97 por ciento.',
  'Hice crecer la comunidad de usuarios de 500 a 8.000 personas en dieciocho meses.',
  'Construí desde cero el área de datos, que hoy cuenta con cuatro especialistas.',
  'Traduje 14 manuales técnicos del alemán y creé un glosario de mil términos.',
  'Propuse y dirigí un plan de mantenimiento que alargó dos años la vida de la flota.',
  'Coordinar un equipo de 12 personas repartido en cuatro países y tres husos horarios.',
  'Obtuvo el premio interno a la mejor idea de 2020 entre más de 300 propuestas.',
  'Logramos certificar la planta en 9 meses, con cero observaciones de la auditoría.',
]

const goodNow = [
  'Lidero un equipo de 8 personas que desarrolla la aplicación móvil de la compañía.',
  'Gestiono un presupuesto anual de 2 millones de euros y 14 proveedores externos.',
  'Diseño y mantengo 30 tableros que usan cada semana las áreas de ventas y finanzas.',
  'Lancé el nuevo catálogo en cinco países y superé el objetivo de ventas en un 18 %.',
]

const goodEnglish = [
  'Led a team of 6 engineers and cut the time to release new features by 30 % in a year.',
  'Built the payment system that now handles 12,000 orders a day without interruptions.',
  'Reduced infrastructure costs by 25 % by moving 40 services to a managed platform.',
  'Trained two groups of interns; five of those people are still part of the company.',
]

const bad: [line: string, rule: string, job?: typeof past | typeof now, language?: CvLanguage][] = [
  ['Responsable de la atención al cliente en una tienda con 20 personas empleadas en total.', 'verb_first'],
  ['Encargado de almacén con 4 personas a cargo y control de inventario semanal completo.', 'verb_first'],
  ['Gestión de 30 cuentas de clientes y elaboración de informes mensuales para dirección.', 'verb_first'],
  ['Desarrollo de aplicaciones web para 12 clientes del sector público y del privado.', 'verb_first'],
  ['Apoyo en la contabilidad diaria de 5 empresas medianas del sector de la construcción.', 'verb_first'],
  ['Control de calidad de 300 piezas diarias en la línea principal de la planta.', 'verb_first'],
  ['Diseño de campañas para 8 marcas de alimentación con presupuestos muy ajustados.', 'verb_first'],
  ['Líder de un equipo de 7 personas dedicado al mantenimiento de sistemas antiguos.', 'verb_first'],
  ['Taller de costura con 15 alumnas cada semana y exposición pública al final del curso.', 'verb_first'],
  ['También 3 proyectos de investigación con universidades de la región y de fuera.', 'verb_first'],
  ['Lidero un equipo de 6 personas y presento los resultados cada mes a la dirección.', 'tense'],
  ['Gestiono 14 proveedores y un presupuesto anual de 500.000 euros para todo el grupo.', 'tense'],
  ['Coordina a 12 personas en turnos rotativos y revisa los partes de incidencias.', 'tense'],
  ['Dirijo la oficina de Bogotá, con 25 personas y una cartera de 90 clientes activos.', 'tense'],
  ['Manage a group of 8 developers and report progress to the board every 3 months.', 'tense', past, 'en'],
  ['Leads the weekly planning of 4 teams and keeps the shared roadmap up to date.', 'tense', past, 'en'],
  ['Yo coordiné a 9 personas durante la migración completa de los sistemas contables.', 'first_person'],
  ['Reduje con mi equipo un 20 % los errores de facturación en menos de medio año.', 'first_person'],
  ['Me encargué de 3 almacenes y de la contratación de todo el personal de temporada.', 'first_person'],
  ['Aumentamos nuestras ventas un 40 % gracias a una tienda en línea hecha desde cero.', 'first_person'],
  ['Built with my team a tool that saves 16 hours a week to the finance department.', 'first_person', past, 'en'],
  ['Lideré la renovación completa de la web corporativa y de la tienda en línea del grupo.', 'figure'],
  ['Mejoré mucho el ambiente del equipo y la comunicación con las demás áreas de la empresa.', 'figure'],
  ['Organicé los archivos históricos de la biblioteca y su catálogo digital completo.', 'figure'],
  ['Improved the onboarding of new colleagues with a clear handbook and weekly sessions.', 'figure', past, 'en'],
  ['Vendí 20 coches al mes.', 'too_short'],
  ['Reduje costes un 15 %.', 'too_short'],
  ['Atendí a 30 clientes cada día.', 'too_short'],
  ['Cut costs by 15 %.', 'too_short', past, 'en'],
  [`Lideré 3 proyectos ${'de transformación digital en varias regiones '.repeat(5)}con éxito.`, 'too_long'],
  [`Diseñé 12 procesos ${'de compra, almacén y distribución para la empresa '.repeat(4)}y los medí.`, 'too_long'],
]

describe('advice for one line', () => {
  it.each(good)('leaves alone: %s', (line) => expect(rulesOf(line)).toEqual([]))
  it.each(goodNow)('leaves alone in a current job: %s', (line) => expect(rulesOf(line, now)).toEqual([]))
  it.each(goodEnglish)('leaves alone in English: %s', (line) => expect(rulesOf(line, past, 'en')).toEqual([]))
  it.each(bad)('%s → %s', (line, rule, job, language) => expect(rulesOf(line, job, language)).toEqual([rule]))

  it('gives a reason with every suggestion', () => {
    for (const advice of lineAdvice('Mi trabajo', past, 'es')) {
      expect(advice.text).toMatch(/\.$/)
      expect(advice.reason).toMatch(/\.$/)
    }
  })
})

const personal: [text: string, what: string | undefined][] = [
  ['Nacido el 12 de mayo de 1990 en Lima.', 'tu fecha de nacimiento'],
  ['Fecha de nacimiento: 12/05/1990', 'tu fecha de nacimiento'],
  ['Edad: 34', 'tu edad'],
  ['Tengo 34 años y muchas ganas.', 'tu edad'],
  ['DNI 12345678Z', 'tu documento de identidad'],
  ['NIE X1234567L', 'tu documento de identidad'],
  ['CURP: PEPJ900512HDFRRN09', 'tu documento de identidad'],
  ['RUT: 12.345.678-5', 'tu documento de identidad'],
  ['Cédula 1.020.304.050', 'tu documento de identidad'],
  ['Estado civil: soltera', 'tu estado civil'],
  ['Casado, sin hijos', 'tu estado civil'],
  ['Con dos años de experiencia y sin hijos', 'si tienes hijos'],
  ['Empresa nacida como cooperativa: 34 años de historia.', undefined],
  ['Tengo 10 años de experiencia con Kubernetes.', undefined],
  ['Gestioné 12345678 registros.', undefined],
  ['Organicé el pasaporte cultural de la ciudad.', undefined],
]

describe('personal data', () => {
  it.each(personal)('%s → %s', (text, what) => expect(personalData(text)).toBe(what))
})

function advise(document: Partial<CvDocument>) {
  return cvAdvice({ document: { ...cvDocument.parse({}), ...document }, language: 'es' }, '2026-11')
}

const jobs = (...parts: object[]) =>
  cvDocument.parse({
    experience: parts.map((part, i) => ({ id: `00000000-0000-4000-8000-00000000000${i}`, ...part })),
  }).experience

const studies = (...parts: object[]) =>
  cvDocument.parse({
    education: parts.map((part, i) => ({ id: `00000000-0000-4000-8000-00000000001${i}`, ...part })),
  }).education

describe('advice for a whole CV', () => {
  it('is silent about an empty one', () => expect(advise({})).toEqual([]))

  it('finds a verb that opens two lines of a job or three of the CV', () => {
    const lines = (...achievements: string[]) => ({ achievements })
    const twice = jobs(lines(good[0] ?? '', 'Lidero a 3 personas en el turno de noche del almacén central.'))
    expect(advise({ experience: twice }).map(({ path, rule }) => [path, rule])).toContainEqual([
      'experience.0.achievements.1',
      'repeated_verb',
    ])
    const apart = jobs(lines(good[0] ?? ''), lines(good[0] ?? ''))
    expect(advise({ experience: apart })).toEqual([])
    const thrice = jobs(lines(good[0] ?? ''), lines(good[0] ?? ''), lines(good[0] ?? ''))
    expect(advise({ experience: thrice }).map(({ path }) => path)).toEqual(['experience.2.achievements.0'])
  })

  it('finds a pause of more than six months, unless something was studied', () => {
    const experience = jobs({ start: '2022-01', current: true }, { start: '2018-03', end: '2020-12' })
    const [gap] = advise({ experience })
    expect(gap).toMatchObject({ path: 'experience.0.start', rule: 'gap' })
    expect(gap?.text).toContain('12 meses')
    expect(advise({ experience, education: studies({ start: '2021-02', end: '2021-10' }) })).toEqual([])
    expect(
      advise({ experience: jobs({ start: '2021-07', current: true }, { start: '2018', end: '2020-12' }) }),
    ).toEqual([])
    expect(
      advise({ experience: jobs({ start: '2021-08', current: true }, { start: '2018', end: '2020-12' }) }),
    ).toHaveLength(1)
    expect(advise({ experience: jobs({ start: '2022', current: true }, { start: '2018', end: '2021' }) })).toEqual([])
    const under = jobs(
      { start: '2015', end: '2023' },
      { start: '2016', end: '2017' },
      { start: '2023-02', end: '2024' },
    )
    expect(advise({ experience: under })).toEqual([])
  })

  it('looks at the summary as a whole', () => {
    const rules = (summary: string) => advise({ summary }).map(({ rule }) => rule)
    expect(rules('Analista de datos.')).toEqual(['too_short'])
    expect(rules('Analista. '.repeat(40))).toEqual([])
    expect(rules('Analista. '.repeat(61))).toEqual(['too_long'])
    expect(rules(`${'Analista. '.repeat(40)}Yo también cocino. Casada.`)).toEqual(['personal_data', 'first_person'])
  })

  it('says first how a word is written', () => {
    const [first] = advise({ summary: 'He cuidao a mucha gente mayor.' })
    expect(first).toMatchObject({ path: 'summary', rule: 'spelling' })
    expect(first?.text).toBe('«He cuidao» se escribe «He cuidado».')
  })

  it.each([
    ['me defiendo con los guiris', ['languages.0.said']],
    ['conversación fluida', []],
    ['nivel intermedio', []],
    ['', []],
  ])('offers the level in place of «%s» where that names none', (said, paths) => {
    const { languages } = cvDocument.parse({
      languages: [{ id: '00000000-0000-4000-8000-000000000001', language: 'de', overall: 'A2', said }],
    })
    expect(advise({ languages }).map(({ path }) => path)).toEqual(paths)
  })

  it('sees personal data wherever it is written', () => {
    const document = cvDocument.parse({
      basics: { headline: 'Contable, soltera' },
      interests: ['Ajedrez', 'DNI 12345678Z'],
      custom: [
        {
          id: '00000000-0000-4000-8000-000000000001',
          title: 'Otros',
          items: [{ id: '00000000-0000-4000-8000-000000000002', title: 'Estado civil', text: 'Viuda' }],
        },
      ],
    })
    expect(advise(document).map(({ path }) => path)).toEqual(['basics.headline', 'interests', 'custom.0.items.0.text'])
  })
})
