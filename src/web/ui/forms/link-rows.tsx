import { Plus, Trash2 } from 'lucide-react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { PROFILE_LINKS_MAX, URL_MAX } from '#shared/core/limits.ts'
import { Button } from '../buttons/button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { OptionalMark } from './field.tsx'
import { FormField } from './form.tsx'
import { Input } from './input.tsx'
import { Select } from './select.tsx'

interface LinkRowsProps<I extends FieldValues, O> {
  form: UseFormReturn<I, unknown, O>
  rows: readonly { id: string }[]
  kinds: readonly { value: string; label: string }[]
  nameOf: (index: number, part: 'kind' | 'url') => FieldPath<I>
  onAdd: () => void
  onRemove: (index: number) => void
}

/** Kind and address of each link, with what adds and removes one. */
export function LinkRows<I extends FieldValues, O>({
  form,
  rows,
  kinds,
  nameOf,
  onAdd,
  onRemove,
}: LinkRowsProps<I, O>) {
  const { control, register } = form
  return (
    <fieldset className="space-y-3">
      <legend className="mb-2 font-semibold text-[0.9375rem]">
        Enlaces
        <OptionalMark />
      </legend>
      {rows.map((row, index) => (
        <div
          key={row.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
        >
          <Select aria-label={`Tipo del enlace ${index + 1}`} choices={kinds} {...register(nameOf(index, 'kind'))} />
          <FormField
            control={control}
            name={nameOf(index, 'url')}
            label={`Dirección del enlace ${index + 1}`}
            className="order-last col-span-2 sm:order-none sm:col-span-1 [&>div:first-child]:mb-0 [&_label]:sr-only"
          >
            <Input
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="https://"
              maxLength={URL_MAX}
              {...register(nameOf(index, 'url'))}
            />
          </FormField>
          <IconButton label={`Quitar enlace ${index + 1}`} onClick={() => onRemove(index)} className="mt-0.5">
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {rows.length < PROFILE_LINKS_MAX && (
        <Button variant="secondary" size="sm" onClick={onAdd}>
          <Plus aria-hidden="true" />
          Añadir enlace
        </Button>
      )}
      <p className="text-ink-soft text-sm">Hasta {PROFILE_LINKS_MAX} enlaces que empiecen por https://.</p>
    </fieldset>
  )
}
