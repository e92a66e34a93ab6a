import type { PublicJob } from '#shared/jobs/jobs.ts'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Day } from '#web/ui/layout/moment.tsx'

/** A vacancy that takes nobody now stays readable and says so first. */
export function JobStateNotice({ job }: { job: PublicJob }) {
  if (job.state === 'PUBLISHED') return null
  if (job.state === 'PAUSED') {
    return (
      <Alert tone="warn" title="Esta vacante está en pausa">
        Ahora no recibe postulaciones.
      </Alert>
    )
  }
  return (
    <Alert tone="warn" title="Esta vacante ya cerró">
      {job.closed_at ? (
        <>
          Cerró el <Day iso={job.closed_at} /> y ya no recibe postulaciones.
        </>
      ) : (
        'Ya no recibe postulaciones.'
      )}
    </Alert>
  )
}
