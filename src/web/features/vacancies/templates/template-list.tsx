import type { ReactNode } from 'react'
import type { Company } from '#shared/companies/company-fields.ts'
import { useTemplates } from '#web/data/vacancy-templates.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { TemplateRow } from './template-row.tsx'

/** The «Plantillas» tab of a company; beside its vacancies, what other features keep. */
export function TemplatesTab({ company, children }: { company: Company; children: ReactNode }) {
  return (
    <>
      <h2 className="mb-5 text-2xl">Plantillas de vacantes</h2>
      <TemplateList company={company} />
      {children}
    </>
  )
}

/** The vacancy templates of a company, ready to begin a vacancy with. */
export function TemplateList({ company }: { company: Company }) {
  const templates = useTemplates(company.id)
  if (templates.isPending) return <TemplatesLoading />
  if (!templates.data) {
    return <Failure title="No pudimos cargar las plantillas." error={templates.error} onRetry={templates.refetch} />
  }
  const { items } = templates.data
  if (items.length === 0) return <NoTemplates company_id={company.id} />
  return (
    <ul aria-label="Plantillas de vacantes" className="space-y-3">
      {items.map((template) => (
        <TemplateRow key={template.id} company_id={company.id} template={template} />
      ))}
    </ul>
  )
}

function NoTemplates({ company_id }: { company_id: string }): ReactNode {
  return (
    <Card aria-label="Plantillas de vacantes">
      <EmptyState
        drawing="board"
        text="Abre una vacante que repitas y elige «Guardar como plantilla»: la próxima empieza con el texto hecho."
        action={
          <LinkButton variant="secondary" to={`/app/my-companies/${company_id}?tab=vacantes`}>
            Ver vacantes
          </LinkButton>
        }
      />
    </Card>
  )
}

function TemplatesLoading() {
  return (
    <Loading label="Cargando plantillas…" className="space-y-3">
      {['a', 'b', 'c'].map((row) => (
        <Skeleton key={row} className="h-20 w-full rounded-xl" />
      ))}
    </Loading>
  )
}
