import type { z } from 'zod'
import { AD_TEXT_MAX } from '#shared/core/limits.ts'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import { type ExternalApplication, externalBody, externalState } from '#shared/hiring/my-applications.ts'
import { externalStateWords } from '#shared/words/hiring.ts'
import { type ExternalValues, useSaveExternal } from '#web/data/hiring/external-applications.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { dayOf, morningOf } from '../detail/reminder-day.ts'

interface ExternalDialogProps {
  open: boolean
  /** Left out when a new one is added. */
  entry: ExternalApplication | null
  /** What is known already of one that is added. */
  draft?: Partial<ExternalValues> | undefined
  onClose: () => void
  /** Instead of closing. */
  onSaved?: ((saved: ExternalApplication) => void) | undefined
}

export function ExternalDialog({ open, entry, draft, onClose, onSaved = onClose }: ExternalDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={entry ? 'Cambiar postulación' : 'Añadir postulación'}
      text="Lo que envías fuera de Skillo: solo lo ves tú."
    >
      <ExternalForm key={entry?.id ?? 'new'} entry={entry} draft={draft} onSaved={onSaved} />
    </Dialog>
  )
}

export function valuesOf(entry: ExternalApplication): ExternalValues {
  const { company, role, url, applied_on, state, notes, ad_text, reminder_at } = entry
  return { company, role, url: url ?? '', applied_on, state, notes, ad_text, reminder_at }
}

const blank = (): ExternalValues => ({
  company: '',
  role: '',
  url: '',
  applied_on: dayOf(new Date()),
  state: 'ENVIADA',
  notes: '',
  ad_text: '',
  reminder_at: null,
})

interface ExternalFormProps extends Pick<ExternalDialogProps, 'entry' | 'draft'> {
  onSaved: (saved: ExternalApplication) => void
}

function ExternalForm({ entry, draft, onSaved }: ExternalFormProps) {
  const save = useSaveExternal()
  const kept = entry && { ...valuesOf(entry), notes: entry.notes ?? '', ad_text: entry.ad_text ?? '' }
  const form = useApiForm(externalBody, kept ?? { ...blank(), ...draft })
  const { control, register, formState, watch, setValue } = form
  const [state, reminder_at] = [watch('state'), watch('reminder_at')]
  // One that has come would come again with every change.
  const day = reminder_at && Date.parse(reminder_at) > Date.now() ? dayOf(new Date(reminder_at)) : ''

  async function submit(body: z.output<typeof externalBody>) {
    const saved = await save.mutateAsync({ id: entry?.id, body })
    notify.success(entry ? 'Cambios guardados.' : 'Postulación añadida.')
    onSaved(saved)
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
        <FormField control={control} name="state" label="Estado">
          <Select
            choices={externalState.options.map((value) => ({ value, label: externalStateWords[value] }))}
            {...register('state', {
              // The day on which it was noted is not the one on which it was sent.
              onChange: () => entry?.state === 'POR_ENVIAR' && setValue('applied_on', dayOf(new Date())),
            })}
          />
        </FormField>
        {state !== 'POR_ENVIAR' && (
          <FormField control={control} name="applied_on" label="Fecha de envío">
            <Input type="date" max={dayOf(new Date())} {...register('applied_on')} />
          </FormField>
        )}
        <Field optional label="Recordármelo el" help="Te avisamos ese día por la mañana.">
          <Input
            type="date"
            min={dayOf(new Date())}
            value={day}
            onChange={({ target }) => setValue('reminder_at', morningOf(target.value), { shouldDirty: true })}
          />
        </Field>
      </div>
      <FormField
        optional
        control={control}
        name="ad_text"
        label="Texto del anuncio"
        help="Se queda aquí aunque lo retiren, y lo comparamos con tu CV de cada momento."
      >
        <Textarea rows={5} maxLength={AD_TEXT_MAX} {...register('ad_text')} />
      </FormField>
      <FormField optional control={control} name="notes" label="Notas">
        <Textarea maxLength={HIRING_LENGTHS.external.notes} {...register('notes')} />
      </FormField>
      <Button type="submit" wide busy={formState.isSubmitting} busyLabel="Guardando…">
        {entry ? 'Guardar cambios' : 'Añadir postulación'}
      </Button>
    </Form>
  )
}
