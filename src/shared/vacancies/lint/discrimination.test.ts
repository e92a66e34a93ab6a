import { describe, expect, test } from 'vitest'
import { findDiscrimination } from './discrimination/discrimination.ts'

const foundIn = (text: string): string[] =>
  findDiscrimination([{ path: 'description', text }]).map(({ rule, quote }) => `${rule}: ${quote}`)

describe('leaves people out', () => {
  test.each([
    ['Solo personas nacidas a partir de 1990.', 'age: nacidas a partir de 1990'],
    ['Se piden candidatos nacidos entre 1988 y 2001.', 'age: nacidos entre 1988 y 2001'],
    ['Máximo treinta y ocho años.', 'age: Máximo treinta y ocho años'],
    ['Hay que ser menor de cuarenta años.', 'age: menor de cuarenta años'],
    ['No más de 40 primaveras.', 'age: No más de 40 primaveras'],
    ['Personas próximas a la jubilación, por favor, no inscribirse.', 'age: Personas próximas a la jubilación'],
    ['Mayores de 45, no enviéis el CV.', 'age: Mayores de 45'],
    ['Buscamos recepcionista, femenina, para las tardes.', 'sex: recepcionista, femenina'],
    ['Extranjeros, no presentarse.', 'origin: Extranjeros, no presentarse'],
  ])('%s', (text, found) => {
    expect(foundIn(text).join('; ')).toContain(found)
  })

  test('«altas» of people is their height', () => {
    expect(foundIn('Azafatas altas para ferias').join('; ')).toContain('appearance')
    expect(foundIn('Buscamos chicas altas, con buena presencia').join('; ')).toContain('appearance: altas')
  })

  test('«solo» before a word that leaves people out is no family', () => {
    expect(foundIn('Solo mujeres')).toEqual(['sex: mujeres'])
    expect(foundIn('Solo chicas guapas').join('; ')).not.toContain('family')
    expect(foundIn('Buscamos a una mujer que viva sola y sin pareja.').join('; ')).toContain('family')
  })
})

describe('leaves nobody out', () => {
  test.each([
    'La empresa, nacida después de 1995, exporta a doce países.',
    'Cuidarás de niños nacidos entre 2004 y 2010.',
    'Máximo treinta y dos horas a la semana.',
    'Gestión de préstamos: máximo 30 años de plazo.',
    'La garantía de las placas es de máximo 25 años.',
    'Harás estudios de mercado con mujeres de 30 a 45 años.',
    'Jóvenes y mayores comparten taller y aprenden unos de otros.',
    'Buscamos profesora o profesor de Religión para el próximo curso.',
    'El CV en español; por favor, no enviar CV en inglés.',
    'Altas, bajas y modificaciones de usuarios en Active Directory.',
    'Usuarios: altas, permisos y contraseñas.',
  ])('%s', (text) => {
    expect(foundIn(text)).toEqual([])
  })
})
