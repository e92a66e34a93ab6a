import { countryName } from '#web/features/users/countries.ts'
import { seniorityWords } from '#web/features/users/users.words.ts'
import { useMe } from '#web/lib/me.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { CvBasics } from './cv-basics.tsx'

export function Component() {
  usePageTitle('Mi CV')
  const me = useMe().data
  return (
    <>
      <PageHeader title="Mi CV" />
      <div className="space-y-6">
        <Card aria-label="Tu CV">
          <EmptyState
            drawing="cv"
            title="Tu CV empieza aquí."
            text="Sube el que ya tienes o créalo paso a paso: en 10 minutos estará listo para postularte."
            action={<LinkButton to="/app/settings?tab=perfil">Completar mi perfil</LinkButton>}
          />
        </Card>
        {me && (
          <CvBasics
            facts={[
              { label: 'Nombre', value: me.full_name },
              { label: 'Titular', value: me.headline },
              { label: 'Puestos', value: me.job_preferences.roles.join(', ') },
              { label: 'Nivel', value: me.job_preferences.seniority.map((level) => seniorityWords[level]).join(', ') },
              { label: 'Lugar', value: [me.city, me.country && countryName(me.country)].filter(Boolean).join(', ') },
            ]}
          />
        )}
      </div>
    </>
  )
}
