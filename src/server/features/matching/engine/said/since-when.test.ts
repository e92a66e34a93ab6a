import { expect, it } from 'vitest'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { sinceWhen } from './since-when.ts'

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
])('in «%s», %s is done since %s', (text, name, month) => {
  expect(since(text, name)).toBe(month)
})
