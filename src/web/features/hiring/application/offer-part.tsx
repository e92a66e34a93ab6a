import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { currencySign } from '#shared/core/money.ts'
import type { Offer } from '#shared/hiring/offers.ts'
import type { TeamApplication } from '#shared/hiring/team-application.ts'
import { offerStateWords } from '#shared/words/hiring.ts'
import { contractWords, payPeriodWords } from '#shared/words/work.ts'
import { useOfferAction, useOfferLetter, useOffers } from '#web/data/hiring-team/offers.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { formatDay } from '#web/lib/format.ts'
import { amountWords } from '#web/lib/money.ts'
import { fileName, saveFile } from '#web/lib/save-file.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { Badge } from '#web/ui/layout/badge.tsx'
import { FactList } from '#web/ui/layout/fact-list.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { AnnulHireDialog } from '../decisions/annul-hire-dialog.tsx'
import { OfferForm } from './offer-form.tsx'

const RUNNING: readonly Offer['state'][] = ['DRAFT', 'SENT', 'ACCEPTED']

export function OfferPart({ application }: { application: TeamApplication }) {
  const found = useOffers(application.id)
  const [editing, setEditing] = useState<Offer | 'new' | null>(null)
  if (found.isPending) return <SkeletonLines lines={4} />
  if (!found.data) {
    return <Failure title="No pudimos cargar la oferta." error={found.error} onRetry={() => found.refetch()} />
  }
  const { items } = found.data
  const can_begin = application.state === 'ACTIVE' && !items.some(({ state }) => RUNNING.includes(state))
  if (editing) {
    return (
      <OfferForm
        application_id={application.id}
        offer={editing === 'new' ? null : editing}
        now={items.find(({ id }) => editing !== 'new' && id === editing.id)}
        onDone={() => setEditing(null)}
      />
    )
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
      {can_begin && <Button onClick={() => setEditing('new')}>Preparar oferta</Button>}
      {items.map((offer) => (
        <OneOffer key={offer.id} application={application} offer={offer} onEdit={() => setEditing(offer)} />
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
  const { state } = offer
  return (
    <article aria-label="Oferta" className="space-y-4 rounded-lg border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="numeric font-bold text-2xl">
          {amountWords(offer.salary, offer.currency)} {currencySign(offer.currency)}{' '}
          <span className="font-normal font-sans text-base text-ink-soft">brutos {payPeriodWords[offer.period]}</span>
        </p>
        <Badge tone={state === 'ACCEPTED' ? 'good' : 'neutral'}>{offerStateWords[state]}</Badge>
      </div>
      <FactList
        className="grid-cols-2"
        facts={[
          ['Contrato', contractWords[offer.contract]],
          ['Empieza', formatDay(offer.start_date)],
          ['Vale hasta', formatDay(offer.expires_on)],
          ['Enviada', offer.sent_on && formatDay(offer.sent_on)],
          ['Respondida', offer.answered_on && formatDay(offer.answered_on)],
          ['Motivo', offer.decline_reason],
        ]}
      />
      {offer.terms && <p className="wrap-anywhere whitespace-pre-line text-[0.9375rem]">{offer.terms}</p>}
      <OfferButtons application={application} offer={offer} onEdit={onEdit} />
    </article>
  )
}

function OfferButtons({ application, offer, onEdit }: OneOfferProps) {
  const { vacancy, may } = useDashboard()
  const [annulling, setAnnulling] = useState(false)
  const act = useOfferAction(vacancy.id, application.id, offer)
  const letter = useOfferLetter(application.id, offer.id)
  const failed = (error: unknown) => notify.error(messageOf(error))
  const run = (step: 'send' | 'withdraw', said: string) =>
    act.mutate(step, { onSuccess: () => notify.success(said), onError: failed })
  const is_draft = offer.state === 'DRAFT'
  return (
    <div className="flex flex-wrap gap-2">
      {is_draft && (
        <>
          <Button size="sm" busy={act.isPending} onClick={() => run('send', 'Oferta enviada.')}>
            Enviar oferta
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
        <Button size="sm" variant="quiet" busy={act.isPending} onClick={() => run('withdraw', 'Oferta retirada.')}>
          Retirar oferta
        </Button>
      )}
      {offer.state === 'ACCEPTED' && application.state === 'HIRED' && may('move') && (
        <Button size="sm" variant="quiet" onClick={() => setAnnulling(true)}>
          Anular la contratación…
        </Button>
      )}
      {annulling && <AnnulHireDialog application={application} onClose={() => setAnnulling(false)} />}
    </div>
  )
}
