import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import { OFFER_UNDO_SECONDS, type Offer } from '#shared/hiring/offers.ts'
import type { TeamApplication } from '#shared/hiring/team-application.ts'
import { useOfferPreview, useSendOffer } from '#web/data/hiring-team/offers.ts'
import { ApiError, messageOf } from '#web/lib/api-error.ts'
import { LetterPaper } from '#web/parts/sending/letter-paper.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { heldIn } from '../application/use-held.ts'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { OfferTerms } from './offer-terms.tsx'

interface SendOfferDialogProps {
  application: TeamApplication
  offer: Offer
  onClose: () => void
}

const useHeldReason = heldIn<string>('offer-reason')

/** What the person will get, word by word, and what speaks against it, before anything leaves. */
export function SendOfferDialog({ application, offer, onClose }: SendOfferDialogProps) {
  const { vacancy } = useDashboard()
  const preview = useOfferPreview(application.id, offer)
  const send = useSendOffer(vacancy.id, application.id, offer)
  const [reason, setReason, forget] = useHeldReason(offer.id, offer.exception_reason ?? '')
  const { blocked = null, outside = null, mail } = preview.data ?? {}
  const fields = send.error instanceof ApiError ? send.error.fields : {}
  const leave = () => {
    forget()
    onClose()
  }
  // The list shows it on its way, and takes this box away, before the answer is told here.
  const press = () => send.mutateAsync(outside ? reason : null).then(leave, () => undefined /* Said by `send.error`. */)
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(next) => !next && onClose()}
      title="Revisa la oferta antes de enviarla"
      text={`Así la recibirá ${application.full_name}. Después tendrás ${OFFER_UNDO_SECONDS} segundos para deshacer el envío.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button busy={send.isPending} busyLabel="Enviando…" disabled={!mail || blocked !== null} onClick={press}>
            Enviar oferta
          </Button>
        </>
      }
    >
      {preview.isPending && <SkeletonLines lines={5} />}
      {preview.isError && (
        <Failure title="No pudimos preparar la vista previa." error={preview.error} onRetry={() => preview.refetch()} />
      )}
      {mail && (
        <div className="space-y-5">
          {blocked && (
            <Alert tone="bad" title="Por debajo del mínimo legal">
              {blocked}
            </Alert>
          )}
          {!blocked && outside && (
            <Alert tone="warn" title="Distinta de lo que dice el anuncio">
              {outside}
            </Alert>
          )}
          {send.isError && !fields.reason && (
            <Alert tone="bad" live>
              {messageOf(send.error)}
            </Alert>
          )}
          {!blocked && outside && (
            <Field
              label="Por qué la envías así"
              help="Lo lee tu equipo en el historial; la persona no lo ve."
              error={fields.reason}
            >
              <Textarea
                rows={2}
                name="reason"
                maxLength={HIRING_LENGTHS.offer.exception_reason}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            </Field>
          )}
          <section
            aria-label="En su postulación"
            className="space-y-4 rounded-lg border border-brand bg-brand-soft p-4"
          >
            <h3 className="text-ink-soft text-sm">En su postulación</h3>
            <OfferTerms offer={offer} large />
          </section>
          <section aria-label="Por correo" className="space-y-2">
            <h3 className="text-ink-soft text-sm">Por correo</h3>
            <LetterPaper
              letter={{ to: application.full_name, subject: mail.subject, body: mail.paragraphs.join('\n\n') }}
            />
          </section>
        </div>
      )}
    </Dialog>
  )
}
