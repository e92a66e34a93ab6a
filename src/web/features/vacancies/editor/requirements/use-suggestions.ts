import type { Company } from '#shared/companies/company-fields.ts'
import { useSuggestedRequirements } from '#web/data/vacancies.ts'

/** What the company's language model sees in an ad beside what was read; asks nobody where the company wants none. */
export function useSuggestions(company: Company, text: string | null) {
  const is_on = company.ai_available && company.ai_enabled && text !== null
  const asked = useSuggestedRequirements(company.id, text ?? '', is_on)
  const rows = asked.data?.requirements ?? []
  return { is_on, rows, isPending: is_on && asked.isPending, error: asked.error, retry: () => asked.refetch() }
}
export type Suggestions = ReturnType<typeof useSuggestions>
