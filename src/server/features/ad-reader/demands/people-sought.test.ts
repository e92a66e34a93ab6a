import { describe, expect, it } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from '../propose-requirements.ts'

const read = (text: string) => proposeRequirements(text, 'Puesto').requirements
const softOf = (text: string): string[] =>
  read(text).flatMap(({ requirement, soft }) => (soft ? [requirementWords(requirement)] : []))
const hardOf = (text: string): string[] =>
  read(text).flatMap(({ requirement, soft }) => (soft ? [] : [requirementWords(requirement)]))

describe('of what people are looked for', () => {
  it.each([
    ['Buscamos una persona amable, ordenada y puntual para nuestra clínica.', 'Persona amable, ordenada y puntual'],
    ['Buscamos gente simpática, que trate bien al cliente.', 'Gente simpática, que trate bien al cliente'],
    ['Necesitamos una persona responsable con carnet B.', 'Persona responsable'],
    ['Buscamos gente amable y que pueda llevar tres mesas a la vez.', 'Llevar tres mesas a la vez'],
    ['Buscamos alguien ordenado, que cumpla plazos y que sepa inglés.', 'Alguien ordenado, que cumpla plazos'],
    ['Se busca personal. Necesitamos alguien discreto y que pueda viajar.', 'Alguien discreto'],
  ])('«%s»: %s', (text, wanted) => {
    expect(softOf(text)).toContain(wanted)
  })

  it('asks what else they can do', () => {
    expect(hardOf('Necesitamos alguien discreto y que pueda levantar cajas.')).toContain('¿Puedes levantar cajas?')
  })

  it.each([
    'Buscamos una persona para recepción.',
    'Buscamos personas con experiencia en cocina.',
    'Trabajamos con personas mayores.',
  ])('«%s» says nothing of it', (text) => {
    expect(softOf(text)).toEqual([])
  })

  it.each([
    'Nos urge alguien que sepa cuidar bien cada detalle.',
    'Lo que necesitamos es alguien que sepa vender bien.',
    'Buscamos una persona que sepa explicar bien las cosas.',
  ])('«%s» asks how well, which no CV shows', (text) => {
    expect(hardOf(text)).toEqual([])
  })
})

describe('days on which remote work is none', () => {
  it.each([
    ['Remoto en Chile, con una reunión presencial al mes en Santiago.', 'una reunión presencial al mes en Santiago'],
    ['Teletrabajo y dos encuentros presenciales por trimestre en Bilbao.', 'dos encuentros presenciales por trimestre'],
    ['Home office con 2 días en la oficina cada quincena.', '2 días en la oficina cada quincena'],
  ])('«%s» are asked for', (text, wanted) => {
    expect(hardOf(text).join()).toContain(`¿Puedes asistir a ${wanted}`)
  })

  it.each([
    'Presencial en Lima, con una reunión presencial al mes en Callao.',
    'Trabajo remoto. Ofrecemos un día libre al mes.',
  ])('«%s» has none', (text) => {
    expect(hardOf(text).join()).not.toContain('¿Puedes asistir')
  })
})

describe('another way to meet one thing of a list', () => {
  it.each([
    ['Se valora: temas de contabilidad o cerámica antigua, inglés.', 'Contabilidad o Cerámica antigua'],
    ['Se valora: temas de salud o crianza, inglés, SEO.', 'crianza'],
    ['Se valora: SAP u otro ERP, inglés.', 'SAP o Sistemas ERP'],
  ])('«%s»', (text, wanted) => {
    expect(hardOf(text).join(' | ').toLowerCase()).toContain(wanted.toLowerCase())
  })

  it.each(['Se valora: Excel o similar, inglés.', 'Se valora: ventas o cargo afín, inglés.'])(
    '«%s» has none',
    (text) => {
      expect(hardOf(text)).toHaveLength(2)
    },
  )
})

describe('a word of two trades', () => {
  it.each([
    ['Ebanista', 'Requisitos:\n- Manejo de tintes y lijado', false],
    ['Carpintero de muebles', 'Requisitos:\n- Experiencia con tintes', false],
    ['Operaria de tejeduría', 'Requisitos:\n- Conocimiento de tintes', false],
    ['Peluquera', 'Requisitos:\n- Manejo de tintes', true],
  ])('%s: «%s» is of hair: %s', (title, text, of_hair) => {
    const asked = JSON.stringify(proposeRequirements(text, title).requirements)
    expect(asked.includes('"hair-coloring"')).toBe(of_hair)
  })
})
