import { describe, expect, it } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from './propose-requirements.ts'

const read = (text: string, title = 'Puesto') => proposeRequirements(text, title)
const asked = (text: string, title?: string): string[] =>
  read(text, title).requirements.map(({ requirement }) => requirementWords(requirement))

describe('what is given or told, and not asked for', () => {
  it('is what people have at home and at the office', () => {
    const free = 'Se necesita carnet C. ADR valorable, no imprescindible. Fines de semana en casa.'
    expect(asked(free).join()).not.toMatch(/semana/i)
    expect(read(free).document?.shifts).toBeUndefined()
    const office = 'QUÉ NECESITAS\n+ Excel\nEsquema híbrido, $12k a $15k, viernes corto. Pet friendly 🐶'
    expect(asked(office)).toEqual(['Excel'])
  })

  it('is how to reach the company', () => {
    expect(asked('Se requiere Excel. Escribir al WhatsApp solo si cumples.')).toEqual(['Excel'])
  })

  it('is the job itself', () => {
    const job = '¿Qué buscamos?\nUn/a contable para incorporarse a un despacho.\n\nRequisitos:\n- Excel'
    expect(asked(job, 'Contable senior (Bilbao)')).toEqual(['Excel'])
    const cleaning = 'Se precisa OPERARIO/A DE LIMPIEZA para oficinas y cristales en Bilbao.\nRequisitos: carnet B.'
    expect(asked(cleaning, 'Operario de limpieza cristales').join()).not.toMatch(/OPERARIO/)
  })

  it('is an empty field of a job board', () => {
    const board = 'Requisitos:\nImprescindible residente en: Provincia puesto vacante\nConocimientos necesarios: Excel'
    expect(asked(board)).toEqual(['Excel'])
  })

  it('is half of a phrase in capitals, or the rest of an abbreviation', () => {
    expect(asked('LO QUE PEDIMOS:\n2 AÑOS DE EXPERIENCIA EN COCINA CALIENTE Y FRIA', 'COCINERO').join()).not.toMatch(
      /FRIA/,
    )
    expect(asked('Precisamos encargada para su tienda (C.C. GranVía). Excel.').join()).not.toMatch(/GranVía/)
  })
})

describe('a word for two things', () => {
  it('is what the trade of the ad makes of it', () => {
    const automation = 'Requisitos:\n- 2 años en automatización'
    expect(asked(automation, 'QA Engineer').join()).toContain('Pruebas automatizadas')
    expect(asked(automation, 'Ingeniero de mantenimiento industrial').join()).toContain('Automatización industrial')
    const press = 'Requisitos:\n- Hidráulica y neumática'
    expect(asked(press, 'Técnico de mantenimiento industrial')).toContain('Hidráulica industrial')
    expect(asked('Requisitos:\n- Curso de RCP avanzado', 'Enfermera')).toEqual(['Soporte vital avanzado'])
    expect(asked('Requisitos:\n- Costeo de recetas', 'Cocinero').join()).not.toMatch(/Contabilidad/)
  })
})
