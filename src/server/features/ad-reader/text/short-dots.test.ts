import { describe, expect, test } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from '../propose-requirements.ts'

const must = (item: string): string[] =>
  proposeRequirements(`Requisitos:\n- ${item}`, 'Operario').requirements.map(({ requirement }) =>
    requirementWords(requirement),
  )

describe('the dot of a short form', () => {
  test.each([
    [
      'Vivir en Ituzaingó, Juan B. Justo, Merlo o alrededores',
      '¿Vives en Ituzaingó, Juan B. Justo, Merlo o alrededores?',
    ],
    ['Domicilio en Tigre, Gral. Rodríguez o cerca', '¿Vives en Tigre, Gral. Rodríguez o cerca?'],
    ['Residir cerca de Av. Rivadavia o de Sta. Lucía', '¿Vives cerca de Av. Rivadavia o de Sta. Lucía?'],
    ['🚚 Vivir por la plaza L. Alem o cerca', '¿Vives por la plaza L. Alem o cerca?'],
  ])('ends nothing: %s', (item, asked) => expect(must(item)).toEqual([asked]))

  test.each([
    ['Carnet B. Excel', ['Permiso de conducir B', 'Excel']],
    ['Lenguaje C. Inglés B2', ['C', 'Inglés, B2 o más']],
    ['Programación en C. Excel', ['Programación en C', 'Excel']],
  ])('is none behind the letter of a licence or a language: %s', (item, asked) => expect(must(item)).toEqual(asked))

  test('what is brought to the door is nobody’s home', () =>
    expect(must('Reparto a domicilio en moto').join()).not.toContain('¿Vives'))
})
