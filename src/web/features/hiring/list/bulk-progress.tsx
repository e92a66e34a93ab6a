import { plural } from '#shared/core/numbers.ts'
import type { BulkWork } from '#shared/hiring/bulk.ts'
import { useBulk, useUndoBulk } from '#web/data/hiring-team/list.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Progress } from '#web/ui/feedback/progress.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { callsOffMany } from '../decisions/send-moment.tsx'

const kinds: Record<BulkWork['kind'], string> = {
  MOVE: 'Moviendo',
  REJECT: 'Registrando las respuestas',
  TAG: 'Etiquetando',
  ASSIGN: 'Asignando',
  MESSAGE: 'Preparando los mensajes',
  SCORECARD: 'Pidiendo evaluaciones',
  INVITE: 'Invitando',
  TALENT: 'Preguntando',
}
const CAN_UNDO: readonly BulkWork['kind'][] = ['MOVE', 'REJECT', 'MESSAGE']

/** How far the work is; the page can be left meanwhile. */
export function BulkProgress({ bulk_id, onClose }: { bulk_id: string; onClose: () => void }) {
  const { vacancy } = useDashboard()
  const { data: work, error } = useBulk(vacancy.id, bulk_id)
  const undo = useUndoBulk(vacancy.id)
  if (error) return <Alert tone="bad">{messageOf(error)}</Alert>
  if (!work) return <Progress label="Un momento…" />
  if (work.state === 'RUNNING') {
    const through = work.done + work.skipped
    return (
      <Alert title={kinds[work.kind]}>
        <Progress
          label={kinds[work.kind]}
          value={(through / Math.max(1, work.total)) * 100}
          text={`${through} de ${work.total}. Puedes irte: seguimos sin ti.`}
        />
      </Alert>
    )
  }
  const take = () => undo.mutate(bulk_id, { onError: (failure) => notify.error(messageOf(failure)) })
  return (
    <Alert
      live
      tone={work.state === 'UNDONE' ? 'info' : 'good'}
      title={sentence(work)}
      action={
        <>
          {work.state === 'DONE' && CAN_UNDO.includes(work.kind) && work.undo_until && (
            <Button size="sm" variant="secondary" busy={undo.isPending} onClick={take}>
              Deshacer
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={onClose}>
            Entendido
          </Button>
        </>
      }
    >
      {[
        work.skipped > 0 &&
          `${plural(work.skipped, 'quedó como estaba', 'quedaron como estaban')}: ${skippedBecause(work.kind)}.`,
        // Also of an hour that was agreed on while somebody decided.
        work.state === 'DONE' && callsOffMany(work.calls_off),
      ]
        .filter(Boolean)
        .join(' ')}
    </Alert>
  )
}

function skippedBecause(kind: BulkWork['kind']): string {
  if (kind === 'INVITE') return 'ya estaban en esa vacante, no se les puede invitar o llegaste al límite de tu plan'
  if (kind === 'TALENT') return 'ya se les preguntó, ya están en Talento o su nombre aún no se muestra'
  return 'alguien se adelantó'
}

function sentence({ state, done, kind }: BulkWork): string {
  const count = plural(done, 'postulación', 'postulaciones')
  if (state === 'UNDONE') return 'Deshecho: vuelve a estar como antes lo que nadie cambió después.'
  if (kind === 'REJECT') return `Hecho: ${count} con respuesta en la cola de envío.`
  if (kind === 'INVITE') return `Hecho: ${plural(done, 'persona invitada', 'personas invitadas')}.`
  if (kind === 'TALENT') return `Hecho: preguntamos a ${plural(done, 'persona', 'personas')}.`
  return `Hecho: ${count}.`
}
