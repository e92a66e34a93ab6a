import { useOnboardingDraft } from '#web/lib/onboarding-draft.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

export function Component() {
  usePageTitle('Mis Empresas')
  const { companyName, companyWebsite } = useOnboardingDraft((draft) => draft.recruiter)
  return (
    <>
      <PageHeader title="Mis Empresas" />
      <div className="space-y-6">
        <Card aria-label="Tus empresas">
          <EmptyState
            drawing="company"
            text="Todavía no tienes empresas. Crea la primera para publicar vacantes y trabajar con tu equipo."
            action={
              <LinkButton to="/onboarding/recruiter/step-1">
                {companyName ? 'Revisar los datos de mi empresa' : 'Preparar los datos de mi empresa'}
              </LinkButton>
            }
          />
        </Card>
        {companyName && <PreparedCompany name={companyName} website={companyWebsite} />}
      </div>
    </>
  )
}

function PreparedCompany({ name, website }: { name: string; website: string }) {
  return (
    <Card title="Datos preparados" text="Guardados en este dispositivo; todavía no los ve nadie más.">
      <div className="flex items-center gap-4">
        <Avatar name={name} square />
        <div className="min-w-0">
          <p className="break-words font-semibold">{name}</p>
          <p className="break-all text-ink-soft text-sm">{website}</p>
        </div>
      </div>
    </Card>
  )
}
