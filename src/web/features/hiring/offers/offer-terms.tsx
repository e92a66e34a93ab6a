import { currencySign } from '#shared/core/money.ts'
import type { Offer } from '#shared/hiring/offers.ts'
import { paymentsWords } from '#shared/words/vacancies.ts'
import { contractWords, payPeriodWords } from '#shared/words/work.ts'
import { cx } from '#web/lib/cx.ts'
import { formatDay } from '#web/lib/format.ts'
import { amountWords } from '#web/lib/money.ts'
import { FactList } from '#web/ui/layout/fact-list.tsx'

interface OfferTermsProps {
  offer: Offer
  /** What else is known of it, after its own facts. */
  more?: readonly (readonly [name: string, value: string | false | null | undefined])[]
  large?: boolean
}

/** The conditions of an offer, the same for both sides and in the preview. */
export function OfferTerms({ offer, more = [], large = false }: OfferTermsProps) {
  return (
    <>
      <p className="wrap-anywhere">
        <span className={cx('numeric font-bold', large ? 'text-3xl' : 'text-2xl')}>
          {amountWords(offer.salary, offer.currency)}
        </span>{' '}
        <span className="text-ink-soft">
          {currencySign(offer.currency)} brutos {payPeriodWords[offer.period]}
          {paymentsWords(offer)}
        </span>
      </p>
      <FactList
        className="grid-cols-2"
        facts={[
          ['Contrato', contractWords[offer.contract]],
          ['Incorporación', formatDay(offer.start_date)],
          ['Válida hasta', ['DRAFT', 'SENT'].includes(offer.state) && formatDay(offer.expires_on)],
          ...more,
          ['Aceptada por', offer.accepted_name],
          ['Huella SHA-256', offer.accepted_hash],
        ]}
      />
      {offer.terms && <p className="wrap-anywhere whitespace-pre-line">{offer.terms}</p>}
    </>
  )
}
