import { describe, expect, it } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from '../../propose-requirements.ts'

const asked = (...items: string[]): string[] =>
  proposeRequirements(`Requisitos:\n${items.map((item) => `- ${item}`).join('\n')}`, 'Puesto').requirements.map(
    ({ requirement }) => requirementWords(requirement),
  )

describe('the level in a bracket behind what was studied', () => {
  it.each([
    [
      'Jardinería (FP) o grado en Paisajismo',
      'Técnico de grado medio en Jardinería o Grado, licenciatura o ingeniería en Paisajismo',
    ],
    ['Título de Jardinería (grado medio) o FP1', 'Técnico de grado medio en Jardinería'],
    ['Título de Jardinería (grado medio)', 'Técnico de grado medio en Jardinería'],
  ])('«%s» is one demand', (item, wanted) => expect(asked(item)).toEqual([wanted]))

  it('keeps the studies of two lines apart', () => {
    expect(asked('Título de Jardinería (grado medio)', 'Título de Cocina (grado medio)')).toHaveLength(2)
  })

  it('is no level of what is known by work', () => {
    expect(asked('Experiencia en almacén (bachillerato)')).toContain('Bachillerato o preparatoria')
  })
})

describe('who already works there', () => {
  it('is nothing that is asked for', () => {
    const ad = 'Tengo un taller y busco a una persona para trabajar en equipo con nosotras dos.\n\nRequisitos:\n- Excel'
    expect(proposeRequirements(ad, 'Ayudante').requirements.map(({ quote }) => quote)).not.toContain('nosotras dos')
  })
})
