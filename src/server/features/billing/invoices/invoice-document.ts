import type { PlainDocument } from '#server/features/cv-drawing/plain/plain-document.ts'
import { dayWords } from '#server/platform/zoned-time.ts'
import type { Buyer } from '#shared/billing/invoices.ts'
import type { PaymentWay } from '#shared/billing/payments.ts'
import { type TaxRule, taxRuleFor } from '#shared/billing/taxes.ts'
import { paymentWayWords, priceWords, taxLabel, taxMentions } from '#shared/words/billing.ts'
import type { InvoiceRow } from '../tables/invoices.tables.ts'

/** «F2026-000123»; what takes money back has a series of its own. */
export const codeOf = ({ series, number }: Pick<InvoiceRow, 'series' | 'number'>): string =>
  `${series}-${String(number).padStart(6, '0')}`

/** As it is printed, listed and exported. */
export const dayOf = ({ issued_on, issued_at }: Pick<InvoiceRow, 'issued_on' | 'issued_at'>): string =>
  issued_on ?? issued_at.toISOString().slice(0, 10)

/** Of invoices from before it was kept: those with a tax bore IVA. */
export const ruleOf = ({ tax_rule, tax_rate, buyer }: Pick<InvoiceRow, 'tax_rule' | 'tax_rate' | 'buyer'>): TaxRule =>
  tax_rule ?? (tax_rate > 0 ? 'IVA' : taxRuleFor('PENINSULA', buyer))

export const titleOf = ({ kind }: Pick<InvoiceRow, 'kind'>): string =>
  kind === 'NORMAL' ? 'Factura' : 'Factura rectificativa'

export function periodWords({ period_from, period_to }: Pick<InvoiceRow, 'period_from' | 'period_to'>): string | null {
  return period_from && period_to ? `Del ${dayWords(period_from)} al ${dayWords(period_to)}` : null
}

const countries = new Intl.DisplayNames('es', { type: 'region' })

const addressLines = ({ address, postal_code, city, country }: Buyer): string[] => [
  address,
  [postal_code, city].filter(Boolean).join(' '),
  countries.of(country) ?? country,
]

interface PaidBy {
  reference: string
  provider: string
}

const wayWords = (provider: string): string => paymentWayWords[provider as PaymentWay] ?? provider

/** One page: who, for whom, what, when, how much, which tax or why none, and how it was paid. */
export function invoiceDocument(row: InvoiceRow, { reference, provider }: PaidBy): PlainDocument {
  const { issuer, buyer, concept, base, tax, total, currency } = row
  const price = (amount: number) => priceWords(amount, currency, true)
  const rule = ruleOf(row)
  const mention = taxMentions[rule]
  const period = periodWords(row)
  return {
    title: `${titleOf(row)} ${codeOf(row)}`,
    author: issuer.legal_name,
    parts: [
      { kind: 'facts', rows: [['Fecha de expedición', dayWords(dayOf(row))]] },
      {
        kind: 'sides',
        sides: [
          { title: 'Emite', lines: [issuer.legal_name, `NIF ${issuer.tax_id}`, issuer.address] },
          {
            title: 'Para',
            lines: [
              buyer.legal_name,
              `${buyer.country === 'ES' ? 'NIF' : 'Id. fiscal'} ${buyer.tax_id}`,
              ...addressLines(buyer),
            ],
          },
        ],
      },
      {
        kind: 'table',
        head: ['Concepto', 'Periodo', 'Importe'],
        widths: [31, 54, 15],
        rows: [[concept, period ?? '', price(base)]],
        figures: true,
      },
      {
        kind: 'sums',
        rows: [
          ['Base imponible', price(base)],
          [taxLabel(rule, row.tax_rate), price(tax)],
          ['Total', price(total)],
        ],
      },
      ...(mention ? [{ kind: 'text' as const, text: mention }] : []),
      {
        kind: 'facts',
        rows: [
          [row.kind === 'NORMAL' ? 'Pagada con' : 'Devuelta por', wayWords(provider)],
          ['Referencia del pago', reference],
        ],
      },
    ],
    footer: `${titleOf(row)} ${codeOf(row)} · ${issuer.legal_name}`,
  }
}
