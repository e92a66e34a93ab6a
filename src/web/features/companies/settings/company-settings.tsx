import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Company } from '#shared/companies/company-fields.ts'
import { mayAlways } from '#shared/companies/team-policy.ts'
import { rateRules } from '#shared/core/limits.ts'
import { useMembers } from '#web/data/companies/team.ts'
import { withParam } from '#web/lib/address.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { UnsavedChanges } from '#web/ui/forms/unsaved-changes.tsx'
import { useCountdown } from '#web/ui/hooks/use-countdown.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { CompanyPictures } from '../profile/company-pictures.tsx'
import { CompanyProfile } from '../profile/company-profile.tsx'
import { PublishTasks } from '../publish-tasks.tsx'
import { AiCard } from './ai-card.tsx'
import { ArchiveCard } from './archive-card.tsx'
import { CareersCard } from './careers-card.tsx'
import { CompanyDefaults, CompanyLegal } from './company-defaults.tsx'
import { DomainCard } from './domain-card.tsx'
import { OwnershipCard } from './ownership-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'

/** The tab «Ajustes». */
export function CompanySettings({ company }: { company: Company }) {
  if (company.status !== 'ACTIVE') {
    return (
      <Card aria-label="Ajustes">
        <EmptyState drawing="lock" text="Los ajustes vuelven cuando la empresa esté activa." />
      </Card>
    )
  }
  return (
    <UnsavedChanges>
      <OpenSettings company={company} />
    </UnsavedChanges>
  )
}

function OpenSettings({ company }: { company: Company }) {
  const countdown = useCountdown(rateRules.domain_code_pause.window_seconds)
  const owns = mayAlways(company.me.role, 'transfer_company')
  const members = useMembers(company.id, owns)
  const { panel, go } = useWantedField(!owns || !members.isPending)
  return (
    <div ref={panel} className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <div className="lg:sticky lg:top-22 lg:order-last">
        <PublishTasks company={company} onGo={go} />
      </div>
      <div className="min-w-0 space-y-6">
        <CompanyPictures company={company} />
        <CompanyProfile company={company} />
        <DomainCard company={company} countdown={countdown} />
        <CareersCard company={company} />
        <CompanyDefaults company={company} />
        <SecondFactorCard company={company} />
        <AiCard company={company} />
        <CompanyLegal company={company} />
        {members.isError && (
          <Failure title="No pudimos cargar el equipo." error={members.error} onRetry={members.refetch} />
        )}
        {members.data && <OwnershipCard company={company} members={members.data.items} />}
        {mayAlways(company.me.role, 'archive_company') && <ArchiveCard company={company} />}
      </div>
    </div>
  )
}

/** Takes the person to one field: by a task beside the form, or once by `?campo=` from elsewhere. */
function useWantedField(is_ready: boolean) {
  const panel = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useSearchParams()
  const wanted = is_ready ? search.get('campo') : null

  function go(field: string) {
    const control = panel.current?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)
    control?.focus({ preventScroll: true })
    control?.scrollIntoView({ block: 'center' })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the arrival of a wish is followed
  useEffect(() => {
    if (!wanted) return
    go(wanted)
    setSearch(withParam(search, 'campo', null), { replace: true, preventScrollReset: true })
  }, [wanted])

  return { panel, go }
}
