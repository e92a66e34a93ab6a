import type { CurrentUser } from '#shared/accounts/users.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { EmailResend } from './email-resend.tsx'
import { PhoneCard } from './phone-card.tsx'
import { VerifiedBadge } from './verified-badge.tsx'

export function VerificationTab({ me }: { me: CurrentUser }) {
  return (
    <div className="space-y-6">
      <Card title="Correo" text="Lo necesitas confirmado para postularte y para publicar vacantes.">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="min-w-0 wrap-anywhere font-medium text-lg">{me.email}</span>
          <VerifiedBadge verified={me.email_verified} />
        </p>
        {me.pending_email && (
          <p className="mt-3 text-ink-soft">
            Tu correo nuevo, <span className="wrap-anywhere font-medium text-ink">{me.pending_email}</span>, espera que
            abras el enlace que te enviamos.
          </p>
        )}
        {(!me.email_verified || me.pending_email) && (
          <div className="mt-5">
            <EmailResend />
          </div>
        )}
      </Card>
      <PhoneCard me={me} />
    </div>
  )
}
