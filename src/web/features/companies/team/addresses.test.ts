import { expect, test } from 'vitest'
import { readAddresses } from './addresses.ts'

test.each([
  [['Ana Ruiz <Ana@Acme.com>'], ['ana@acme.com']],
  [
    ['a@x.com b@x.com', 'a@x.com'],
    ['a@x.com', 'b@x.com'],
  ],
  [['"Bea" (bea@x.com)'], ['bea@x.com']],
  [['sin arroba'], ['sin arroba']],
])('%j is read as %j', (chips, addresses) => {
  expect(readAddresses(chips)).toEqual(addresses)
})
