import { useRef } from 'react'
import type { TalentConsent } from '#shared/matching/talent-consents.ts'
import { useChangeConsent, useTalentConsents } from '#web/data/privacy.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { formatDate } from '#web/lib/format.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { TalentAsks } from './talent-asks.tsx'

/** Companies that may consider the person for other vacancies. */
export function ConsentsCard() {
  const consents = useTalentConsents()
  const change = useChangeConsent()
  const list = useRef<HTMLUListElement>(null)

  function decide({ company_id, company_name }: TalentConsent, renew: boolean) {
    const told = renew
      ? `${company_name} te tendrá en cuenta 12 meses más.`
      : `${company_name} ya no te tendrá en cuenta.`
    change.mutate(
      { company_id, renew },
      {
        onSuccess: () => {
          notify.success(told)
          list.current?.focus()
        },
      },
    )
  }

  return (
    <Card
      title="Bancos de talento"
      text="Empresas a las que permites tenerte en cuenta para otras vacantes. Dura 12 meses y puedes retirarlo cuando quieras."
    >
      {consents.isError && (
        <Failure title="No pudimos cargar tus permisos." error={consents.error} onRetry={consents.refetch} />
      )}
      {consents.data && <TalentAsks asks={consents.data.asks} />}
      {consents.data?.items.length === 0 && consents.data.asks.length === 0 && (
        <p className="text-ink-soft">Ninguna por ahora. Puedes permitirlo al enviar una postulación.</p>
      )}
      {consents.data && consents.data.items.length > 0 && (
        <ul ref={list} tabIndex={-1} aria-label="Bancos de talento" className="divide-y divide-line">
          {consents.data.items.map((one) => (
            <li key={one.company_id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
              <span className="min-w-0 flex-1 basis-52 break-words">
                <span className="block font-medium">{one.company_name}</span>
                <span className="block text-ink-soft text-sm">Hasta el {formatDate(one.until)}</span>
              </span>
              <Button variant="quiet" size="sm" onClick={() => decide(one, true)}>
                Renovar<span className="sr-only"> con {one.company_name}</span>
              </Button>
              <Button variant="quiet" size="sm" className="text-bad" onClick={() => decide(one, false)}>
                Retirar<span className="sr-only"> de {one.company_name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {change.isError && (
        <Alert tone="bad" live>
          {messageOf(change.error)}
        </Alert>
      )}
    </Card>
  )
}
