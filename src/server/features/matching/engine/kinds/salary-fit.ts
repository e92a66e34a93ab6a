import type { RequirementValue } from '#shared/matching/matching.ts'
import { stated, UNKNOWN } from '../findings.ts'
import type { Judge } from './kind.ts'

type Period = RequirementValue<'SALARY_FIT'>['period']

const WORKING_HOURS_A_YEAR = 1_800
const NEAR = 1.1

/** The person's amount takes part in the comparison and never in a sentence. */
export function salaryFit({ max, currency, period, payments_per_year }: RequirementValue<'SALARY_FIT'>): Judge {
  const yearly_max = aYear(max, period, payments_per_year)
  return {
    question: '¿La banda salarial publicada te encaja?',
    answer_settles: true,
    judge({ min_salary }) {
      if (min_salary === null || min_salary.currency !== currency) return UNKNOWN
      const wished = aYear(min_salary.amount, min_salary.period, 12)
      if (wished <= yearly_max) return stated(1)
      return stated(wished <= yearly_max * NEAR ? 0.5 : 0)
    },
    describe({ value }) {
      if (value === 1) return 'La banda publicada encaja con el salario esperado.'
      return value === 0
        ? 'La banda publicada queda por debajo del salario esperado.'
        : 'La banda publicada queda muy cerca del salario esperado.'
    },
    doneIn: () => 'PREFERENCES',
    advise: ({ value }) =>
      value === null
        ? 'Indica tu salario mínimo en tus preferencias; solo lo ve la empresa a la que te postulas.'
        : null,
  }
}

function aYear(amount: number, period: Period, payments: number): number {
  if (period === 'HORA') return amount * WORKING_HOURS_A_YEAR
  return period === 'MES' ? amount * payments : amount
}
