import { expect, it } from 'vitest'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { isSeldom } from './seldom.ts'

it.each([
  ['Ayudaba en cocina los fines de semana', 'cocina', true],
  ['Caja y reposición; a veces pescadería', 'pescadería', true],
  ['Apoyo a recepción cuando hacía falta: reservas', 'recepción', true],
  ['Apoyo a recepción cuando hacía falta: reservas', 'reservas', false],
  ['Cubría frutería en vacaciones', 'frutería', true],
  ['Uso ocasional de retráctil', 'retráctil', true],
  ['Apoyo en contabilidad y archivo', 'contabilidad', false],
  ['Camarero los sábados', 'camarero', false],
])('in «%s», %s is done now and then: %s', (text, name, seldom) => {
  const flat = flatten(text)
  const start = flat.indexOf(flatten(name))
  expect(isSeldom(flat, start, start + name.length)).toBe(seldom)
})
