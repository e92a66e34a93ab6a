import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { searchPlaces, searchRoles, searchSkills } from '#shared/language/taxonomy.ts'
import type { WorkPlace } from '#shared/matching/matching.ts'
import { call } from '#web/lib/api.ts'
import type { Suggestion } from '#web/lib/choices.ts'
import { fullPlaceWords } from '#web/lib/place-words.ts'
import { keys } from './keys.ts'

/** A list that fits without scrolling: browsers stop at a scrolling one on the way to the next field. */
const IN_LIST = 6
const IDEAS = 20

interface RoleSuggestion extends Suggestion {
  family: string
}

/** Roles like the typed one; none when nothing answers, because free text is always allowed. */
export function useRoleSuggestions(typed: string): readonly RoleSuggestion[] {
  const q = useDeferredValue(typed.trim())
  return useSuggested(keys.taxonomy.roles(q), q !== '', async (signal) => {
    const { items } = await call(searchRoles, { query: { q, limit: IN_LIST }, signal })
    return items.map(({ id, name, family }) => ({ value: id, label: name, family }))
  })
}

/** The skills that a name may mean; none when nothing answers. */
export async function skillsLike(name: string): Promise<readonly { id: string; name: string }[]> {
  const { items } = await call(searchSkills, { query: { q: name, limit: 5 } }).catch(() => ({ items: [] }))
  return items
}

/** Skills like the typed one; without a text, those typical of the role. */
export function useSkillSuggestions(typed: string, role = ''): readonly Suggestion[] {
  const q = useDeferredValue(typed.trim())
  return useSuggested(keys.taxonomy.skills(role, q), q !== '' || role !== '', async (signal) => {
    const { items } = await call(searchSkills, { query: { q, role, limit: q === '' ? IDEAS : IN_LIST }, signal })
    return items.map(({ id, name }) => ({ value: id, label: name }))
  })
}

export interface PlaceSuggestion extends Suggestion {
  place: WorkPlace
}

async function askPlaces(q: string, limit: number, signal?: AbortSignal): Promise<PlaceSuggestion[]> {
  const { items } = await call(searchPlaces, { query: { q, limit }, signal })
  return items.map(({ id, name, kind, country, region }) => {
    const city = kind === 'CITY' ? name : null
    const place = { country, region: kind === 'REGION' ? name : kind === 'CITY' ? region : null, city }
    return { value: id, label: fullPlaceWords(place), place }
  })
}

export function usePlaceSuggestions(typed: string): readonly PlaceSuggestion[] {
  const q = useDeferredValue(typed.trim())
  return useSuggested(keys.taxonomy.places(q), q !== '', (signal) => askPlaces(q, IN_LIST, signal))
}

/** The place that a text most likely means; none when nothing is like it. */
export async function placeLike(text: string): Promise<PlaceSuggestion['place'] | undefined> {
  const [first] = await askPlaces(text, 1)
  return first?.place
}

function useSuggested<S extends Suggestion>(
  queryKey: readonly string[],
  enabled: boolean,
  ask: (signal: AbortSignal) => Promise<S[]>,
): readonly S[] {
  const { data } = useQuery({
    queryKey,
    enabled,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask(signal),
  })
  return enabled && data ? data : []
}
