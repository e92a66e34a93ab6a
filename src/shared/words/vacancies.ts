import { currencySign, minorUnits } from '../core/money.ts'
import type { SalaryBand, VacancyDocument } from '../vacancies/vacancy-document.ts'
import { modalityWords, payPeriodWords } from './work.ts'

/** The headings of a vacancy as people read it, on its page and in every preview. */
export const vacancyHeadings = {
  description: 'Sobre el puesto',
  responsibilities: 'Qué harás',
  requirements: 'Qué buscamos',
  benefits: 'Qué ofrecemos',
  process: 'Cómo es el proceso',
} as const

/** «1.800–2.400 € brutos al mes · 14 pagas»; empty while the band is not complete. */
export function salaryWords({
  min,
  max,
  currency,
  period,
  payments_per_year,
}: Omit<SalaryBand, 'variable_text'>): string {
  if (!min || !max) return ''
  const divisor = 10 ** minorUnits(currency)
  const format = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2, useGrouping: 'always' })
  const amounts = [...new Set([min, max])].map((amount) => format.format(amount / divisor)).join('–')
  return `${amounts} ${currencySign(currency)} brutos ${payPeriodWords[period]}${paymentsWords({ period, payments_per_year })}`
}

const MONTHS = 12

/** « · 14 pagas», where a year has more of them than months; empty otherwise. */
export const paymentsWords = ({
  period,
  payments_per_year,
}: Pick<SalaryBand, 'period' | 'payments_per_year'>): string =>
  period === 'MES' && payments_per_year !== MONTHS ? ` · ${payments_per_year} pagas` : ''

/** «Híbrido · Madrid, Comunidad de Madrid y 2 más». */
export function placeWords({ modality, locations }: Pick<VacancyDocument, 'modality' | 'locations'>): string {
  const [first] = locations
  const place = first && [...new Set([first.city, first.region])].filter(Boolean).join(', ')
  const more = locations.length > 1 ? ` y ${locations.length - 1} más` : ''
  return [modality && modalityWords[modality], place && `${place}${more}`].filter(Boolean).join(' · ')
}
