import { expect, it } from 'vitest'
import { MUST, OPENING_MUST, PREFERENCE, WISH } from './importance.ts'

const whole = (source: string) => new RegExp(`^${source}$`)

it.each(['imprescindible', 'imprescindibles', 'imprecindible', 'obligatorio', 'obligatorias', 'excluyentes'])(
  '«%s» insists, in any number and gender',
  (word) => {
    expect(whole(MUST).test(word)).toBe(true)
    expect(whole(WISH).test(word)).toBe(false)
  },
)

it('wishes and preferences are told apart', () => {
  expect(whole(WISH).test('opcionales')).toBe(true)
  expect(whole(PREFERENCE).exec('preferiblemente')?.[0]).toBe('preferiblemente')
  expect(whole(PREFERENCE).test('de preferencia')).toBe(true)
  expect(whole(WISH).test('preferible')).toBe(false)
})

it('«obligatorio» is said of what stands before it', () => {
  expect(whole(OPENING_MUST).test('imprescindible')).toBe(true)
  expect(whole(OPENING_MUST).test('obligatorio')).toBe(false)
})
