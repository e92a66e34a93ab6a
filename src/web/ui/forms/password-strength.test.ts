import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['corta', 0, 'Te faltan 5 caracteres.'],
  ['nueve9999', 0, 'Te falta 1 carácter.'],
  ['aaaaaaaaaaaaaaaaaa', 1, 'Usa otras palabras.'],
  ['MiSkilloFavorito', 1, 'Usa otras palabras.'],
  ['lluvia-tejado', 2, 'Con 15 o más, aún mejor.'],
  ['lluvia-sobre-el-tejado', 3, 'Guárdala en un lugar seguro.'],
])('%s has strength %i', (password, level, advice) => {
  expect(passwordStrength(password)).toMatchObject({ level, advice })
})
