import { Flag } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { z } from 'zod'
import { reportBody, reportReason } from '#shared/jobs.ts'
import { Form, FormField, useApiForm } from '#web/lib/form.tsx'
import { loginAddress } from '#web/lib/login-return.ts'
import { useSession } from '#web/lib/session.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { REPORT_REASON_TEXT } from './job-words.ts'
import { useReportJob } from './jobs.hooks.ts'

const PANEL = 'reportar'

/** The open dialog stands in the address, so that whoever has to sign in first comes back to it. */
export function Report({ vacancy_id, title }: { vacancy_id: string; title: string }) {
  const [search, setSearch] = useSearchParams()
  const has_token = useSession((session) => session.token !== null)

  function setOpen(open: boolean) {
    const next = new URLSearchParams(search)
    if (open) next.set('panel', PANEL)
    else next.delete('panel')
    setSearch(next, { replace: true, preventScrollReset: true })
  }

  if (!has_token) {
    return (
      <LinkButton variant="quiet" to={loginAddress(`/jobs/${vacancy_id}?panel=${PANEL}`)}>
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
        open={search.get('panel') === PANEL}
        onOpenChange={setOpen}
        title="Reportar esta vacante"
        text={`Cuéntanos qué pasa con «${title}». La empresa no sabrá que fuiste tú.`}
      >
        <ReportForm vacancy_id={vacancy_id} onDone={() => setOpen(false)} />
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

function ReportForm({ vacancy_id, onDone }: { vacancy_id: string; onDone: () => void }) {
  const report = useReportJob(vacancy_id)
  const form = useApiForm(reportBody, { details: '' })
  const { control, register, formState } = form

  async function submit(values: z.output<typeof reportBody>) {
    await report.mutateAsync(values)
    notify.neutral('Gracias por avisar. Ya tenemos tu reporte.')
    onDone()
  }

  return (
    <Form form={form} onSubmit={submit}>
      <FormField group control={control} name="reason" label="¿Qué pasa?">
        <RadioCards
          cards={reportReason.options.map((value) => ({ value, title: REPORT_REASON_TEXT[value] }))}
          {...register('reason')}
        />
      </FormField>
      <FormField optional control={control} name="details" label="Detalles">
        <Textarea maxLength={500} {...register('details')} />
      </FormField>
      <Button type="submit" wide busy={formState.isSubmitting} busyLabel="Enviando…">
        Enviar reporte
      </Button>
    </Form>
  )
}
