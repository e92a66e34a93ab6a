import type { TalentAnswer, TalentAsk } from '#shared/matching/talent-consents.ts'
import { useAnswerTalentAsk } from '#web/data/privacy.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { formatDate } from '#web/lib/format.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'

/** Companies that wait for a yes or a no. */
export function TalentAsks({ asks }: { asks: readonly TalentAsk[] }) {
  const answering = useAnswerTalentAsk()

  function say({ company_id, company_name }: TalentAsk, answer: TalentAnswer) {
    const told =
      answer === 'SI' ? `${company_name} te tendrá en cuenta 12 meses.` : 'Hecho. No te lo pedirá de nuevo en un año.'
    const onError = (error: unknown) => notify.error(messageOf(error))
    answering.mutate({ company_id, answer }, { onSuccess: () => notify.success(told), onError })
  }

  return asks.map((ask) => (
    <div key={ask.company_id} className="mb-4">
      <Alert
        title={`${ask.company_name} quiere tenerte en cuenta para otras vacantes`}
        action={
          <>
            <Button size="sm" disabled={answering.isPending} onClick={() => say(ask, 'SI')}>
              Aceptar<span className="sr-only"> de {ask.company_name}</span>
            </Button>
            <Button size="sm" variant="quiet" disabled={answering.isPending} onClick={() => say(ask, 'NO')}>
              No, gracias<span className="sr-only"> a {ask.company_name}</span>
            </Button>
          </>
        }
      >
        Te lo pidió el {formatDate(ask.asked_at)}. Si aceptas, verá tu CV durante 12 meses y podrá invitarte a otros
        procesos.
      </Alert>
    </div>
  ))
}
