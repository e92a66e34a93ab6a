import { describe, expect, it } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from './propose-requirements.ts'

const read = (text: string, title = 'Puesto') => proposeRequirements(text, title).requirements
const must = (item: string, title = 'Puesto'): string[] =>
  read(`Requisitos:\n- ${item}`, title).map(({ requirement }) => requirementWords(requirement))

describe('papers of one kind, of which any will do', () => {
  it.each([
    ['Curso de monitor o socorrista acuático', 'curso de monitor', 'curso de socorrista acuático'],
    [
      'Curso de seguridad de 20 horas de pintura o 6 horas + tarjeta',
      'de pintura',
      'de seguridad de 6 horas + tarjeta',
    ],
    ['Título de auxiliar o de kinesiólogo/a clínico, con matrícula al día', 'de auxiliar', 'de kinesiólogo/a clínico'],
    ['Diplomado en costos, tasaciones o en gestión de obras', 'en tasaciones', 'en gestión de obras'],
  ])('«%s»', (item, ...names) => {
    const [first = ''] = must(item)
    for (const name of names) expect(first.toLowerCase()).toContain(name)
  })

  it('has a name that goes on behind «y», and may be under way', () => {
    expect(must('Especialización en Derecho Minero y Medio Ambiente (terminada o en curso)')).toEqual([
      'Certificación: Especialización en Derecho Minero y Medio Ambiente, también en trámite',
    ])
  })
})

describe('what is said of one thing is said of it alone', () => {
  it('keeps a level with its program', () => {
    expect(must('Excel avanzado, SAP B1 u Oracle')).toEqual(['Excel, nivel avanzado o más', 'SAP B1 o Oracle Database'])
  })

  it('names both sides of an «o», as they are written', () => {
    expect(must('Conocimientos de uñas o estética')).toEqual(['Estética o uñas'])
  })

  it('wishes for a kind of what stands before it', () => {
    expect(must('1 año en trato con proveedores, preferentemente industriales')).toContain(
      'Trato con proveedores industriales',
    )
  })

  it('asks for two languages that a stroke parts, each once', () => {
    expect(must('Kotlin/Python')).toEqual(['Kotlin', 'Python'])
  })

  it('reads a licence beside studies', () => {
    expect(must('Técnico nivel medio en refrigeración, con licencia SEC clase B o superior')).toEqual([
      'Técnico de grado medio en Refrigeración',
      'Certificación: licencia SEC clase B o superior',
    ])
  })

  it('does not take a vaccinated person for one who vaccinates', () => {
    expect(must('Calendario de vacunación completo', 'Mucama')).toEqual(['Calendario de vacunación completo'])
  })

  it('keeps what a house sells out of what was sold before', () => {
    expect(must('Experiencia en ventas en frío, de seguros, medicina prepaga o alarmas')).toEqual([
      'Experiencia en ventas en frío, de seguros, medicina prepaga o alarmas',
    ])
  })
})

describe('a thing with all that makes it one', () => {
  it.each([
    ['Experiencia con menores de 4 a 9 años', 'Experiencia con menores de 4 a 9 años'],
    ['Experiencia en ventas (joyería, óptica o viajes)', 'Ventas (joyería, óptica o viajes), con experiencia'],
    [
      'Conocimiento de buenas prácticas de envasado y almacenamiento',
      'Conocimiento de buenas prácticas de envasado y almacenamiento',
    ],
    ['Manejo de Cuidaplus', 'Cuidaplus'],
    [
      'Certificado de inhabilidad para trabajar con menores',
      'Certificación: Certificado de inhabilidad para trabajar con menores',
    ],
  ])('«%s»', (item, words) => {
    expect(must(item)).toEqual([words])
  })

  it('a wish at the end of a line is for its last thing', () => {
    const found = read('Requisitos:\n- Inglés medio, italiano será un plus')
    expect(found.map(({ requirement }) => requirement.importance)).toEqual(['EXCLUYENTE', 'DESEABLE'])
  })
})

describe('what is no demand, or only a wish', () => {
  it('a house that takes somebody on', () => {
    const ad =
      'Cooperativa de agua en Tandil suma OPERARIO/A DE RED para la zona norte.\n\nRequisitos:\n- Secundario completo'
    expect(read(ad, 'Operario de red').map(({ quote }) => quote)).toEqual(['Secundario completo'])
  })

  it('what will be counted as one thing more', () => {
    const ad = 'Requisitos:\n- Secundaria completa\nSe considerará como adicional el manejo de Power BI.'
    expect(read(ad).at(-1)?.requirement.importance).toBe('DESEABLE')
  })

  it('what may be so', () => {
    expect(must('Carrera técnica en enfermería; puede ser trunca con experiencia')).toHaveLength(1)
  })
})
