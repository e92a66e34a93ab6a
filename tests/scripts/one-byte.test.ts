import { expect, test } from 'vitest'
import { inOneByte } from '../../scripts/one-byte.ts'

test.each([
  ['texts', "'de 2019 – hoy: 30 €'"],
  ['letters of two halves', "['📍 Lugar', '📍'.length, /^📍$/u.test('📍'), /[📍💶]/v.exec('a💶')?.index]"],
  ['templates', '`«más» → …`'],
  ['texts as they stand', 'String.raw`\\d ?[-–] ?\\d`.length'],
  ['names', '(({ años }) => años)({ años: 3 })'],
  ['patterns', "'2019 – 2021'.split(/\\s[–—]\\s/)"],
])('%s stay the same in one byte a letter', (_, code) => {
  const written = inOneByte(code)
  expect(written).not.toMatch(/[^\0-\x7f]/)
  // biome-ignore lint/security/noGlobalEval: what it makes of the code is what is tested
  expect(eval(written)).toEqual(eval(code))
})

test('a letter behind a backslash is refused: its own backslash would make two signs of it', () => {
  expect(() => inOneByte(String.raw`/\–/.test('–')`)).toThrow('needs no backslash')
  expect(inOneByte(String.raw`'\\–'`)).toBe(String.raw`'\\\u2013'`)
})
