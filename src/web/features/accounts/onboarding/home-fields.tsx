import { Controller } from 'react-hook-form'
import { PLACE_MAX } from '#shared/core/limits.ts'
import { usePlaceSuggestions } from '#web/data/taxonomy.ts'
import { countries } from '#web/lib/countries.ts'
import { FormField } from '#web/ui/forms/form.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Combobox } from '#web/ui/suggestions/combobox.tsx'
import type { LastFormState } from './last-answers.ts'

/** A town of the list brings its country along. */
export function HomeFields({ form }: { form: LastFormState }) {
  const { control, register, setValue } = form
  const suggestions = usePlaceSuggestions(form.watch('city') ?? '').filter(({ place }) => place.city)
  return (
    <div className="grid gap-x-5 gap-y-7 sm:grid-cols-2">
      <FormField optional control={control} name="city" label="¿En qué ciudad vives?">
        <Controller
          control={control}
          name="city"
          render={({ field }) => (
            <Combobox
              {...field}
              value={field.value ?? ''}
              suggestions={suggestions}
              onPick={({ value }) => {
                const place = suggestions.find((one) => one.value === value)?.place
                if (!place) return
                setValue('city', place.city ?? '')
                setValue('country', place.country)
              }}
              listLabel="Ciudades"
              placeholder="Por ejemplo, Valencia"
              autoComplete="off"
              maxLength={PLACE_MAX}
            />
          )}
        />
      </FormField>
      <FormField optional control={control} name="country" label="País">
        <Select
          choices={countries}
          placeholder="Elige un país"
          autoComplete="country"
          {...register('country', { setValueAs: (value: string | null) => value || null })}
        />
      </FormField>
    </div>
  )
}
