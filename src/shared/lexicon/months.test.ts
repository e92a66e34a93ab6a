import { expect, it } from 'vitest'
import { MONTH, MONTH_NAME, monthOf, SPANISH_MONTH } from './months.ts'

const whole = (source: string) => new RegExp(`^${source}$`)

it.each([
  ['enero', 1],
  ['setiembre', 9],
  ['sept', 9],
  ['sep', 9],
  ['dezembro', 12],
  ['marco', 3],
  ['martxoa', 3],
  ['mayor', 0],
])('«%s» is month %i', (word, month) => {
  expect(monthOf(word)).toBe(month)
  expect(whole(MONTH).test(word)).toBe(month > 0)
})

it('finds the whole name where it may be shortened, and only Spanish ones where only those are meant', () => {
  expect(new RegExp(MONTH).exec('septiembre de 2020')?.[0]).toBe('septiembre')
  expect(whole(SPANISH_MONTH).test('sept')).toBe(true)
  expect(whole(MONTH_NAME).test('sept')).toBe(false)
  expect(whole(SPANISH_MONTH).test('march')).toBe(false)
})

it('is no month where the word means something else', () => {
  const said = new RegExp(MONTH)
  expect(said.exec('la mulata del mar 2023')).toBeNull()
  expect(said.exec('mar 2023')?.[0]).toBe('mar')
  expect(said.exec('des de 2018')).toBeNull()
  expect(said.exec('des. 2018')?.[0]).toBe('des')
})
