import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { JobFilters } from '#shared/jobs/jobs.ts'
import { CONTRACT_TEXT, MODALITY_TEXT, SENIORITY_TEXT, WORKING_DAY_TEXT } from '#shared/vacancies/vacancy-words.ts'
import { countryName, languageName } from '#shared/words/names.ts'

const PERIOD = { MES: 'al mes', ANIO: 'al año', HORA: 'por hora' } as const

/** What the person asked for, in a few words: «contable» · Híbrido · Madrid · desde 30.000 EUR al año. */
export function filterWords(filters: JobFilters): string {
  const { q, salary_min, salary_currency, salary_period, published_days } = filters
  const amount = salary_min && new Intl.NumberFormat('es', { useGrouping: 'always' }).format(salary_min)
  const words = [
    q && `«${q}»`,
    ...filters.skill.map((skill) => taxonomy().skill(skill)?.name_es ?? skill),
    ...filters.modality.map((value) => MODALITY_TEXT[value]),
    ...filters.city,
    ...filters.region,
    filters.nearby && (filters.city.length > 0 || filters.region.length > 0) && 'zonas cercanas',
    ...filters.country.map(countryName),
    ...filters.seniority.map((value) => SENIORITY_TEXT[value]),
    ...filters.contract.map((value) => CONTRACT_TEXT[value]),
    ...filters.working_day.map((value) => WORKING_DAY_TEXT[value]),
    amount && `desde ${amount} ${salary_currency} ${PERIOD[salary_period]}`,
    ...filters.language.map(languageName),
    filters.no_experience && 'sin experiencia',
    published_days && `publicadas hace ${published_days} días o menos`,
  ]
  return words.filter((word) => word).join(' · ') || 'todas las vacantes'
}

const ADDRESS_MAX = 480

/** The list with these filters; all of it when they do not fit in an address. */
export function listAddress(filters: JobFilters): string {
  const search = new URLSearchParams({ tab: 'explorar' })
  for (const [name, value] of Object.entries(filters))
    for (const one of [value].flat())
      if (one !== '' && one !== undefined && one !== false) search.append(name, String(one))
  const address = `/app/jobs?${search}`
  return address.length <= ADDRESS_MAX ? address : '/app/jobs?tab=explorar'
}
