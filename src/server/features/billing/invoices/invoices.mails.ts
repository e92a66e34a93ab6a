import type { MailContent } from '#server/platform/adapters/mail/layout.ts'
import { priceWords, taxLabel } from '#shared/words/billing.ts'
import { withFullStop } from '#shared/words/full-stop.ts'
import type { InvoiceRow } from '../tables/invoices.tables.ts'
import { codeOf, periodWords, ruleOf, titleOf } from './invoice-document.ts'

/** The receipt: what was paid, or went back, with the way to the PDF, which only the team may open. */
export function receiptMail(to: string, invoice: InvoiceRow, public_url: string): MailContent {
  const { concept, base, tax, total, currency, company_id, buyer } = invoice
  const price = (amount: number) => priceWords(amount, currency)
  const code = codeOf(invoice)
  const period = periodWords(invoice)
  const name = titleOf(invoice)
  return {
    to,
    subject: invoice.kind === 'NORMAL' ? `Recibo de tu pago: factura ${code}` : `Devolución: factura ${code}`,
    title: invoice.kind === 'NORMAL' ? 'Gracias, recibimos tu pago' : 'Te devolvimos el dinero',
    paragraphs: [
      withFullStop(`${name} ${code} a nombre de ${buyer.legal_name}`),
      [concept, period].filter(Boolean).join('. '),
      `Base: ${price(base)} · ${taxLabel(ruleOf(invoice), invoice.tax_rate)}: ${price(tax)} · Total: ${price(total)}`,
    ],
    button: { label: 'Descargar la factura', url: `${public_url}/app/my-companies/${company_id}?tab=plan` },
    notes: ['Recibes este correo porque gestionas el plan y los pagos de tu empresa en Skillo.'],
  }
}
