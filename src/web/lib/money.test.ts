import { describe, expect, it } from 'vitest'
import { amountWords, currencyOf, readAmount, writeAmount } from './money.ts'

describe('amounts as people type them', () => {
  it.each([
    ['1800', 'EUR', 180_000],
    ['1.800', 'EUR', 180_000],
    ['1.800,50', 'EUR', 180_050],
    ['1,800.50', 'MXN', 180_050],
    ['35,000', 'MXN', 3_500_000],
    ['1 500 000', 'CLP', 1_500_000],
    ['1.500.000', 'CLP', 1_500_000],
    ['12,5', 'EUR', 1250],
    ['3.200.000', 'PYG', 3_200_000],
    ['45.000', 'UYU', 4_500_000],
  ])('%s %s', (text, currency, minor) => {
    expect(readAmount(text, currency)).toBe(minor)
  })

  it('nothing is no amount, and words are refused by the contract as zero', () => {
    expect(readAmount('  ', 'EUR')).toBeNull()
    expect(readAmount('mucho', 'EUR')).toBe(0)
    expect(readAmount('-5', 'EUR')).toBe(0)
  })

  it('what is written can be read back', () => {
    for (const amount of [99, 180_000, 180_050, 4_500_000]) {
      expect(readAmount(writeAmount(amount, 'EUR'), 'EUR')).toBe(amount)
    }
  })

  it('a sentence has cents in pairs or none', () => {
    expect([180_000, 3_650_050].map((amount) => amountWords(amount, 'EUR'))).toEqual(['1.800', '36.500,50'])
    expect(amountWords(1_500_000, 'CLP')).toBe('1.500.000')
  })

  it('the first currency is that of the country', () => {
    expect(currencyOf({ country: 'MX', currency: 'EUR' })).toBe('MXN')
    expect(currencyOf({ country: 'UY', currency: 'USD' })).toBe('UYU')
    expect(currencyOf({ country: 'JP', currency: 'USD' })).toBe('USD')
    expect(currencyOf({ country: null, currency: 'EUR' })).toBe('EUR')
  })
})
