import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { searchRoles, searchSkills } from '#shared/taxonomy.ts'
import { call } from '#web/lib/api.ts'
import type { Suggestion } from '#web/ui/use-suggestions.ts'

/** A list that fits without scrolling: browsers stop at a scrolling one on the way to the next field. */
const IN_LIST = 6
const IDEAS = 20

interface Concepts {
  items: { id: string; name: string }[]
}

/** Roles like the typed one; none when nothing answers, because free text is always allowed. */
export function useRoleSuggestions(typed: string): readonly Suggestion[] {
  const q = useDeferredValue(typed.trim())
  return useConcepts(['roles', q], q !== '', (signal) => call(searchRoles, { query: { q, limit: IN_LIST }, signal }))
}

/** Skills like the typed one; without a text, those typical of the role. */
export function useSkillSuggestions(typed: string, role: string): readonly Suggestion[] {
  const q = useDeferredValue(typed.trim())
  return useConcepts(['skills', role, q], q !== '' || role !== '', (signal) =>
    call(searchSkills, { query: { q, role, limit: q === '' ? IDEAS : IN_LIST }, signal }),
  )
}

function useConcepts(key: string[], enabled: boolean, ask: (signal: AbortSignal) => Promise<Concepts>) {
  const { data } = useQuery({
    queryKey: ['taxonomy', ...key],
    enabled,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask(signal),
    select: ({ items }): Suggestion[] => items.map(({ id, name }) => ({ value: id, label: name })),
  })
  return (enabled && data) || NONE
}

const NONE: readonly Suggestion[] = []
