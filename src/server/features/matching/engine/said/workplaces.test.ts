import { expect, it } from 'vitest'
import { areOtherPlaces, withoutShops, workplacesAsked, workplacesIn } from './workplaces.ts'

it.each([
  ['Profesora de matemáticas en 2º de la ESO', ['SECUNDARIA']],
  ['Titular de 4º grado de primaria', ['PRIMARIA']],
  ['Prepa Benito Juárez', ['PREPARATORIA']],
  ['Educadora de párvulos, jardín infantil Los Aromos', ['INFANTIL']],
  ['Biología en bachillerato', ['SECUNDARIA', 'PREPARATORIA']],
  ['Enfermera de atención primaria', []],
  ['Academia de idiomas', []],
  ['Clínica del Valle, quirófano', ['HOSPITAL']],
  ['Residencia Los Sauces', ['RESIDENCIA']],
  ['Residencia médica en pediatría', []],
  ['Preparo el acceso a la universidad', []],
])('hears where somebody works: %s', (text, levels) => {
  expect(workplacesIn(text)).toEqual(levels)
})

it('is another school only where both say which', () => {
  expect(areOtherPlaces(['SECUNDARIA'], ['PRIMARIA'])).toBe(true)
  expect(areOtherPlaces(['SECUNDARIA'], ['PRIMARIA', 'SECUNDARIA'])).toBe(false)
  expect(areOtherPlaces(['SECUNDARIA'], [])).toBe(false)
  expect(areOtherPlaces([], ['PRIMARIA'])).toBe(false)
})

it('hears where work is asked for, of those who teach and of those who care', () => {
  expect(workplacesAsked('Profesora de física en secundaria', 'teaching')).toEqual(['SECUNDARIA'])
  expect(workplacesAsked('Enfermera en hospital', 'nursing')).toEqual(['HOSPITAL'])
  expect(workplacesAsked('Enfermera de hospitalización', 'nursing')).toEqual([])
  expect(workplacesAsked('Cocinero en hospital', 'kitchen')).toEqual([])
  expect(areOtherPlaces(['HOSPITAL'], ['RESIDENCIA'])).toBe(true)
  expect(areOtherPlaces(['HOSPITAL'], ['RESIDENCIA', 'HOSPITAL'])).toBe(false)
  expect(areOtherPlaces(['HOSPITAL'], ['PRIMARIA'])).toBe(false)
})

it('takes places behind the name of work for places, and for no skill of their own', () => {
  expect(workplacesAsked('Camarera en hoteles o restaurantes', 'dining-room')).toEqual(['HOTEL', 'RESTAURANTE'])
  expect(withoutShops('Pintora en concesionarios o talleres')).toBe('Pintora')
  expect(withoutShops('Soldador en atmósfera controlada')).toBe('Soldador en atmósfera controlada')
  expect(areOtherPlaces(['HOTEL'], ['RESTAURANTE'])).toBe(true)
  expect(areOtherPlaces(['HOTEL'], ['RESIDENCIA'])).toBe(false)
})
