import { describe, expect, it } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from '../propose-requirements.ts'

const asked = (text: string, title = 'Puesto'): string[] =>
  proposeRequirements(text, title).requirements.map(({ requirement }) => requirementWords(requirement))
const levels = (text: string): Record<string, string> =>
  Object.fromEntries(
    proposeRequirements(text, 'Puesto').requirements.map(({ requirement }) => [
      requirementWords(requirement),
      requirement.importance,
    ]),
  )

describe('numbered headings', () => {
  const ad = (one: string, two: string, three: string): string =>
    `${one}\nManejo de AutoCAD.\n\n${two}\nSeguro de salud. Gimnasio y fruta.\n\n${three}\nEntrevista con el jefe de obra y prueba de Photoshop.`
  it.each([
    ['1. Requisitos', '2. Beneficios', '3. Proceso de selección'],
    ['1) Lo que buscamos', '2) Lo que ofrecemos', '3) Próximos pasos'],
    ['1.- Perfil técnico', '2.- Qué te espera', '3.- Etapas'],
    ['I. Requisitos', 'II. Condiciones', 'III. Proceso'],
    ['1️⃣ Requisitos', '2️⃣ Lo que te llevas', '3️⃣ Proceso de selección'],
  ])('«%s», «%s» and «%s» are asked for by nobody', (...headings) => {
    expect(asked(ad(...headings))).toEqual(['AutoCAD'])
  })

  it('leaves a numbered list a list', () => {
    expect(asked('Requisitos:\n1. Manejo de AutoCAD\n2. Herramientas de Photoshop\n\nTe esperamos.')).toEqual([
      'AutoCAD',
      'Adobe Photoshop',
    ])
  })

  it('asks for what is said of the person among the conditions', () => {
    expect(
      asked('1. Perfil\nManejo de AutoCAD.\n\n2. Condiciones\nContrato fijo. Disponibilidad para viajar a Loja.'),
    ).toContain('¿Tienes disponibilidad para viajar a Loja?')
  })
})

describe('headings of what one can do without', () => {
  it.each([
    'No obligatorio, pero te ayudará',
    'SI LO TIENES, MEJOR',
    'Si además manejas esto, genial',
    'Te da puntos',
    'Lo ideal',
    'Ideal si también…',
    'Extras',
    'Se agradece',
    'Nos encantaría',
    'Mejor todavía si sabes',
    'Tendrán prioridad',
    'Valor agregado',
    'Sería genial',
    'Puntos adicionales',
    'Con esto nos enamoras',
  ])('«%s»', (heading) => {
    expect(levels(`Requisitos:\n- AutoCAD\n\n${heading}\n- Photoshop\n- Portugués básico`)).toEqual({
      AutoCAD: 'EXCLUYENTE',
      'Adobe Photoshop': 'DESEABLE',
      'Portugués, A2 o más': 'DESEABLE',
    })
  })
})

describe('one clause that is wished for', () => {
  it.each([
    'Mínimo 2 años de experiencia en soldadura, a ser posible en astilleros.',
    'Mínimo 2 años de experiencia en soldadura, de preferencia en astilleros.',
    'Mínimo 2 años de experiencia en soldadura, ideal en astilleros.',
    'Mínimo 2 años de experiencia en soldadura, con preferencia en astilleros.',
  ])('«%s» asks for the rest', (item) => {
    expect(levels(`Requisitos:\n- ${item}`)).toMatchObject({ 'Soldadura, 2 años o más': 'EXCLUYENTE' })
  })
})

describe('steps of the selection', () => {
  it.each([
    'El examen médico y el antidopaje se realizan el mismo día.',
    'Se aplicará una prueba de Photoshop.',
    'La prueba de manejo será en nuestras oficinas.',
    'Habrá una entrevista en inglés.',
    'El proceso incluye una evaluación de Photoshop.',
  ])('«%s»', (step) => {
    expect(asked(`Requisitos:\n- AutoCAD\n\n${step}`)).toEqual(['AutoCAD'])
  })

  it('asks for what a bracket says will be tested', () => {
    expect(asked('Requisitos:\n- AutoCAD (habrá prueba)')).toEqual(['AutoCAD'])
  })
})

it('a heading may end in a bracket, «Qué ofrecemos:» is one, and «EE. UU.» ends no sentence', () => {
  const text =
    'Vivero familiar de Lugo.\n\nQué pedimos (sin excusas):\n- Manejo de AutoCAD\n- Trato con viveristas de EE. UU. o de Holanda\n\nRequisitos no indispensables (pero que suman):\n- Manejo de Revit\n\nQué ofrecemos:\n- Curso de Photoshop'
  expect(levels(text)).toEqual({
    AutoCAD: 'IMPORTANTE',
    'Trato con viveristas de EE. UU. o de Holanda': 'IMPORTANTE',
    Revit: 'DESEABLE',
  })
})
