import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { useCalendarFeed, useCreateCalendarFeed, useDeleteCalendarFeed } from '#web/data/hiring-team/calendar-feed.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { formatDate } from '#web/lib/format.ts'
import { timeAgo } from '#web/lib/time/relative-time.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { CopyField } from '#web/ui/forms/copy-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'

const TITLE = 'Tus entrevistas en tu calendario'
const TEXT =
  'Una dirección secreta que tu calendario lee solo: trae las entrevistas que haces o de las personas que llevas en esta empresa, en tu hora y siempre al día.'

/** The secret address at which a calendar reads the person's own interviews: made, renewed, switched off. */
export function CalendarCard({ company_id }: { company_id: string }) {
  const feed = useCalendarFeed(company_id)
  const create = useCreateCalendarFeed(company_id)
  const [asking, setAsking] = useState<'RENEW' | 'OFF' | null>(null)
  const make = () =>
    create.mutate(undefined, {
      onSuccess: () => setAsking(null),
      onError: (error) => !asking && notify.error(messageOf(error)),
    })
  return (
    <Card title={TITLE} text={TEXT}>
      {feed.isPending && (
        <Loading label="Cargando tu calendario…">
          <SkeletonLines lines={2} />
        </Loading>
      )}
      {feed.isError && (
        <Failure title="No pudimos cargar tu calendario." error={feed.error} onRetry={() => feed.refetch()} />
      )}
      {feed.data && !feed.data.is_on && (
        <Button variant="secondary" busy={create.isPending} busyLabel="Creando…" onClick={make}>
          <CalendarPlus aria-hidden="true" />
          Crear mi dirección
        </Button>
      )}
      {feed.data?.is_on && (
        <div className="space-y-5">
          {create.data && <Address url={create.data.url} />}
          <p className="text-ink-soft text-sm">
            {feed.data.created_at && `Creada el ${formatDate(feed.data.created_at)}. `}
            {feed.data.read_at
              ? `Tu calendario la leyó ${timeAgo(feed.data.read_at)}.`
              : 'Ningún calendario la ha leído todavía.'}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" onClick={() => setAsking('RENEW')}>
              Crear una dirección nueva
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setAsking('OFF')}>
              Desactivar
            </Button>
          </div>
        </div>
      )}
      <ConfirmDialog
        open={asking === 'RENEW'}
        onClose={() => setAsking(null)}
        title="Crear una dirección nueva"
        text="La dirección de ahora deja de funcionar: tendrás que poner la nueva en los calendarios que la usan."
        confirm="Crear dirección nueva"
        busy={create.isPending}
        busyLabel="Creando…"
        error={create.error}
        onConfirm={make}
      />
      <SwitchOff company_id={company_id} open={asking === 'OFF'} onClose={() => setAsking(null)} />
    </Card>
  )
}

function Address({ url }: { url: string }) {
  return (
    <div className="space-y-3">
      <CopyField
        label="Tu dirección secreta"
        value={url}
        help="Cópiala ahora: no volveremos a mostrarla. Quien la tenga ve tus entrevistas, así que no la compartas."
        more={
          <a href={url.replace(/^https?:/, 'webcal:')} className="text-link hit-area">
            Abrir en mi calendario
          </a>
        }
      />
      <p className="text-sm">
        En Google Calendar: «Otros calendarios», «+», «Desde URL». En Outlook: «Agregar calendario», «Suscribirse desde
        la web». En Apple: «Archivo», «Nueva suscripción a calendario». Cada calendario la vuelve a leer a su ritmo;
        Google puede tardar unas horas.
      </p>
    </div>
  )
}

function SwitchOff({ company_id, open, onClose }: { company_id: string; open: boolean; onClose: () => void }) {
  const remove = useDeleteCalendarFeed(company_id)
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Desactivar la dirección"
      text="La dirección deja de funcionar y los calendarios que la usan ya no recibirán tus entrevistas. Puedes crear otra cuando quieras."
      confirm="Desactivar dirección"
      busy={remove.isPending}
      busyLabel="Desactivando…"
      error={remove.error}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
    />
  )
}
