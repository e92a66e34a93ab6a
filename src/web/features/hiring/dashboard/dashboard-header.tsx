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
  /** Null where it cannot be closed. */
  onClose: (() => void) | null
}

/** One line, because the board needs the height. */
export function DashboardHeader({ board, company_name, badge, can_search, onClose }: DashboardHeaderProps) {
  const { vacancy, figures } = board
  const home = `/app/my-companies/${vacancy.company_id}`
  return (
    <header className="mb-3 flex items-start justify-between gap-4">
      <div className="min-w-0">
        <Link
          to={`${home}?tab=vacantes`}
          className="hit-area wrap-anywhere inline-flex items-center gap-2 font-medium text-ink-soft text-sm hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
          {company_name ? `Vacantes de ${company_name}` : 'Vacantes'}
        </Link>
        <h1 className="wrap-anywhere mt-1 text-2xl sm:text-3xl">{vacancy.title}</h1>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
          {badge}
          <span>
            {plural(vacancy.openings, 'plaza', 'plazas')}
            {figures.hired > 0 && ` · ${plural(figures.hired, 'contratada', 'contratadas')}`}
          </span>
          <PromiseNote board={board} />
        </p>
      </div>
      <Menu
        trigger={
          <IconButton label="Acciones de la vacante">
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
        items={[
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
  if (late === 0) return <span>Prometes respuesta en {plural(vacancy.reply_days, 'día', 'días')}</span>
  return (
    <Link to="?tab=lista&orden=no_contact" className="text-link hit-area inline-flex items-center gap-1.5 text-warn">
      <Clock aria-hidden="true" className="size-4 shrink-0" />
      {late === 1 ? '1 persona espera' : `${late} personas esperan`} más de lo prometido: hasta que respondas, la página
      no promete plazo
    </Link>
  )
}
