import { roleFamilies } from '../words/role-families.ts'
import type { OpenArea } from './drawn-page.ts'
import type { JobCounts } from './jobs.ts'

const SHOWN = 15

/** The areas that have the most vacancies, by name; those that a company called its own way have no words of ours. */
export function openAreas(counts: JobCounts | null): OpenArea[] {
  return Object.entries(counts?.role_family ?? {})
    .flatMap(([family, total]) => {
      const name = Object.hasOwn(roleFamilies, family) ? roleFamilies[family] : undefined
      return name && total > 0 ? [{ family, name, total }] : []
    })
    .toSorted((one, other) => other.total - one.total || one.name.localeCompare(other.name, 'es'))
    .slice(0, SHOWN)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'es'))
}
