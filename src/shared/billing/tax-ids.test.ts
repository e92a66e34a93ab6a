import { describe, expect, it } from 'vitest'
import { isTaxId } from './tax-ids.ts'

/** Numbers that follow the published rules; the companies behind some are public bodies. */
const right: readonly (readonly [string, string])[] = [
  ['ES', '12345678Z'],
  ['ES', 'X1234567L'],
  ['ES', 'Z1234567R'],
  ['ES', 'A58818501'],
  ['ES', 'Q2826000H'],
  ['ES', 'b-12.345.674'],
  ['MX', 'GODE561231GR8'],
  ['MX', 'SAT970701NN3'],
  ['CL', '60.803.000-K'],
  ['CL', '76.086.428-5'],
  ['AR', '30-50001091-2'],
  ['AR', '33-69345023-9'],
  ['CO', '899999068-1'],
  ['CO', '890.903.938-8'],
  ['PE', '20100070970'],
  ['UY', '21-100342-001-7'],
  ['EC', '1760001550001'],
  ['EC', '1790016919001'],
  ['DE', 'DE 811 569 869'],
]

const wrong: readonly (readonly [string, string])[] = [
  ['ES', '12345678A'],
  ['ES', '1234567Z'],
  ['ES', 'A58818502'],
  ['ES', 'X12345678L'],
  ['MX', 'GODE561231GR9'],
  ['CL', '60.803.000-1'],
  ['AR', '30-50001091-3'],
  ['CO', '890903938-7'],
  ['PE', '20100070971'],
  ['PE', '99100070970'],
  ['UY', '211003420018'],
  ['EC', '1760001550000'],
  ['EC', '9990016919001'],
  ['DE', '1'],
]

describe('a tax id', () => {
  it.each(right)('of %s can be %s', (country, id) => {
    expect(isTaxId(country, id)).toBe(true)
  })

  it.each(wrong)('of %s cannot be %s', (country, id) => {
    expect(isTaxId(country, id)).toBe(false)
  })
})
