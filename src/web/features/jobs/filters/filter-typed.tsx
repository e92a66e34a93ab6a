import { useState } from 'react'
import { PLACE_MAX } from '#shared/core/limits.ts'
import { FILTER_SKILL_MAX } from '#shared/jobs/jobs.ts'
import { hasPlace, NEARBY } from '#shared/words/filters.ts'
import { countryName } from '#shared/words/names.ts'
import { type PlaceSuggestion, usePlaceSuggestions, useSkillSuggestions } from '#web/data/taxonomy.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { ChipsInput } from '#web/ui/suggestions/chips-input.tsx'
import { Combobox } from '#web/ui/suggestions/combobox.tsx'
import type { FilterDraft } from '../use-job-address.ts'
import { FilterField } from './filter-field.tsx'

const MAX = 10

export function SkillFilter({ filters, change }: FilterDraft) {
  const [typed, setTyped] = useState('')
  return (
    <FilterField label="Habilidades" help="Basta con que pida una de ellas.">
      <ChipsInput
        value={filters.skill}
        onChange={(skill) => change({ skill: skill.map((one) => one.slice(0, FILTER_SKILL_MAX)) })}
        suggestions={useSkillSuggestions(typed)}
        onSearch={setTyped}
        listLabel="Habilidades sugeridas"
        placeholder="SQL, ventas, inglés"
        max={MAX}
      />
    </FilterField>
  )
}

const PLACES = ['country', 'region', 'city'] as const

/** The first place is said in «Dónde», above the list; here it is widened: other places join it, and each can be taken away. */
export function PlaceFilter({ filters, change }: FilterDraft) {
  const [typed, setTyped] = useState('')
  const suggestions = usePlaceSuggestions(typed)

  function pick(place: PlaceSuggestion['place']) {
    setTyped('')
    change({
      country: withOne(filters.country, place.country),
      region: withOne(filters.region, place.city ? null : place.region),
      city: withOne(filters.city, place.city),
    })
  }

  if (PLACES.every((kind) => filters[kind].length === 0)) return null
  return (
    <div>
      <FilterField label="Lugar">
        <Combobox
          value={typed}
          onChange={setTyped}
          suggestions={suggestions}
          onPick={({ value }) => {
            const picked = suggestions.find((one) => one.value === value)
            if (picked) pick(picked.place)
          }}
          listLabel="Lugares sugeridos"
          placeholder="Añade otro lugar"
          maxLength={PLACE_MAX}
        />
      </FilterField>
      <ChosenPlaces filters={filters} change={change} />
    </div>
  )
}

/** In the drawer nothing else says which places were picked. */
function ChosenPlaces({ filters, change }: FilterDraft) {
  return (
    <>
      {PLACES.flatMap((kind) =>
        filters[kind].map((place) => (
          <Checkbox
            key={`${kind} ${place}`}
            label={<span className="wrap-anywhere">{kind === 'country' ? countryName(place) : place}</span>}
            checked
            onChange={() => change({ [kind]: filters[kind].filter((one) => one !== place) })}
          />
        )),
      )}
      {hasPlace(filters) && (
        <Checkbox
          label={NEARBY}
          checked={filters.nearby}
          onChange={({ target }) => change({ nearby: target.checked })}
        />
      )}
    </>
  )
}

function withOne(chosen: readonly string[], value: string | null): string[] {
  return value === null || chosen.includes(value) ? [...chosen] : [...chosen, value].slice(-MAX)
}
