import { z } from 'zod'
import { isEuCountry, isEuVatId } from './tax-ids.ts'

/** Where the issuer is established; Ceuta and Melilla would need their own rates. */
export const issuerTerritory = z.enum(['PENINSULA', 'CANARIAS'])
export type IssuerTerritory = z.infer<typeof issuerTerritory>

/** Which tax an invoice bears, or why it bears none. */
export const taxRule = z.enum([
  'IVA',
  'IGIC',
  /** The buyer declares the tax of its own place. */
  'IGIC_BY_BUYER',
  'IPSI_BY_BUYER',
  'IVA_BY_BUYER',
  'EU_REVERSE_CHARGE',
  'OUTSIDE',
])
export type TaxRule = z.infer<typeof taxRule>

/** In hundredths of a percent: 2100 is 21 %. */
export const TAX_RATES: Readonly<Record<TaxRule, number>> = {
  IVA: 2100,
  IGIC: 700,
  IGIC_BY_BUYER: 0,
  IPSI_BY_BUYER: 0,
  IVA_BY_BUYER: 0,
  EU_REVERSE_CHARGE: 0,
  OUTSIDE: 0,
}

export const SPANISH_POSTAL_CODE = /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/

type Place = 'PENINSULA' | 'CANARIAS' | 'CEUTA_MELILLA'

/** By the province that the postal code begins with: the Canaries, Ceuta and Melilla are outside the territory of IVA. */
function spanishPlace(postal_code: string): Place {
  const code = postal_code.replace(/\s/g, '')
  if (!SPANISH_POSTAL_CODE.test(code)) return 'PENINSULA'
  if (/^(?:35|38)/.test(code)) return 'CANARIAS'
  return /^5[12]/.test(code) ? 'CEUTA_MELILLA' : 'PENINSULA'
}

const atHome: Record<IssuerTerritory, TaxRule> = { PENINSULA: 'IVA', CANARIAS: 'IGIC' }
const byBuyer: Record<Place, TaxRule> = {
  PENINSULA: 'IVA_BY_BUYER',
  CANARIAS: 'IGIC_BY_BUYER',
  CEUTA_MELILLA: 'IPSI_BY_BUYER',
}

interface TaxedBuyer {
  country: string
  postal_code: string
  tax_id: string
}

/** A service to a business is taxed where the business is; the issuer charges its own tax only to buyers of its own territory. */
export function taxRuleFor(issuer: IssuerTerritory, { country, postal_code, tax_id }: TaxedBuyer): TaxRule {
  if (country === 'ES') {
    const place = spanishPlace(postal_code)
    return place === issuer ? atHome[issuer] : byBuyer[place]
  }
  if (!isEuCountry(country)) return 'OUTSIDE'
  return isEuVatId(country, tax_id) ? 'EU_REVERSE_CHARGE' : atHome[issuer]
}
