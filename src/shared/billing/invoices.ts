import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { countryCode, currencyCode, id, line, timestamp } from '../core/fields.ts'
import { LEGAL_NAME_MAX, PLACE_MAX, TAX_ID_MAX } from '../core/limits.ts'
import { isTaxId, TAX_ID_NAMES } from './tax-ids.ts'
import { SPANISH_POSTAL_CODE } from './taxes.ts'

/** How long the parts of an address on an invoice may be. */
export const ADDRESS_LENGTHS = { street: 200, postal_code: 12 } as const

/** Whom invoices are made out to. */
export const buyer = z
  .object({
    legal_name: line(LEGAL_NAME_MAX, 2),
    tax_id: line(TAX_ID_MAX, 3),
    address: line(ADDRESS_LENGTHS.street, 3),
    city: line(PLACE_MAX, 1),
    postal_code: line(ADDRESS_LENGTHS.postal_code, 2),
    country: countryCode,
  })
  .superRefine(({ country, postal_code }, check) => {
    // It decides between IVA, IGIC and IPSI.
    if (country !== 'ES' || SPANISH_POSTAL_CODE.test(postal_code)) return
    check.addIssue({ code: 'custom', path: ['postal_code'], message: 'Revisa el código postal: son 5 números.' })
  })
  .superRefine(({ country, tax_id }, check) => {
    if (isTaxId(country, tax_id)) return
    const name = TAX_ID_NAMES[country] ?? 'identificador fiscal'
    check.addIssue({ code: 'custom', path: ['tax_id'], message: `Revisa el ${name}: algún carácter no coincide.` })
  })
export type Buyer = z.output<typeof buyer>

const inCompany = z.object({ id })

export const getBuyer = endpoint({
  method: 'GET',
  path: '/api/v1/companies/:id/billing/buyer',
  summary: 'Whom the invoices of the company are made out to; empty fields while nothing was saved',
  params: inCompany,
  answer: z.object({
    legal_name: z.string(),
    tax_id: z.string(),
    address: z.string(),
    city: z.string(),
    postal_code: z.string(),
    country: z.string(),
    is_saved: z.boolean(),
  }),
})
export type SavedBuyer = z.output<typeof getBuyer.answer>

export const updateBuyer = endpoint({
  method: 'PUT',
  path: '/api/v1/companies/:id/billing/buyer',
  summary: 'Change whom the next invoices are made out to',
  params: inCompany,
  body: buyer,
  status: 204,
})

const invoiceKind = z.enum(['NORMAL', 'RECTIFICATIVA'])

const invoice = z.object({
  id,
  /** Series and number as they are printed: «F2026-000123». */
  code: z.string(),
  kind: invoiceKind,
  issued_at: timestamp,
  /** The day that it is dated: where the company is, as on its PDF. */
  issued_on: z.iso.date(),
  concept: z.string(),
  total: z.int(),
  currency: currencyCode,
  /** Of the invoice that this one takes back. */
  rectifies: z.string().nullable(),
})

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/v1/companies/:id/billing/invoices',
  summary: 'The invoices of a company, the newest first',
  params: inCompany,
  query: z.object({ cursor: z.string().max(300).optional() }),
  answer: z.object({ items: z.array(invoice), next_cursor: z.string().nullable() }),
})

export const exportInvoices = endpoint({
  method: 'GET',
  path: '/api/v1/companies/:id/billing/invoices/export',
  summary: 'All invoices as CSV',
  params: inCompany,
  answer: 'file',
})

export const getInvoiceFile = endpoint({
  method: 'GET',
  path: '/api/v1/companies/:id/billing/invoices/:invoice_id/file',
  summary: 'One invoice as PDF, as it was issued',
  params: inCompany.extend({ invoice_id: id }),
  answer: 'file',
})

/** The same by its id alone: the name that clients of the API rely on. */
export const getInvoicePdf = endpoint({
  method: 'GET',
  path: '/api/v1/invoices/:id/pdf',
  summary: 'One invoice as PDF, for whoever manages the billing of its company',
  params: z.object({ id }),
  answer: 'file',
})
