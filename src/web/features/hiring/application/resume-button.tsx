import { Play } from 'lucide-react'
import type { TeamApplication } from '#shared/hiring/team-application.ts'
import { useResume } from '#web/data/hiring-team/decisions.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'

/** The first thing to do with somebody who waits: until then nothing can be moved. */
export function ResumeButton({ application: { id, version } }: { application: TeamApplication }) {
  const { vacancy } = useDashboard()
  const resume = useResume(vacancy.id, id)
  const goOn = () =>
    resume.mutate(version, {
      onSuccess: () => notify.success('Vuelve a estar en proceso.'),
      onError: (error) => notify.error(messageOf(error)),
    })
  return (
    <Button size="sm" busy={resume.isPending} onClick={goOn}>
      <Play aria-hidden="true" />
      Reanudar el proceso
    </Button>
  )
}
