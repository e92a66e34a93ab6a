import { describe, expect, test } from 'vitest'
import { flatten, fold } from './fold.ts'

const folded = (text: string): string[] => fold(text).map((token) => token.folded)
const plain = (text: string): string[] => fold(text).map((token) => token.plain)

describe('folding', () => {
  test('flattening keeps every position', () => {
    const text = 'ÁÉÍÓÚ ñandú «C++» ÿ €🚀ß'
    expect(flatten(text)).toHaveLength(text.length)
    expect(flatten('Ñandú ÁRBOL')).toBe('nandu arbol')
  })

  test.each([
    [
      'desarrollador',
      'desarrolladora',
      'desarrolladores',
      'desarrolladoras',
      'desarrollador/a',
      'desarrollador(a)',
      'desarrollador@',
    ],
    [
      'enfermero',
      'enfermera',
      'enfermeros',
      'enfermeras',
      'enfermero/a',
      'enfermerx',
      'enfermer@s',
      'enfermero/enfermera',
    ],
    ['jefe', 'jefa', 'jefes', 'jefas', 'jefe/a'],
    ['juez', 'jueza', 'jueces', 'juezas'],
    ['gerente', 'gerenta', 'gerentes'],
    ['actor', 'actriz', 'actores', 'actrices'],
    ['company', 'companies'],
  ])('one form for %s', (...forms) => {
    expect(new Set(forms.map((form) => folded(form).join(' '))).size).toBe(1)
  })

  test('keeps apart what differs in more than gender', () => {
    expect(fold('química')[0]?.singular).not.toBe(fold('químico')[0]?.singular)
    expect(folded('cocina')).not.toEqual(folded('cocinero'))
  })

  test('keeps the signs of technical names', () => {
    expect(plain('C++, C# y .NET')).toEqual(['c++', 'c#', 'y', '.net'])
    expect(plain('Node.js')).toEqual(['node', 'js'])
  })

  test('says where a phrase may go on', () => {
    const glued = (text: string) => fold(text).map((token) => token.glued)
    expect(glued('atención al cliente')).toEqual([false, true, true])
    expect(glued('ventas, cliente')).toEqual([false, false])
    expect(glued('atención al\ncliente')).toEqual([false, true, true])
    expect(glued('Ventas\nCliente')).toEqual([false, false])
  })

  test('reads accents that stand apart from their letters', () => {
    const text = 'Diseñador gráfico'.normalize('NFD')
    expect(folded(text)).toEqual(folded('Diseñador gráfico'))
    expect(
      fold(text)
        .map(({ start, end }) => text.slice(start, end))
        .join(' '),
    ).toBe(text)
  })

  test('covers the whole written word', () => {
    const text = 'Operario/operaria y Director(a)'
    expect(fold(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Operario/operaria',
      'y',
      'Director(a)',
    ])
  })
})
