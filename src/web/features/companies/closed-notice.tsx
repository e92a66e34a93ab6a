import type { Company } from '#shared/companies/company-fields.ts'
import { mayAlways } from '#shared/companies/team-policy.ts'
import { useCompanyStep } from '#web/data/companies/ownership.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'

/** Above everything of a company in which nothing can be changed. */
export function ClosedNotice({ company }: { company: Company }) {
  const restore = useCompanyStep(company.id, 'restore')
  if (company.status === 'ACTIVE') return null
  if (company.status === 'SUSPENDED') {
    return (
      <div className="mb-6">
        <Alert tone="warn" title="Esta empresa está suspendida por ahora">
          Puedes verla, pero no hacer cambios. Escríbenos para revisarlo.
        </Alert>
      </div>
    )
  }
  const can_restore = mayAlways(company.me.role, 'archive_company')
  return (
    <div className="mb-6">
      <Alert
        tone="warn"
        title="Esta empresa está archivada"
        action={
          can_restore && (
            <Button
              size="sm"
              variant="secondary"
              busy={restore.isPending}
              busyLabel="Recuperando…"
              onClick={() => restore.mutate(undefined, { onSuccess: () => notify.success('Empresa recuperada.') })}
            >
              Recuperar empresa
            </Button>
          )
        }
      >
        Puedes verla, pero no hacer cambios.{' '}
        {can_restore
          ? 'Cuando la recuperes, tendrás que verificar otra vez su dominio.'
          : 'Solo quien es titular puede recuperarla.'}
        {restore.isError && <p className="mt-2 font-medium text-bad">{messageOf(restore.error)}</p>}
      </Alert>
    </div>
  )
}
