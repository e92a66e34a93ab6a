import { type Currency, currencies } from '../core/currencies.ts'
import { currencySign } from '../core/money.ts'
import { formatNumber } from '../core/numbers.ts'
import { sortWords } from '../words/jobs.ts'
import { familyChoices } from '../words/role-families.ts'
import { contractWords, modalityWords, workingDayWords } from '../words/work.ts'

const areaWords: Readonly<Record<string, string>> = Object.fromEntries(
  familyChoices.map(({ value, label }) => [value, label]),
)

/** Where Spanish is spoken, and the neighbours that people work for; written out, as both sides must say the same. */
const countryWords = {
  AR: 'Argentina',
  BO: 'Bolivia',
  BR: 'Brasil',
  CL: 'Chile',
  CO: 'Colombia',
  CR: 'Costa Rica',
  CU: 'Cuba',
  EC: 'Ecuador',
  SV: 'El Salvador',
  ES: 'España',
  US: 'Estados Unidos',
  GT: 'Guatemala',
  GQ: 'Guinea Ecuatorial',
  HN: 'Honduras',
  MX: 'México',
  NI: 'Nicaragua',
  PA: 'Panamá',
  PY: 'Paraguay',
  PE: 'Perú',
  PT: 'Portugal',
  PR: 'Puerto Rico',
  DO: 'República Dominicana',
  UY: 'Uruguay',
  VE: 'Venezuela',
} as const

/** What narrows a visitor's search: the name in the address, the choices and their words. */
export const askedFilters = {
  role_family: { name: 'area', label: 'Área', any: 'Cualquier área', words: areaWords },
  modality: { name: 'modalidad', label: 'Modalidad', any: 'Cualquier modalidad', words: modalityWords },
  /** Of remote work: from which it may be done; of other work: where it is. */
  country: { name: 'pais', label: 'País desde el que trabajas', any: 'Desde cualquier país', words: countryWords },
  working_day: { name: 'jornada', label: 'Jornada', any: 'Cualquier jornada', words: workingDayWords },
  contract: { name: 'contrato', label: 'Contrato', any: 'Cualquier contrato', words: contractWords },
  published_days: {
    name: 'fecha',
    label: 'Fecha',
    any: 'Cualquier fecha',
    words: { '1': 'Últimas 24 horas', '3': 'Últimos 3 días', '7': 'Última semana', '30': 'Último mes' },
  },
  sort: {
    name: 'orden',
    label: 'Orden',
    any: 'Lo más relevante',
    words: { recientes: sortWords.recientes, salario: sortWords.salario, cierre: sortWords.cierre },
  },
} as const

type Asked = typeof askedFilters
export type AskedFilter = keyof Asked
type Chosen = { [F in AskedFilter]?: keyof Asked[F]['words'] }

export interface AskedFilters extends Chosen {
  /** Gross a month, in whole units. */
  salary_min?: number
  salary_currency?: Currency
}

const SALARY = 'salario'
const CURRENCY = 'moneda'
export const askedSalary = { amount: SALARY, currency: CURRENCY, most_digits: 9 } as const

const FILTERS = Object.keys(askedFilters) as AskedFilter[]

/** Whatever else the address says is left out. */
export function readFilters(search: URLSearchParams): AskedFilters {
  const chosen = FILTERS.flatMap((filter) => {
    const { name, words } = askedFilters[filter]
    const value = search.get(name) ?? ''
    return Object.hasOwn(words, value) ? [[filter, value]] : []
  })
  const amount = Number((search.get(SALARY) ?? '').replace(/\D/g, '').slice(0, askedSalary.most_digits))
  const salary_currency = currencies.find((one) => one === search.get(CURRENCY)) ?? 'EUR'
  return { ...Object.fromEntries(chosen), ...(amount > 0 && { salary_min: amount, salary_currency }) }
}

/** The same as it stands in an address. */
export function writeFilters(filters: AskedFilters, search: URLSearchParams): void {
  for (const filter of FILTERS) {
    const value = filters[filter]
    if (value) search.set(askedFilters[filter].name, value)
  }
  if (!filters.salary_min) return
  search.set(SALARY, String(filters.salary_min))
  search.set(CURRENCY, filters.salary_currency ?? 'EUR')
}

/** Whether anything is asked for but the order. */
export const isNarrower = ({ sort: _sort, ...filters }: AskedFilters): boolean => Object.keys(filters).length > 0

interface ChosenFilter {
  label: string
  /** The filters once this one is taken away. */
  others: AskedFilters
}

/** What was chosen, as it is said where each can be taken away; an order narrows nothing. */
export function chosenFilters(filters: AskedFilters): ChosenFilter[] {
  const chosen = FILTERS.flatMap((filter) => {
    const value = filters[filter]
    if (!value || filter === 'sort') return []
    const { [filter]: _taken, ...others } = filters
    const words: Readonly<Record<string, string>> = askedFilters[filter].words
    const word = words[value] ?? value
    const is_from = filter === 'country' && (filters.modality ?? 'REMOTO') === 'REMOTO'
    return [{ label: is_from ? `Desde ${word}` : word, others }]
  })
  const { salary_min, salary_currency = 'EUR', ...others } = filters
  if (!salary_min) return chosen
  return [...chosen, { label: `Desde ${formatNumber(salary_min)} ${currencySign(salary_currency)} al mes`, others }]
}
