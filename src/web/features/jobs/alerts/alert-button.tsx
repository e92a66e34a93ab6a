import { lazy, Suspense } from 'react'
import type { JobFilters, PublicJob } from '#shared/jobs/jobs.ts'
import { useSession } from '#web/lib/session.ts'
import { usePanel } from '#web/lib/use-panel.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useOnceOpened } from '#web/ui/hooks/use-once-opened.ts'
import { noFilters } from '../filters/job-filters.ts'
import { AlertLabel, AlertLink } from '../page/visitor-links.tsx'

/** Its code comes with the first opening: forms are heavy for a page that most people only read. */
const AlertDialog = lazy(() => import('./alert-dialog.tsx').then((module) => ({ default: module.AlertDialog })))

/** An alert about vacancies of the same kind: remote like it, or in the same country. */
export function AlertButton({ job }: { job: PublicJob }) {
  const has_token = useSession((session) => session.token !== null)
  const { open, setOpen } = usePanel('alerta')
  const wanted = useOnceOpened(open)
  if (!has_token) return <AlertLink vacancy_id={job.id} />
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <AlertLabel />
      </Button>
      {wanted && (
        <Suspense>
          <AlertDialog open={open} onOpenChange={setOpen} filters={likeThis(job)} />
        </Suspense>
      )}
    </>
  )
}

function likeThis({ document: { modality, role_family, locations } }: PublicJob): JobFilters {
  const remote = modality === 'REMOTO'
  return {
    ...noFilters(),
    modality: remote ? ['REMOTO'] : [],
    role_family: role_family ? [role_family] : [],
    country: remote ? [] : [...new Set(locations.map(({ country }) => country))],
  }
}
