import { describe, expect, it } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from '../propose-requirements.ts'

const asked = (text: string, title = 'Puesto'): string[] =>
  proposeRequirements(text, title).requirements.map(({ requirement }) => requirementWords(requirement))

describe('what an ad says and does not ask for', () => {
  it('leaves out brackets and how much a thing is wanted', () => {
    expect(asked('Requisitos:\n- Experiencia de 3 años. (INDISPENSABLE haber liquidado planillas)')).toContain(
      'Haber liquidado planillas',
    )
  })

  it('does not ask for what the company makes', () => {
    const company =
      'Empresa industrial dedicada a la industria alimentaria y certificada en gestión de calidad, se encuentra en la búsqueda del mejor talento.'
    expect(asked(`${company}\nRequisitos:\n- Excel`)).toEqual(['Excel'])
    expect(asked('Brisa Nube SAS desarrolla un software en la nube.\nRequisitos:\n- Excel')).toEqual(['Excel'])
  })

  it('does not ask for benefits', () => {
    expect(asked('Requisitos: manejo de Excel. Planilla desde el primer día.')).toEqual(['Excel'])
    expect(asked('Requisitos:\n- Excel\n- Photoshop no')).toEqual(['Excel'])
  })

  it('does not ask twice for weekends, nor for nothing', () => {
    const titles = asked('Requisitos: manejo de Excel, disponibilidad fines de semana.')
    expect(titles.filter((title) => /disponibilidad/i.test(title))).toEqual([])
  })

  it('ends a name where its sentence ends', () => {
    expect(asked('Buscamos soltura con Vue o Alpine. Que sepa montar pruebas.').join()).toContain('Vue.js o Alpine')
    expect(asked('Buscamos soltura con Vue o Alpine. Que sepa montar pruebas.').join()).not.toContain('Que')
  })
})

describe('the conditions of an ad', () => {
  const documentOf = (text: string, title: string) => proposeRequirements(text, title).document

  it('are not those of the contracts that somebody is to draft', () => {
    const text = 'Redactar contratos: suministro, transporte, prestación de servicios.\nOfrecemos contrato indefinido.'
    expect(documentOf(text, 'Abogada')).toMatchObject({ contract: 'INDEFINIDO' })
  })

  it('know which of two cities of one name is meant by the short name of its state', () => {
    expect(documentOf('Corredora en Guadalajara, Jal. Buscamos vendedores.', 'Ventas')).toMatchObject({
      locations: [{ country: 'MX', city: 'Guadalajara' }],
    })
  })

  it('know a warehouse hand by the warehouse, and close the bracket of a title', () => {
    expect(documentOf('Mozo para almacén: palets y pedidos.', 'Mozo')).toMatchObject({ role_id: 'warehouse-worker' })
    expect(documentOf('Mozo para salón, bandeja y comandas.', 'Mozo')).toMatchObject({ role_id: 'waiter' })
    expect(documentOf('Fintech.', 'Analista de datos (SQL / Power BI)').title).toBe(
      'Analista de datos (SQL - Power BI)',
    )
  })
})
