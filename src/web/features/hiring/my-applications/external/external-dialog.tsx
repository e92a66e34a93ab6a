import type { z } from 'zod'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import { type ExternalApplication, externalBody, externalState } from '#shared/hiring/my-applications.ts'
import { type ExternalValues, useSaveExternal } from '#web/data/hiring/external-applications.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { dayOf } from '../detail/reminder-day.ts'
import { externalStateWords } from '../seeker-words.ts'

interface ExternalDialogProps {
  open: boolean
  /** Left out when a new one is added. */
  entry: ExternalApplication | null
  onClose: () => void
}

export function ExternalDialog({ open, entry, onClose }: ExternalDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={entry ? 'Cambiar postulación' : 'Añadir postulación'}
      text="Lo que enviaste fuera de Skillo: solo lo ves tú."
    >
      <ExternalForm key={entry?.id ?? 'new'} entry={entry} onDone={onClose} />
    </Dialog>
  )
}

export function valuesOf({ company, role, url, applied_on, state, notes }: ExternalApplication): ExternalValues {
  return { company, role, url: url ?? '', applied_on, state, notes }
}

const blank = (): ExternalValues => ({
  company: '',
  role: '',
  url: '',
  applied_on: dayOf(new Date()),
  state: 'ENVIADA',
  notes: '',
})

function ExternalForm({ entry, onDone }: { entry: ExternalApplication | null; onDone: () => void }) {
  const save = useSaveExternal()
  const form = useApiForm(externalBody, entry ? { ...valuesOf(entry), notes: entry.notes ?? '' } : blank())
  const { control, register, formState } = form

  async function submit(body: z.output<typeof externalBody>) {
    await save.mutateAsync({ id: entry?.id, body })
    notify.success(entry ? 'Cambios guardados.' : 'Postulación añadida.')
    onDone()
  }

  return (
    <Form form={form} onSubmit={submit}>
      <FormField control={control} name="role" label="Puesto">
        <Input maxLength={HIRING_LENGTHS.external.role} {...register('role')} />
      </FormField>
      <FormField control={control} name="company" label="Empresa">
        <Input maxLength={HIRING_LENGTHS.external.company} {...register('company')} />
      </FormField>
      <FormField optional control={control} name="url" label="Enlace de la oferta">
        <Input
          type="url"
          inputMode="url"
          maxLength={HIRING_LENGTHS.external.url}
          placeholder="https://"
          {...register('url')}
        />
      </FormField>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField control={control} name="applied_on" label="Fecha de envío">
          <Input type="date" max={dayOf(new Date())} {...register('applied_on')} />
        </FormField>
        <FormField control={control} name="state" label="Estado">
          <Select
            choices={externalState.options.map((value) => ({ value, label: externalStateWords[value] }))}
            {...register('state')}
          />
        </FormField>
      </div>
      <FormField optional control={control} name="notes" label="Notas">
        <Textarea maxLength={HIRING_LENGTHS.external.notes} {...register('notes')} />
      </FormField>
      <Button type="submit" wide busy={formState.isSubmitting} busyLabel="Guardando…">
        {entry ? 'Guardar cambios' : 'Añadir postulación'}
      </Button>
    </Form>
  )
}
