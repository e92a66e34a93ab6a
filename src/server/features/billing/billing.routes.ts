import type { Serve } from '#server/platform/http/serve.ts'
import * as invoices from '#shared/billing/invoices.ts'
import * as payments from '#shared/billing/payments.ts'
import * as plans from '#shared/billing/plans.ts'
import { getBuyer, updateBuyer } from './invoices/buyers.service.ts'
import { getInvoiceFile, getInvoicePdf } from './invoices/invoice-file.service.ts'
import { exportInvoices, listInvoices } from './invoices/invoices.service.ts'
import { beginCheckout, createCheckout } from './payments/checkout.service.ts'
import { getBilling, getPayment, listPayments } from './payments/payments.service.ts'
import { getQuote } from './payments/quotes.service.ts'
import { listPlans } from './plans/plans.service.ts'

export function billingRoutes(serve: Serve): void {
  serve(plans.listPlans, listPlans)
  serve(payments.getBilling, getBilling)
  serve(payments.getQuote, getQuote)
  serve(payments.createCheckout, createCheckout)
  serve(payments.beginCheckout, beginCheckout)
  serve(payments.listPayments, listPayments)
  serve(payments.getPayment, getPayment)
  serve(invoices.getBuyer, getBuyer)
  serve(invoices.updateBuyer, updateBuyer)
  serve(invoices.listInvoices, listInvoices)
  serve(invoices.exportInvoices, exportInvoices)
  serve(invoices.getInvoiceFile, getInvoiceFile)
  serve(invoices.getInvoicePdf, getInvoicePdf)
}
