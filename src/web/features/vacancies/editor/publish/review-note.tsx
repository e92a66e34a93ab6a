import { useState } from 'react'
import type { Vacancy } from '#shared/vacancies/vacancies.ts'
import { VACANCY_LENGTHS } from '#shared/vacancies/vacancy-limits.ts'
import { useRequestChanges } from '#web/data/vacancies.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useVacancyEditor } from '../vacancy-editor-context.ts'
import { useArrival } from './use-arrival.ts'

/** What the review asks of those who wrote and of those who publish. */
export function ReviewNote({ vacancy }: { vacancy: Vacancy }) {
  const note = useArrival<HTMLElement>(vacancy.state === 'IN_REVIEW')
  if (vacancy.state !== 'IN_REVIEW' && vacancy.state !== 'CHANGES_REQUESTED') return null
  return (
    <section ref={note} tabIndex={-1} aria-label="Revisión" className="mb-5 scroll-mt-32 outline-none">
      {vacancy.state === 'IN_REVIEW' ? <Reviewing vacancy={vacancy} /> : <ChangesAsked vacancy={vacancy} />}
    </section>
  )
}

/** For whoever wrote it: what to change, and the way to send it again. */
function ChangesAsked({ vacancy }: { vacancy: Vacancy }) {
  const { goTo } = useVacancyEditor()
  const may_publish = vacancy.actions.includes('publish')
  return (
    <Alert
      tone="warn"
      title="Pidieron cambios antes de publicarla"
      action={
        <Button size="sm" variant="secondary" onClick={() => goTo('publicar')}>
          {may_publish ? 'Revisar y publicar' : 'Revisar y enviar'}
        </Button>
      }
    >
      <p className="wrap-anywhere whitespace-pre-line">
        {vacancy.review_note ?? 'Revisa el texto y envíala otra vez.'}
      </p>
    </Alert>
  )
}

function Reviewing({ vacancy }: { vacancy: Vacancy }) {
  const { goTo } = useVacancyEditor()
  const [open, setOpen] = useState(false)
  if (!vacancy.actions.includes('request_changes')) {
    return (
      <Alert tone="info" title="En revisión">
        Avisamos a quien puede publicarla. Puedes seguir editando.
      </Alert>
    )
  }
  return (
    <>
      <Alert
        tone="info"
        title="Esta vacante espera tu revisión"
        action={
          <>
            <Button size="sm" onClick={() => goTo('publicar')}>
              Revisar y publicar
            </Button>
            <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
              Pedir cambios
            </Button>
          </>
        }
      >
        Publícala si está lista o di qué hay que cambiar.
      </Alert>
      <RequestDialog id={vacancy.id} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

function RequestDialog({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const [note, setNote] = useState('')
  const ask = useRequestChanges(id)

  function send() {
    ask.mutate(note, {
      onSuccess: () => {
        onClose()
        notify.success('Cambios pedidos.')
      },
    })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Pedir cambios"
      text="Vuelve a quien la escribió con tu nota."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button busy={ask.isPending} busyLabel="Enviando…" onClick={send}>
            Enviar nota
          </Button>
        </>
      }
    >
      {ask.isError && (
        <Alert tone="bad" live>
          {messageOf(ask.error)}
        </Alert>
      )}
      <Field label="Qué hay que cambiar" optional>
        <Textarea
          maxLength={VACANCY_LENGTHS.review_note}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
    </Dialog>
  )
}
