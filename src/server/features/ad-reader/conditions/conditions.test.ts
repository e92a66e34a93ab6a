import { describe, expect, it } from 'vitest'
import { proposeRequirements } from '../propose-requirements.ts'

const read = (text: string) => proposeRequirements(text, 'Se busca personal').document

describe('the contract of the job', () => {
  it.each([
    ['Montaje y sustitución de radiadores.\nContrato indefinido con un mes de prueba.', 'INDEFINIDO'],
    ['Sueldo más bonificación por obra entregada. Contrato a término fijo de un año.', 'TEMPORAL'],
    ['Contrato por ocho meses, renovable.', 'TEMPORAL'],
    ['Temporal autorizada requiere personal. Contrato por obra o labor.', 'POR_PROYECTO'],
    ['Sustitución por baja de maternidad.', 'TEMPORAL'],
    ['Buscamos peones de temporada.', 'TEMPORAL'],
    ['Jornada partida, por obra, 14 meses.', 'POR_PROYECTO'],
    ['Contrato fijo por un año, prorrogable.', 'TEMPORAL'],
    ['Puesto fijo de 8 meses.', 'TEMPORAL'],
    ['Contrato fijo. Relación de dependencia.', 'INDEFINIDO'],
  ])('«%s» is %s', (text, contract) => {
    expect(read(text).contract).toBe(contract)
  })

  it.each([
    'Un par de zapatos de regalo por temporada.',
    'Pasteles, carta de temporada y pedidos.',
    'Comisión del 2 % por obra cobrada.',
    'Contrato laboral, nada de prestación de servicios.',
    'Licencia temporal de conductor.',
    'Relación de dependencia y obra social.',
  ])('is not told by «%s»', (text) => {
    expect(read(text).contract).toBeUndefined()
  })
})

describe('the shifts of the job', () => {
  it.each([
    ['Turnos alternos de mañana (8:30–15:30) y tarde (14:30–21:30).', ['MANANA', 'TARDE', 'ROTATIVO']],
    ['Jornada continua: una semana de mañana y otra de tarde.', ['MANANA', 'TARDE', 'ROTATIVO']],
    ['Turnos de 6 a 14 y de 14 a 22.', ['MANANA', 'TARDE']],
    ['turnos 7-3 / 3-11', ['MANANA', 'TARDE']],
    ['Turno 4x4, día o noche.', ['MANANA', 'NOCHE']],
    ['Horario: L-J 8:30-14 / 15:30-18:30.', ['PARTIDO']],
    ['Horario de 9 a 14 y de 16 a 19.', ['PARTIDO']],
    ['Turnos de 6:00 a.m. a 2:00 p.m. y de 2:00 p.m. a 10:00 p.m., rotativos.', ['MANANA', 'TARDE', 'ROTATIVO']],
    ['Turno noche, lunes a sábado.', ['NOCHE']],
    ['Turnos de 7:00 a 3:00 o de 12:45 a 8:45.', ['MANANA', 'TARDE']],
  ])('«%s» are %j', (text, shifts) => {
    expect(read(text).shifts).toEqual(shifts)
  })

  it.each([
    'Llamar por las mañanas y preguntar por Rosa.',
    'Las entrevistas son el sábado por la mañana.',
    'Pago todos los sábados.',
    'Un fin de semana largo al mes.',
    'No hacemos noches. Domingos no.',
    'Cerramos sábados por la tarde y domingos.',
    'Una salida los miércoles por la mañana que cuenta como trabajo.',
    'Turno de oficina con francos rotativos.',
  ])('are not told by «%s»', (text) => {
    expect(read(text).shifts).toBeUndefined()
  })
})

describe('how much of a week it is', () => {
  it.each([
    'Jornada intensiva en julio y agosto.',
    'Media jornada los feriados.',
    'Media jornada o completa.',
    'Jornada de 36 h en verano.',
  ])('is left open by «%s»', (text) => {
    expect(read(text)).not.toHaveProperty('working_day')
    expect(read(text)).not.toHaveProperty('hours_per_week')
  })

  it('is told by the hours of the whole year', () => {
    expect(read('40 h semanales, dos días libres seguidos.')).toMatchObject({
      working_day: 'COMPLETA',
      hours_per_week: 40,
    })
  })
})

it('keeps the number of payments that stands beside the pay', () => {
  expect(read('Salario: 1.650 € brutos al mes x 14, en Sevilla.').salary).toMatchObject({ payments_per_year: 14 })
})

it('takes «sin experiencia» that is turned away for no waiver', () => {
  expect(read('No se tomarán postulaciones sin experiencia.').no_experience_needed).toBeUndefined()
})

it.each([
  ['Alojamiento y pasajes desde Tarapoto. Obra en Rioja, San Martín.', 'Rioja'],
  ['Planta en Antofagasta. Vuelos desde Santiago, Copiapó o La Serena.', 'Antofagasta'],
])('a town from which people are brought is not where the work is: «%s»', (text, city) => {
  expect(read(text).locations?.map((place) => place.city)).toEqual([city])
})

it.each([
  ['Turismo Sierra Nevada – Granada\nVisitas guiadas, excursiones a Ronda y el día entero a Sevilla.', 'Granada'],
  ['Oficina en Arequipa.\nTours al Colca, Puno y Tacna.', 'Arequipa'],
])('a town that is shown to travellers is not where the work is: «%s»', (text, city) => {
  expect(read(text).locations?.map((place) => place.city)).toEqual([city])
})
