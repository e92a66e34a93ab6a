import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import type { z } from 'zod'
import { companyLink } from '#shared/companies/company-fields.ts'
import { companyLinkWords } from '#shared/words/companies.ts'
import { LinkRows } from '#web/ui/forms/link-rows.tsx'
import type { ProfileForm, profileForm } from './company-forms.ts'

const kinds = companyLink.shape.kind.options
const choices = kinds.map((value) => ({ value, label: companyLinkWords[value] ?? value }))

export function CompanyLinks({ form }: { form: UseFormReturn<ProfileForm, unknown, z.output<typeof profileForm>> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'links' })

  function add() {
    const used = form.getValues('links').map((link) => link.kind)
    append({ kind: kinds.find((kind) => !used.includes(kind)) ?? 'OTHER', url: '' })
  }

  return (
    <LinkRows
      form={form}
      rows={fields}
      kinds={choices}
      nameOf={(index, part) => `links.${index}.${part}`}
      onAdd={add}
      onRemove={remove}
    />
  )
}
