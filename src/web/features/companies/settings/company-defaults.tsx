import type { Company } from '#shared/companies/company-fields.ts'
import { currencyCode } from '#shared/core/fields.ts'
import { LEGAL_NAME_MAX, TAX_ID_MAX } from '#shared/core/limits.ts'
import { countries } from '#web/lib/countries.ts'
import { timezones } from '#web/lib/time/timezones.ts'
import { FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { SettingsForm } from '#web/ui/forms/settings-form.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { defaultsForm, defaultsValues, legalForm, legalValues, numberOrNull } from '../profile/company-forms.ts'
import { ConflictNotice } from '../profile/conflict-notice.tsx'
import { useCompanyForm } from '../profile/use-company-form.ts'

const currencies = currencyCode.options.map((code) => ({ value: code, label: code }))

/** How new vacancies of this company start. */
export function CompanyDefaults({ company }: { company: Company }) {
  const form = useApiForm(defaultsForm, defaultsValues(company))
  const { save, conflict, settle } = useCompanyForm({ company, form, valuesOf: defaultsValues })
  const { control, register } = form
  return (
    <Card title="Contratación" text="Con esto empieza cada vacante nueva; luego se puede cambiar en cada una.">
      <SettingsForm form={form} onSave={save}>
        {conflict && <ConflictNotice conflict={conflict} onSettle={settle} />}
        <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
          <FormField
            control={control}
            name="default_reply_days"
            label="Días para responder"
            help="El plazo que prometes a quien se postula, de 1 a 30."
          >
            <Input inputMode="numeric" unit="días" {...register('default_reply_days', { setValueAs: numberOrNull })} />
          </FormField>
          <FormField
            control={control}
            name="retention_months"
            label="Tiempo que guardas los datos"
            help="Después de cerrar un proceso, de 3 a 24 meses."
          >
            <Input inputMode="numeric" unit="meses" {...register('retention_months', { setValueAs: numberOrNull })} />
          </FormField>
          <FormField control={control} name="default_currency" label="Moneda de los salarios">
            <Select choices={currencies} {...register('default_currency')} />
          </FormField>
          <FormField control={control} name="timezone" label="Zona horaria">
            <Select choices={timezones(company.timezone)} {...register('timezone')} />
          </FormField>
        </div>
      </SettingsForm>
    </Card>
  )
}

/** What invoices need; candidates never see it. */
export function CompanyLegal({ company }: { company: Company }) {
  const form = useApiForm(legalForm, legalValues(company))
  const { save, conflict, settle } = useCompanyForm({ company, form, valuesOf: legalValues })
  const { control, register } = form
  return (
    <Card title="Datos fiscales" text="Para tus facturas. Las personas candidatas no los ven.">
      <SettingsForm form={form} onSave={save}>
        {conflict && <ConflictNotice conflict={conflict} onSettle={settle} />}
        <FormField optional control={control} name="legal_name" label="Razón social">
          <Input maxLength={LEGAL_NAME_MAX} {...register('legal_name')} />
        </FormField>
        <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
          <FormField optional control={control} name="tax_country" label="País fiscal">
            <Select
              choices={countries}
              placeholder="Elige un país"
              {...register('tax_country', { setValueAs: (value: string | null) => value || null })}
            />
          </FormField>
          <FormField
            optional
            control={control}
            name="tax_id"
            label="Identificación fiscal"
            help="NIF, RFC, RUT, CUIT, NIT o RUC, según el país."
          >
            <Input maxLength={TAX_ID_MAX} autoCapitalize="characters" spellCheck={false} {...register('tax_id')} />
          </FormField>
        </div>
      </SettingsForm>
    </Card>
  )
}
