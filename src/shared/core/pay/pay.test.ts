import { describe, expect, it } from 'vitest'
import { currencies } from '../currencies.ts'
import { currencyByCountry } from '../currency-by-country.ts'
import { minorUnits } from '../money.ts'
import { minimumWages, withoutMinimum } from './minimum-wage-data.ts'

// Copied by hand: where Spanish is an official language or that of most people.
const SPANISH = 'AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE'.split(' ')

describe('money of every country where Spanish is spoken', () => {
  it.each(SPANISH)('%s: has a currency to begin with, and a minimum or why there is none', (country) => {
    expect(currencies).toContain(currencyByCountry[country])
    const known = [country in minimumWages, country in withoutMinimum]
    expect(known.filter(Boolean)).toHaveLength(1)
  })

  it('can be said in its own currency, with its hundredths or without', () => {
    const own = 'ARS BOB CLP COP CRC CUP DOP USD EUR XAF GTQ HNL MXN NIO PAB PEN PYG UYU VES'.split(' ')
    expect(own.filter((code) => !currencies.some((one) => one === code))).toEqual([])
    expect(currencies.filter((code) => minorUnits(code) === 0).toSorted()).toEqual(['CLP', 'PYG', 'XAF'])
    expect(currencies.filter((code) => ![0, 2].includes(minorUnits(code)))).toEqual([])
  })

  it('begins in one currency for a country', () => {
    const named = Object.values(currencyByCountry)
    expect(new Set(named).isSubsetOf(new Set<string>(currencies))).toBe(true)
    expect([currencyByCountry.EC, currencyByCountry.CU, currencyByCountry.GQ]).toEqual(['USD', 'CUP', 'XAF'])
  })
})

describe('legal minimums', () => {
  const all = Object.entries(minimumWages)

  it.each(all)('%s: every figure says from when and by what law, the newest first, and they only rise', (_, wage) => {
    const { figures, currency, times_a_year, hours_a_year, per } = wage
    expect(currencies).toContain(currency)
    expect(figures.length).toBeGreaterThan(0)
    for (const { since, source } of figures) {
      expect(since).toMatch(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/)
      expect(source.length).toBeGreaterThan(5)
    }
    const newest = figures.toSorted((a, b) => b.since.localeCompare(a.since))
    expect(figures).toEqual(newest)
    const rising = figures.toSorted((a, b) => b.amount - a.amount)
    expect(figures).toEqual(rising)
    expect(new Set(figures.map(({ since }) => since)).size).toBe(figures.length)
    const most = { HORA: 2_500, DIA: 366, MES: 16 }[per]
    expect(times_a_year > 0 && times_a_year <= most).toBe(true)
    // Between forty hours of a year with all its weeks and the whole of every month.
    expect(hours_a_year > 1_700 && hours_a_year <= 2_880).toBe(true)
  })

  it.each(all)('%s: is written as finely as its currency goes', (_, { currency, figures }) => {
    for (const { amount } of figures) {
      const minor = amount * 10 ** minorUnits(currency)
      expect(Math.abs(minor - Math.round(minor))).toBeLessThan(1e-6)
    }
  })
})
