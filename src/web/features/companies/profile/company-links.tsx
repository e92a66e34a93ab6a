import { Plus, Trash2 } from 'lucide-react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import type { z } from 'zod'
import { companyLink } from '#shared/companies/company-fields.ts'
import { companyLinkWords } from '#shared/words/companies.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { FormField } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import type { ProfileForm, profileForm } from './company-forms.ts'

const MOST = 6
const kinds = companyLink.shape.kind.options
const choices = kinds.map((value) => ({ value, label: companyLinkWords[value] ?? value }))

export function CompanyLinks({ form }: { form: UseFormReturn<ProfileForm, unknown, z.output<typeof profileForm>> }) {
  const { control, register } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'links' })

  function add() {
    const used = form.getValues('links').map((link) => link.kind)
    append({ kind: kinds.find((kind) => !used.includes(kind)) ?? 'OTHER', url: '' })
  }

  return (
    <fieldset className="space-y-3">
      <legend className="mb-2 font-semibold text-[0.9375rem]">
        Enlaces <span className="ml-1 font-normal text-ink-soft text-sm">opcional</span>
      </legend>
      {fields.map((field, index) => (
        <div
          key={field.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
        >
          <Select aria-label={`Tipo del enlace ${index + 1}`} choices={choices} {...register(`links.${index}.kind`)} />
          <FormField
            control={control}
            name={`links.${index}.url`}
            label={`Dirección del enlace ${index + 1}`}
            className="order-last col-span-2 sm:order-none sm:col-span-1 [&>div:first-child]:mb-0 [&_label]:sr-only"
          >
            <Input
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="https://"
              maxLength={300}
              {...register(`links.${index}.url`)}
            />
          </FormField>
          <IconButton label={`Quitar enlace ${index + 1}`} onClick={() => remove(index)} className="mt-0.5">
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {fields.length < MOST && (
        <Button variant="secondary" size="sm" onClick={add}>
          <Plus aria-hidden="true" />
          Añadir enlace
        </Button>
      )}
    </fieldset>
  )
}
