import { Bell, CalendarDays, MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { plural } from '#shared/core/numbers.ts'
import type { MyApplication } from '#shared/hiring/my-applications.ts'
import { useOwnZone } from '#web/data/accounts/own-zone.ts'
import { OPENED_HERE } from '#web/lib/address.ts'
import { cx } from '#web/lib/cx.ts'
import { formatDate } from '#web/lib/format.ts'
import { timeAgo } from '#web/lib/time/relative-time.ts'
import { momentWords } from '#web/lib/time/zoned-time.ts'
import { Avatar } from '#web/ui/layout/avatar.tsx'
import { UndoButton } from '../../parts/undo-button.tsx'
import { PromiseLine } from '../promise-line.tsx'
import { StateBadge } from '../state-badge.tsx'

export const applicationLinkId = (id: string): string => `postulacion-${id}`

const NEXT: Record<NonNullable<MyApplication['next_action']>, string> = {
  CHOOSE_SLOT: 'Elige un horario de entrevista',
  ANSWER_OFFER: 'Responde a la oferta',
}

interface ApplicationCardProps {
  application: MyApplication
  to: string
  /** In a column of the board, whose heading says the state. */
  compact?: boolean
}

/** One own application; the whole card opens it. */
export function ApplicationCard({ application, to, compact = false }: ApplicationCardProps) {
  const { id, title, company, state, state_since, applied_at } = application
  const Title = compact ? 'h3' : 'h2'
  return (
    <li className="relative flex min-w-0 flex-col gap-3 rounded-xl border border-line bg-surface p-4 shadow-rest transition-[border-color,box-shadow] focus-within:border-brand hover:border-brand hover:shadow-float sm:p-5">
      <div className="flex items-start gap-3">
        {!compact && <Avatar name={company.name} url={company.logo_url} square />}
        <div className="min-w-0 flex-1">
          <Title className={cx('wrap-anywhere line-clamp-3', compact ? 'text-base' : 'text-lg')}>
            <Link
              id={applicationLinkId(id)}
              to={to}
              state={OPENED_HERE}
              preventScrollReset
              className="rounded-md after:absolute after:inset-0 after:rounded-xl"
            >
              {title}
            </Link>
          </Title>
          <p className="wrap-anywhere line-clamp-2 text-[0.9375rem] text-ink-soft">{company.name}</p>
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <StateBadge state={state} />
        <span className="text-ink-soft text-sm">
          {state === 'ENVIADA' ? `el ${formatDate(applied_at)}` : timeAgo(state_since)}
        </span>
      </p>
      <Waiting application={application} />
    </li>
  )
}

function Waiting({ application }: { application: MyApplication }) {
  const { id, next_action, next_interview_at, unread_messages, reminder_at, undo_until, is_on_hold } = application
  const own = useOwnZone()
  const zone = application.interview_timezone ?? own
  return (
    <>
      {next_action && (
        <p className="self-start rounded-md bg-spark px-3 py-1.5 font-semibold text-on-spark text-sm">
          {NEXT[next_action]}
        </p>
      )}
      {is_on_hold && <p className="text-ink-soft text-sm">La empresa puso el proceso en espera.</p>}
      <PromiseLine application={application} />
      {next_interview_at && <Fact icon={<CalendarDays />}>Entrevista: {momentWords(next_interview_at, zone)}</Fact>}
      {unread_messages > 0 && (
        <Fact strong icon={<MessageSquare />}>
          {plural(unread_messages, 'mensaje sin leer', 'mensajes sin leer')}
        </Fact>
      )}
      {reminder_at && <Fact icon={<Bell />}>Recordatorio: {formatDate(reminder_at)}</Fact>}
      {undo_until && (
        <p className="flex empty:hidden">
          <UndoButton application_id={id} undo_until={undo_until} className="z-10" />
        </p>
      )}
    </>
  )
}

function Fact({ icon, strong = false, children }: { icon: ReactNode; strong?: boolean; children: ReactNode }) {
  return (
    <p className={cx('flex items-start gap-1.5 text-sm', strong ? 'font-semibold text-brand-strong' : 'text-ink-soft')}>
      <span aria-hidden="true" className="mt-0.5 shrink-0 [&_svg]:size-4">
        {icon}
      </span>
      <span className="wrap-anywhere min-w-0">{children}</span>
    </p>
  )
}
