import { describe, expect, test } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from './propose-requirements.ts'

const read = (text: string, title = 'Empleada') =>
  proposeRequirements(text, title).requirements.map(({ requirement }) => requirement)
const words = (text: string, title?: string) => read(text, title).map((one) => requirementWords(one))
const importances = (text: string) => read(text).map(({ importance }) => importance)

describe('years of a work are asked for with what is said of it', () => {
  test.each([
    [
      'Recepcionista',
      'Requisitos:\n- 3 años como recepcionista de hotel con equipo a cargo',
      'Experiencia como recepcionista de hotel con equipo a cargo, 3 años o más',
    ],
    [
      'Jefa de Almacén de Repuestos para Maquinaria',
      'Requisitos:\n- 2 años repartiendo pedidos pesados o voluminosos con seis personas a cargo',
      'Experiencia como Jefa de Almacén de Repuestos repartiendo pedidos pesados o voluminosos con seis personas a cargo, 2 años o más',
    ],
    [
      'Camarera de sala',
      'Requisitos:\n- Al menos una temporada sirviendo terrazas de playa',
      'Experiencia como Camarera de sala, al menos una temporada sirviendo terrazas de playa',
    ],
    [
      'Contadora',
      'Requisitos:\n- 4 años de experiencia en el área',
      'Experiencia como Contadora u otro puesto del área, 4 años o más',
    ],
  ])('%s', (title, text, asked) => expect(words(text, title)).toEqual([asked]))

  test('«en el área» is met by other jobs of the family', () => {
    const [one] = read('Requisitos:\n- 4 años de experiencia en el área', 'Contadora')
    expect(one?.value).toMatchObject({ role_family: 'accounting' })
  })
})

describe('studies that stand in the place of a title', () => {
  test.each([
    'Título de Enología, técnico en viticultura o carrera afín',
    'Título de Diseño Floral, técnico en jardinería o carrera afín',
    'Certificado de Sumiller, Licenciatura en Gastronomía o estudios similares',
  ])('%s', (item) => {
    const asked = read(`Requisitos:\n- ${item}`)
    expect(asked.map(({ type }) => type)).toEqual(['ANY_OF'])
    expect(asked[0]?.value).toMatchObject({ options: [{}, {}] })
  })
})

test.each([
  ['Creative Cloud nivel intermedio (Photoshop, Illustrator)', 'INTERMEDIO'],
  ['Nivel alto de Office: Word y PowerPoint', 'AVANZADO'],
])('the level of a suite is that of its programs: %s', (item, level) => {
  const programs = read(`Requisitos:\n- ${item}`).flatMap((one) =>
    one.type === 'SKILL' && /adobe|word|powerpoint/i.test(one.value.name) ? [one.value.min_level] : [],
  )
  expect(programs).toEqual([level, level])
})

test('a level of its own stays', () => {
  expect(words('Requisitos:\n- Office avanzado (Word, Excel básico)')).toContain('Excel, nivel básico o más')
})

test.each([
  ['Cartera de clientes propia', 'Cartera de clientes propia'],
  ['Presupuesto anual a tu cargo', 'Presupuesto anual a tu cargo'],
  ['Gestión de cartera de clientes', 'Gestión de cartera de clientes'],
])('what somebody must have goes by its own words: %s', (item, asked) =>
  expect(words(`Requisitos:\n- ${item}`)).toEqual([asked]),
)

test.each([
  ['SolidWorks, aceros como el inoxidable o el dúplex', ['SolidWorks', 'Aceros como el inoxidable o el dúplex']],
  ['tableros de transferencia, RETIE para instaladores', ['Tableros de transferencia', 'RETIE']],
])('programs, norms and materials in one list are asked for apart: %s', (list, asked) =>
  expect(words(`Se valora: ${list}`)).toEqual(asked),
)

test.each([
  ['Licencia de montacargas (por si cubres vacaciones, no es obligatoria)', 'DESEABLE'],
  ['Certificado de buceo (lo usamos poco, no imprescindible)', 'DESEABLE'],
  ['Certificado de buceo (es obligatorio)', 'EXCLUYENTE'],
])('a bracket may waive what stands before: %s', (item, importance) =>
  expect(importances(`Requisitos:\n- ${item}`)).toEqual([importance]),
)

test.each([
  ['Carnet de aplicador de plaguicidas o disposición para obtenerlo', 'Carnet de aplicador de plaguicidas'],
  ['Curso de primeros auxilios o compromiso de sacarlo', 'Curso de primeros auxilios'],
])('a paper keeps its plain name: %s', (item, name) =>
  expect(read(`Requisitos:\n- ${item}`).map(({ value }) => value)).toEqual([{ name, unfinished: true }]),
)
