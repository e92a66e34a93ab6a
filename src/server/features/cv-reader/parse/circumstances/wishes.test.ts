import { describe, expect, it } from 'vitest'
import { readPastedText } from '../../rules-alone.ts'

const wishesOf = (line: string, place = 'Arequipa, Perú') =>
  readPastedText(
    `Ana Núñez Gil\n${place}\nana@example.com\n\nEXPERIENCIA\nCocinera en Bar Sol, 2019 - 2021\n- Carta y menú del día.\n\nOTROS DATOS\n${line}\n`,
  ).proposal

describe('what a CV says of the job that somebody wants', () => {
  it.each([
    ['Pretensión salarial: S/ 3,000', 'Arequipa, Perú', 300_000, 'PEN', 'MES'],
    ['Pretensiones: entre 2.800 y 3.200 soles al mes', 'Arequipa, Perú', 280_000, 'PEN', 'MES'],
    ['Pretensión de sueldo: 15 mil pesos al mes', 'Puebla, México', 1_500_000, 'MXN', 'MES'],
    ['Pretensión de renta: $900.000', 'Santiago, Chile', 900_000, 'CLP', 'MES'],
    ['Expectativa salarial: 24.000 €', 'León, España', 2_400_000, 'EUR', 'ANIO'],
    ['Espero cobrar desde 1.400 euros', 'León, España', 140_000, 'EUR', 'MES'],
    ['Salario mínimo esperado: 12 €/hora', 'León, España', 1_200, 'EUR', 'HORA'],
  ])('is a least pay: %s', (line, place, amount, currency, period) => {
    const { wishes, document } = wishesOf(line, place)
    expect(wishes.min_salary).toEqual({ amount, currency, period })
    expect(JSON.stringify(document)).not.toContain(line)
  })

  it('tells pay after taxes from pay before them', () => {
    expect(wishesOf('Pretensión de renta líquida: $900.000', 'Santiago, Chile').wishes.is_net).toBe(true)
    expect(wishesOf('Expectativa: 24.000 € brutos anuales', 'León, España').wishes.is_net).toBe(false)
  })

  it.each([
    'Pretensiones: a convenir',
    'Pretensión salarial: 90 soles por día',
    'Sueldo de S/ 1,200 en mi último empleo',
    'Manejo de caja chica de S/ 3,000',
  ])('is no least pay: %s', (line) => expect(wishesOf(line).wishes.min_salary).toBeNull())

  it('is no pay of a currency that nobody can know', () => {
    expect(wishesOf('Pretensión: $ 2.000', '').wishes.min_salary).toBeNull()
  })

  it.each([
    ['Disponibilidad para cambio de residencia', true],
    ['No puedo cambiar de residencia', false],
    ['Dispuesta a mudarme a Trujillo', false],
  ])('is a readiness to move: %s', (line, relocate) => expect(wishesOf(line).wishes.relocate).toBe(relocate))

  it.each([
    ['Busco trabajo remoto o híbrido', ['REMOTO', 'HIBRIDO']],
    ['Modalidad: presencial', ['PRESENCIAL']],
    ['Soporte remoto a usuarios', []],
  ])('is a way of working: %s', (line, modalities) => expect(wishesOf(line).wishes.modalities).toEqual(modalities))

  it('is when somebody can begin', () => {
    expect(wishesOf('Disponibilidad inmediata').wishes.availability).toBe('INMEDIATA')
    expect(wishesOf('Carnet de cocina').wishes.availability).toBeNull()
  })

  it('is never taken from what a job was like', () => {
    const { wishes } = readPastedText(
      'Ana Núñez Gil\nArequipa, Perú\n\nEXPERIENCIA\nReclutadora, Grupo Sol, 2019 - 2021\n- Pretensión salarial: S/ 3,000, según el puesto.\n- Cambio de residencia de los equipos.\n',
    ).proposal
    expect(wishes).toMatchObject({ min_salary: null, relocate: false })
  })
})
