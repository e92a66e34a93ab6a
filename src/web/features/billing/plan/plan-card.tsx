import type { Billing } from '#shared/billing/payments.ts'
import type { Company } from '#shared/companies/company-fields.ts'
import { useCompanies } from '#web/data/companies/companies.ts'
import { formatDate } from '#web/lib/format.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Progress } from '#web/ui/feedback/progress.tsx'
import { Card } from '#web/ui/layout/card.tsx'

/** What the company has now and how much of it is in use. */
export function PlanCard({ company, billing }: { company: Company; billing: Billing }) {
  const { plan_name, active_vacancies, ends_at, state, extra } = billing
  const companies = useCompanies()
  const in_use = companies.data?.items.find(({ id }) => id === company.id)?.open_vacancies
  const end = ends_at && formatDate(ends_at)
  return (
    <Card
      title={`Plan ${plan_name}`}
      text={state === 'FREE' ? 'Tu primera vacante activa es gratis y no caduca.' : `Activo hasta el ${end}.`}
    >
      {state === 'GRACE' && (
        <Alert tone="warn" title={`El plan terminó el ${end}`}>
          Tus vacantes siguen activas unos días más. Renuévalo para que ninguna quede en pausa.
        </Alert>
      )}
      {company.verification === 'UNVERIFIED' && (
        <Alert
          tone="warn"
          title="Verifica el dominio para ampliar el plan"
          action={
            <LinkButton size="sm" variant="secondary" to={`/app/my-companies/${company.id}?tab=ajustes&campo=email`}>
              Verificar el dominio
            </LinkButton>
          }
        >
          Hasta entonces la empresa puede tener una vacante activa.
        </Alert>
      )}
      <div className="mt-4 max-w-md">
        <Progress
          label="Vacantes activas"
          value={Math.min(100, ((in_use ?? 0) / active_vacancies) * 100)}
          text={placesInUse(in_use, active_vacancies)}
        />
      </div>
      {extra.length > 0 && (
        <p className="mt-4 text-ink-soft">
          {extra.length === 1 ? 'Incluye una publicación suelta' : `Incluye ${extra.length} publicaciones sueltas`}:{' '}
          {extra.map(({ ends_at }) => `hasta el ${formatDate(ends_at)}`).join(', ')}.
        </p>
      )}
    </Card>
  )
}

const vacancies = (count: number) => (count === 1 ? '1 vacante activa' : `${count} vacantes activas`)

/** «2 de 5 vacantes activas»; above the limit the two figures are said apart, since «11 de 1» is no part of anything. */
function placesInUse(in_use: number | undefined, limit: number): string {
  if (in_use === undefined) return `Tu plan incluye ${vacancies(limit)}.`
  if (in_use > limit) return `Tienes ${vacancies(in_use)}; tu plan incluye ${limit}.`
  return `${in_use} de ${vacancies(limit)}`
}
