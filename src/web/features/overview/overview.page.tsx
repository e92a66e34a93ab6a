import { useLocation } from 'react-router'
import { useOverviewAgain } from '#web/data/overview.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useSession } from '#web/lib/session.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { RecruiterOverview } from './recruiter-overview.tsx'
import { SeekerOverview } from './seeker-overview.tsx'

export function Component() {
  usePageTitle('Resumen')
  useOverviewAgain(useLocation().key)
  const user = useSession((session) => session.user)
  const first_name = user?.full_name.split(' ')[0]
  const seeker = user?.intent === 'SEEKER'
  return (
    <>
      <PageHeader
        title={first_name ? `Hola, ${first_name}` : 'Hola'}
        text={seeker ? 'Así va tu búsqueda.' : 'Así van tus procesos.'}
      />
      {seeker ? <SeekerOverview /> : <RecruiterOverview />}
    </>
  )
}
