import { expect, it } from 'vitest'
import { withFullStop } from './full-stop.ts'

it.each([
  ['Elige horario para tu entrevista con Molinos', 'Elige horario para tu entrevista con Molinos.'],
  ['Factura a nombre de Molinos, S. L.', 'Factura a nombre de Molinos, S. L.'],
  ['Responde a la invitación de ¡Vamos!', 'Responde a la invitación de ¡Vamos!'],
])('%s ends once', (words, expected) => {
  expect(withFullStop(words)).toBe(expected)
})
