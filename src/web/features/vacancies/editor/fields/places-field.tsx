import { useState } from 'react'
import { PLACE_MAX } from '#shared/core/limits.ts'
import type { WorkPlace } from '#shared/matching/matching.ts'
import { VACANCY_COUNTS } from '#shared/vacancies/vacancy-limits.ts'
import { usePlaceSuggestions } from '#web/data/taxonomy.ts'
import { useProblem } from '#web/editor/fields/use-problem.ts'
import { fullPlaceWords } from '#web/lib/place-words.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { ChipsInput } from '#web/ui/suggestions/chips-input.tsx'
import { useVacancyEditor } from '../vacancy-editor-context.ts'

/** Where the work is done: picked from the list, or a town that it does not know in the company's country. */
export function PlacesField({ optional }: { optional: boolean }) {
  const { company, document, change } = useVacancyEditor()
  const { locations } = document
  const [typed, setTyped] = useState('')
  const suggestions = usePlaceSuggestions(typed)
  const { error, onBlur } = useProblem('locations', locations.length > 0)
  const country = locations[0]?.country ?? company.countries[0] ?? 'ES'

  function placeOf(label: string): WorkPlace {
    const known = locations.find((place) => fullPlaceWords(place) === label)
    const picked = suggestions.find((suggestion) => suggestion.label === label)?.place
    return known ?? picked ?? { country, region: null, city: label.slice(0, PLACE_MAX) }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that the box inside was left
    <div data-field="locations" onBlur={onBlur}>
      <Field
        label="Lugar de trabajo"
        optional={optional}
        error={error}
        help="Una ciudad, una región o un país. Puedes añadir varios."
      >
        <ChipsInput
          name="locations"
          max={VACANCY_COUNTS.locations}
          asks
          value={locations.map(fullPlaceWords)}
          onChange={(labels) => change({ locations: labels.map(placeOf) })}
          onSearch={setTyped}
          suggestions={suggestions}
          listLabel="Lugares"
          placeholder="Por ejemplo, Madrid"
        />
      </Field>
    </div>
  )
}
