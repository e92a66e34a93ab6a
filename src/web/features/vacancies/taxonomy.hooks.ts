import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { countryWord } from '#shared/cv-words.ts'
import type { WorkPlace } from '#shared/matching.ts'
import { searchPlaces, searchRoles } from '#shared/taxonomy.ts'
import { call } from '#web/lib/api.ts'
import type { Suggestion } from '#web/ui/use-suggestions.ts'

/** A list that fits without scrolling. */
const IN_LIST = 6

const settings = {
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
  placeholderData: keepPreviousData,
} as const

export interface RoleSuggestion extends Suggestion {
  /** Null when the taxonomy does not say it. */
  family: string | null
}

/** Roles like the typed one; none when nothing answers, because free text is always allowed. */
export function useRoles(typed: string): readonly RoleSuggestion[] {
  const q = useDeferredValue(typed.trim())
  const { data } = useQuery({
    ...settings,
    queryKey: ['taxonomy', 'roles with family', q],
    enabled: q !== '',
    queryFn: ({ signal }) => call(searchRoles, { query: { q, limit: IN_LIST }, signal }),
    select: ({ items }) => items.map((item) => ({ value: item.id, label: item.name, family: familyOf(item) })),
  })
  return (q !== '' && data) || NO_ROLES
}

function familyOf(role: object): string | null {
  return 'family' in role && typeof role.family === 'string' ? role.family : null
}

export interface PlaceSuggestion extends Suggestion {
  place: WorkPlace
}

/** «Madrid, Comunidad de Madrid, España» */
export function placeLabel({ city, region, country }: WorkPlace): string {
  const region_words = region === city ? null : region
  return [city, region_words, countryWord(country)].filter(Boolean).join(', ')
}

export function usePlaces(typed: string): readonly PlaceSuggestion[] {
  const q = useDeferredValue(typed.trim())
  const { data } = useQuery({
    ...settings,
    queryKey: ['taxonomy', 'places', q],
    enabled: q !== '',
    queryFn: ({ signal }) => call(searchPlaces, { query: { q, limit: IN_LIST }, signal }),
    select: ({ items }) =>
      items.map(({ id, name, kind, country, region }): PlaceSuggestion => {
        const city = kind === 'CITY' ? name : null
        const place = { country, region: kind === 'REGION' ? name : kind === 'CITY' ? region : null, city }
        return { value: id, label: placeLabel(place), place }
      }),
  })
  return (q !== '' && data) || NO_PLACES
}

const NO_ROLES: readonly RoleSuggestion[] = []
const NO_PLACES: readonly PlaceSuggestion[] = []
