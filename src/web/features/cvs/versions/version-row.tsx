import { Bookmark, History } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import type { CvVersion } from '#shared/cvs/cvs.ts'
import { formatDayTime } from '#web/lib/format.ts'
import { timeAgo } from '#web/lib/time/relative-time.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonClass } from '#web/ui/buttons/button-look.ts'
import type { Restoring } from './use-restore.ts'

const reasons = {
  AUTO: 'Guardada mientras escribías',
  NAMED: 'Con nombre',
  EXPORT: 'La que descargaste',
  SHARE: 'La que compartiste',
  APPLY: 'La que enviaste en una postulación',
  RESTORE: 'Lo que había antes de restaurar',
} as const satisfies Record<CvVersion['reason'], string>

export const versionName = ({ name, reason }: CvVersion): string => name ?? reasons[reason]

interface VersionRowProps {
  version: CvVersion
  restoring: Restoring
  unsaved: boolean
}

export function VersionRow({ version, restoring, unsaved }: VersionRowProps) {
  const [search] = useSearchParams()
  const address = new URLSearchParams(search)
  address.set('version', String(version.number))
  const Icon = version.name === null ? History : Bookmark
  const label = `${versionName(version)}, ${formatDayTime(version.created_at)}`
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <Icon
        aria-hidden="true"
        className={`size-5 shrink-0 ${version.name === null ? 'text-ink-soft' : 'text-brand'}`}
      />
      <div className="min-w-0 flex-1 basis-52">
        <p className="wrap-anywhere font-medium">{versionName(version)}</p>
        <p className="text-ink-soft text-sm">
          <time dateTime={version.created_at} title={timeAgo(version.created_at)}>
            {formatDayTime(version.created_at)}
          </time>
        </p>
      </div>
      <div className="flex gap-2 max-sm:pl-9">
        <Link
          to={`?${address}`}
          preventScrollReset
          aria-label={`Comparar con ahora: ${label}`}
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          Comparar
        </Link>
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Restaurar: ${label}`}
          disabled={unsaved}
          busy={restoring.busy_with === version.number}
          busyLabel="Restaurando…"
          onClick={() => restoring.restore(version)}
        >
          Restaurar
        </Button>
      </div>
    </li>
  )
}
