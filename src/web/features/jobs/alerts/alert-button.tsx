import { BellPlus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { JobFilters, PublicJob } from '#shared/jobs/jobs.ts'
import { loginAddress } from '#web/lib/login-return.ts'
import { useSession } from '#web/lib/session.ts'
import { usePanel } from '#web/lib/use-panel.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { useOnceOpened } from '#web/ui/hooks/use-once-opened.ts'
import { noFilters } from '../filters/job-filters.ts'

/** Its code comes with the first opening: forms are heavy for a page that most people only read. */
const AlertDialog = lazy(() => import('./alert-dialog.tsx').then((module) => ({ default: module.AlertDialog })))

/** An alert about vacancies of the same kind: remote like it, or in the same country. */
export function AlertButton({ job }: { job: PublicJob }) {
  const has_token = useSession((session) => session.token !== null)
  const { open, setOpen, addressOf } = usePanel('alerta')
  const wanted = useOnceOpened(open)
  if (!has_token) {
    return (
      <LinkButton variant="secondary" to={loginAddress(addressOf(job.id))}>
        <AlertLabel />
      </LinkButton>
    )
  }
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

function AlertLabel() {
  return (
    <>
      <BellPlus aria-hidden="true" />
      <span>
        Avisarme<span className="max-sm:sr-only"> de parecidas</span>
      </span>
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
