import type { z } from 'zod'
import { REPORT_DETAILS_MAX, reportBody } from '#shared/jobs/jobs.ts'
import { reportReason } from '#shared/vacancies/moderation.ts'
import { reportReasonWords } from '#shared/words/jobs.ts'
import { useReportJob } from '#web/data/jobs.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'

export function ReportForm({ vacancy_id, onDone }: { vacancy_id: string; onDone: () => void }) {
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
          cards={reportReason.options.map((value) => ({ value, title: reportReasonWords[value] }))}
          {...register('reason')}
        />
      </FormField>
      <FormField optional control={control} name="details" label="Detalles">
        <Textarea maxLength={REPORT_DETAILS_MAX} {...register('details')} />
      </FormField>
      <Button type="submit" wide busy={formState.isSubmitting} busyLabel="Enviando…">
        Enviar reporte
      </Button>
    </Form>
  )
}
