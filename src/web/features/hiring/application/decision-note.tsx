import type { TeamApplication } from '#shared/hiring/team-application.ts'
import { rejectionReasonWords } from '#shared/words/hiring.ts'
import { formatDate, formatDayTime } from '#web/lib/format.ts'
import { Alert } from '#web/ui/feedback/alert.tsx'

/** Why the process ended for this person, and whether they know it yet. */
export function DecisionNote({ application: { decision, state, full_match } }: { application: TeamApplication }) {
  if (!decision || state !== 'REJECTED') return null
  const missing = full_match?.items.filter(({ requirement_id }) =>
    decision.missing_requirement_ids.includes(requirement_id),
  )
  return (
    <Alert title={`No seleccionada: ${rejectionReasonWords[decision.reason].toLowerCase()}`}>
      <p>
        {decision.side === 'CANDIDATE' ? 'La persona dejó el proceso' : 'Decidido por la empresa'} el{' '}
        {formatDate(decision.at)}.{' '}
        {decision.told_at
          ? `Se le respondió el ${formatDayTime(decision.told_at)}.`
          : 'Su respuesta espera en la cola de envío.'}
      </p>
      {missing && missing.length > 0 && <p className="mt-1">Faltó: {missing.map(({ title }) => title).join(', ')}.</p>}
      {decision.note_private && <p className="wrap-anywhere mt-1">Nota privada: {decision.note_private}</p>}
    </Alert>
  )
}
