import { expect, it } from 'vitest'
import { withoutTables } from './tables.ts'

it('reads the rows of a table as lines', () => {
  const table =
    'Conocimientos\n| Herramienta | Nivel |\n|---|---|\n| Odoo | Avanzado | Excluyente |\n| Figma | Básico |'
  expect(withoutTables(table)).toBe('Conocimientos\n\n\nOdoo: Avanzado (Excluyente)\nFigma: Básico')
})

it('leaves a line with bars alone', () => {
  const line = 'Quito | Presencial | Tiempo completo\nBuscamos analista.'
  expect(withoutTables(line)).toBe(line)
})
