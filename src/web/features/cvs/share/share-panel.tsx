import { formatNumber } from '#shared/core/numbers.ts'
import type { CvShare } from '#shared/cvs/cvs.ts'
import { cx } from '#web/lib/cx.ts'
import { formatDate } from '#web/lib/format.ts'
import { Alert } from '#web/ui/feedback/alert.tsx'
import type { CvPanelProps } from '../manage/panel-parts.tsx'
import { CloseLink } from './close-link.tsx'
import { CopyLink } from './copy-link.tsx'
import { ShareForm } from './share-form.tsx'

/** The public link of a CV: closed until the person opens it. */
export function SharePanel({ cv }: CvPanelProps) {
  const { share } = cv
  if (cv.status === 'ARCHIVED') {
    return <Alert>Este CV está archivado. Recupéralo para compartirlo.</Alert>
  }
  return (
    <div className="space-y-8">
      {share ? <OpenLink share={share} /> : <Alert>Ahora nadie puede ver este CV con un enlace.</Alert>}
      <ShareForm key={share?.url ?? 'new'} cv_id={cv.id} share={share} />
      {share && <CloseLink cv_id={cv.id} />}
    </div>
  )
}

function OpenLink({ share }: { share: CvShare }) {
  const over = share.expires_at !== null && new Date(share.expires_at) <= new Date()
  return (
    <div className="space-y-5">
      <CopyLink url={share.url} />
      {over && (
        <Alert tone="warn" title="Este enlace caducó">
          Elige abajo cuánto dura y guarda: volverá a funcionar con la misma dirección.
        </Alert>
      )}
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Figure label="Veces visto" value={formatNumber(share.views)} />
        <Figure label="Descargas" value={formatNumber(share.downloads)} />
        <Figure
          label={over ? 'Caducó' : 'Caduca'}
          value={share.expires_at ? formatDate(share.expires_at) : 'Nunca'}
          small
        />
      </dl>
    </div>
  )
}

function Figure({ label, value, small = false }: { label: string; value: string; small?: boolean }) {
  return (
    <div
      className={cx('flex min-w-0 flex-col-reverse justify-end rounded-lg bg-sunk p-4', small && 'max-sm:col-span-2')}
    >
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className={`numeric font-bold ${small ? 'text-lg leading-9' : 'text-3xl'}`}>{value}</dd>
    </div>
  )
}
