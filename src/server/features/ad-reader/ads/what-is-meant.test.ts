import { describe, expect, it } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from '../propose-requirements.ts'

const asked = (text: string, title = 'Puesto'): string[] =>
  proposeRequirements(text, title).requirements.map(({ requirement }) => requirementWords(requirement))
const must = (...items: string[]): string[] => asked(`Requisitos:\n${items.map((one) => `- ${one}`).join('\n')}`)

describe('studies', () => {
  it.each([
    [
      'Ingeniería (Civil, Topográfica)',
      'Grado, licenciatura o ingeniería en Ingeniería Civil o Ingeniería Topográfica',
    ],
    [
      'FP Grado Superior en Química o Ingeniería (Ambiental, Forestal)',
      'Técnico superior en Química, Ingeniería Ambiental o Ingeniería Forestal',
    ],
  ])('«%s» names its kinds in a bracket', (item, wanted) => {
    expect(must(item)).toEqual([wanted])
  })

  it.each([
    'Licenciatura en Nutrición o afín',
    'Licenciatura en Nutrición o carreras afines',
    'Licenciatura en Nutrición o similar',
  ])('«%s» lets in what is near', (item) => {
    expect(must(item)).toEqual(['Grado, licenciatura o ingeniería en Nutrición, o afín'])
  })

  it.each([
    'Grado en Fisioterapia (títulos extranjeros, solo homologados)',
    'Grado en Fisioterapia con homologación si se estudió fuera',
    'Grado en Fisioterapia, o título extranjero convalidado',
  ])('«%s» asks for recognition', (item) => {
    expect(must(item)[0]).toContain('con homologación si el título es extranjero')
  })
})

describe('papers', () => {
  it.each([
    'Colegiación o estar en condiciones de colegiarse',
    'Matrícula profesional vigente o en trámite',
    'Autorización sanitaria de manipulación otorgada por la Junta (vale estar a la espera de la resolución)',
  ])('«%s» may be on its way', (item) => {
    expect(must(item)[0]).toMatch(/, también en trámite$/)
  })

  it('an authorisation is a paper, unless it is one to work', () => {
    expect(must('Autorización de Instalador de Gas emitida por la SEC')).toEqual([
      'Certificación: Autorización de Instalador de Gas emitida por la SEC',
    ])
    expect(must('Autorización de trabajo vigente').join()).not.toContain('Certificación')
  })
})

describe('what explains', () => {
  it.each([
    ['Photoshop: retoque, recorte, color', ['Photoshop: retoque, recorte, color']],
    ['Excel: fórmulas anidadas, gráficos y macros sencillas', ['Excel']],
  ])('«%s» asks for one thing', (item, wanted) => {
    expect(must(item)).toEqual(wanted)
  })

  it('names behind a colon are asked for', () => {
    expect(must('Pruebas unitarias: JUnit, Zarbitest')).toContain('Zarbitest')
  })

  it.each([
    'Asesorar sobre nuestros productos: soldadura, domótica y visión artificial',
    'Visitar clientes (talleres de chapa, soldadura, mantenimiento de planta)',
    'Vender servicios como ciberseguridad o redes',
  ])('«%s» says what is sold, and to whom', (duty) => {
    expect(asked(`Funciones:\n- ${duty}\n\nRequisitos:\n- Excel`, 'Comercial')).toEqual(['Excel'])
  })
})

describe('experience', () => {
  it.each(['Auditoría en bancos, mutuas o cooperativas', 'Auditoría en consultoras, despachos o gestorías'])(
    '«%s» asks for no place of its own',
    (target) => {
      expect(must(`Experiencia de 2 años en ${target.toLowerCase()}`)).toEqual([`${target}, 2 años o más`])
    },
  )

  it.each([
    ['Un año de experiencia, como mínimo, en puestos de cara al público', 'Cara al público, 1 año o más'],
    ['Un año de experiencia en trabajos de contacto con clientes', 'Contacto con clientes, 1 año o más'],
    ['1 año, al menos, en puestos de atención al público', 'Atención al público, 1 año o más'],
  ])('«%s» is of whom one meets, not of the job', (item, wanted) => {
    expect(asked(`Requisitos:\n- ${item}`, 'Teleoperadora')).toEqual([wanted])
  })

  it('at a school the tutor teaches a class, and a school year is a year', () => {
    expect(asked('Requisitos:\n- Dos cursos escolares de experiencia como tutora', 'Maestra de primaria')).toEqual([
      'Experiencia como tutora, 2 años o más',
    ])
    const [one] = proposeRequirements('Requisitos:\n- Experiencia como tutor', 'Maestro de primaria').requirements
    expect(one?.requirement).toMatchObject({ value: { role_id: 'primary-school-teacher' } })
  })
})

it('tools of analytics are of pages where pages are written', () => {
  const item = 'Requisitos:\n- Manejo de herramientas de analítica'
  expect(asked(item, 'Redactora de contenidos')).toEqual(['Analítica web'])
  expect(asked(item, 'Analista de datos')).toEqual(['Análisis de datos'])
})

describe('lists', () => {
  it.each([
    ['Manejo de agenda, cuidado de ferretos y hurones', 'Cuidado de ferretos y hurones'],
    ['Manejo de agenda, archivo de planos y maquetas', 'Archivo de planos y maquetas'],
  ])('«%s» keeps two of a kind together', (item, wanted) => {
    expect(must(item)).toContain(wanted)
  })

  it('reads a language at the end of a long list', () => {
    const wishes =
      'Se valorará cartera propia en la provincia, experiencia en obras de rehabilitación o en peritaciones judiciales e inglés.'
    expect(asked(wishes)).toContain('Inglés')
    expect(
      asked('Deseable: experiencia previa en montaje de stands o de escenarios para ferias y portugués.'),
    ).toContain('Portugués')
  })

  it.each(['Disponiblidad para turnos rotativos', 'Disponibildad para turnos rotativos'])('reads «%s»', (item) => {
    expect(must(item)).toEqual(['Turnos: turnos rotativos'])
  })
})

describe('conditions', () => {
  const documentOf = (text: string) => proposeRequirements(text, 'Puesto').document
  it.each([
    ['Fijo 28-32k + variable', 2_800_000],
    ['Ofrecemos fijo de 24.000 € brutos más comisiones', 2_400_000],
  ])('«%s» says what is paid', (text, min) => {
    expect(documentOf(`Zaragoza.\nSe ofrece: ${text}`).salary).toMatchObject({ min })
  })

  it('shorter days in summer are no part time, and a school year is a time', () => {
    expect(documentOf('Beneficios: jornada reducida en verano.').working_day).toBeUndefined()
    expect(documentOf('Ofrecemos contrato por ciclo escolar.').contract).toBe('TEMPORAL')
    expect(documentOf('Turnos de lunes a domingo.').shifts).toContain('FINES_DE_SEMANA')
  })
})
