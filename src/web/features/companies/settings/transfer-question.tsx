import type { Company } from '#shared/companies/company-fields.ts'
import { useCompanyStep } from '#web/data/companies/ownership.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { formatDate } from '#web/lib/format.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'

/** For whoever is asked to become the owner; above the tabs, because not every role has the settings. */
export function TransferQuestion({ company }: { company: Company }) {
  const accept = useCompanyStep(company.id, 'accept')
  const decline = useCompanyStep(company.id, 'decline')
  const { transfer } = company
  if (!transfer?.is_for_me) return null
  const error = accept.error ?? decline.error
  return (
    <div className="mb-6">
      <Alert
        title={`${transfer.from_name} te propone asumir la titularidad`}
        action={
          <>
            <Button
              busy={accept.isPending}
              busyLabel="Aceptando…"
              onClick={() =>
                accept.mutate(undefined, { onSuccess: () => notify.success(`Ahora eres titular de ${company.name}.`) })
              }
            >
              Aceptar la titularidad
            </Button>
            <Button
              variant="quiet"
              busy={decline.isPending}
              busyLabel="Respondiendo…"
              onClick={() => decline.mutate(undefined, { onSuccess: () => notify.success('Respuesta enviada.') })}
            >
              No, gracias
            </Button>
          </>
        }
      >
        <p className="wrap-anywhere">
          Si aceptas, decidirás sobre {company.name} y {transfer.from_name} seguirá en Administración. Nada cambia hasta
          que respondas. Tienes hasta el {formatDate(transfer.expires_at)}.
        </p>
        {error && <p className="mt-2 font-medium text-bad">{messageOf(error)}</p>}
      </Alert>
    </div>
  )
}
