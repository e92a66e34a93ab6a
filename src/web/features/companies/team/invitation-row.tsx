import { Ban, CircleCheck, CircleX, Clock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Invitation } from '#shared/companies/invitations.ts'
import { roleLabels } from '#shared/words/companies.ts'
import { useResendInvitation, useRevokeInvitation } from '#web/data/companies/team.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { formatDate } from '#web/lib/format.ts'
import { timeAgo } from '#web/lib/time/relative-time.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Badge } from '#web/ui/layout/badge.tsx'

const states: Record<
  Invitation['state'],
  { word: string; tone: 'neutral' | 'good' | 'warn' | 'brand'; icon: ReactNode }
> = {
  PENDING: { word: 'Pendiente', tone: 'brand', icon: <Clock aria-hidden="true" /> },
  ACCEPTED: { word: 'Aceptada', tone: 'good', icon: <CircleCheck aria-hidden="true" /> },
  DECLINED: { word: 'No aceptada', tone: 'neutral', icon: <CircleX aria-hidden="true" /> },
  REVOKED: { word: 'Revocada', tone: 'neutral', icon: <Ban aria-hidden="true" /> },
  EXPIRED: { word: 'Vencida', tone: 'warn', icon: <TriangleAlert aria-hidden="true" /> },
}

export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { word, tone, icon } = states[invitation.state]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="wrap-anywhere font-semibold">{invitation.email}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
          <Badge tone={tone} icon={icon}>
            {word}
          </Badge>
          <span className="text-ink-soft text-sm">{roleLabels[invitation.role]}</span>
        </p>
        <InvitationTimes invitation={invitation} />
      </div>
      {invitation.can_manage && <InvitationActions invitation={invitation} />}
    </li>
  )
}

function InvitationTimes({ invitation }: { invitation: Invitation }) {
  const { state, sent_at, sent_count, last_opened_at, expires_at, invited_by_name } = invitation
  const facts = [
    `Enviada ${timeAgo(sent_at)}${invited_by_name ? ` por ${invited_by_name}` : ''}`,
    sent_count > 1 && `${sent_count} envíos`,
    last_opened_at ? `abierta ${timeAgo(last_opened_at)}` : state === 'PENDING' && 'sin abrir',
    state === 'PENDING' && `vence el ${formatDate(expires_at)}`,
    state === 'EXPIRED' && `venció el ${formatDate(expires_at)}`,
  ]
  return <p className="wrap-anywhere mt-1.5 text-ink-soft text-sm">{facts.filter(Boolean).join(' · ')}</p>
}

function InvitationActions({ invitation: { id, state, email } }: { invitation: Invitation }) {
  const resend = useResendInvitation()
  const revoke = useRevokeInvitation()
  const failed = resend.error ?? revoke.error
  if (state === 'ACCEPTED' || state === 'DECLINED') return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        size="sm"
        variant="secondary"
        aria-label={`Reenviar invitación a ${email}`}
        busy={resend.isPending}
        busyLabel="Reenviando…"
        onClick={() => resend.mutate(id, { onSuccess: () => notify.success(`Invitación enviada a ${email}.`) })}
      >
        Reenviar
      </Button>
      {state === 'PENDING' && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Revocar invitación a ${email}`}
          busy={revoke.isPending}
          busyLabel="Revocando…"
          onClick={() => revoke.mutate(id, { onSuccess: () => notify.success('Invitación revocada.') })}
        >
          Revocar
        </Button>
      )}
      {failed && (
        <p role="alert" className="w-full text-bad text-sm">
          {messageOf(failed)}
        </p>
      )}
    </div>
  )
}
