import { describe, expect, it } from 'vitest'
import { taxRuleFor } from './taxes.ts'

const inSpain = (postal_code: string) => ({ country: 'ES', postal_code, tax_id: 'A58818501' })

describe('the tax of a sale', () => {
  it.each([
    ['15001', 'IVA'],
    ['28001', 'IVA'],
    ['07001', 'IVA'],
    ['35001', 'IGIC_BY_BUYER'],
    ['38670', 'IGIC_BY_BUYER'],
    ['51001', 'IPSI_BY_BUYER'],
    ['52006', 'IPSI_BY_BUYER'],
    ['53001', 'IVA'],
    ['sin', 'IVA'],
  ])('from the mainland to %s is %s', (postal_code, rule) =>
    expect(taxRuleFor('PENINSULA', inSpain(postal_code))).toBe(rule),
  )

  it.each([
    ['35001', 'IGIC'],
    ['28001', 'IVA_BY_BUYER'],
    ['51001', 'IPSI_BY_BUYER'],
  ])('from the Canaries to %s is %s', (postal_code, rule) =>
    expect(taxRuleFor('CANARIAS', inSpain(postal_code))).toBe(rule),
  )

  it.each([
    ['DE', 'DE123456789', 'EU_REVERSE_CHARGE'],
    ['DE', '123 456 789', 'EU_REVERSE_CHARGE'],
    ['GR', 'EL123456789', 'EU_REVERSE_CHARGE'],
    ['FR', 'FRXX123456789', 'EU_REVERSE_CHARGE'],
    ['PT', 'PT12345678', 'IVA'],
    ['DE', 'FR12345678901', 'IVA'],
    ['MX', 'ABC010101AB9', 'OUTSIDE'],
    ['GB', 'GB123456789', 'OUTSIDE'],
    ['US', '123456789', 'OUTSIDE'],
  ])('from the mainland to %s with %s is %s', (country, tax_id, rule) =>
    expect(taxRuleFor('PENINSULA', { country, postal_code: '35001', tax_id })).toBe(rule),
  )
})
