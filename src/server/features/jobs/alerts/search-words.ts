import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { JobFilters } from '#shared/jobs/jobs.ts'
import { filterWords } from '#shared/words/filters.ts'

/** What the person asked for, in the words of the screens, skills by their names: «contable» · SQL · Toledo. */
export function searchWords(filters: JobFilters): string {
  return filterWords({ ...filters, skill: filters.skill.map((skill) => taxonomy().skill(skill)?.name_es ?? skill) })
}
