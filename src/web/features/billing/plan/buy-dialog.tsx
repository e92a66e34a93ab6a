import { useRef, useState } from 'react'
import type { PaymentWay, Quote } from '#shared/billing/payments.ts'
import type { BoughtPlan, Currency } from '#shared/billing/plans.ts'
import type { Company } from '#shared/companies/company-fields.ts'
import { paymentWayWords, planWords, priceWords, taxLabel, taxMentions } from '#shared/words/billing.ts'
import { useBuyer, useCheckout, useQuote } from '#web/data/billing.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { formatDate } from '#web/lib/format.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { RadioPills } from '#web/ui/forms/radio-pills.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { BuyerForm } from './buyer-form.tsx'
import { OpenPaymentAlert } from './open-payment-alert.tsx'

interface BuyDialogProps {
  company: Pick<Company, 'id' | 'verification'>
  plan: BoughtPlan
  currencies: readonly Currency[]
  /** What waits for the place; it is published once the payment is approved. */
  vacancy_id?: string | undefined
  onClose: () => void
}

/** Says what it costs before anybody pays; asks for the buyer's data only while they are missing. */
export function BuyDialog({ company, plan, currencies, vacancy_id, onClose }: BuyDialogProps) {
  const [currency, setCurrency] = useState(currencies[0] ?? 'EUR')
  const quote = useQuote(company.id, plan, currency)
  const buyer = useBuyer(company.id)
  const checkout = useCheckout(company.id)
  const keyFor = useCreationKeys()
  const [chosen, setChosen] = useState<PaymentWay | null>(null)
  const ways = quote.data?.ways ?? []
  const way = ways.find((one) => one === chosen) ?? ways[0]
  // Nobody fills in a form to learn afterwards that the company cannot buy yet.
  const must_verify = company.verification === 'UNVERIFIED'
  const needs_buyer = buyer.data !== undefined && !buyer.data.is_saved && !must_verify
  const can_pay = quote.data !== undefined && quote.data.refusal === null && !needs_buyer

  const open = checkout.data?.was_open

  const pay = (anew = false) => {
    const body = {
      creation_key: keyFor(`${currency} ${way}`),
      plan,
      currency,
      way,
      vacancy_id: vacancy_id ?? null,
      anew,
    }
    checkout.mutate(body)
  }

  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={planWords[plan]}
      text="30 días, sin renovación automática."
      size="lg"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Ahora no
          </Button>
          {!open && (
            <Button disabled={!can_pay} busy={checkout.isPending} busyLabel="Abriendo el pago…" onClick={() => pay()}>
              {quote.data ? `Pagar ${priceWords(quote.data.total, currency)}` : 'Pagar'}
            </Button>
          )}
        </>
      }
    >
      <div className="space-y-6">
        {currencies.length > 1 && (
          <Field label="Moneda" className="sm:max-w-48">
            <Select
              choices={currencies.map((code) => ({ value: code, label: code }))}
              value={currency}
              onChange={(event) => setCurrency(currencies.find((code) => code === event.target.value) ?? currency)}
            />
          </Field>
        )}
        {quote.isError && (
          <Failure title="No pudimos calcular el precio." error={quote.error} onRetry={quote.refetch} />
        )}
        {quote.data ? <Sum quote={quote.data} /> : !quote.isError && <Skeleton className="h-32 w-full" />}
        {quote.data?.refusal && !needs_buyer && (
          <Alert
            tone="warn"
            title={quote.data.refusal}
            action={
              must_verify && (
                <LinkButton
                  size="sm"
                  variant="secondary"
                  to={`/app/my-companies/${company.id}?tab=ajustes&campo=email`}
                >
                  Verificar el dominio
                </LinkButton>
              )
            }
          />
        )}
        {needs_buyer && (
          <section aria-label="Datos de facturación" className="space-y-4">
            <h3 className="text-lg">Datos de facturación</h3>
            <BuyerForm company={company} buyer={buyer.data} submit="Guardar y continuar" />
          </section>
        )}
        {ways.length > 1 && way && (
          <FieldGroup label="Cómo quieres pagar">
            <RadioPills<string>
              name="way"
              words={Object.fromEntries(ways.map((one) => [one, paymentWayWords[one]]))}
              value={way}
              onChange={(one) => setChosen(ways.find((known) => known === one) ?? null)}
            />
          </FieldGroup>
        )}
        {checkout.data && open && <OpenPaymentAlert open={open} url={checkout.data.url} onAnew={() => pay(true)} />}
        {checkout.isError && (
          <Alert tone="bad" live title="No pudimos abrir el pago">
            {messageOf(checkout.error)}
          </Alert>
        )}
        {vacancy_id && <p className="text-ink-soft">Cuando se apruebe el pago, publicaremos tu vacante.</p>}
      </div>
    </Dialog>
  )
}

/** One key for what is bought: pressing twice begins one purchase, in another currency or another way it is another one. */
function useCreationKeys(): (purchase: string) => string {
  const keys = useRef(new Map<string, string>())
  return (purchase) => {
    const key = keys.current.get(purchase) ?? crypto.randomUUID()
    keys.current.set(purchase, key)
    return key
  }
}

/** Clocks differ. */
const HOUR_MS = 3_600_000

function Sum({ quote }: { quote: Quote }) {
  const { currency, price, discount, tax_rate, tax_rule, tax, total, starts_at, ends_at } = quote
  const lines: [string, number][] = [
    ['Precio', price],
    ...(discount > 0 ? [['Días que te quedan del plan actual', -discount] satisfies [string, number]] : []),
    [taxLabel(tax_rule, tax_rate), tax],
  ]
  // A smaller plan, or the same once more, begins when the present one is over.
  const waits = Date.parse(starts_at) - Date.now() > HOUR_MS
  return (
    <div>
      <dl className="space-y-2">
        {lines.map(([name, amount]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="numeric">{priceWords(amount, currency)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-line border-t pt-2 font-semibold">
          <dt>Total</dt>
          <dd className="numeric">{priceWords(total, currency)}</dd>
        </div>
      </dl>
      {taxMentions[tax_rule] && <p className="mt-3 text-ink-soft text-sm">{taxMentions[tax_rule]}</p>}
      <p className="mt-3 text-ink-soft text-sm">
        {waits && `Tu plan actual sigue hasta el ${formatDate(starts_at)}. `}
        {waits ? 'Este va del' : 'Del'} {formatDate(starts_at)} al {formatDate(ends_at)}.
      </p>
    </div>
  )
}
