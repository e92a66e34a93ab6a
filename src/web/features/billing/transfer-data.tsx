import type { z } from 'zod'
import type { getPayment } from '#shared/billing/payments.ts'
import { priceWords } from '#shared/words/billing.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Card } from '#web/ui/layout/card.tsx'

type Transfer = NonNullable<z.output<typeof getPayment.answer>['transfer']>

/** Where to send the money; everything can be marked and copied as it stands. */
export function TransferData({ transfer, billing }: { transfer: Transfer; billing: string }) {
  const { holder, iban, bank, concept, amount, currency } = transfer
  const rows: [string, string][] = [
    ['Importe', priceWords(amount, currency)],
    ['A nombre de', holder],
    ['IBAN o cuenta', iban],
    ...(bank ? [['Banco', bank] satisfies [string, string]] : []),
    ['Concepto', concept],
  ]
  return (
    <div className="mx-auto flex min-h-[70dvh] w-full max-w-lg flex-col justify-center gap-6 px-4 py-12 sm:px-6">
      <div>
        <h1 className="text-3xl">Haz la transferencia</h1>
        <p role="status" className="mt-3 text-ink-soft text-lg">
          Escribe el concepto tal cual: así sabemos que es tuya. Tu plan empieza cuando llegue, en 1 o 2 días hábiles;
          te avisaremos por correo.
        </p>
      </div>
      <Card aria-label="Datos de la transferencia">
        <dl className="space-y-4">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt className="text-ink-soft text-sm">{name}</dt>
              <dd className="wrap-anywhere numeric select-all font-semibold text-lg">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <LinkButton to={billing}>Volver al plan</LinkButton>
    </div>
  )
}
