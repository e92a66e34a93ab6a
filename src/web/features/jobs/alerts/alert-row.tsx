import { BellOff, BellRing, Ellipsis, Mail, Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { plural } from '#shared/core/numbers.ts'
import type { SavedSearch } from '#shared/jobs/saved-searches.ts'
import { filterWords } from '#shared/words/filters.ts'
import { alertFrequencyWords } from '#shared/words/jobs.ts'
import { useRunAlert, useUpdateAlert, valuesOf } from '#web/data/alerts.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { timeAgo } from '#web/lib/time/relative-time.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Badge } from '#web/ui/layout/badge.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { exploreAddress } from '../filters/job-filters.ts'
import { AlertDialog } from './alert-dialog.tsx'

export function AlertRow({ alert, onRemove }: { alert: SavedSearch; onRemove: () => void }) {
  const [editing, setEditing] = useState(false)
  const update = useUpdateAlert(alert.id)

  function setPaused(paused: boolean) {
    const onSuccess = () => notify.success(paused ? 'Alerta en pausa.' : 'Alerta en marcha.')
    const onError = (error: unknown) => notify.error(messageOf(error))
    update.mutate({ ...valuesOf(alert), paused }, { onSuccess, onError })
  }

  return (
    <li className="rounded-xl border border-line bg-surface p-5 shadow-rest sm:p-6">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="wrap-anywhere text-xl">
            <Link to={exploreAddress(alert.filters, 'recientes')} className="rounded-md hover:underline">
              {alert.name}
            </Link>
          </h2>
          <p className="wrap-anywhere mt-1 text-ink-soft">{filterWords(alert.filters)}</p>
        </div>
        <span className="-mt-2 -mr-2">
          <Menu
            trigger={
              <IconButton label={`Opciones de ${alert.name}`}>
                <Ellipsis aria-hidden="true" />
              </IconButton>
            }
            items={[
              {
                label: 'Cambiar nombre y avisos',
                icon: <Pencil aria-hidden="true" />,
                onSelect: () => setEditing(true),
              },
              alert.paused
                ? { label: 'Reanudar', icon: <Play aria-hidden="true" />, onSelect: () => setPaused(false) }
                : { label: 'Pausar', icon: <Pause aria-hidden="true" />, onSelect: () => setPaused(true) },
              { label: 'Eliminar alerta', icon: <Trash2 aria-hidden="true" />, danger: true, onSelect: onRemove },
            ]}
          />
        </span>
      </div>
      <AlertState alert={alert} />
      <RunNow alert={alert} />
      <AlertDialog open={editing} onOpenChange={setEditing} filters={alert.filters} alert={alert} />
    </li>
  )
}

function AlertState({ alert }: { alert: SavedSearch }) {
  const quiet = alert.paused || alert.frequency === 'OFF'
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <Badge
        tone={quiet ? 'neutral' : 'brand'}
        icon={quiet ? <BellOff aria-hidden="true" /> : <BellRing aria-hidden="true" />}
      >
        {alert.paused ? 'En pausa' : alertFrequencyWords[alert.frequency]}
      </Badge>
      {!quiet && alert.by_mail && <Badge icon={<Mail aria-hidden="true" />}>También por correo</Badge>}
      {alert.new_count > 0 && <Badge tone="spark">{plural(alert.new_count, 'nueva', 'nuevas')}</Badge>}
      {alert.last_notified_at ? (
        <span className="text-ink-soft text-sm">Último aviso {timeAgo(alert.last_notified_at)}</span>
      ) : (
        alert.new_count === 0 && <span className="text-ink-soft text-sm">Sin avisos todavía</span>
      )}
    </div>
  )
}

function RunNow({ alert }: { alert: SavedSearch }) {
  const run = useRunAlert()
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <LinkButton size="sm" variant="secondary" to={exploreAddress(alert.filters, 'recientes')}>
        Ver vacantes<span className="sr-only"> de {alert.name}</span>
      </LinkButton>
      <Button
        variant="quiet"
        size="sm"
        busy={run.isPending}
        aria-label={`Buscar ahora ${alert.name}`}
        onClick={() => run.mutate(alert.id)}
      >
        Buscar ahora
      </Button>
      <p role="status" className="text-sm">
        {run.isError && <span className="text-bad">{messageOf(run.error)}</span>}
        {run.data && told(run.data.told)}
      </p>
    </div>
  )
}

function told(count: number): string {
  return count === 0
    ? 'No hay vacantes nuevas por ahora.'
    : `Te avisamos de ${plural(count, 'vacante nueva', 'vacantes nuevas')}: mira la campana.`
}
