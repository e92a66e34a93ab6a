import { describe, expect, it } from 'vitest'
import type { VacancyDocument } from '../../vacancy-document.ts'
import { aDocument } from '../good-vacancy.fixture.ts'
import { lawWords, minimumMissed } from './minimum-wages.ts'

type Pay = Partial<VacancyDocument['salary']>

/** What is missed by a full-time band that starts so. */
function missed(company_country: string, today: string, pay: Pay) {
  const { salary } = aDocument({})
  const month = { ...salary, period: 'MES', payments_per_year: 12 } as const
  const document = aDocument({ salary: { ...month, ...pay }, locations: [], working_day: 'COMPLETA' })
  return minimumMissed(document, { company_country, today })
}

describe('the legal minimum', () => {
  it('is that of the day, and before the first one that is known nothing is said', () => {
    const pay: Pay = { currency: 'EUR', min: 1_000_00, payments_per_year: 14 }
    expect(missed('ES', '2026-01-01', pay)).toMatchObject({ least: 1_221_00, since: '2026-01-01' })
    expect(missed('ES', '2025-12-31', pay)).toMatchObject({ least: 1_184_00, since: '2025-01-01' })
    expect(missed('ES', '2020-01-01', pay)).toBeUndefined()
    const uruguay: Pay = { currency: 'UYU', min: 25_000_00 }
    expect(missed('UY', '2026-06-30', uruguay)).toBeUndefined()
    expect(missed('UY', '2026-07-01', uruguay)).toMatchObject({ least: 25_383_00 })
  })

  it.each([
    ['PY', { currency: 'PYG', min: 2_899_048 }, { currency: 'PYG', min: 2_899_047 }],
    ['BO', { currency: 'BOB', min: 2_750_00 }, { currency: 'BOB', min: 2_500_00 }],
    ['EC', { currency: 'USD', min: 482_00 }, { currency: 'USD', min: 470_00 }],
    ['VE', { currency: 'VES', min: 130_00 }, { currency: 'VES', min: 129_00 }],
    ['PR', { currency: 'USD', period: 'HORA', min: 10_50 }, { currency: 'USD', period: 'HORA', min: 10_49 }],
    ['PR', { currency: 'USD', period: 'ANIO', min: 21_840_00 }, { currency: 'USD', period: 'ANIO', min: 21_000_00 }],
  ] as const)('of %s is met by itself and missed by less', (country, enough, less) => {
    expect(missed(country, '2026-11-19', enough)).toBeUndefined()
    expect(missed(country, '2026-11-19', less)).toBeDefined()
  })

  it.each(['CR', 'CU', 'DO', 'GQ', 'GT', 'HN', 'NI', 'PA', 'SV', 'FR'])(
    'of %s is not known, so nothing is said',
    (country) => {
      for (const currency of ['USD', 'CRC', 'CUP', 'DOP', 'XAF', 'GTQ', 'HNL', 'NIO', 'PAB', 'EUR'] as const)
        expect(missed(country, '2026-11-19', { currency, min: 1 })).toBeUndefined()
    },
  )

  it('is never that of another currency', () => {
    expect(missed('VE', '2026-11-19', { currency: 'USD', min: 1_00 })).toBeUndefined()
    expect(missed('PE', '2026-11-19', { currency: 'USD', min: 1_00 })).toBeUndefined()
  })

  it('is told with its law and its day', () => {
    const found = missed('PE', '2026-11-19', { currency: 'PEN', min: 900_00 })
    expect(found && lawWords(found)).toBe('Decreto Supremo 006-2024-TR, desde el 1 de enero de 2025')
  })
})
