import { currencySign, minorUnits } from '../core/money.ts'
import type { SalaryBand, VacancyDocument } from '../vacancies/vacancy-document.ts'
import { countryName } from './names.ts'
import { contractWords, modalityWords, payPeriodWords, workingDayWords } from './work.ts'

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

const COUNTRIES_SAID = 2

/** The same of a vacancy in a list: remote work says from which countries. */
export function whereWords(document: Pick<VacancyDocument, 'modality' | 'locations' | 'remote_countries'>): string {
  const { modality, locations, remote_countries } = document
  const where = placeWords(document)
  if (modality !== 'REMOTO') return where
  if (remote_countries.length === 0) return locations.length > 0 ? where : `${where} desde cualquier país`
  const more = remote_countries.length - COUNTRIES_SAID
  const from = remote_countries.slice(0, COUNTRIES_SAID).map(countryName).join(', ')
  return `${where} desde ${from}${more > 0 ? ` y ${more} más` : ''}`
}

/** «Jornada completa · Indefinido» */
export const termsWords = ({ working_day, contract }: Pick<VacancyDocument, 'working_day' | 'contract'>): string =>
  [working_day && workingDayWords[working_day], contract && contractWords[contract]].filter(Boolean).join(' · ')
