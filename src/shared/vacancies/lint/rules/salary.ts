import { salaryWords } from '../../../words/vacancies.ts'
import type { SalaryBand, VacancyDocument } from '../../vacancy-document.ts'
import type { LintFinding } from '../../vacancy-lint.ts'
import { lawWords, type MissedMinimum, minimumMissed, type WhereAndWhen } from './minimum-wages.ts'

const WIDEST_BAND = 1.5

const finding = (rule: string, reason: string): LintFinding => ({
  rule,
  level: 'BLOCK',
  path: 'salary',
  start: 0,
  end: 0,
  quote: '',
  reason,
  rewrite: null,
})

export const isTooWide = ({ min, max }: Pick<SalaryBand, 'min' | 'max'>): boolean =>
  Boolean(min && max && max > min * WIDEST_BAND)

/** With the figure and the law, so that nobody has to look it up. */
function belowMinimum(salary: SalaryBand, missed: MissedMinimum): LintFinding {
  const least = salaryWords({ ...salary, min: missed.least, max: missed.least })
  return finding(
    'salary_below_minimum',
    `El mínimo de la banda queda por debajo del salario mínimo legal para una jornada completa: ${least} (${lawWords(missed)}).`,
  )
}

export function salaryFindings(document: VacancyDocument, around: WhereAndWhen): LintFinding[] {
  const { salary } = document
  if (!salary.min || !salary.max) {
    return [
      finding(
        'salary_missing',
        'Indica el mínimo y el máximo: en Skillo el salario se ve siempre antes de postularse.',
      ),
    ]
  }
  const wide = finding(
    'salary_range_wide',
    'El máximo no puede superar en más de un 50 % al mínimo. Si buscas dos niveles, crea dos vacantes.',
  )
  const minimum = minimumMissed(document, around)
  return [...(isTooWide(salary) ? [wide] : []), ...(minimum === undefined ? [] : [belowMinimum(salary, minimum)])]
}
