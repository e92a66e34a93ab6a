import type { SalaryFact } from '#server/features/language/normalise/read-salary.ts'
import { currencyByCountry } from '#shared/core/currency-by-country.ts'
import { currencyCode } from '#shared/core/fields.ts'
import { minorUnits } from '#shared/core/money.ts'
import { type SalaryBand, salaryBand } from '#shared/vacancies/vacancy-document.ts'
import type { AdText } from '../text/ad-text.ts'

const NET = 'El anuncio habla de un importe neto y la banda se publica en bruto: revisa la cifra.'

/** The band is always gross: a net figure is offered with a doubt, and only when there is no other. */
export function payOf(
  ad: AdText,
  facts: readonly SalaryFact[],
  country: string | undefined,
): { salary?: SalaryBand; doubt?: string } {
  const said = facts.filter(({ min, max }) => min !== undefined || max !== undefined)
  const fact = said.find(({ gross }) => gross !== false) ?? said[0]
  const salary = fact && bandOf(fact, ad.flat, country)
  if (!fact || !salary) return {}
  return fact.gross === false ? { salary, doubt: NET } : { salary }
}

function bandOf(fact: SalaryFact, flat: string, country: string | undefined): SalaryBand | undefined {
  // A bare «$» is the currency of the place that the ad names.
  const currency = currencyCode.safeParse(fact.currency ?? currencyByCountry[country ?? '']).data
  if (!currency) return undefined
  const minor = (amount: number | undefined) =>
    amount === undefined ? null : Math.round(amount * 10 ** minorUnits(currency))
  const band = {
    min: minor(fact.min),
    max: minor(fact.max),
    currency,
    period: periodOf(fact, currency),
    payments_per_year: Number(PAYMENTS.exec(flat)?.slice(1).find(Boolean) ?? 12),
  }
  return salaryBand.safeParse(band).data
}

/** «en 14 pagas», «1.650 € brutos x 14», «1.450 € al mes por 14» */
const PAYMENTS = /(?<!\d)(1[2-6]) pagas|(?:€|euros|brut[oa]s|net[oa]s|mes) ?(?:x|por|×) ?(1[2-6])(?!\d|[.,:]\d)/

const MOST_AN_HOUR = 100
const MOST_A_MONTH = 10_000

/** In euros and dollars large figures are a year's and small ones an hour's; elsewhere pay is spoken of by the month. */
function periodOf({ period, min, max }: SalaryFact, currency: string): SalaryBand['period'] {
  if (period) return period
  const amount = min ?? max ?? 0
  if (currency !== 'EUR' && currency !== 'USD') return 'MES'
  if (amount < MOST_AN_HOUR) return 'HORA'
  return amount < MOST_A_MONTH ? 'MES' : 'ANIO'
}
