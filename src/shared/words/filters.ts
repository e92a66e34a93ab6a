import { SAVED_SEARCH_NAME_MAX } from '../core/limits.ts'
import { currencySign } from '../core/money.ts'
import { formatNumber } from '../core/numbers.ts'
import type { JobFilters } from '../jobs/jobs.ts'
import { countryName, languageName } from './names.ts'
import { familyWords } from './role-families.ts'
import { contractWords, modalityWords, salaryPeriodWords, seniorityWords, workingDayWords } from './work.ts'

export const publishedChoices = [
  { value: '1', label: 'Últimas 24 horas' },
  { value: '3', label: 'Últimos 3 días' },
  { value: '7', label: 'Últimos 7 días' },
  { value: '30', label: 'Últimos 30 días' },
] as const

export const NO_EXPERIENCE = 'Acepta personas sin experiencia'
export const REPLY_PROMISED = 'Con fecha de respuesta'
export const NEARBY = 'Incluir zonas cercanas'

/** A place with others around it: a whole country has none. */
export const hasPlace = ({ region, city }: JobFilters): boolean => region.length + city.length > 0

interface ActiveFilter {
  label: string
  /** The filters once this one is taken away from them. */
  without: (now: JobFilters) => JobFilters
}

/** How the values of each list are said. */
const listWords = {
  modality: (value) => modalityWords[value],
  role_family: familyWords,
  seniority: (value) => seniorityWords[value],
  skill: (value) => value,
  country: countryName,
  region: (value) => value,
  city: (value) => value,
  contract: (value) => contractWords[value],
  working_day: (value) => workingDayWords[value],
  language: (value) => `Pide ${languageName(value)}`,
} as const satisfies { [Name in ListName]: (value: JobFilters[Name][number]) => string }

type ListName = {
  [Name in keyof JobFilters]-?: JobFilters[Name] extends readonly string[] ? Name : never
}[keyof JobFilters]

function ofList<Name extends ListName>(
  filters: JobFilters,
  name: Name,
  words: (value: JobFilters[Name][number]) => string,
): ActiveFilter[] {
  const values: readonly JobFilters[Name][number][] = filters[name]
  return values.map((value) => ({
    label: words(value),
    without: (now) => ({ ...now, [name]: now[name].filter((one) => one !== value) }),
  }))
}

const without = (part: Partial<JobFilters>) => (now: JobFilters) => ({ ...now, ...part })

/** Every filter but the words, in the order of the form. */
export function activeFilters(filters: JobFilters): ActiveFilter[] {
  const { published_days } = filters
  return [
    ...ofList(filters, 'modality', listWords.modality),
    ...ofList(filters, 'role_family', listWords.role_family),
    ...ofList(filters, 'seniority', listWords.seniority),
    ...ofList(filters, 'skill', listWords.skill),
    ...ofList(filters, 'country', listWords.country),
    ...ofList(filters, 'region', listWords.region),
    ...ofList(filters, 'city', listWords.city),
    ...(hasPlace(filters) && filters.nearby ? [{ label: 'Zonas cercanas', without: without({ nearby: false }) }] : []),
    ...(filters.salary_min ? [{ label: salaryFilterWords(filters), without: without({ salary_min: undefined }) }] : []),
    ...ofList(filters, 'contract', listWords.contract),
    ...ofList(filters, 'working_day', listWords.working_day),
    ...(published_days ? [{ label: daysWords(published_days), without: without({ published_days: undefined }) }] : []),
    ...ofList(filters, 'language', listWords.language),
    ...(filters.no_experience ? [{ label: NO_EXPERIENCE, without: without({ no_experience: false }) }] : []),
    ...(filters.reply_promised ? [{ label: REPLY_PROMISED, without: without({ reply_promised: false }) }] : []),
  ]
}

function salaryFilterWords({ salary_min = 0, salary_currency, salary_period }: JobFilters): string {
  return `Desde ${formatNumber(salary_min)} ${currencySign(salary_currency)} ${salaryPeriodWords[salary_period]}`
}

function daysWords(days: number): string {
  return publishedChoices.find(({ value }) => value === String(days))?.label ?? `Últimos ${days} días`
}

/** A whole search in one line. */
export function filterWords(filters: JobFilters): string {
  return joined(filters, filters.q && `«${filters.q}»`)
}

/** The same as a name that the person may change. */
export function filterName(filters: JobFilters): string {
  return joined(filters, filters.q).slice(0, SAVED_SEARCH_NAME_MAX)
}

function joined(filters: JobFilters, words: string): string {
  const parts = [words, ...activeFilters(filters).map(({ label }) => label)]
  return parts.filter(Boolean).join(' · ') || 'Todas las vacantes'
}
