import { describe, expect, it } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from './propose-requirements.ts'

const asked = (text: string, title = 'Puesto'): string[] =>
  proposeRequirements(text, title).requirements.map(({ requirement }) => requirementWords(requirement))
const must = (item: string, title = 'Puesto'): string[] => asked(`Requisitos:\n- ${item}`, title)
const chosen = (text: string, title = 'Puesto'): string[] =>
  proposeRequirements(text, title)
    .requirements.filter(({ selected }) => selected)
    .map(({ requirement }) => requirementWords(requirement))

describe('years keep what they are of', () => {
  it.each([
    [
      '1 año de experiencia en tienda, recepción o ventas, con o sin contrato',
      'Vendedor/a de tienda',
      'Experiencia como Vendedor/a de tienda, 1 año o más, Recepción, 1 año o más o Ventas, 1 año o más',
    ],
    [
      '2 años en talleres o concesionarios',
      'Mecánico automotriz',
      'Experiencia como Mecánico automotriz en talleres o concesionarios, 2 años o más',
    ],
    [
      '1 año en hotel, en recepción o reservas',
      'Recepcionista',
      'Experiencia como Recepcionista en hotel, en recepción o reservas, 1 año o más',
    ],
    ['3 años en panaderías artesanales o industriales', 'Puesto', '3 años en panaderías artesanales o industriales'],
    ['2 años en atención telefónica o presencial', 'Puesto', 'Atención telefónica o presencial, 2 años o más'],
    ['4 años trabajando en cuadra de panadería', 'Panadero/a', 'Cuadra de panadería, 4 años o más'],
    ['3 años operando fresadora y/o pantógrafo', 'Puesto', 'Fresado o Pantógrafo, 3 años o más'],
    [
      '30 meses como jefe, supervisor o inspector de hospitales',
      'Ingeniero residente de obra',
      'Experiencia como Jefe, supervisor o inspector de hospitales, 2,5 años o más',
    ],
    ['Diez años de experiencia laboral total', 'Ingeniero residente de obra', 'Experiencia laboral, 10 años o más'],
    [
      'Experiencia general: 5 años contados desde la colegiatura',
      'Ingeniero residente de obra',
      'Experiencia laboral, 5 años o más',
    ],
    ['Experiencia de 4 años en grúa torre (contratos o liquidaciones)', 'Puesto', 'Grúa torre, 4 años o más'],
  ])('%s', (item, title, words) => {
    expect(must(item, title)).toEqual([words])
  })

  it('reads years among them as a second demand', () => {
    expect(must('4 años en tiendas de calzado, de ellos al menos 2 como encargada', 'Vendedor/a de tienda')).toEqual([
      'Experiencia como Vendedor/a de tienda en tiendas de calzado, 4 años o más',
      'Experiencia como Encargada, 2 años o más',
    ])
  })
})

describe('what is asked for goes by its own name', () => {
  it.each([
    ['Título de kinesiólogo/a', 'Grado, licenciatura o ingeniería en Kinesiología'],
    ['Estudios de cocina o repostería', 'Estudios de cocina o repostería'],
    ['Enseñanza básica completa', 'Educación primaria'],
    ['Castellano suficiente para leer órdenes de trabajo', 'Español'],
    ['Francés o italiano intermedio', 'Francés, B1 o más o Italiano, B1 o más'],
    ['Haber trabajado en obras sobre 3,800 m s. n. m.', 'Haber trabajado en obras sobre 3,800 m s. n. m'],
  ])('%s', (item, words) => {
    expect(must(item)).toEqual([words])
  })

  it('takes a name beside an unknown name for itself', () => {
    const [found] = proposeRequirements('Requisitos:\n- Manejo de Koha o Bibliosur', 'Bibliotecario').requirements
    expect(found?.requirement.value).toMatchObject({
      options: [{ skill_id: null, name: 'Koha' }, { name: 'Bibliosur' }],
    })
  })

  it('asks nobody whether they are of age', () => {
    expect(must('Ser mayor de 18 años')).toEqual([])
  })
})

it('takes what must be done behind what the work is for a part of it', () => {
  const text =
    'Buscamos operador.\n\nEl puesto consiste en mover contenedores en el patio. Deberá revisar los frenos cada mañana y reportar golpes.'
  expect(chosen(text, 'Operador de grúa')).toEqual([])
})

describe('nothing that is asked for is lost', () => {
  it('keeps what is wished of a thing that is a must elsewhere', () => {
    const text = 'Requisitos:\n- 2 años en panadería\n\nDeseable:\n- Experiencia con masa madre y harinas orgánicas'
    expect(asked(text, 'Panadero/a')).toEqual(expect.arrayContaining([expect.stringMatching(/^Masa madre/)]))
  })

  it('asks for two things of one field in two lines', () => {
    const text = 'Requisitos:\n- Tolerancias geométricas\n- Uso de micrómetro y comparador de carátula'
    expect(asked(text, 'Tornero')).toEqual(expect.arrayContaining(['Tolerancias geométricas', 'Micrómetro']))
  })

  it('asks for each part of when somebody can work', () => {
    expect(must('Disponibilidad para turnos rotativos y un domingo de cada cuatro')).toEqual([
      'Turnos: turnos rotativos',
      '¿Tienes disponibilidad para un domingo de cada cuatro?',
    ])
  })

  it('asks for what nobody is considered without', () => {
    const text = 'Requisitos:\n- Illustrator\n\nEnvía tu CV y tu book. Sin book no se evaluará la postulación.'
    expect(asked(text, 'Diseñador/a')).toContain('Book')
    expect(asked('Requisitos:\n- Illustrator\n\nSin CV no se evaluará la postulación.', 'Diseñador/a')).toEqual([
      'Adobe Illustrator',
    ])
  })
})

it('takes whom and where it is for, behind «busco», for no demand', () => {
  expect(chosen('Busco COCINERA con oficio para casa de comidas en Córdoba (barrio Güemes).', 'Cocinera')).toEqual([])
})

it('takes work from home in some months for no work from home', () => {
  const text = 'Puesto en oficina de Lima. Pasados seis meses puedes optar a modalidad home office.'
  expect(proposeRequirements(text, 'Asesor').document.modality).not.toBe('REMOTO')
})

describe('years in a kind of house', () => {
  it.each([
    [
      '3 años en estudio contable',
      'Auxiliar contable',
      'Experiencia como Auxiliar contable en estudio contable, 3 años o más',
    ],
    [
      '2 años de experiencia en empresas de logística',
      'Auxiliar de logística',
      'Experiencia como Auxiliar de logística en empresas de logística, 2 años o más',
    ],
  ])('keep it, though the trade is in its name: %s', (item, title, asked) => expect(must(item, title)).toEqual([asked]))
})
