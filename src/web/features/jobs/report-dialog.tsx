import { lazy, Suspense } from 'react'
import { useSession } from '#web/lib/session.ts'
import { usePanel } from '#web/lib/use-panel.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { ReportLabel, ReportLink } from './page/visitor-links.tsx'

/** Its code comes with the first opening: few people report, and forms are heavy. */
const ReportForm = lazy(() => import('./report-form.tsx').then((module) => ({ default: module.ReportForm })))

export function Report({ vacancy_id, title }: { vacancy_id: string; title: string }) {
  const { open, setOpen } = usePanel('reportar')
  const has_token = useSession((session) => session.token !== null)
  if (!has_token) return <ReportLink vacancy_id={vacancy_id} />
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ReportLabel />
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Reportar esta vacante"
        text={`Cuéntanos qué pasa con «${title}». La empresa no sabrá que fuiste tú.`}
      >
        <Suspense>
          <ReportForm vacancy_id={vacancy_id} onDone={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  )
}
