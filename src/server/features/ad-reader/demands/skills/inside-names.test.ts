import { describe, expect, it } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from '../../propose-requirements.ts'

const asked = (text: string): string[] =>
  proposeRequirements(text, 'Puesto').requirements.map(({ requirement }) => requirementWords(requirement))

describe('a name inside another name', () => {
  it.each([
    ['Haber trabajado en Hotel Opera', 'Haber trabajado en Hotel Opera'],
    ['Conocer la Riviera Maya', 'Conocer la Riviera Maya'],
    ['Experiencia en Grupo Excel', 'Experiencia en Grupo Excel'],
    ['Vivir cerca de Calle Oracle', '¿Vives cerca de Calle Oracle?'],
  ])('«%s» asks for no program', (item, wanted) => {
    expect(asked(`Requisitos:\n- ${item}`)).toEqual([wanted])
  })

  it('leaves the trade in the name of a company alone', () => {
    expect(asked('Carpintería Monte Alto S.A.\n\nRequisitos:\n- Excel')).toEqual(['Excel'])
    expect(asked('FUNDICIONES Y SOLDADURA DEL SUR S.A.C.\nLima\n\nRequisitos:\n- Excel')).toEqual(['Excel'])
  })

  it.each(['Manejo de Opera', 'Excel avanzado', 'MANEJO DE EXCEL'])('«%s» asks for the program', (item) => {
    expect(asked(`Requisitos:\n- ${item}`)[0]).toMatch(/^(?:Opera|Excel)/)
  })
})

describe('a place that somebody is asked to know', () => {
  it('stands by itself beside what else is wished for', () => {
    const wishes = asked('Requisitos:\n- Excel\n\nNos encanta si conoces la Costa Brava o si has trabajado de noche.')
    expect(wishes).toEqual(['Excel', 'Conocer la Costa Brava', 'Haber trabajado de noche'])
  })
})
