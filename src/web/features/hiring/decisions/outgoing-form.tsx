import { useState } from 'react'
import type { z } from 'zod'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import { type changeOutgoing, type Outgoing, outgoingBody } from '#shared/hiring/outgoing.ts'
import { formatDayTime } from '#web/lib/format.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { instantOf, localInput } from '../interviews/slot-times.ts'
import { staleOf } from '../parts/stale-of.ts'

/** What somebody can change of a mail. */
export const wordsOf = ({ subject, body, send_at }: Outgoing) => ({ subject, body, send_at })

const isSame = (one: Outgoing, other: Outgoing): boolean =>
  JSON.stringify(wordsOf(one)) === JSON.stringify(wordsOf(other))

interface OutgoingFormProps {
  /** As it was when somebody began to change it. */
  opened: Outgoing
  /** As it stands now; undefined once it waits no more. */
  now: Outgoing | undefined
  onSave: (body: z.input<typeof changeOutgoing.body>) => Promise<unknown>
  onDone: () => void
}

/** Words and hour of a mail that waits. What a colleague wrote meanwhile is shown, and nothing typed here is lost by it. */
export function OutgoingForm({ opened, now, onSave, onDone }: OutgoingFormProps) {
  const [read, setRead] = useState(opened)
  const [stale, setStale] = useState<string | null>(null)
  const form = useApiForm(outgoingBody, wordsOf(opened))
  const { control, register, formState } = form
  const [hour, setHour] = useState(() => localInput(new Date(opened.send_at)))

  function settle(now: Outgoing, choice: 'mine' | 'theirs') {
    setRead(now)
    setStale(null)
    form.clearErrors()
    if (choice === 'mine') return
    form.reset(wordsOf(now))
    setHour(localInput(new Date(now.send_at)))
  }

  return (
    <Form
      form={form}
      className="mt-3"
      onSubmit={async (values) => {
        const late = await staleOf(onSave({ ...values, before: wordsOf(read) }))
        setStale(late)
        if (!late) onDone()
      }}
    >
      {now && !isSame(read, now) ? (
        <Theirs mail={now} onSettle={(choice) => settle(now, choice)} />
      ) : (
        stale && (
          <Alert live tone="warn">
            {stale}
          </Alert>
        )
      )}
      <FormField control={control} name="subject" label="Asunto">
        <Input maxLength={HIRING_LENGTHS.letter.subject} {...register('subject')} />
      </FormField>
      <FormField control={control} name="body" label="Texto">
        <Textarea rows={6} maxLength={HIRING_LENGTHS.letter.body} {...register('body')} />
      </FormField>
      <FormField control={control} name="send_at" label="Sale el" help="A tu hora.">
        <Input
          type="datetime-local"
          value={hour}
          onChange={(event) => {
            setHour(event.target.value)
            form.setValue('send_at', instantOf(event.target.value))
          }}
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

interface TheirsProps {
  mail: Outgoing
  onSettle: (choice: 'mine' | 'theirs') => void
}

/** Both are kept until the person has chosen. */
function Theirs({ mail, onSettle }: TheirsProps) {
  return (
    <Alert
      live
      tone="warn"
      title="Alguien de tu equipo cambió este correo"
      action={
        <>
          <Button size="sm" variant="secondary" onClick={() => onSettle('mine')}>
            Seguir con mi texto
          </Button>
          <Button size="sm" variant="quiet" onClick={() => onSettle('theirs')}>
            Usar el suyo
          </Button>
        </>
      }
    >
      <p>Lo que escribiste sigue abajo. Así quedó el suyo, que sale el {formatDayTime(mail.send_at)}:</p>
      <blockquote className="wrap-anywhere mt-2 max-h-60 overflow-y-auto whitespace-pre-line border-warn border-l-2 pl-3 text-[0.9375rem]">
        <span className="font-semibold">{mail.subject}</span>
        {'\n'}
        {mail.body}
      </blockquote>
    </Alert>
  )
}
