import { expect, it } from 'vitest'
import { csvSeparator, toCsv } from './csv.ts'

const text = (cells: (string | number | null)[]) =>
  Buffer.from(toCsv([cells]))
    .toString('utf8')
    .slice(1, -2)

it.each([
  ['=1+1', '"\'=1+1"'],
  ['+34 600', '"\'+34 600"'],
  ['-2', '"\'-2"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['\t=1', '"\'\t=1"'],
  ['＝1', '"\'＝1"'],
  [' =1', '"\' =1"'],
  ['"=1', '"\'""=1"'],
])('%j cannot become a formula', (given, written) => expect(text([given])).toBe(written))

it('leaves everything else as it is', () => {
  expect(text(["Sinéad O'Brien", 'García-López', 12, null, 'a,b', 'dos\nlíneas', 'di «sí» "ya"'])).toBe(
    '"Sinéad O\'Brien",García-López,12,,"a,b","dos\nlíneas","di «sí» ""ya"""',
  )
})

it.each([
  ['ES', ';'],
  ['AR', ';'],
  ['CO', ';'],
  ['MX', ','],
  ['PE', ','],
] as const)('who reads it in %s finds columns separated by «%s»', (country, separator) => {
  expect(csvSeparator({ country, locale: 'es-ES' })).toBe(separator)
  const written = Buffer.from(toCsv([['a', 1.5]], separator))
    .toString('utf8')
    .slice(1, -2)
  expect(written).toBe(separator === ';' ? 'a;1,5' : 'a,1.5')
})
