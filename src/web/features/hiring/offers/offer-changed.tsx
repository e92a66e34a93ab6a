import { currencySign } from '#shared/core/money.ts'
import type { Offer } from '#shared/hiring/offers.ts'
import { contractWords, payPeriodWords } from '#shared/words/work.ts'
import { formatDay } from '#web/lib/format.ts'
import { amountWords } from '#web/lib/money.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'

interface OfferChangedProps {
  /** As somebody else left it. */
  offer: Offer
  onSettle: (choice: 'mine' | 'theirs') => void
}

/** Conditions that a colleague changed while somebody was writing: both are kept until the person has chosen. */
export function OfferChanged({ offer, onSettle }: OfferChangedProps) {
  const { salary, currency, period, contract, start_date, expires_on, terms } = offer
  const amount = `${amountWords(salary, currency)} ${currencySign(currency)} brutos ${payPeriodWords[period]}`
  const days = `empieza el ${formatDay(start_date)} y vale hasta el ${formatDay(expires_on)}`
  return (
    <Alert
      live
      tone="warn"
      title="Alguien de tu equipo cambió esta oferta"
      action={
        <>
          <Button size="sm" variant="secondary" onClick={() => onSettle('mine')}>
            Seguir con lo mío
          </Button>
          <Button size="sm" variant="quiet" onClick={() => onSettle('theirs')}>
            Usar lo suyo
          </Button>
        </>
      }
    >
      <p>
        Lo que escribiste sigue abajo. La suya: {amount}, contrato {contractWords[contract].toLowerCase()}; {days}.
      </p>
      {terms && (
        <blockquote className="wrap-anywhere mt-2 max-h-40 overflow-y-auto whitespace-pre-line border-warn border-l-2 pl-3 text-[0.9375rem]">
          {terms}
        </blockquote>
      )}
    </Alert>
  )
}
