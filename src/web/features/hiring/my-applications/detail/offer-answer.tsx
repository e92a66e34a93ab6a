import { useState } from 'react'
import { FULL_NAME_MAX } from '#shared/core/limits.ts'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import type { Offer } from '#shared/hiring/offers.ts'
import { useAcceptOffer, useDeclineOffer } from '#web/data/hiring/my-process.ts'
import { ApiError, messageOf } from '#web/lib/api-error.ts'
import { formatDay } from '#web/lib/format.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface OfferAnswerProps {
  offer: Offer
  company: string
}

/** Both answers are final, so each says what follows before it is given. */
export function OfferAnswer({ offer, company }: OfferAnswerProps) {
  const [asking, setAsking] = useState<'accept' | 'decline' | null>(null)
  const close = () => setAsking(null)
  return (
    <div className="flex flex-wrap gap-3">
      <Button aria-haspopup="dialog" onClick={() => setAsking('accept')}>
        Aceptar la oferta
      </Button>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsking('decline')}>
        No aceptarla
      </Button>
      <Accept open={asking === 'accept'} offer={offer} company={company} onClose={close} />
      <Decline open={asking === 'decline'} offer={offer} company={company} onClose={close} />
    </div>
  )
}

interface AnswerProps extends OfferAnswerProps {
  open: boolean
  onClose: () => void
}

function Accept({ open, offer, company, onClose }: AnswerProps) {
  const accept = useAcceptOffer({ id: offer.application_id, offer_id: offer.id })
  const [name, setName] = useState('')
  const wrong = accept.error instanceof ApiError ? accept.error.fields.full_name : undefined
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Aceptar la oferta"
      text={`Se lo diremos a ${company} ahora mismo. Empezarías el ${formatDay(offer.start_date)}. No se puede deshacer desde aquí.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Lo pienso
          </Button>
          <Button
            busy={accept.isPending}
            busyLabel="Aceptando…"
            onClick={() =>
              accept.mutate(name, {
                onSuccess: () => {
                  onClose()
                  notify.success('Oferta aceptada. ¡Enhorabuena!')
                },
              })
            }
          >
            Aceptar la oferta
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <Field
          label="Tu nombre completo"
          help="Vale como firma: queda en la carta con la fecha, la hora y una huella que la protege de cambios."
          error={wrong}
        >
          <Input
            name="full_name"
            autoComplete="off"
            maxLength={FULL_NAME_MAX}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        {accept.isError && !wrong && <Alert tone="bad" live title={messageOf(accept.error)} />}
      </div>
    </Dialog>
  )
}

function Decline({ open, offer, company, onClose }: AnswerProps) {
  const decline = useDeclineOffer({ id: offer.application_id, offer_id: offer.id })
  const [reason, setReason] = useState('')
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="No aceptar la oferta"
      text={`Se lo diremos a ${company} con amabilidad. Contar el motivo es opcional.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Lo pienso
          </Button>
          <Button
            variant="danger"
            busy={decline.isPending}
            busyLabel="Enviando…"
            onClick={() =>
              decline.mutate(reason.trim() || null, {
                onSuccess: () => {
                  onClose()
                  notify.neutral('Respuesta enviada.')
                },
              })
            }
          >
            No aceptar la oferta
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <Field optional label="Motivo">
          <Textarea
            maxLength={HIRING_LENGTHS.offer.decline_reason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        {decline.isError && <Alert tone="bad" live title={messageOf(decline.error)} />}
      </div>
    </Dialog>
  )
}
