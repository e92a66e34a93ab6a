import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import { ANYWHERE } from './place-keys.ts'
import { yearlyEuroCents } from './salary-basis.ts'
import type { Conditions } from './wanted.ts'

/** What the person chose in the list wins over what their preferences say. */
export function withPreferences(asked: Conditions, { job_preferences }: Pick<UserRow, 'job_preferences'>): Conditions {
  const { modalities = [], contract_types = [], countries = [], min_salary } = job_preferences
  const or = (chosen: string[], preferred: string[]) => (chosen.length > 0 ? chosen : preferred)
  return {
    ...asked,
    modality: or(asked.modality, modalities),
    contract: or(asked.contract, contract_types),
    countries: or(asked.countries, countries.length > 0 ? [...countries, ANYWHERE] : []),
    salary: asked.salary ?? (min_salary ? yearlyEuroCents(min_salary) : null),
  }
}
