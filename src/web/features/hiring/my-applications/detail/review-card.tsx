import { useState } from 'react'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import type { ApplicationDetail } from '#shared/hiring/my-applications.ts'
import { REVIEW_DAYS, type Review, reviewBody } from '#shared/hiring/reviews.ts'
import { useAskReview, useReview } from '#web/data/hiring/reviews.ts'
import { formatDate } from '#web/lib/format.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

/** Whoever was not chosen may ask once that somebody else looks at it. */
export function ReviewCard({ application }: { application: ApplicationDetail }) {
  const found = useReview(application.id)
  const [asking, setAsking] = useState(false)
  if (!found.data) return null
  const { review, can_ask } = found.data
  if (review) return <Asked review={review} />
  if (!can_ask) return null
  return (
    <section aria-label="Revisión" className="space-y-3">
      <p className="text-ink-soft">
        ¿Algo no está bien? {application.company.name} revisará la decisión y te responderá en {REVIEW_DAYS} días. Lo
        hará otra persona del equipo, si la hay.
      </p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Pide una revisión
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Pide una revisión"
        text="Solo puedes pedirla una vez. Cuenta qué debería mirarse de nuevo."
      >
        <AskForm application_id={application.id} onDone={() => setAsking(false)} />
      </Dialog>
    </section>
  )
}

function AskForm({ application_id, onDone }: { application_id: string; onDone: () => void }) {
  const ask = useAskReview(application_id)
  const form = useApiForm(reviewBody, { reason: '' })
  const { control, register, formState } = form
  return (
    <Form
      form={form}
      onSubmit={async (body) => {
        await ask.mutateAsync(body)
        notify.success('Revisión pedida.')
        onDone()
      }}
    >
      <FormField control={control} name="reason" label="Qué debería mirarse de nuevo">
        <Textarea rows={4} maxLength={HIRING_LENGTHS.review.reason} {...register('reason')} />
      </FormField>
      <Button type="submit" wide busy={formState.isSubmitting} busyLabel="Enviando…">
        Pedir la revisión
      </Button>
    </Form>
  )
}

function Asked({ review }: { review: Review }) {
  return (
    <section aria-label="Revisión" className="rounded-lg bg-sunk p-4 sm:p-5">
      <h3 className="text-lg">
        {review.outcome === 'REOPENED'
          ? 'Tu postulación volvió al proceso'
          : review.outcome
            ? 'Revisaron la decisión y la mantienen'
            : 'Pediste una revisión'}
      </h3>
      <p className="mt-1 text-ink-soft">{whenWords(review)}</p>
      <p className="wrap-anywhere mt-3 whitespace-pre-line">
        <span className="text-ink-soft">Tu motivo: </span>
        {review.reason}
      </p>
      {review.answer && (
        <p className="wrap-anywhere mt-3 whitespace-pre-line">
          <span className="text-ink-soft">Respuesta: </span>
          {review.answer}
        </p>
      )}
    </section>
  )
}

function whenWords({ state, due_at, answered_at, created_at }: Review): string {
  if (answered_at) return `La pediste el ${formatDate(created_at)} y te respondieron el ${formatDate(answered_at)}.`
  if (state === 'OVERDUE') return `Debían responderte antes del ${formatDate(due_at)} y aún no lo han hecho.`
  return `La empresa te responde antes del ${formatDate(due_at)}.`
}
