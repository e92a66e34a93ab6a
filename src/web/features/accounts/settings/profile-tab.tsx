import { type CurrentUser, PROFILE_LENGTHS } from '#shared/accounts/users.ts'
import { FULL_NAME_MAX, PLACE_MAX } from '#shared/core/limits.ts'
import { useSaveProfile } from '#web/data/accounts/accounts.ts'
import { countries } from '#web/lib/countries.ts'
import { timezones } from '#web/lib/time/timezones.ts'
import { FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { SettingsForm } from '#web/ui/forms/settings-form.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { FromCv } from './from-cv.tsx'
import { LinkList } from './link-list.tsx'
import { PicturesCard } from './pictures-card.tsx'
import { profileForm, profileValues } from './profile-form.ts'

export function ProfileTab({ me }: { me: CurrentUser }) {
  const save = useSaveProfile()
  const form = useApiForm(profileForm, profileValues(me))
  const { control, register } = form
  return (
    <div className="space-y-6">
      <FromCv
        me={me}
        onTaken={({ city, country }) => {
          if (city) form.setValue('city', city)
          if (country) form.setValue('country', country)
        }}
      />
      <PicturesCard me={me} />
      <Card title="Sobre ti" text="Así te presentas a las empresas a las que te postulas y a tu equipo.">
        <SettingsForm form={form} onSave={async (values) => profileValues(await save.mutateAsync(values))}>
          <FormField control={control} name="full_name" label="Nombre y apellido">
            <Input autoComplete="name" maxLength={FULL_NAME_MAX} {...register('full_name')} />
          </FormField>
          <FormField
            optional
            control={control}
            name="headline"
            label="Titular"
            help="Una línea que diga qué haces, por ejemplo «Desarrolladora frontend»."
          >
            <Input maxLength={PROFILE_LENGTHS.headline} {...register('headline')} />
          </FormField>
          <FormField optional control={control} name="bio" label="Biografía" help="Hasta 600 caracteres.">
            <Textarea maxLength={PROFILE_LENGTHS.bio} {...register('bio')} />
          </FormField>
          <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
            <FormField optional control={control} name="country" label="País">
              <Select
                choices={countries}
                placeholder="Elige un país"
                autoComplete="country"
                {...register('country', { setValueAs: (value: string | null) => value || null })}
              />
            </FormField>
            <FormField optional control={control} name="region" label="Región o estado">
              <Input autoComplete="address-level1" maxLength={PLACE_MAX} {...register('region')} />
            </FormField>
            <FormField optional control={control} name="city" label="Ciudad">
              <Input autoComplete="address-level2" maxLength={PLACE_MAX} {...register('city')} />
            </FormField>
            <FormField control={control} name="timezone" label="Zona horaria">
              <Select choices={timezones(me.timezone)} {...register('timezone')} />
            </FormField>
          </div>
          <LinkList form={form} />
        </SettingsForm>
      </Card>
    </div>
  )
}
