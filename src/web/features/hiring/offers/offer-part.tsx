import { FileDown } from 'lucide-react'
import { useState } from 'react'
import type { Offer } from '#shared/hiring/offers.ts'
import type { TeamApplication } from '#shared/hiring/team-application.ts'
import { offerStateWords } from '#shared/words/hiring.ts'
import { useOfferLetter, useOffers, useTakeBackOffer, useWithdrawOffer } from '#web/data/hiring-team/offers.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { formatDay } from '#web/lib/format.ts'
import { fileName, saveFile } from '#web/lib/save-file.ts'
import { notify } from '#web/lib/toast.ts'
import { TakeBack } from '#web/parts/sending/take-back.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { Badge } from '#web/ui/layout/badge.tsx'
import { heldIn } from '../application/use-held.ts'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { AnnulHireDialog } from '../decisions/annul-hire-dialog.tsx'
import { type HeldOffer, OfferForm } from './offer-form.tsx'
import { OfferTerms } from './offer-terms.tsx'
import { SendOfferDialog } from './send-offer-dialog.tsx'

const RUNNING: readonly Offer['state'][] = ['DRAFT', 'SENT', 'ACCEPTED']

/** What somebody is writing: it stands again when they come back from another tab, person or page. */
const useHeldOffer = heldIn<HeldOffer | null>('offer')

export function OfferPart({ application }: { application: TeamApplication }) {
  const found = useOffers(application.id)
  const [held, hold, forget] = useHeldOffer(application.id, null)
  if (found.isPending) return <SkeletonLines lines={4} />
  if (!found.data) {
    return <Failure title="No pudimos cargar la oferta." error={found.error} onRetry={() => found.refetch()} />
  }
  const { items } = found.data
  const can_begin = application.state === 'ACTIVE' && !items.some(({ state }) => RUNNING.includes(state))
  const draft = items.find(({ id }) => id === held?.offer?.id)
  if (held && (held.offer ? draft?.state === 'DRAFT' && !draft.leaving : can_begin)) {
    return <OfferForm application_id={application.id} held={held} now={draft} onHold={hold} onDone={forget} />
  }
  return (
    <div className="space-y-5">
      {items.length === 0 && (
        <EmptyState
          compact
          drawing="send"
          text="Prepara la oferta con calma: se guarda como borrador y la envías cuando esté lista."
        />
      )}
      {can_begin && <Button onClick={() => hold({ offer: null, values: null })}>Preparar oferta</Button>}
      {items.map((offer) => (
        <OneOffer key={offer.id} application={application} offer={offer} onEdit={() => hold({ offer, values: null })} />
      ))}
    </div>
  )
}

interface OneOfferProps {
  application: TeamApplication
  offer: Offer
  onEdit: () => void
}

function OneOffer({ application, offer, onEdit }: OneOfferProps) {
  const { vacancy } = useDashboard()
  const take = useTakeBackOffer(vacancy.id, application.id)
  const { leaving } = offer
  const takeBack = (outgoing_id: string) =>
    take.mutate(outgoing_id, {
      onSuccess: () => notify.success('Envío deshecho. La oferta sigue en borrador.'),
      onError: (error) => notify.error(messageOf(error)),
    })
  return (
    <article aria-label="Oferta" className="space-y-4 rounded-lg border border-line p-4">
      <Badge tone={offer.state === 'ACCEPTED' ? 'good' : 'neutral'}>
        {leaving ? 'Saliendo' : offerStateWords[offer.state]}
      </Badge>
      <OfferTerms
        offer={offer}
        more={[
          ['Enviada', offer.sent_on && formatDay(offer.sent_on)],
          ['Respondida', offer.answered_on && formatDay(offer.answered_on)],
          ['Motivo', offer.decline_reason],
          ['Distinta del anuncio porque', offer.exception_reason],
        ]}
      />
      {leaving ? (
        <TakeBack
          what="La oferta"
          until={leaving.send_at}
          busy={take.isPending}
          onTakeBack={() => takeBack(leaving.outgoing_id)}
        />
      ) : (
        <OfferButtons application={application} offer={offer} onEdit={onEdit} />
      )}
    </article>
  )
}

/** Whoever turns the tablet is still looking at it. */
const useReviewed = heldIn<boolean>()

function OfferButtons({ application, offer, onEdit }: OneOfferProps) {
  const { vacancy, may } = useDashboard()
  const [annulling, setAnnulling] = useState(false)
  const [sending, review, leaveReview] = useReviewed(offer.id, false)
  const withdraw = useWithdrawOffer(vacancy.id, application.id, offer)
  const letter = useOfferLetter(application.id, offer.id)
  const failed = (error: unknown) => notify.error(messageOf(error))
  const takeAway = () =>
    withdraw.mutate(undefined, { onSuccess: () => notify.success('Oferta retirada.'), onError: failed })
  const is_draft = offer.state === 'DRAFT'
  return (
    <div className="flex flex-wrap gap-2">
      {is_draft && (
        <>
          <Button size="sm" aria-haspopup="dialog" onClick={() => review(true)}>
            Revisar y enviar
          </Button>
          <Button size="sm" variant="secondary" onClick={onEdit}>
            Editar
          </Button>
        </>
      )}
      <Button
        size="sm"
        variant="secondary"
        busy={letter.isPending}
        onClick={() =>
          letter.mutate(undefined, {
            onSuccess: (file) => saveFile(file, fileName(application.full_name, 'pdf').replace(/^CV/, 'Oferta')),
            onError: failed,
          })
        }
      >
        <FileDown aria-hidden="true" />
        Carta en PDF
      </Button>
      {(is_draft || offer.state === 'SENT') && (
        <Button size="sm" variant="quiet" busy={withdraw.isPending} onClick={takeAway}>
          {is_draft ? 'Eliminar borrador' : 'Retirar oferta'}
        </Button>
      )}
      {offer.state === 'ACCEPTED' && application.state === 'HIRED' && may('move') && (
        <Button size="sm" variant="quiet" onClick={() => setAnnulling(true)}>
          Anular la contratación…
        </Button>
      )}
      {sending && <SendOfferDialog application={application} offer={offer} onClose={leaveReview} />}
      {annulling && <AnnulHireDialog application={application} onClose={() => setAnnulling(false)} />}
    </div>
  )
}
