import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import type { z } from 'zod'
import { LinkRows } from '#web/ui/forms/link-rows.tsx'
import type { ProfileForm, profileForm } from './profile-form.ts'

const kinds = [
  { value: 'LINKEDIN', label: 'LinkedIn' },
  { value: 'GITHUB', label: 'GitHub' },
  { value: 'PORTFOLIO', label: 'Portafolio' },
  { value: 'OTHER', label: 'Otro' },
] as const

export function LinkList({ form }: { form: UseFormReturn<ProfileForm, unknown, z.output<typeof profileForm>> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'links' })

  function add() {
    const used = form.getValues('links').map((link) => link.kind)
    append({ kind: kinds.find(({ value }) => !used.includes(value))?.value ?? 'OTHER', url: '' })
  }

  return (
    <LinkRows
      form={form}
      rows={fields}
      kinds={kinds}
      nameOf={(index, part) => `links.${index}.${part}`}
      onAdd={add}
      onRemove={remove}
    />
  )
}
