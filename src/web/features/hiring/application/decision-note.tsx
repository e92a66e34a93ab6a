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
        {formatDate(decision.at)}. {toldWords(decision)}
      </p>
      {missing && missing.length > 0 && <p className="mt-1">Faltó: {missing.map(({ title }) => title).join(', ')}.</p>}
      {decision.note_private && <p className="wrap-anywhere mt-1">Nota privada: {decision.note_private}</p>}
    </Alert>
  )
}

function toldWords({ told_at, by_letter }: NonNullable<TeamApplication['decision']>): string {
  if (!told_at) return 'Su respuesta espera en la cola de envío.'
  const when = formatDayTime(told_at)
  return by_letter ? `Se le respondió el ${when}.` : `La lee en su postulación desde el ${when}, sin respuesta escrita.`
}
