import type { Dashboard } from '#shared/hiring/board.ts'
import { salaryBand } from '#shared/vacancies/vacancy-document.ts'

/** What an offer begins with, where a test says nothing else. */
export const TERMS: Dashboard['vacancy']['terms'] = {
  salary: salaryBand.parse({ min: 30_000_00, max: 38_000_00, currency: 'EUR', period: 'ANIO' }),
  contract: 'INDEFINIDO',
}
