import { useState } from 'react'
import type { z } from 'zod'
import { currencies } from '#shared/core/currencies.ts'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import { type Offer, offerBody } from '#shared/hiring/offers.ts'
import { salaryWords } from '#shared/words/vacancies.ts'
import { contractWords, payPeriodWords } from '#shared/words/work.ts'
import { useSaveOffer } from '#web/data/hiring-team/offers.ts'
import { choicesOf } from '#web/lib/choices.ts'
import { readAmount, writeAmount } from '#web/lib/money.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { staleOf } from '../parts/stale-of.ts'
import { OfferChanged } from './offer-changed.tsx'

export interface HeldOffer {
  /** A draft to be changed, as it was read; null for a new one. */
  offer: Offer | null
  /** What stands in the boxes; null while nothing was written. */
  values: z.input<typeof offerBody> | null
}

interface OfferFormProps {
  application_id: string
  held: HeldOffer
  /** The draft as it stands now. */
  now?: Offer | undefined
  onHold: (held: HeldOffer) => void
  onDone: () => void
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const VALID_DAYS = 7
const START_DAYS = 30

const valuesOf = ({ salary, currency, period, payments_per_year, contract, ...offer }: Offer) => ({
  salary,
  currency,
  period,
  payments_per_year,
  contract,
  start_date: offer.start_date,
  expires_on: offer.expires_on,
  terms: offer.terms ?? '',
})

const PAYMENTS = [12, 13, 14, 15, 16].map((count) => ({ value: String(count), label: `${count} pagas` }))

export function OfferForm({ application_id, held, now, onHold, onDone }: OfferFormProps) {
  const { offer, values } = held
  const [read, setRead] = useState(offer)
  const [stale, setStale] = useState<string | null>(null)
  const { vacancy } = useDashboard()
  const { salary: band, contract } = vacancy.terms
  const announced = salaryWords(band)
  const save = useSaveOffer(vacancy.id, application_id)
  const first = {
    salary: 0,
    currency: band.currency,
    period: band.period,
    payments_per_year: band.payments_per_year,
    contract: contract ?? ('INDEFINIDO' as const),
    start_date: inDays(START_DAYS),
    expires_on: inDays(VALID_DAYS),
    terms: '',
  }
  const begun = values ?? (offer ? valuesOf(offer) : first)
  const form = useApiForm(offerBody, begun)
  const [amount, setAmount] = useState(begun.salary > 0 ? writeAmount(begun.salary, begun.currency) : '')
  const { control, register, formState, setValue } = form
  const put = (text: string, currency: string) => {
    setAmount(text)
    setValue('salary', readAmount(text, currency) ?? 0)
  }
  const currency = register('currency')
  const keep = (of = read) => onHold({ offer: of, values: form.getValues() })
  const settle = (theirs: Offer, choice: 'mine' | 'theirs') => {
    setRead(theirs)
    keep(theirs)
    setStale(null)
    form.clearErrors()
    if (choice === 'mine') return
    form.reset(valuesOf(theirs))
    setAmount(writeAmount(theirs.salary, theirs.currency))
    keep(theirs)
  }
  return (
    <Form
      form={form}
      onChange={() => keep()}
      onSubmit={async (body) => {
        const late = await staleOf(save.mutateAsync({ offer: read, body }))
        setStale(late)
        if (late) return
        notify.success('Borrador guardado.')
        onDone()
      }}
    >
      {now && now.updated_at !== read?.updated_at ? (
        <OfferChanged offer={now} onSettle={(choice) => settle(now, choice)} />
      ) : (
        stale && (
          <Alert live tone="warn">
            {stale}
          </Alert>
        )
      )}
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <FormField
          control={control}
          name="salary"
          label="Salario bruto"
          className="max-sm:col-span-2"
          help={announced && `La vacante anuncia ${announced}.`}
        >
          <Input
            name="salary"
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={(event) => put(event.target.value, form.getValues('currency'))}
          />
        </FormField>
        <FormField control={control} name="currency" label="Moneda">
          <Select
            choices={currencies.map((code) => ({ value: code, label: code }))}
            {...currency}
            onChange={(event) => {
              put(amount, event.target.value)
              return currency.onChange(event)
            }}
          />
        </FormField>
        <FormField control={control} name="period" label="Periodo">
          <Select choices={choicesOf(payPeriodWords)} {...register('period')} />
        </FormField>
        {form.watch('period') === 'MES' && (
          <FormField control={control} name="payments_per_year" label="Pagas al año">
            <Select choices={PAYMENTS} {...register('payments_per_year', { valueAsNumber: true })} />
          </FormField>
        )}
        <FormField control={control} name="contract" label="Contrato">
          <Select choices={choicesOf(contractWords)} {...register('contract')} />
        </FormField>
        <FormField control={control} name="start_date" label="Empieza">
          <Input type="date" {...register('start_date')} />
        </FormField>
        <FormField control={control} name="expires_on" label="Vale hasta">
          <Input type="date" {...register('expires_on')} />
        </FormField>
      </div>
      <FormField control={control} name="terms" label="Condiciones" optional>
        <Textarea rows={4} maxLength={HIRING_LENGTHS.offer.terms} {...register('terms')} />
      </FormField>
      <div className="flex justify-end gap-2">
        <Button variant="quiet" onClick={onDone}>
          Descartar
        </Button>
        <Button type="submit" busy={formState.isSubmitting} busyLabel="Guardando…">
          Guardar borrador
        </Button>
      </div>
    </Form>
  )
}
