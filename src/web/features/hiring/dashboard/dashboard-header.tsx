import { ArrowLeft, Clock, Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { plural } from '#shared/core/numbers.ts'
import type { Dashboard } from '#shared/hiring/board.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'

interface DashboardHeaderProps {
  board: Dashboard
  company_name: string | undefined
  /** The state of the vacancy. */
  badge: ReactNode
  /** May look for people in the company. */
  can_search: boolean
  /** Beside the menu, e.g. the queue. */
  tools: ReactNode
  /** Null where it cannot be closed. */
  onClose: (() => void) | null
  /** Null where nobody can be added. */
  onAdd: (() => void) | null
  /** Null where there is nothing to recommend yet. */
  onRecommend: (() => void) | null
}

/** One line, because the board needs the height. */
export function DashboardHeader({
  board,
  company_name,
  badge,
  can_search,
  tools,
  onClose,
  onAdd,
  onRecommend,
}: DashboardHeaderProps) {
  const { vacancy, figures } = board
  const home = `/app/my-companies/${vacancy.company_id}`
  return (
    <header data-board-head="" className="@container -mt-1 flex min-h-11 items-center gap-1.5 lg:-mt-3">
      <Link
        to={`${home}?tab=vacantes`}
        aria-label={company_name ? `Vacantes de ${company_name}` : 'Vacantes'}
        title={company_name ? `Vacantes de ${company_name}` : 'Vacantes'}
        className="hit-area -ml-2 grid size-9 shrink-0 place-items-center rounded-lg text-ink-soft hover:bg-sunk hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <div className="min-w-0 flex-1 @3xl:flex @3xl:items-center @3xl:gap-4">
        <h1 title={vacancy.title} className="truncate text-lg @xl:text-2xl">
          {vacancy.title}
        </h1>
        <p className="flex min-w-0 shrink-0 items-center gap-x-2.5 overflow-hidden whitespace-nowrap text-ink-soft text-xs @3xl:text-sm">
          {badge}
          <span className={figures.overdue > 0 ? '@max-xl:hidden' : undefined}>
            {plural(vacancy.openings, 'plaza', 'plazas')}
            {figures.hired > 0 && ` · ${plural(figures.hired, 'contratada', 'contratadas')}`}
          </span>
          <PromiseNote board={board} />
        </p>
      </div>
      {tools}
      <Menu
        trigger={
          <IconButton label="Acciones de la vacante">
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
        items={[
          ...(onAdd ? [{ label: 'Añadir personas…', onSelect: onAdd }] : []),
          ...(onRecommend ? [{ label: 'Recomendar a alguien…', onSelect: onRecommend }] : []),
          { label: 'Ver la vacante', to: `${home}/vacancies/${vacancy.id}` },
          ...(can_search && vacancy.state === 'PUBLISHED'
            ? [{ label: 'Buscar personas', to: `${home}?tab=talento&vacante=${vacancy.id}` }]
            : []),
          { label: 'Ver la página pública', to: `/jobs/${vacancy.id}` },
          ...(onClose ? [{ label: 'Cerrar la vacante…', danger: true, onSelect: onClose }] : []),
        ]}
      />
    </header>
  )
}

/** Who is late reads it here, and why the public page no longer says when it answers. */
function PromiseNote({ board: { vacancy, figures } }: { board: Dashboard }) {
  const { overdue: late } = figures
  if (vacancy.reply_days === null) return null
  if (late === 0) {
    return <span className="truncate">Prometes respuesta en {plural(vacancy.reply_days, 'día', 'días')}</span>
  }
  return (
    <Link
      to="?tab=lista&orden=no_contact"
      title={NO_PROMISE}
      className="text-link hit-area inline-flex min-w-0 items-center gap-1.5 text-warn"
    >
      <Clock aria-hidden="true" className="size-4 shrink-0" />
      <span className="truncate">
        {late === 1 ? '1 persona espera' : `${late} personas esperan`} más de lo prometido
        <span className="sr-only">. {NO_PROMISE}</span>
      </span>
    </Link>
  )
}

const NO_PROMISE = 'Hasta que respondas, la página pública no promete plazo.'
