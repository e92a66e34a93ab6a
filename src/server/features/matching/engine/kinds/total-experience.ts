import { inYears } from '#shared/core/numbers.ts'
import type { RequirementValue } from '#shared/matching/matching.ts'
import { UNKNOWN } from '../findings.ts'
import { areAsked, duration } from '../wording.ts'
import type { Judge } from './kind.ts'

export function totalExperience({ min_years }: RequirementValue<'TOTAL_EXPERIENCE'>): Judge {
  return {
    question: `¿Tienes ${inYears(min_years)} o más de experiencia laboral?`,
    answer_settles: false,
    judge(candidate) {
      const { jobs, worked_months, job_sources } = candidate
      if (jobs.length === 0) return UNKNOWN
      return {
        value: min_years > 0 ? Math.min(1, worked_months / (min_years * 12)) : 1,
        found: '',
        related: false,
        months: worked_months,
        last_year: 0,
        sources: job_sources,
      }
    },
    describe({ value, months }) {
      if (months === null) return 'El CV no muestra experiencia laboral.'
      const asked = value === 1 ? '' : `; ${areAsked(min_years)}`
      return `El CV suma ${duration(months)} de experiencia, sin contar dos veces los trabajos simultáneos${asked}.`
    },
    doneIn: () => 'experience',
    advise: () => 'Si te falta algún trabajo en el CV, añádelo con sus fechas.',
  }
}
