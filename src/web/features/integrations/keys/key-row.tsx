import { Ban, CircleCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { ApiKey } from '#shared/integrations/api-keys.ts'
import { scopeWords } from '#shared/words/integrations.ts'
import { useRevokeKey } from '#web/data/companies/integrations.ts'
import { formatDate } from '#web/lib/format.ts'
import { timeAgo } from '#web/lib/time/relative-time.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Badge } from '#web/ui/layout/badge.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'

export function KeyRow({ company_id, api_key }: { company_id: string; api_key: ApiKey }) {
  const [asks, setAsks] = useState(false)
  const revoke = useRevokeKey(company_id)
  const { id, name, prefix, scopes, is_live } = api_key

  const done = () => {
    setAsks(false)
    notify.success('Clave revocada.')
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
          <StateBadge api_key={api_key} />
          <code className="text-ink-soft text-sm">{prefix}…</code>
        </p>
        <p className="mt-1.5 text-sm">{scopes.map((scope) => scopeWords[scope].name).join(' · ')}</p>
        <p className="wrap-anywhere mt-1 text-ink-soft text-sm">{factsOf(api_key)}</p>
      </div>
      {is_live && (
        <Button size="sm" variant="quiet" aria-label={`Revocar la clave ${name}`} onClick={() => setAsks(true)}>
          Revocar
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={`¿Revocar «${name}»?`}
        text="Los programas que la usan dejan de funcionar al momento. No se puede deshacer."
        confirm="Revocar clave"
        busy={revoke.isPending}
        busyLabel="Revocando…"
        error={revoke.error}
        onConfirm={() => revoke.mutate(id, { onSuccess: done })}
      />
    </li>
  )
}

function StateBadge({ api_key: { revoked_at, is_live } }: { api_key: ApiKey }) {
  if (revoked_at) return <Badge icon={<Ban aria-hidden="true" />}>Revocada</Badge>
  if (is_live) {
    return (
      <Badge tone="good" icon={<CircleCheck aria-hidden="true" />}>
        En uso
      </Badge>
    )
  }
  return (
    <Badge tone="warn" icon={<TriangleAlert aria-hidden="true" />}>
      Vencida
    </Badge>
  )
}

function factsOf({ created_at, created_by_name, last_used_at, expires_at, revoked_at }: ApiKey): string {
  const facts = [
    `Creada el ${formatDate(created_at)}${created_by_name ? ` por ${created_by_name}` : ''}`,
    last_used_at ? `usada ${timeAgo(last_used_at)}` : 'sin usar',
    revoked_at ? `revocada el ${formatDate(revoked_at)}` : expires_at && `vence el ${formatDate(expires_at)}`,
  ]
  return facts.filter(Boolean).join(' · ')
}
