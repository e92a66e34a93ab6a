import { Flag } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { loginAddress } from '#web/lib/login-return.ts'
import { useSession } from '#web/lib/session.ts'
import { usePanel } from '#web/lib/use-panel.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

/** Its code comes with the first opening: few people report, and forms are heavy. */
const ReportForm = lazy(() => import('./report-form.tsx').then((module) => ({ default: module.ReportForm })))

export function Report({ vacancy_id, title }: { vacancy_id: string; title: string }) {
  const { open, setOpen, addressOf } = usePanel('reportar')
  const has_token = useSession((session) => session.token !== null)
  if (!has_token) {
    return (
      <LinkButton variant="quiet" to={loginAddress(addressOf(vacancy_id))}>
        <ReportLabel />
      </LinkButton>
    )
  }
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

function ReportLabel() {
  return (
    <>
      <Flag aria-hidden="true" />
      Reportar esta vacante
    </>
  )
}
