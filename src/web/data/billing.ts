import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { endpoint } from '#shared/core/endpoint.ts'
import { call } from '#web/lib/api.ts'
import { keys } from './keys.ts'

/** Public and minimal: the address proves nothing, so the page asks for the state by the opaque reference. */
const getPayment = endpoint({
  method: 'GET',
  path: '/api/v1/payments/:reference',
  summary: 'The state of one payment',
  session: 'none',
  params: z.object({ reference: z.string() }),
  answer: z.object({
    state: z.enum(['APPROVED', 'PENDING', 'REJECTED']),
    plan_name: z.string(),
    ends_at: z.iso.datetime().nullable(),
    reason: z.string().nullable(),
  }),
})

const ASK_EVERY = 3_000
const ASK_TIMES = 20

/** Asks every 3 seconds for a minute while the payment is under way, then stops. */
export function usePayment(reference: string | null) {
  return useQuery({
    queryKey: keys.billing.payment(reference),
    enabled: reference !== null,
    queryFn: ({ signal }) => call(getPayment, { params: { reference: reference ?? '' }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.state === 'PENDING' && state.dataUpdateCount <= ASK_TIMES ? ASK_EVERY : false,
  })
}
