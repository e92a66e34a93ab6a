import { ArrowRightLeft, MessageSquare } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Card } from '#shared/hiring/board.ts'
import type { TeamApplication } from '#shared/hiring/team-application.ts'
import { applicationStateWords } from '#shared/words/hiring.ts'
import { withParam } from '#web/lib/address.ts'
import { isForPage } from '#web/lib/page-keys.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Badge } from '#web/ui/layout/badge.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { HOLD_OVER, isHoldOver, movesFor } from '../board/card-facts.ts'
import { stageOfDigit } from '../board/use-board-keys.ts'
import { useNow } from '../board/use-now.ts'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { RestoreDialog } from '../decisions/restore-dialog.tsx'
import { MoreMenu } from './more-menu.tsx'
import { ResumeButton } from './resume-button.tsx'

interface ApplicationActionsProps {
  application: TeamApplication
  onMove: (card_id: string, stage_id: string) => void
  onReject: (card: Card) => void
}

const OPEN: readonly TeamApplication['state'][] = ['ACTIVE', 'ON_HOLD']

export function ApplicationActions({ application, onMove, onReject }: ApplicationActionsProps) {
  const { stages, may } = useDashboard()
  const [restoring, setRestoring] = useState(false)
  const is_open = OPEN.includes(application.state)
  const can = may('move')
  useStageKeys(can && application.state === 'ACTIVE' ? application.id : null, stages, onMove)
  return (
    <div className="flex flex-wrap items-center gap-2">
      {application.state !== 'ACTIVE' && <StateBadge application={application} />}
      {can && application.state === 'ACTIVE' && (
        <Menu
          align="start"
          trigger={
            <Button size="sm">
              <ArrowRightLeft aria-hidden="true" />
              Mover a…
            </Button>
          }
          items={movesFor(application.state, application.stage_id, stages).map(({ id, name }) => ({
            label: name,
            onSelect: () => onMove(application.id, id),
          }))}
        />
      )}
      {can && application.state === 'ON_HOLD' && <ResumeButton application={application} />}
      {can && is_open && (
        <Button size="sm" variant="secondary" onClick={() => onReject(application)}>
          No seleccionar
        </Button>
      )}
      {can && application.state === 'REJECTED' && (
        <Button size="sm" variant="secondary" onClick={() => setRestoring(true)}>
          Recuperar
        </Button>
      )}
      {may('message') && <WriteLink />}
      <MoreMenu application={application} onMove={onMove} />
      <RestoreDialog application={application} open={restoring} onClose={() => setRestoring(false)} />
    </div>
  )
}

/** To the messages with this person, whichever part is open. */
function WriteLink() {
  const [search] = useSearchParams()
  return (
    <LinkButton
      size="sm"
      variant="secondary"
      aria-label="Escribir un mensaje"
      to={`?${withParam(search, 'ver', 'mensajes')}`}
      preventScrollReset
      className="min-h-9 @max-md:px-2.5"
    >
      <MessageSquare aria-hidden="true" />
      <span aria-hidden="true" className="@max-md:hidden">
        Escribir
      </span>
    </LinkButton>
  )
}

function StateBadge({ application }: Pick<ApplicationActionsProps, 'application'>) {
  const now = useNow()
  if (isHoldOver(application, now)) return <Badge tone="warn">{HOLD_OVER}</Badge>
  return <Badge>{applicationStateWords[application.state]}</Badge>
}

/** The numbers of the board work here too, wherever focus is, unless somebody writes or answers a question. */
function useStageKeys(id: string | null, stages: readonly { id: string }[], onMove: ApplicationActionsProps['onMove']) {
  useEffect(() => {
    if (!id) return
    function press(event: KeyboardEvent) {
      // A card in focus hears its own numbers.
      if (!isForPage(event)) return
      const stage = stages[stageOfDigit(event.key) ?? -1]
      if (stage && id) onMove(id, stage.id)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [id, stages, onMove])
}
