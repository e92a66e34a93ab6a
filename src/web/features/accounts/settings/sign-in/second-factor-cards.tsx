import { useState } from 'react'
import { useSecondFactor } from '#web/data/accounts/second-factor.ts'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'

/** What the account asks for beside the password, and what opens it instead of it. */
export function SecondFactorCards({ email }: { email: string }) {
  const factor = useSecondFactor()
  const [codes, setCodes] = useState<string[] | null>(null)
  if (!factor.data)
    return (
      <Card title="Verificación en dos pasos">
        {factor.isError ? (
          <Failure title="No pudimos cargar cómo proteges tu cuenta." error={factor.error} onRetry={factor.refetch} />
        ) : (
          <Loading label="Cargando…" className="space-y-4">
            <Skeleton className="h-6 w-56" />
            <Skeleton className="h-11 w-40" />
          </Loading>
        )}
      </Card>
    )
  return (
    <>
      <SecondFactorCard email={email} factor={factor.data} onCodes={setCodes} />
      <PasskeysCard email={email} passkeys={factor.data.passkeys} onCodes={setCodes} />
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </>
  )
}
