import { Building2 } from 'lucide-react'
import type { CvPrivacy } from '#shared/cvs/cv-privacy.ts'
import { PEOPLE_OPENED_A_DAY } from '#shared/matching/people-reading.ts'
import { useCvPrivacy } from '#web/data/privacy.ts'
import { timeAgo } from '#web/lib/time/relative-time.ts'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'

/** «Quién vio mi CV»: companies, never the people of them. */
export function WhoSawCard() {
  const privacy = useCvPrivacy()
  return (
    <Card
      title="Quién vio mi CV"
      text={`Las empresas que abrieron tu CV en los últimos 12 meses, porque te postulaste o porque te encontraron. Para que nadie los lea por leer, una persona abre como mucho ${PEOPLE_OPENED_A_DAY.member} perfiles al día y una empresa ${PEOPLE_OPENED_A_DAY.company}.`}
    >
      {privacy.isPending && (
        <Loading label="Cargando…" className="space-y-3">
          <Skeleton className="h-9" />
          <Skeleton className="h-9 w-4/5" />
        </Loading>
      )}
      {privacy.isError && (
        <Failure title="No pudimos cargar quién vio tu CV." error={privacy.error} onRetry={privacy.refetch} />
      )}
      {privacy.data && <Viewers views={privacy.data.views} />}
    </Card>
  )
}

function Viewers({ views }: Pick<CvPrivacy, 'views'>) {
  if (views.length === 0)
    return <p className="text-ink-soft">Todavía nadie. Cuando una empresa lo abra, aparecerá aquí.</p>
  return (
    <ul aria-label="Quién vio mi CV" className="divide-y divide-line">
      {views.map(({ company_id, company_name, last_viewed_at, times }) => (
        <li key={company_id} className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
          <Building2 aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          <span className="min-w-0 flex-1 break-words">
            <span className="block font-medium">{company_name}</span>
            <span className="block text-ink-soft text-sm">
              <time dateTime={last_viewed_at}>{timeAgo(last_viewed_at)}</time>
              {times > 1 && ` · ${times} veces`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
