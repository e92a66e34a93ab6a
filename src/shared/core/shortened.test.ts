import { expect, it } from 'vitest'
import { shortened } from './shortened.ts'

it.each([
  ['Manipulación de alimentos', 60, 'Manipulación de alimentos'],
  ['Experiencia como camarero, 1 año o más', 30, 'Experiencia como camarero, 1…'],
  ['Experiencia como camarero, 1 año o más', 29, 'Experiencia como camarero…'],
  ['Supercalifragilístico', 10, 'Supercali…'],
])('«%s» within %i is «%s»', (text, max, words) => {
  expect(shortened(text, max)).toBe(words)
  expect(shortened(text, max).length).toBeLessThanOrEqual(max)
})
