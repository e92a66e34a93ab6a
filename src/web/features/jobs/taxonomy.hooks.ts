import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { countryWord } from '#shared/cv-words.ts'
import type { WorkPlace } from '#shared/matching.ts'
import { searchPlaces, searchSkills } from '#shared/taxonomy.ts'
import { call } from '#web/lib/api.ts'
import type { Suggestion } from '#web/ui/use-suggestions.ts'

/** A list that fits without scrolling. */
const IN_LIST = 6

const settings = {
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
  placeholderData: keepPreviousData,
} as const

export function useSkillSuggestions(typed: string): readonly Suggestion[] {
  const q = useDeferredValue(typed.trim())
  const { data } = useQuery({
    ...settings,
    queryKey: ['taxonomy', 'skills', '', q],
    enabled: q !== '',
    queryFn: ({ signal }) => call(searchSkills, { query: { q, limit: IN_LIST }, signal }),
    select: ({ items }) => items.map(({ id, name }) => ({ value: id, label: name })),
  })
  return (q !== '' && data) || NO_SKILLS
}

export interface PlaceSuggestion extends Suggestion {
  place: WorkPlace
}

export function usePlaceSuggestions(typed: string): readonly PlaceSuggestion[] {
  const q = useDeferredValue(typed.trim())
  const { data } = useQuery({
    ...settings,
    queryKey: ['taxonomy', 'places', q],
    enabled: q !== '',
    queryFn: ({ signal }) => call(searchPlaces, { query: { q, limit: IN_LIST }, signal }),
    select: ({ items }) =>
      items.map(({ id, name, kind, country, region }): PlaceSuggestion => {
        const place = { country, region: kind === 'REGION' ? name : region, city: kind === 'CITY' ? name : null }
        return { value: id, label: kind === 'COUNTRY' ? countryWord(country) : name, hint: hint(kind, place), place }
      }),
  })
  return (q !== '' && data) || NO_PLACES
}

/** What tells places of the same name apart. */
function hint(kind: 'COUNTRY' | 'REGION' | 'CITY', { country, region, city }: WorkPlace): string | undefined {
  if (kind === 'COUNTRY') return 'País'
  return kind === 'CITY' && region && region !== city ? `${region}, ${country}` : countryWord(country)
}

const NO_SKILLS: readonly Suggestion[] = []
const NO_PLACES: readonly PlaceSuggestion[] = []
