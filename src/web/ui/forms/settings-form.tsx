import { CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { notify } from '#web/lib/toast.ts'
import { Button } from '../buttons/button.tsx'
import { Form } from './form.tsx'
import { useUnsaved } from './unsaved-changes.tsx'

interface SettingsFormProps<I extends FieldValues, O> {
  form: UseFormReturn<I, unknown, O>
  /** Saves, and answers with what the form shows from now on. */
  onSave: (values: O) => Promise<I>
  saved?: string | undefined
  submit?: string | undefined
  children: ReactNode
}

/** A form of the settings: guards what is not saved, and says so beside the button when it is. */
export function SettingsForm<I extends FieldValues, O>({
  form,
  onSave,
  saved = 'Cambios guardados.',
  submit = 'Guardar cambios',
  children,
}: SettingsFormProps<I, O>) {
  const { isDirty, isSubmitting } = form.formState
  const [done, setDone] = useState(false)
  useUnsaved(isDirty)

  async function save(values: O) {
    setDone(false)
    form.reset(await onSave(values))
    setDone(true)
    notify.success(saved)
  }

  return (
    <Form form={form} onSubmit={save} className="space-y-6">
      {children}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pt-1">
        <Button type="submit" variant={isDirty ? 'primary' : 'secondary'} busy={isSubmitting} busyLabel="Guardando…">
          {submit}
        </Button>
        <p role="status" className="flex items-center gap-2 text-ink-soft text-sm">
          {isDirty && 'Hay cambios sin guardar.'}
          {done && !isDirty && (
            <>
              <CircleCheck aria-hidden="true" className="size-4.5 shrink-0 text-good" />
              {saved}
            </>
          )}
        </p>
      </div>
    </Form>
  )
}
