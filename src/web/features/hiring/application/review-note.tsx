import type { z } from 'zod'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import { type ReviewOutcome, reviewAnswerBody } from '#shared/hiring/reviews.ts'
import type { TeamApplication } from '#shared/hiring/team-application.ts'
import { useAnswerReview, useTeamReview } from '#web/data/hiring/reviews.ts'
import { choicesOf } from '#web/lib/choices.ts'
import { formatDate } from '#web/lib/format.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { ChoicePills } from '#web/ui/forms/choice-pills.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { heldIn } from './use-held.ts'

const outcomeWords: Record<ReviewOutcome, string> = {
  KEPT: 'Mantener la decisión',
  REOPENED: 'Devolver al proceso',
}

/** What a person who was not chosen asks to be looked at again; somebody who did not decide answers. */
export function ReviewNote({ application }: { application: TeamApplication }) {
  const found = useTeamReview(application)
  if (!found.data?.review) return null
  const { review, can_answer } = found.data
  return (
    <section aria-label="Revisión pedida" className="space-y-4">
      <Alert
        tone={review.state === 'OVERDUE' ? 'bad' : review.state === 'OPEN' ? 'warn' : 'info'}
        title={
          review.answered_at
            ? `Revisión respondida el ${formatDate(review.answered_at)}`
            : `Pidió una revisión: responde antes del ${formatDate(review.due_at)}`
        }
      >
        <p className="wrap-anywhere whitespace-pre-line">«{review.reason}»</p>
        {review.answer && <p className="wrap-anywhere mt-2 whitespace-pre-line">{review.answer}</p>}
        {!review.answered_at && !can_answer && <p className="mt-2">La responde alguien que no tomó la decisión.</p>}
      </Alert>
      {can_answer && <AnswerForm application_id={application.id} />}
    </section>
  )
}

const useHeldAnswer = heldIn<z.input<typeof reviewAnswerBody>>()

function AnswerForm({ application_id }: { application_id: string }) {
  const { vacancy } = useDashboard()
  const send = useAnswerReview(vacancy.id, application_id)
  const [held, hold, forget] = useHeldAnswer(application_id, { outcome: 'KEPT', answer: '' })
  const form = useApiForm(reviewAnswerBody, held)
  const { control, register, formState } = form
  return (
    <Form
      form={form}
      onSubmit={async (body) => {
        await send.mutateAsync(body)
        forget()
        notify.success('Revisión respondida.')
      }}
      onChange={() => hold(form.getValues())}
    >
      <FormField control={control} name="outcome" label="Tras revisarla" group>
        <ChoicePills single choices={choicesOf(outcomeWords)} {...register('outcome')} />
      </FormField>
      <FormField control={control} name="answer" label="Respuesta" help="La leerá la persona candidata.">
        <Textarea rows={3} maxLength={HIRING_LENGTHS.review.answer} {...register('answer')} />
      </FormField>
      <Button type="submit" busy={formState.isSubmitting} busyLabel="Enviando…">
        Responder la revisión
      </Button>
    </Form>
  )
}
