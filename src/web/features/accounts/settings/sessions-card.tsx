import { MonitorSmartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import type { session } from '#shared/accounts/auth.ts'
import { signedInByWords } from '#shared/words/sign-in.ts'
import { useRevokeSession, useSessions } from '#web/data/accounts/account-security.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { timeAgo } from '#web/lib/time/relative-time.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Badge } from '#web/ui/layout/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'

type Session = z.output<typeof session>

export function SessionsCard() {
  const sessions = useSessions()
  const revoke = useRevokeSession()
  const list = useRef<HTMLUListElement>(null)
  const [told, setTold] = useState('')
  const others = sessions.data?.items.filter((one) => !one.is_current).length ?? 0

  function end(id: string | null, message: string) {
    revoke.mutate(id, {
      onSuccess: () => {
        setTold(message)
        notify.success(message)
        // The pressed button goes away with its row.
        list.current?.focus()
      },
    })
  }

  return (
    <Card title="Sesiones activas" text="Dispositivos en los que tu cuenta está abierta.">
      {sessions.isError && (
        <Failure title="No pudimos cargar tus sesiones." error={sessions.error} onRetry={sessions.refetch} />
      )}
      {sessions.isPending && <SessionsLoading />}
      {sessions.data && (
        <ul ref={list} tabIndex={-1} aria-label="Sesiones activas" className="divide-y divide-line">
          {sessions.data.items.map((one) => (
            <SessionRow
              key={one.id}
              one={one}
              busy={revoke.isPending && revoke.variables === one.id}
              onEnd={() => end(one.id, 'Sesión cerrada en ese dispositivo.')}
            />
          ))}
        </ul>
      )}
      {others > 0 && (
        <Button
          variant="secondary"
          className="mt-4"
          busy={revoke.isPending && revoke.variables === null}
          busyLabel="Cerrando…"
          onClick={() => end(null, 'Cerramos tus demás sesiones.')}
        >
          Cerrar las demás sesiones
        </Button>
      )}
      <p role="status" className="mt-3 text-ink-soft text-sm empty:hidden">
        {told}
      </p>
      {revoke.isError && (
        <Alert tone="bad" live>
          {messageOf(revoke.error)}
        </Alert>
      )}
    </Card>
  )
}

function SessionRow({ one, busy, onEnd }: { one: Session; busy: boolean; onEnd: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0">
      <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {one.device}
          {one.is_current && <Badge tone="brand">Este dispositivo</Badge>}
        </p>
        <p className="text-ink-soft text-sm">
          Última actividad <time dateTime={one.last_seen_at}>{timeAgo(one.last_seen_at)}</time> · red {one.ip_prefix}
          {one.signed_in_by && ` · con ${signedInByWords[one.signed_in_by]}`}
        </p>
      </div>
      {!one.is_current && (
        <Button
          variant="quiet"
          size="sm"
          className="max-sm:ml-7"
          busy={busy}
          busyLabel="Cerrando…"
          aria-label={`Cerrar sesión en ${one.device}`}
          onClick={onEnd}
        >
          Cerrar sesión
        </Button>
      )}
    </li>
  )
}

function SessionsLoading() {
  return (
    <Loading label="Cargando tus sesiones…" className="space-y-5">
      <Skeleton className="h-10" />
      <Skeleton className="h-10 w-4/5" />
    </Loading>
  )
}
