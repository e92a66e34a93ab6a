import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { plural } from '#shared/core/numbers.ts'
import type { ReferralLink } from '#shared/hiring/referrals/referrals.ts'
import { useCreateReferralLink, useDeleteReferralLink, useReferralLink } from '#web/data/hiring-team/referrals.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { formatDate } from '#web/lib/format.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { CopyField } from '#web/ui/forms/copy-field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

const TEXT =
  'Un enlace tuyo a esta vacante, para quien creas que encaja. Al postularse leerá que llega por tu recomendación, y el equipo lo verá en su candidatura.'

/** The own link by which somebody of the team recommends people: made, copied, renewed, switched off. */
export function RecommendDialog({ vacancy_id, onClose }: { vacancy_id: string; onClose: () => void }) {
  const link = useReferralLink(vacancy_id)
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title="Recomendar a alguien" text={TEXT}>
      {link.isPending && (
        <Loading label="Cargando tu enlace…">
          <SkeletonLines lines={3} />
        </Loading>
      )}
      {link.isError && (
        <Failure title="No pudimos cargar tu enlace." error={link.error} onRetry={() => link.refetch()} />
      )}
      {link.data && <OwnLink vacancy_id={vacancy_id} link={link.data} />}
    </Dialog>
  )
}

interface OwnLinkProps {
  vacancy_id: string
  link: ReferralLink
}

function OwnLink({ vacancy_id, link: { url, created_at, came, works } }: OwnLinkProps) {
  const create = useCreateReferralLink(vacancy_id)
  const remove = useDeleteReferralLink(vacancy_id)
  const [asking, setAsking] = useState<'RENEW' | 'OFF' | null>(null)
  const failure = create.error ?? remove.error
  const done = { onSuccess: () => setAsking(null) }
  return (
    <div className="space-y-5">
      {failure && (
        <Alert tone="bad" live>
          {messageOf(failure)}
        </Alert>
      )}
      {!works && (
        <Alert tone="warn">
          Ahora la vacante no recibe postulaciones: tu enlace la muestra, pero no recomienda a nadie.
        </Alert>
      )}
      {url === null && works && (
        <Button busy={create.isPending} busyLabel="Creando…" onClick={() => create.mutate()}>
          <Link2 aria-hidden="true" />
          Crear mi enlace
        </Button>
      )}
      {url !== null && <CopyField label="Tu enlace" value={url} help="No dice quién eres ni a quién se lo envías." />}
      <p role="status" className="font-medium">
        {cameWords(came)}
      </p>
      {url !== null && asking === null && (
        <div className="flex flex-wrap items-center gap-2 border-line border-t pt-4">
          {created_at && <p className="w-full text-ink-soft text-sm">Creado el {formatDate(created_at)}.</p>}
          {works && (
            <Button size="sm" variant="secondary" onClick={() => setAsking('RENEW')}>
              Crear un enlace nuevo
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={() => setAsking('OFF')}>
            Desactivar
          </Button>
        </div>
      )}
      {url !== null && asking === 'RENEW' && (
        <Sure
          title="¿Crear un enlace nuevo?"
          confirm="Crear enlace nuevo"
          busy={create.isPending}
          busyLabel="Creando…"
          onConfirm={() => create.mutate(undefined, done)}
          onCancel={() => setAsking(null)}
        />
      )}
      {url !== null && asking === 'OFF' && (
        <Sure
          title="¿Desactivar tu enlace?"
          confirm="Desactivar enlace"
          busy={remove.isPending}
          busyLabel="Desactivando…"
          onConfirm={() => remove.mutate(undefined, done)}
          onCancel={() => setAsking(null)}
        />
      )}
    </div>
  )
}

function cameWords(came: number): string {
  if (came === 0) return 'Todavía nadie se postuló con tu recomendación.'
  return `${plural(came, 'persona se postuló', 'personas se postularon')} con tu recomendación.`
}

interface SureProps {
  title: string
  confirm: string
  busy: boolean
  busyLabel: string
  onConfirm: () => void
  onCancel: () => void
}

/** Either way the link that people hold goes on showing the vacancy. */
function Sure({ title, confirm, busy, busyLabel, onConfirm, onCancel }: SureProps) {
  return (
    <Alert
      tone="warn"
      live
      title={title}
      action={
        <>
          <Button size="sm" variant="danger" busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button size="sm" variant="secondary" onClick={onCancel}>
            Cancelar
          </Button>
        </>
      }
    >
      El enlace de ahora seguirá mostrando la vacante, ya sin tu recomendación. Quien ya se postuló sigue contando.
    </Alert>
  )
}
