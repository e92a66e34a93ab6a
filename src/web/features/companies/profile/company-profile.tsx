import { Controller, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { Company } from '#shared/companies/company-fields.ts'
import { companySectors } from '#shared/companies/company-sectors.ts'
import {
  COMPANY_BENEFITS_MAX,
  COMPANY_COUNTRIES_MAX,
  COMPANY_DESCRIPTION_MAX,
  COMPANY_NAME_MAX,
  PLACE_MAX,
  URL_MAX,
} from '#shared/core/limits.ts'
import { companyKindWords, companySizeWords } from '#shared/words/companies.ts'
import { choicesByName, choicesOf } from '#web/lib/choices.ts'
import { FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { SettingsForm } from '#web/ui/forms/settings-form.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ChipsInput } from '#web/ui/suggestions/chips-input.tsx'
import { CountryChips } from '#web/ui/suggestions/country-chips.tsx'
import { isVerified } from '../companies.words.ts'
import { BackToVacancy } from './back-to-vacancy.tsx'
import { numberOrNull, type ProfileForm, profileForm, profileValues } from './company-forms.ts'
import { CompanyLinks } from './company-links.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { useCompanyForm } from './use-company-form.ts'

const TO_PUBLISH = 'Para publicar'
const orNull = { setValueAs: (value: string | null) => value || null }

/** The card «Perfil»: what candidates read about the company. */
export function CompanyProfile({ company }: { company: Company }) {
  const form = useApiForm(profileForm, profileValues(company))
  const { save, conflict, settle } = useCompanyForm({ company, form, valuesOf: profileValues })
  const { control, register } = form
  return (
    <Card title="Perfil" text="Lo que leen de la empresa las personas candidatas.">
      <SettingsForm form={form} onSave={save}>
        {conflict && <ConflictNotice conflict={conflict} onSettle={settle} />}
        <FormField
          control={control}
          name="name"
          label="Nombre de la empresa"
          help={
            isVerified(company)
              ? 'Si cambias el nombre, la empresa deja de estar verificada hasta que compruebes de nuevo el dominio.'
              : undefined
          }
        >
          <Input autoComplete="organization" maxLength={COMPANY_NAME_MAX} {...register('name')} />
        </FormField>
        <FormField
          control={control}
          name="website"
          label="Página web"
          help={isVerified(company) ? 'Si cambias el dominio, tendrás que verificarlo de nuevo.' : undefined}
        >
          <Input
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={URL_MAX}
            {...register('website')}
          />
        </FormField>
        <FormField
          control={control}
          name="description"
          label="Descripción"
          aside={TO_PUBLISH}
          help="Qué hace la empresa, cómo trabaja y por qué vale la pena. De 100 a 3000 caracteres."
        >
          <Textarea maxLength={COMPANY_DESCRIPTION_MAX} rows={6} {...register('description')} />
        </FormField>
        <Facts form={form} />
        <Benefits form={form} />
        <CompanyLinks form={form} />
      </SettingsForm>
      <BackToVacancy company={company} />
    </Card>
  )
}

const YEAR_DIGITS = 4

type FormProps = { form: UseFormReturn<ProfileForm, unknown, z.output<typeof profileForm>> }

function Facts({ form: { control, register } }: FormProps) {
  return (
    <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
      <FormField control={control} name="kind" label="Tipo de organización">
        <Select choices={choicesOf(companyKindWords)} {...register('kind')} />
      </FormField>
      <FormField control={control} name="sector" label="Sector" aside={TO_PUBLISH}>
        <Select choices={choicesByName(companySectors)} placeholder="Elige un sector" {...register('sector', orNull)} />
      </FormField>
      <FormField control={control} name="size" label="Tamaño" aside={TO_PUBLISH}>
        <Select choices={choicesOf(companySizeWords)} placeholder="Elige un tamaño" {...register('size', orNull)} />
      </FormField>
      <FormField optional control={control} name="founded_year" label="Año de fundación">
        <Input
          inputMode="numeric"
          maxLength={YEAR_DIGITS}
          {...register('founded_year', { setValueAs: numberOrNull })}
        />
      </FormField>
      <FormField control={control} name="hq_city" label="Ciudad de la sede" aside={TO_PUBLISH}>
        <Input autoComplete="address-level2" maxLength={PLACE_MAX} {...register('hq_city')} />
      </FormField>
      <FormField control={control} name="countries" label="Países donde trabaja" aside={TO_PUBLISH}>
        <Controller
          control={control}
          name="countries"
          render={({ field }) => (
            <CountryChips name={field.name} value={field.value} max={COMPANY_COUNTRIES_MAX} onChange={field.onChange} />
          )}
        />
      </FormField>
    </div>
  )
}

function Benefits({ form: { control } }: FormProps) {
  return (
    <FormField
      optional
      control={control}
      name="benefits"
      label="Beneficios"
      help={`Hasta ${COMPANY_BENEFITS_MAX}. Escribe uno y pulsa Enter, o pega una lista.`}
    >
      <Controller
        control={control}
        name="benefits"
        render={({ field }) => (
          <ChipsInput
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            max={COMPANY_BENEFITS_MAX}
            listLabel="Beneficios"
            placeholder="Por ejemplo, horario flexible"
          />
        )}
      />
    </FormField>
  )
}
