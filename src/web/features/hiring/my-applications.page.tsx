import { lazy, Suspense } from 'react'
import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { CandidateSections } from '#web/features/matching/candidate/candidate-sections.tsx'
import { PushOffer } from '#web/features/notifications/push-offer.tsx'
import { usePageTitle } from '#web/lib/page-title.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { OpenApplication } from './my-applications/detail/open-application.tsx'
import { ExternalTab } from './my-applications/external/external-tab.tsx'
import type { DrawFit } from './my-applications/external/open-external.tsx'
import { FiguresTab } from './my-applications/figures/figures-tab.tsx'
import { ApplicationsTab } from './my-applications/list/applications-tab.tsx'
import { useApplicationsAddress } from './my-applications/use-applications-address.ts'

const tabs = [
  { value: 'skillo', label: 'En Skillo' },
  { value: 'otras', label: 'En otros sitios' },
  { value: 'cifras', label: 'Cifras y constancia' },
] as const

const offer = <PushOffer text="¿Te avisamos en este dispositivo cuando te respondan?" />
const drawCv = (document: CvDocument) => <CandidateSections document={document} />

/** It comes with the first ad that is opened. */
const adFit = () => import('#web/features/jobs/compare/ad-fit.tsx')
const AdFit = lazy(() => adFit().then((part) => ({ default: part.AdFit })))
const drawFit: DrawFit = (ad) => (
  <Suspense>
    <AdFit ad={ad} />
  </Suspense>
)

export function Component() {
  usePageTitle('Mis Postulaciones')
  const { open_id, close } = useApplicationsAddress()
  return (
    <>
      <PageHeader
        title="Mis Postulaciones"
        action={
          <LinkButton to="/app/jobs" variant="secondary" className="max-sm:hidden">
            Buscar empleos
          </LinkButton>
        }
      />
      <Tabs label="Mis Postulaciones" tabs={tabs}>
        {(tab) => (
          <>
            {tab === 'skillo' && <ApplicationsTab offer={offer} />}
            {tab === 'otras' && <ExternalTab drawFit={drawFit} />}
            {tab === 'cifras' && <FiguresTab />}
          </>
        )}
      </Tabs>
      {open_id && <OpenApplication key={open_id} id={open_id} drawCv={drawCv} onClose={close} />}
    </>
  )
}
