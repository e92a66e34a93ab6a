import { expect, it } from 'vitest'
import { filledIn } from './filled-text.ts'

const values = { nombre: 'Ana', vacante: 'Analista', empresa: 'Acme S.A.', qué_faltó: '', firma: 'Equipo de Acme S.A.' }
const missing = { ...values, qué_faltó: 'SQL; inglés (B2)' }

it.each([
  [
    'alone, at the end of a line',
    'Gracias por todo. {qué_faltó}\n\nHasta pronto.',
    'Gracias por todo.\n\nHasta pronto.',
  ],
  ['in a line of its own', 'Hola, {nombre}:\n\n{qué_faltó}\n\n{firma}', 'Hola, Ana:\n\nEquipo de Acme S.A.'],
  [
    'within a sentence',
    'Te leímos. Nos faltó ver {qué_faltó} en tu CV. Gracias, {nombre}.',
    'Te leímos. Gracias, Ana.',
  ],
  ['in a question', '¿Tienes {qué_faltó}? Cuéntanos.', 'Cuéntanos.'],
])('leaves out the sentence that would have a hole: %s', (_, template, said) => {
  expect(filledIn(template, values)).toBe(said)
})

it.each([
  ['Gracias. {qué_faltó}', 'Gracias. Para este puesto buscábamos además: SQL; inglés (B2).'],
  ['{qué_faltó}.\nGracias.', 'Para este puesto buscábamos además: SQL; inglés (B2).\nGracias.'],
  ['Nos faltó ver {qué_faltó} en tu CV.', 'Nos faltó ver SQL; inglés (B2) en tu CV.'],
])('says what was missing as a sentence or within one: %s', (template, said) => {
  expect(filledIn(template, missing)).toBe(said)
})

it('leaves what it does not know as it is, and no dot of a name ends a sentence', () => {
  expect(filledIn('En {empresa} somos 3.500 personas y {otra} cosa. {nombre}', values)).toBe(
    'En Acme S.A. somos 3.500 personas y {otra} cosa. Ana',
  )
})
