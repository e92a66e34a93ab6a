import type { ApplyContext } from '#shared/hiring/applying.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'

interface ReferralNoteProps {
  context: Pick<ApplyContext, 'referral' | 'vacancy' | 'identity_from'>
  onDrop: () => void
}

/** Said before anything is sent: who recommends them, and that the company will read it. */
export function ReferralNote({ context: { referral, vacancy, identity_from }, onDrop }: ReferralNoteProps) {
  if (!referral) return null
  return (
    <Alert
      title={`${referral.full_name} te recomienda para esta vacante`}
      action={
        <Button size="sm" variant="quiet" className="-ml-3" onClick={onDrop}>
          Postularme sin recomendación
        </Button>
      }
    >
      {vacancy.company_name} sabrá quién te recomendó
      {identity_from === null ? '.' : ` cuando vea tu nombre, desde la fase «${identity_from}».`}
    </Alert>
  )
}
