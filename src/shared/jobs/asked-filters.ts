import { type Currency, currencies } from '../core/currencies.ts'
import { sortWords } from '../words/jobs.ts'
import { contractWords, modalityWords, workingDayWords } from '../words/work.ts'

/** What narrows a visitor's search: the name in the address, the choices and their words. */
export const askedFilters = {
  modality: { name: 'modalidad', label: 'Modalidad', any: 'Cualquier modalidad', words: modalityWords },
  working_day: { name: 'jornada', label: 'Jornada', any: 'Cualquier jornada', words: workingDayWords },
  contract: { name: 'contrato', label: 'Contrato', any: 'Cualquier contrato', words: contractWords },
  published_days: {
    name: 'fecha',
    label: 'Fecha',
    any: 'Cualquier fecha',
    words: { '1': 'Últimas 24 horas', '7': 'Última semana', '30': 'Último mes' },
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
