import { expect, it } from 'vitest'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { howLong, lastYear, sinceWhen } from './since-when.ts'

const since = (text: string, name: string) => {
  const flat = flatten(text)
  const start = flat.indexOf(flatten(name))
  return sinceWhen(flat, start, start + name.length)
}

it.each([
  ['WordPress y PHP. Desde 2023 también Laravel y Vue. MySQL.', 'Laravel', '2023-07'],
  ['WordPress y PHP. Desde 2023 también Laravel y Vue. MySQL.', 'Vue', '2023-07'],
  ['WordPress y PHP. Desde 2023 también Laravel y Vue. MySQL.', 'MySQL', null],
  ['WordPress y PHP. Desde 2023 también Laravel y Vue. MySQL.', 'PHP', null],
  ['Python, Airflow (desde marzo de 2022) y SQL', 'Airflow', '2022-03'],
  ['Desde 2019 hasta 2021 con SAP', 'SAP', null],
  ['Cypress (desde 2025), consultas SQL', 'SQL', null],
  ['Altas, conciliaciones, desde 2024 liquido sueldos', 'conciliaciones', null],
  ['Altas, conciliaciones, desde 2024 liquido sueldos', 'sueldos', '2024-07'],
  ['Laravel, desde 2023', 'Laravel', '2023-07'],
])('in «%s», %s is done since %s', (text, name, month) => {
  expect(since(text, name)).toBe(month)
})

const long = (text: string, name: string) => {
  const flat = flatten(text)
  const start = flat.indexOf(flatten(name))
  return howLong(flat, start, start + name.length)
}

it.each([
  ['SAP (2 años), Excel', 'SAP', 24],
  ['SAP (2 años), Excel', 'Excel', null],
  ['Tres años con SAP y Excel', 'SAP', 36],
  ['Siete años con SAP', 'SAP', 84],
  ['6 meses de experiencia en caja', 'caja', 6],
  ['Laravel desde hace 3 años', 'Laravel', 36],
  ['2 años y 8 meses en centro de distribución', 'centro de distribución', 32],
  ['Contrato de 2 años. SAP', 'SAP', null],
])('in «%s», %s was done for %s months', (text, name, months) => {
  expect(long(text, name)).toBe(months)
})

it.each([
  ['Pantallas en Vue. El año pasado hicimos una intranet en Svelte, con Vite.', 'Svelte', 'IN'],
  ['Pantallas en Vue. El año pasado hicimos una intranet en Svelte, con Vite.', 'Vue', null],
  ['El curso anterior di un taller de robótica', 'robótica', 'IN'],
  ['Migré dos informes a Tableau el año pasado', 'Tableau', 'IN'],
  ['El año pasado empecé con Tableau', 'Tableau', 'SINCE'],
  ['Desde el año pasado también Tableau', 'Tableau', 'SINCE'],
  ['Facturamos más que el año pasado. SAP', 'SAP', null],
])('in «%s», %s is of the last year: %s', (text, name, when) => {
  const flat = flatten(text)
  const start = flat.indexOf(flatten(name))
  expect(lastYear(flat, start, start + name.length)).toBe(when)
})
