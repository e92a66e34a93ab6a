import type { z } from 'zod'
import { MODERATION_ANSWER, type Moderation, moderationAnswer } from '#shared/vacancies/moderation.ts'
import type { Vacancy } from '#shared/vacancies/vacancies.ts'
import { reportReasonWords } from '#shared/words/jobs.ts'
import { useAnswerModeration } from '#web/data/vacancies.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'

/** Readers reported it: why, what happens now, and the company's word before a person decides. */
export function ModerationNote({ vacancy }: { vacancy: Vacancy }) {
  const { moderation, state, actions } = vacancy
  if (!moderation) return null
  const mayAnswer = actions.includes('publish_changes') || actions.includes('pause') || actions.includes('resume')
  const reasons = moderation.reasons.map((reason) => reportReasonWords[reason]).join(' · ')
  return (
    <div className="mb-4">
      <Alert tone="warn" title="Varias personas reportaron esta vacante">
        <p>
          Motivo: {reasons}.{' '}
          {state === 'PUBLISHED'
            ? 'Una persona la mira antes de decidir nada; mientras tanto sigue publicada.'
            : 'Una persona la mira. Si es un error, cuéntalo; si no, corrige el texto y publícala otra vez.'}
        </p>
        {mayAnswer && <AnswerForm vacancy_id={vacancy.id} moderation={moderation} />}
      </Alert>
    </div>
  )
}

function AnswerForm({ vacancy_id, moderation }: { vacancy_id: string; moderation: Moderation }) {
  const answer = useAnswerModeration(vacancy_id)
  const form = useApiForm(moderationAnswer, { answer: moderation.answer ?? '' })
  const { control, register, formState } = form

  async function submit(values: z.output<typeof moderationAnswer>) {
    await answer.mutateAsync(values)
    notify.neutral('Guardamos tu respuesta. La leerá quien mira los reportes.')
  }

  return (
    <div className="mt-3">
      <Form form={form} onSubmit={submit}>
        <FormField control={control} name="answer" label="Tu respuesta">
          <Textarea maxLength={MODERATION_ANSWER.max} {...register('answer')} />
        </FormField>
        <Button type="submit" size="sm" busy={formState.isSubmitting} busyLabel="Guardando…">
          {moderation.answer ? 'Cambiar la respuesta' : 'Responder'}
        </Button>
      </Form>
    </div>
  )
}
