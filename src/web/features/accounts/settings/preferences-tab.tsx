import { Controller } from 'react-hook-form'
import { type CurrentUser, jobPreferences, WISHED_COUNTS } from '#shared/accounts/users.ts'
import { availabilityWords, modalityWords, seniorityWords } from '#shared/words/work.ts'
import { useSaveProfile } from '#web/data/accounts/accounts.ts'
import { useOwnCurrency } from '#web/data/own-currency.ts'
import { choicesOf } from '#web/lib/choices.ts'
import { ConditionFields, type PreferencesForm } from '#web/parts/conditions/condition-fields.tsx'
import { ChoicePills } from '#web/ui/forms/choice-pills.tsx'
import { FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { SettingsForm } from '#web/ui/forms/settings-form.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { CountryChips } from '#web/ui/suggestions/country-chips.tsx'
import { RoleChips } from './role-chips.tsx'
import { searchStatusCards } from './users.words.ts'

export function PreferencesTab({ me }: { me: CurrentUser }) {
  const save = useSaveProfile()
  const form = useApiForm(jobPreferences, me.job_preferences)
  return (
    <Card title="Preferencias de empleo" text="Con ellas decidimos qué vacantes mostrarte. Cámbialas cuando quieras.">
      <SettingsForm
        form={form}
        onSave={async (values) =>
          (await save.mutateAsync({ job_preferences: { ...values, conditions_asked: true } })).job_preferences
        }
      >
        <WorkFields form={form} />
        <ConditionFields form={form} currency={useOwnCurrency(me)} />
        <PlaceFields form={form} />
      </SettingsForm>
    </Card>
  )
}

function WorkFields({ form: { control, register } }: { form: PreferencesForm }) {
  return (
    <>
      <FormField group control={control} name="search_status" label="¿Cómo va tu búsqueda?">
        <RadioCards cards={searchStatusCards} columns={3} {...register('search_status')} />
      </FormField>
      <FormField optional control={control} name="roles" label="Puestos que te interesan" help="Hasta 5.">
        <Controller
          control={control}
          name="roles"
          render={({ field }) => (
            <RoleChips name={field.name} ref={field.ref} value={field.value ?? []} onChange={field.onChange} />
          )}
        />
      </FormField>
      <FormField group optional control={control} name="seniority" label="Nivel">
        <ChoicePills choices={choicesOf(seniorityWords)} {...register('seniority')} />
      </FormField>
      <FormField group optional control={control} name="modalities" label="Modalidad">
        <ChoicePills choices={choicesOf(modalityWords)} {...register('modalities')} />
      </FormField>
    </>
  )
}

function PlaceFields({ form: { control, register } }: { form: PreferencesForm }) {
  return (
    <>
      <FormField optional control={control} name="countries" label="Países donde quieres trabajar">
        <Controller
          control={control}
          name="countries"
          render={({ field }) => (
            <CountryChips
              name={field.name}
              max={WISHED_COUNTS.countries}
              value={field.value ?? []}
              onChange={field.onChange}
            />
          )}
        />
      </FormField>
      <FormField
        optional
        control={control}
        name="work_permits"
        label="Países donde puedes trabajar legalmente"
        help="Así no te proponemos vacantes que piden un permiso que no tienes."
      >
        <Controller
          control={control}
          name="work_permits"
          render={({ field }) => (
            <CountryChips
              name={field.name}
              max={WISHED_COUNTS.countries}
              value={field.value ?? []}
              onChange={field.onChange}
            />
          )}
        />
      </FormField>
      <FormField
        optional
        control={control}
        name="availability"
        label="¿Cuándo podrías empezar?"
        className="sm:max-w-xs"
      >
        <Select
          choices={choicesOf(availabilityWords)}
          placeholder="Sin decidir"
          {...register('availability', { setValueAs: (value: string | null) => value || null })}
        />
      </FormField>
    </>
  )
}
