import { expect, it } from 'vitest'
import { areOtherSchools, schoolLevelsIn } from './school-levels.ts'

it.each([
  ['Profesora de matemáticas en 2º de la ESO', ['SECUNDARIA']],
  ['Titular de 4º grado de primaria', ['PRIMARIA']],
  ['Prepa Benito Juárez', ['PREPARATORIA']],
  ['Educadora de párvulos, jardín infantil Los Aromos', ['INFANTIL']],
  ['Biología en bachillerato', ['SECUNDARIA', 'PREPARATORIA']],
  ['Enfermera de atención primaria', []],
  ['Academia de idiomas', []],
  ['Preparo el acceso a la universidad', []],
])('hears at which schools somebody teaches: %s', (text, levels) => {
  expect(schoolLevelsIn(text)).toEqual(levels)
})

it('is another school only where both say which', () => {
  expect(areOtherSchools(['SECUNDARIA'], ['PRIMARIA'])).toBe(true)
  expect(areOtherSchools(['SECUNDARIA'], ['PRIMARIA', 'SECUNDARIA'])).toBe(false)
  expect(areOtherSchools(['SECUNDARIA'], [])).toBe(false)
  expect(areOtherSchools([], ['PRIMARIA'])).toBe(false)
})
