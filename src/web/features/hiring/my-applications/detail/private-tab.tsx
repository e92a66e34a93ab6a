import { useState } from 'react'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import type { ApplicationDetail } from '#shared/hiring/my-applications.ts'
import { useSavePrivate } from '#web/data/hiring/my-applications.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { dayAfter, dayOf, morningOf } from './reminder-day.ts'

/** Own notes and a reminder: the company never sees them. */
export function PrivateTab({ application }: { application: ApplicationDetail }) {
  const { id, private_note } = application
  // One that has come would come again with every change of the notes.
  const reminder_at =
    application.reminder_at && Date.parse(application.reminder_at) > Date.now() ? application.reminder_at : null
  const save = useSavePrivate(id)
  const [note, setNote] = useState(private_note ?? '')
  const [day, setDay] = useState(reminder_at ? dayOf(new Date(reminder_at)) : '')
  const today = dayOf(new Date())

  function send() {
    const kept = reminder_at && dayOf(new Date(reminder_at)) === day ? reminder_at : morningOf(day)
    save.mutate(
      { note: note.trim() || null, reminder_at: kept },
      { onSuccess: () => notify.success('Cambios guardados.') },
    )
  }

  return (
    <form
      className="space-y-6"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field
        optional
        label="Tus notas"
        help="Solo las ves tú: preguntas para la entrevista, con quién hablaste, qué acordasteis."
      >
        <Textarea
          rows={6}
          maxLength={HIRING_LENGTHS.private_note}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      <div>
        <Field optional label="Recordármelo el" help="Te avisamos ese día por la mañana.">
          <Input
            type="date"
            min={today}
            className="max-w-56"
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        </Field>
        <div className="mt-2 flex flex-wrap gap-2">
          {[3, 7, 14].map((days) => (
            <Button key={days} size="sm" variant="secondary" onClick={() => setDay(dayAfter(days))}>
              En {days} días
            </Button>
          ))}
          {day && (
            <Button size="sm" variant="quiet" onClick={() => setDay('')}>
              Quitar
            </Button>
          )}
        </div>
      </div>
      {save.isError && <Alert tone="bad" live title={messageOf(save.error)} />}
      <Button type="submit" busy={save.isPending} busyLabel="Guardando…">
        Guardar notas
      </Button>
    </form>
  )
}
