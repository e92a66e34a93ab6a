import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Button } from '#web/ui/buttons/button.tsx'
import { useFocusOnChange } from '#web/ui/hooks/use-focus-on-change.ts'
import type { Outcomes } from './invite-dialog.tsx'

const words: Record<Outcomes[number]['outcome'], string> = {
  SENT: 'Invitación enviada',
  ALREADY_MEMBER: 'Ya forma parte del equipo',
  ALREADY_INVITED: 'Ya tiene una invitación pendiente',
  PENDING_LIMIT: 'No se envió: hay 50 invitaciones pendientes',
}

interface InviteOutcomesProps {
  outcomes: Outcomes
  onMore: () => void
  onDone: () => void
}

export function InviteOutcomes({ outcomes, onMore, onDone }: InviteOutcomesProps) {
  const list = useFocusOnChange<HTMLUListElement>(outcomes)
  return (
    <div className="space-y-5">
      <ul ref={list} tabIndex={-1} aria-label="Resultado de cada invitación" className="divide-y divide-line">
        {outcomes.map(({ email, outcome }) => (
          <li key={email} className="flex items-start gap-3 py-3">
            {outcome === 'SENT' ? (
              <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
            ) : (
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
            )}
            <span className="min-w-0">
              <span className="wrap-anywhere block font-medium">{email}</span>
              <span className="text-ink-soft text-sm">{words[outcome]}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onMore}>
          Invitar a más personas
        </Button>
        <Button onClick={onDone}>Listo</Button>
      </div>
    </div>
  )
}
