import { useState } from 'react'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import { useAskOtherSlots } from '#web/data/hiring/my-process.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface AskOthersProps {
  step: { id: string; interview_id: string }
  label: string
}

/** None of the hours fits, or no longer does: the person says when they could. */
export function AskOthers({ step, label }: AskOthersProps) {
  const [open, setOpen] = useState(false)
  const [message, setMessage] = useState('')
  const ask = useAskOtherSlots(step)

  function send() {
    ask.mutate(message.trim() || null, {
      onSuccess: () => {
        setOpen(false)
        notify.success('Avisamos a la empresa.')
      },
    })
  }

  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Pedir otros horarios"
        text="La empresa te propondrá otros. Si ya había uno confirmado, queda libre."
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancelar
            </Button>
            <Button busy={ask.isPending} busyLabel="Enviando…" onClick={send}>
              Pedir otros horarios
            </Button>
          </>
        }
      >
        <div className="space-y-4">
          <Field optional label="¿Cuándo podrías?" help="Por ejemplo: por la tarde, o cualquier día desde el jueves.">
            <Textarea
              maxLength={HIRING_LENGTHS.interview.asked}
              value={message}
              onChange={({ target }) => setMessage(target.value)}
            />
          </Field>
          {ask.isError && <Alert tone="bad" live title={messageOf(ask.error)} />}
        </div>
      </Dialog>
    </>
  )
}
