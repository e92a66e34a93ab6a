import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  type buyer,
  exportInvoices,
  getBuyer,
  getInvoiceFile,
  listInvoices,
  updateBuyer,
} from '#shared/billing/invoices.ts'
import { type checkoutBody, createCheckout, getBilling, getPayment, getQuote } from '#shared/billing/payments.ts'
import { type BoughtPlan, type Currency, listPlans } from '#shared/billing/plans.ts'
import { call } from '#web/lib/api.ts'
import { keys } from './keys.ts'

const ASK_EVERY = 3_000
const ASK_TIMES = 20

/** Asks every 3 seconds for a minute while the payment is under way, then stops. */
export function usePayment(reference: string | null) {
  return useQuery({
    queryKey: keys.billing.payment(reference),
    enabled: reference !== null,
    queryFn: ({ signal }) => call(getPayment, { params: { reference: reference ?? '' }, signal }),
    refetchInterval: ({ state }) =>
      (state.data?.state === 'PENDING' || state.data?.state === 'OPEN') && state.dataUpdateCount <= ASK_TIMES
        ? ASK_EVERY
        : false,
  })
}

export function usePlans() {
  return useQuery({ queryKey: keys.billing.plans(), queryFn: ({ signal }) => call(listPlans, { signal }) })
}

export function useBilling(company_id: string) {
  return useQuery({
    queryKey: keys.billing.company(company_id),
    queryFn: ({ signal }) => call(getBilling, { params: { id: company_id }, signal }),
  })
}

export function useQuote(company_id: string, plan: BoughtPlan, currency: Currency) {
  return useQuery({
    queryKey: keys.billing.quote(company_id, plan, currency),
    queryFn: ({ signal }) => call(getQuote, { params: { id: company_id }, query: { plan, currency }, signal }),
  })
}

/** Begins the purchase and leaves for the page of the payment provider; stays where one of the same is open. */
export function useCheckout(company_id: string) {
  return useMutation({
    mutationFn: (body: z.input<typeof checkoutBody>) => call(createCheckout, { params: { id: company_id }, body }),
    onSuccess: ({ url, was_open }) => {
      if (!was_open) window.location.assign(url)
    },
  })
}

export function useBuyer(company_id: string) {
  return useQuery({
    queryKey: keys.billing.buyer(company_id),
    queryFn: ({ signal }) => call(getBuyer, { params: { id: company_id }, signal }),
  })
}

export function useUpdateBuyer(company_id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof buyer>) => call(updateBuyer, { params: { id: company_id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.billing.company(company_id) }),
  })
}

export function useInvoices(company_id: string) {
  return useInfiniteQuery({
    queryKey: keys.billing.invoices(company_id),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(listInvoices, { params: { id: company_id }, query: { cursor: pageParam || undefined }, signal }),
    getNextPageParam: (page) => page.next_cursor,
  })
}

export function useInvoicesFile(company_id: string) {
  return useMutation({ mutationFn: () => call(exportInvoices, { params: { id: company_id } }) })
}

export function useInvoiceFile(company_id: string, invoice_id: string) {
  return useMutation({ mutationFn: () => call(getInvoiceFile, { params: { id: company_id, invoice_id } }) })
}
