import { forEverybody } from '#shared/vacancies/lint/rules/title-gender.ts'
import { useRoleSuggestions } from '#web/data/taxonomy.ts'

/** Roles like the typed one, called so that they speak of everybody. */
export const useInclusiveRoles = (typed: string) =>
  useRoleSuggestions(typed).map((role) => ({ ...role, label: forEverybody(role.label) }))
