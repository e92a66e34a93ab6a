import type { z } from 'zod'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import { type Outgoing, outgoingBody } from '#shared/hiring/outgoing.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { instantOf, localInput } from '../interviews/slot-times.ts'

interface OutgoingFormProps {
  mail: Outgoing
  onSave: (body: z.output<typeof outgoingBody>) => Promise<unknown>
  onDone: () => void
}

/** Words and hour of a mail that waits. */
export function OutgoingForm({ mail, onSave, onDone }: OutgoingFormProps) {
  const form = useApiForm(outgoingBody, { subject: mail.subject, body: mail.body, send_at: mail.send_at })
  const { control, register, formState } = form
  return (
    <Form
      form={form}
      className="mt-3"
      onSubmit={async (values) => {
        await onSave(values)
        onDone()
      }}
    >
      <FormField control={control} name="subject" label="Asunto">
        <Input maxLength={HIRING_LENGTHS.letter.subject} {...register('subject')} />
      </FormField>
      <FormField control={control} name="body" label="Texto">
        <Textarea rows={6} maxLength={HIRING_LENGTHS.letter.body} {...register('body')} />
      </FormField>
      <FormField control={control} name="send_at" label="Sale el" help="A tu hora.">
        <Input
          type="datetime-local"
          defaultValue={localInput(new Date(mail.send_at))}
          onChange={(event) => form.setValue('send_at', instantOf(event.target.value))}
        />
      </FormField>
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="quiet" onClick={onDone}>
          Descartar
        </Button>
        <Button size="sm" type="submit" busy={formState.isSubmitting} busyLabel="Guardando…">
          Guardar cambios
        </Button>
      </div>
    </Form>
  )
}
