import type { Card } from '#shared/hiring/board.ts'
import type { TeamApplication } from '#shared/hiring/team-application.ts'
import { Avatar } from '#web/ui/layout/avatar.tsx'
import { Badge } from '#web/ui/layout/badge.tsx'
import { CardMatch } from '../board/card-signs.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { ApplicationActions } from './application-actions.tsx'

interface ApplicationHeadProps {
  application: TeamApplication
  onMove: (card_id: string, stage_id: string) => void
  onReject: (card: Card) => void
}

/** Who it is, where they stand and what can be done: stays in sight, whatever is read below. */
export function ApplicationHead({ application, onMove, onReject }: ApplicationHeadProps) {
  const { full_name, headline } = application
  return (
    <header data-sheet-head="" className="@container shrink-0 px-4 pt-2.5 pb-2 sm:px-6">
      <div className="flex min-h-11 items-center gap-3 pr-31">
        <span className="contents max-sm:hidden">
          <Avatar name={full_name} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 title={full_name} className="wrap-anywhere line-clamp-2 text-lg sm:text-xl">
            {full_name}
          </h2>
          {headline && (
            <p title={headline} className="truncate text-ink-soft text-sm">
              {headline}
            </p>
          )}
        </div>
      </div>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ApplicationActions application={application} onMove={onMove} onReject={onReject} />
        <Standing application={application} />
      </div>
    </header>
  )
}

function Standing({ application }: Pick<ApplicationHeadProps, 'application'>) {
  const { stages } = useDashboard()
  const stage = stages.find(({ id }) => id === application.stage_id)
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 @max-3xl:-order-1 @max-3xl:w-full @3xl:ml-auto">
      {stage && (
        <Badge tone="brand">
          <span className="sr-only">Etapa: </span>
          {stage.name}
        </Badge>
      )}
      <CardMatch match={application.match} />
    </div>
  )
}
