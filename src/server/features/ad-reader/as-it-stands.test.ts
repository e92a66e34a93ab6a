import { describe, expect, it } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from './propose-requirements.ts'

const must = (item: string, title = 'Puesto'): string[] =>
  proposeRequirements(`Requisitos:\n- ${item}`, title).requirements.map(({ requirement }) =>
    requirementWords(requirement),
  )

describe('a demand as it stands', () => {
  it.each([
    ['Un año de experiencia manejando montacargas eléctrico y de gas', 'Montacargas eléctrico y de gas, 1 año o más'],
    ['Experiencia de tres años en carpintería de barcos', 'Carpintería de barcos, 3 años o más'],
    ['Mínimo bachillerato hasta octavo grado', 'Mínimo bachillerato hasta octavo grado'],
    ['Experiencia de 6 meses en vigilancia, bomberos o marina', 'Bomberos o Marina'],
    [
      'Vehículo propio o disponibilidad para viajar en bus',
      '¿Tienes vehículo propio o disponibilidad para viajar en bus?',
    ],
  ])('«%s» is «%s»', (item, wanted) => {
    expect(must(item).join()).toContain(wanted)
    expect(must(item)).toHaveLength(1)
  })

  it('keeps where the work was and was not', () => {
    expect(must('Dos años trabajando en salón (no solo a domicilio)', 'Peluquera').join()).toContain(
      'en salón (no solo a domicilio)',
    )
  })

  it('keeps all names of an open bracket in one choice', () => {
    expect(must('Conocimiento de algún sistema de hotel (Opera, Cloudbeds, Hotelix u otro)')).toEqual([
      'Opera, Cloudbeds o Hotelix',
    ])
  })

  it('keeps two things of a list that we know by one name', () => {
    expect(must('Manejo de estación total, teodolito mecánico y GPS diferencial')).toEqual([
      'Estación total',
      'Manejo de teodolito mecánico',
      'GPS diferencial',
    ])
  })

  it('parts what somebody must have from the course before it', () => {
    expect(must('Curso de barbería, y tener herramientas propias')).toHaveLength(2)
  })

  it('asks nothing of those who want something else', () => {
    expect(must('Licencia de lancha (solo si además quieres cubrir traslados)')).toEqual([])
  })
})
