import { describe, expect, it } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from '../../propose-requirements.ts'

const asked = (text: string, title = 'Puesto'): string[] =>
  proposeRequirements(text, title).requirements.map(({ requirement }) => requirementWords(requirement))

describe('several demands behind commas', () => {
  it.each([
    ['Requisitos: corte con plasma, doblado por plantilla.', ['Corte con plasma', 'Doblado por plantilla']],
    [
      'Requisitos:\n- Rebajado de madera, cambio de bisagras, uso de router y sierra de cinta',
      ['Rebajado de madera', 'Cambio de bisagras', 'Uso de router y sierra de cinta'],
    ],
    ['Deseable: barniz al agua, restauración de sillas.', ['Barniz al agua', 'Restauración de sillas']],
    [
      'Deseable: manejo de Promob para leer despieces, cursos de marca (Blum, Hettich).',
      ['Manejo de Promob para leer despieces', 'Certificación: cursos de marca (Blum, Hettich)'],
    ],
    [
      'Requisitos: doblado por plantilla, primaria o secundaria, sin problemas con la bebida.',
      ['Doblado por plantilla', 'Educación primaria'],
    ],
    [
      'Deseable: experiencia en maquila, visa americana vigente, embalaje de piezas.',
      ['Experiencia en maquila', 'Certificación: visa americana', 'Embalaje de piezas'],
    ],
  ])('%s', (text, wanted) => {
    expect(asked(text)).toEqual(wanted)
  })

  it('are a place, a roster and an hour of their own', () => {
    expect(
      asked('Requisitos\n• Disponibilidad para vivir en Ica o Pisco, régimen 14x7, ingreso desde las 5:00 a. m.'),
    ).toEqual([
      '¿Tienes disponibilidad para vivir en Ica o Pisco?',
      '¿Puedes trabajar en régimen 14x7?',
      '¿Puedes trabajar con ingreso desde las 5:00 a. m.?',
    ])
    expect(asked('Requisitos\n• Residir en Chimbote, disponibilidad 6x1, entrada a las 3:30 a. m.')).toEqual([
      '¿Vives en Chimbote?',
      '¿Puedes trabajar en régimen 6x1?',
      '¿Puedes trabajar con entrada a las 3:30 a. m.?',
    ])
  })

  it('a paper or a course is had, whatever was done before it', () => {
    expect(asked('Deseable: experiencia con hornos, curso de trabajo en altura.')).toContain('Trabajos en altura')
    expect(asked('Requisitos:\n- Libreta sanitaria vigente')).toEqual(['Certificación: Libreta sanitaria'])
  })

  it('who takes care is no skill', () => {
    const [one] = proposeRequirements('Requisitos:\n- Cuidadoso con los equipos', 'Puesto').requirements
    expect(one).toMatchObject({ selected: false, soft: true })
  })
})
