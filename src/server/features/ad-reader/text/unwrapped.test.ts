import { expect, test } from 'vitest'
import { unwrapped } from './unwrapped.ts'

test.each([
  ['Título de grado en Biolo-\ngía o similar', 'Título de grado en Biología o similar'],
  [
    'Perfil\nExperiencia en hoteles de playa\no de montaña.\nInglés',
    'Perfil\nExperiencia en hoteles de playa o de montaña.\nInglés',
  ],
  ['Imprescindible residir en\nProvincia de Huelva', 'Imprescindible residir en Provincia de Huelva'],
  ['Requisitos:\nExcel\nInglés', 'Requisitos:\nExcel\nInglés'],
  ['- Manejo de caja\n- con ganas', '- Manejo de caja\n- con ganas'],
  ['busco camarera\ncon experiencia\nturno de tarde', 'busco camarera\ncon experiencia\nturno de tarde'],
])('%j', (text, whole) => {
  expect(unwrapped(text)).toBe(whole)
})
