import { useState } from 'react'
import type { TeamApplication } from '#shared/hiring/team-application.ts'
import { heldBecauseWords, personOriginWords } from '#shared/words/hiring.ts'
import { useConfirmTold, useRemoveAddedPerson } from '#web/data/hiring-team/added-people.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { formatDate } from '#web/lib/format.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { useOpenApplication } from '../dashboard/use-open-application.ts'

/** Of somebody whom the company added: where from, whether they know, and the way to let them go. */
export function BroughtInNote({ application }: { application: TeamApplication }) {
  const { may } = useDashboard()
  const { brought_in } = application
  if (!brought_in) return null
  const { origin, origin_detail, held_because, added_by_name, ends_at, taken_at } = brought_in
  const from = [personOriginWords[origin], origin_detail && `(${origin_detail})`].filter(Boolean).join(' ')
  const can_act = may('move') && !taken_at
  return (
    <Alert
      tone={ends_at ? 'warn' : 'info'}
      title={taken_at ? 'La añadió tu equipo y ya tiene cuenta' : 'La añadió tu equipo: todavía no tiene cuenta'}
      action={
        can_act && (
          <>
            {ends_at && <ToldButton application={application} />}
            <RemoveButton application={application} />
          </>
        )
      }
    >
      <p className="wrap-anywhere">
        {added_by_name && `${added_by_name} · `}
        {from} · {heldBecauseWords[held_because]}.
      </p>
      <p>{knowingWords(brought_in)}</p>
    </Alert>
  )
}

function knowingWords({ told_at, told_by_company, ends_at, taken_at }: NonNullable<TeamApplication['brought_in']>) {
  if (taken_at) return `Pasó la postulación a su cuenta el ${formatDate(taken_at)}.`
  if (ends_at)
    return `Cuéntale qué datos guardas y confírmalo antes del ${formatDate(ends_at)}, o su ficha se borrará ese día.`
  if (!told_at) return ''
  return told_by_company
    ? `Tu equipo le contó el ${formatDate(told_at)} qué guardas.`
    : `Le avisamos por correo el ${formatDate(told_at)}: puede ver sus datos, pasarlos a su cuenta o borrarlos.`
}

function ToldButton({ application }: { application: TeamApplication }) {
  const confirm = useConfirmTold(application.id)
  const press = () =>
    confirm.mutate(undefined, {
      onSuccess: () => notify.success('Queda anotado que se lo contaste.'),
      onError: (error) => notify.error(messageOf(error)),
    })
  return (
    <Button size="sm" busy={confirm.isPending} busyLabel="Guardando…" onClick={press}>
      Ya se lo conté
    </Button>
  )
}

function RemoveButton({ application }: { application: TeamApplication }) {
  const { vacancy } = useDashboard()
  const { show } = useOpenApplication()
  const [asking, setAsking] = useState(false)
  const remove = useRemoveAddedPerson(vacancy.id, application.id)
  const press = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        notify.success('Ficha borrada con todos sus datos.')
        show(null)
      },
    })
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
        Borrar su ficha…
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Borrar la ficha de ${application.full_name}`}
        text="Se borran su CV, sus datos, notas y mensajes. No se puede deshacer. En las cifras de la vacante queda una persona sin nombre."
        confirm="Borrar la ficha definitivamente"
        busy={remove.isPending}
        busyLabel="Borrando…"
        error={remove.error}
        onConfirm={press}
      />
    </>
  )
}
