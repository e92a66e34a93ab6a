import { randomUUID } from 'node:crypto'
import * as invoices from '#shared/billing/invoices.ts'
import * as payments from '#shared/billing/payments.ts'
import * as plans from '#shared/billing/plans.ts'
import { everybody, type Row, row, signedIn, team } from './rows.ts'
import type { World } from './world.ts'

const inCompany = ({ company }: World) => ({ params: { id: company.id } })
const buyer = {
  legal_name: 'Compras Nuevas, S. L.',
  tax_id: 'A58818501',
  address: 'Calle Mayor 1',
  city: 'Madrid',
  postal_code: '28001',
  country: 'ES',
}

export const billingRows: Row[] = [
  row(plans.listPlans, everybody(200), () => ({})),
  row(payments.getBilling, team('manage_billing', 200), inCompany),
  row(payments.getQuote, team('manage_billing', 200), (world) => ({
    ...inCompany(world),
    query: { plan: 'EQUIPO' as const, currency: 'EUR' as const },
  })),
  // The company of the matrix has not verified its domain, so nobody can buy for it.
  row(payments.createCheckout, team('manage_billing', 409), (world) => ({
    ...inCompany(world),
    body: { creation_key: randomUUID(), plan: 'EQUIPO' as const },
  })),
  row(payments.beginCheckout, team('manage_billing', 409), (world) => ({
    ...inCompany(world),
    body: { plan: 'EQUIPO' as const },
  })),
  row(payments.listPayments, team('manage_billing', 200), inCompany),
  row(payments.getPayment, everybody(404), () => ({ params: { reference: 'Q'.repeat(43) } })),
  row(invoices.getBuyer, team('manage_billing', 200), inCompany),
  row(invoices.updateBuyer, team('manage_billing', 204), (world) => ({ ...inCompany(world), body: buyer })),
  row(invoices.listInvoices, team('manage_billing', 200), inCompany),
  row(invoices.exportInvoices, team('manage_billing', 200), inCompany),
  // It has none, because nobody could buy for it.
  row(invoices.getInvoiceFile, team('manage_billing', 404), ({ company }) => ({
    params: { id: company.id, invoice_id: randomUUID() },
  })),
  row(invoices.getInvoicePdf, signedIn(404), () => ({ params: { id: randomUUID() } })),
]
