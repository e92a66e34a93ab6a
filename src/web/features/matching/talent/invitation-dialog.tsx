import { useState } from 'react'
import { plural } from '#shared/core/numbers.ts'
import {
  INVITATION_UNDO_SECONDS,
  INVITATION_WORDS_MAX,
  invitationLetter,
  ourInvitationWords,
} from '#shared/matching/invitation-letter.ts'
import type { VacancyMatch } from '#shared/matching/vacancy-matches.ts'
import { calledBy } from '#shared/words/talent.ts'
import { useInvitationPreview, useInvitePerson } from '#web/data/matching.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { LetterPaper } from '#web/parts/sending/letter-paper.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface InvitationDialogProps {
  vacancy_id: string
  person: VacancyMatch
  onClose: () => void
}

const leftWords = (left: number): string =>
  left === 0
    ? 'Ya usaste las invitaciones de tu plan este mes.'
    : `${left === 1 ? 'Te queda' : 'Te quedan'} ${plural(left, 'invitación', 'invitaciones')} este mes.`

/** The invitation word by word, with the company's own words in it, before anything leaves. */
export function InvitationDialog({ vacancy_id, person, onClose }: InvitationDialogProps) {
  const preview = useInvitationPreview(vacancy_id, person)
  const invite = useInvitePerson(vacancy_id, person)
  const [words, setWords] = useState<string | null>(null)
  const { data } = preview
  const said = (words ?? (data ? ourInvitationWords(data.title) : '')).trim()
  const letter = data && invitationLetter({ ...data, message: said || null })
  const press = () => invite.mutateAsync(said).then(onClose, () => undefined /* Said by `invite.error`. */)
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(next) => !next && onClose()}
      title="Así leerá tu invitación"
      text={`Después tendrás ${INVITATION_UNDO_SECONDS} segundos para deshacer el envío.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            busy={invite.isPending}
            busyLabel="Enviando…"
            disabled={!data || data.invitations_left === 0}
            onClick={press}
          >
            Enviar invitación
          </Button>
        </>
      }
    >
      {preview.isPending && <SkeletonLines lines={5} />}
      {preview.isError && (
        <Failure title="No pudimos preparar la vista previa." error={preview.error} onRetry={() => preview.refetch()} />
      )}
      {data && letter && (
        <div className="space-y-5">
          {invite.isError && (
            <Alert tone="bad" live>
              {messageOf(invite.error)}
            </Alert>
          )}
          <Field label="Tus palabras" help={leftWords(data.invitations_left)}>
            <Textarea
              name="message"
              rows={3}
              maxLength={INVITATION_WORDS_MAX}
              value={words ?? ourInvitationWords(data.title)}
              onChange={(event) => setWords(event.target.value)}
            />
          </Field>
          <LetterPaper
            letter={{ to: calledBy(person), subject: letter.subject, body: letter.paragraphs.join('\n\n') }}
          />
        </div>
      )}
    </Dialog>
  )
}
