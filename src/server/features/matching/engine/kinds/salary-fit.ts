import type { RequirementValue } from '#shared/matching/matching.ts'
import { stated, UNKNOWN } from '../findings.ts'
import type { Judge } from './kind.ts'

type Period = RequirementValue<'SALARY_FIT'>['period']

const WORKING_HOURS_A_YEAR = 1_800
const MONTHS = 12

/** The person's amount takes part in the comparison and never in a sentence. */
export function salaryFit({ max, currency, period, payments_per_year }: RequirementValue<'SALARY_FIT'>): Judge {
  const yearly_max = aYear(max, period, payments_per_year)
  return {
    question: '¿La banda salarial publicada te encaja?',
    answer_settles: true,
    judge({ min_salary }) {
      if (min_salary === null || min_salary.currency !== currency) return UNKNOWN
      // A month's pay is compared with a month's pay: 1.800 is more than 1.600, however many of them there are.
      const usual = period === 'MES' ? payments_per_year : MONTHS
      const payments = min_salary.payments_per_year ?? usual
      const wished = aYear(min_salary.amount, min_salary.period, payments)
      return stated(wished <= yearly_max ? 1 : 0, basisOf(min_salary.period, period, payments, payments_per_year))
    },
    describe: ({ value, found }) =>
      value === 1
        ? `La banda publicada llega al salario mínimo${found}.`
        : `La banda publicada queda por debajo del salario mínimo${found}.`,
    doneIn: () => 'PREFERENCES',
    advise: ({ value }) =>
      value === null
        ? 'Indica tu salario mínimo en tus preferencias; solo lo ve la empresa a la que te postulas.'
        : null,
  }
}

/** On what both were compared. */
function basisOf(wished: Period, offered: Period, payments: number, offered_payments: number): string {
  if (wished === 'HORA' && offered === 'HORA') return ', comparados por hora'
  if (wished !== 'MES' || offered !== 'MES') return ', comparados en bruto al año'
  return payments === offered_payments
    ? `, comparados al mes, en ${payments} pagas`
    : `, comparados al año: ${payments} pagas y ${offered_payments}`
}

function aYear(amount: number, period: Period, payments: number): number {
  if (period === 'HORA') return amount * WORKING_HOURS_A_YEAR
  return period === 'MES' ? amount * payments : amount
}
