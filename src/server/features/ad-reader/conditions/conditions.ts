import type { z } from 'zod'
import type { Facts } from '#server/features/language/normalise/facts.ts'
import { findPlaces, settlePlace } from '#server/features/language/normalise/find-places.ts'
import { fold } from '#server/features/language/normalise/fold.ts'
import type { SalaryFact } from '#server/features/language/normalise/read-salary.ts'
import { normaliseTitle } from '#server/features/language/normalise/title.ts'
import { currencyCode } from '#shared/core/fields.ts'
import { minorUnits } from '#shared/core/money.ts'
import type * as contract from '#shared/vacancies/vacancies.ts'
import { type SalaryBand, salaryBand } from '#shared/vacancies/vacancy-document.ts'
import type { AdText } from '../text/ad-text.ts'

type Conditions = z.output<typeof contract.proposeRequirements.answer>['document']

/** What the ad says about the job itself; what it leaves open stays out. */
export function readConditions(ad: AdText, facts: Facts): Conditions {
  const modality = modalityOf(facts)
  const seniority = (ad.title ? normaliseTitle(ad.title).seniority : undefined) ?? facts.seniority[0]?.value
  const contract = facts.contract[0]?.value
  const working_day = facts.working_day[0]?.value
  const salary = salaryOf(ad, facts)
  return {
    ...(modality && { modality }),
    ...(contract && { contract }),
    ...(working_day && { working_day }),
    ...(seniority && { seniority }),
    ...(salary && { salary }),
  }
}

function modalityOf({ modality }: Facts) {
  const values = new Set(modality.map(({ value }) => value))
  return values.has('HIBRIDO') || (values.has('REMOTO') && values.has('PRESENCIAL')) ? 'HIBRIDO' : modality[0]?.value
}

/** The band is always gross, so a net figure is no help. */
function salaryOf(ad: AdText, { salary }: Facts): SalaryBand | undefined {
  const fact = salary.find(({ gross, min, max }) => gross !== false && (min !== undefined || max !== undefined))
  const currency = fact && currencyOf(fact, ad.text)
  if (!fact || !currency) return undefined
  const minor = (amount: number | undefined) =>
    amount === undefined ? null : Math.round(amount * 10 ** minorUnits(currency))
  const payments = Number(/(?<!\d)(1[2-6]) pagas/.exec(ad.flat)?.[1] ?? 12)
  const band = {
    min: minor(fact.min),
    max: minor(fact.max),
    currency,
    period: periodOf(fact, currency),
    payments_per_year: payments,
  }
  const read = salaryBand.safeParse(band)
  return read.success ? read.data : undefined
}

const BY_COUNTRY: ReadonlyMap<string, string> = new Map(
  Object.entries({ ES: 'EUR', MX: 'MXN', CO: 'COP', CL: 'CLP', AR: 'ARS', PE: 'PEN' }),
)

/** A bare «$» is the currency of the place that the ad names. */
function currencyOf({ currency }: SalaryFact, text: string): SalaryBand['currency'] | undefined {
  const country = currency === undefined ? settlePlace(findPlaces(fold(text)))?.country : undefined
  const read = currencyCode.safeParse(currency ?? BY_COUNTRY.get(country ?? ''))
  return read.success ? read.data : undefined
}

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
