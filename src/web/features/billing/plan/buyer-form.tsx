import { ADDRESS_LENGTHS, buyer as buyerForm, type SavedBuyer } from '#shared/billing/invoices.ts'
import { euVatPrefix, isEuCountry, TAX_ID_NAMES } from '#shared/billing/tax-ids.ts'
import type { Company } from '#shared/companies/company-fields.ts'
import { LEGAL_NAME_MAX, PLACE_MAX, TAX_ID_MAX } from '#shared/core/limits.ts'
import { useUpdateBuyer } from '#web/data/billing.ts'
import { countries } from '#web/lib/countries.ts'
import { FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { SettingsForm } from '#web/ui/forms/settings-form.tsx'

interface BuyerFormProps {
  company: Pick<Company, 'id'>
  buyer: SavedBuyer
  submit?: string
}

/** Whom invoices are made out to. */
export function BuyerForm({ company, buyer, submit }: BuyerFormProps) {
  const { is_saved: _, ...values } = buyer
  const form = useApiForm(buyerForm, values)
  const update = useUpdateBuyer(company.id)
  const { control, register, watch } = form
  const country = watch('country')
  return (
    <SettingsForm
      form={form}
      submit={submit}
      saved="Datos de facturación guardados."
      onSave={async (saved) => {
        await update.mutateAsync(saved)
        return saved
      }}
    >
      <FormField control={control} name="legal_name" label="Nombre o razón social">
        <Input maxLength={LEGAL_NAME_MAX} autoComplete="organization" {...register('legal_name')} />
      </FormField>
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <FormField control={control} name="country" label="País">
          <Select choices={countries} autoComplete="country" {...register('country')} />
        </FormField>
        <FormField
          control={control}
          name="tax_id"
          label={TAX_ID_NAMES[country] ?? 'Identificador fiscal'}
          help={vatHelp(country)}
        >
          <Input maxLength={TAX_ID_MAX} autoCapitalize="characters" spellCheck={false} {...register('tax_id')} />
        </FormField>
      </div>
      <FormField control={control} name="address" label="Dirección">
        <Input maxLength={ADDRESS_LENGTHS.street} autoComplete="street-address" {...register('address')} />
      </FormField>
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <FormField control={control} name="postal_code" label="Código postal">
          <Input maxLength={ADDRESS_LENGTHS.postal_code} autoComplete="postal-code" {...register('postal_code')} />
        </FormField>
        <FormField control={control} name="city" label="Ciudad">
          <Input maxLength={PLACE_MAX} autoComplete="address-level2" {...register('city')} />
        </FormField>
      </div>
    </SettingsForm>
  )
}

const vatHelp = (country: string): string | undefined =>
  isEuCountry(country) && country !== 'ES'
    ? `Con un NIF-IVA válido (${euVatPrefix(country)}…) la factura va sin IVA.`
    : undefined
