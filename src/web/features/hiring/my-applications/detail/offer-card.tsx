import { FileText } from 'lucide-react'
import type { Offer } from '#shared/hiring/offers.ts'
import { offerStateWords } from '#shared/words/hiring.ts'
import { useOfferLetter } from '#web/data/hiring/my-process.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { cx } from '#web/lib/cx.ts'
import { formatDay } from '#web/lib/format.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Badge } from '#web/ui/layout/badge.tsx'
import { OfferTerms } from '../../offers/offer-terms.tsx'
import { inDays } from '../../parts/days-left.ts'
import { OfferAnswer } from './offer-answer.tsx'

/** An offer to read and to answer; answered or expired ones stay readable. */
export function OfferCard({ offer, company }: { offer: Offer; company: string }) {
  const open = offer.state === 'SENT'
  return (
    <section
      aria-label="Oferta"
      className={cx('space-y-4 rounded-xl border p-4 sm:p-5', open ? 'border-brand bg-brand-soft' : 'border-line')}
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="text-lg">{open ? 'Tienes una oferta' : 'Oferta'}</h3>
        <Badge tone={offer.state === 'ACCEPTED' ? 'good' : open ? 'spark' : 'neutral'}>
          {open ? `Responde ${inDays(offer.expires_on)}` : offerStateWords[offer.state]}
        </Badge>
      </div>
      <OfferTerms offer={offer} large more={[['Respondida', offer.answered_on && formatDay(offer.answered_on)]]} />
      <LetterButton offer={offer} />
      {open && <OfferAnswer offer={offer} company={company} />}
    </section>
  )
}

function LetterButton({ offer }: { offer: Offer }) {
  const letter = useOfferLetter({ id: offer.application_id, offer_id: offer.id })
  return (
    <Button
      variant="secondary"
      busy={letter.isPending}
      busyLabel="Preparando…"
      onClick={() =>
        letter.mutate(undefined, {
          onSuccess: (file) => saveFile(file, 'oferta.pdf'),
          onError: (error) => notify.error(messageOf(error)),
        })
      }
    >
      <FileText aria-hidden="true" />
      Descargar la carta
    </Button>
  )
}
