import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  createOffer,
  getOfferLetter,
  listOffers,
  type Offer,
  previewOffer,
  sendOffer,
  updateOffer,
  withdrawOffer,
} from '#shared/hiring/offers.ts'
import { cancelOutgoing } from '#shared/hiring/outgoing.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '../keys.ts'

/** While one leaves it is looked for again until it has left. */
const LEAVING_EVERY = 3000

export function useOffers(id: string) {
  return useQuery({
    queryKey: keys.pipelines.offers(id),
    queryFn: ({ signal }) => call(listOffers, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(({ leaving }) => leaving) ? LEAVING_EVERY : false),
  })
}

/** Of the conditions as they were read, against the ad as it stands now. */
export function useOfferPreview(id: string, { id: offer_id, updated_at }: Read) {
  return useQuery({
    queryKey: keys.pipelines.offerPreview(id, { offer_id, updated_at }),
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => call(previewOffer, { params: { id, offer_id }, signal }),
  })
}

function useOfferStep<V>(vacancy_id: string, id: string, mutationFn: (asked: V) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => {
      client.invalidateQueries({ queryKey: keys.pipelines.changes(vacancy_id) })
      client.invalidateQueries({ queryKey: keys.pipelines.outgoing(vacancy_id) })
      // Over only when the list shows it: whoever was slower reads at once how it stands.
      return client.invalidateQueries({ queryKey: keys.pipelines.one(id) })
    },
  })
}

type OfferBody = z.input<typeof createOffer.body>
/** As it was read by who changes or sends it. */
type Read = Pick<Offer, 'id' | 'updated_at'>

export const useSaveOffer = (vacancy_id: string, id: string) =>
  useOfferStep(vacancy_id, id, ({ offer, body }: { offer: Read | null; body: OfferBody }) =>
    offer
      ? call(updateOffer, { params: { id, offer_id: offer.id }, body: { ...body, seen: offer.updated_at } })
      : call(createOffer, { params: { id }, body }),
  )

export const useSendOffer = (vacancy_id: string, id: string, { id: offer_id, updated_at }: Read) =>
  useOfferStep(vacancy_id, id, (reason: string | null) =>
    call(sendOffer, { params: { id, offer_id }, query: { seen: updated_at }, body: { reason } }),
  )

export const useWithdrawOffer = (vacancy_id: string, id: string, { id: offer_id }: Read) =>
  useOfferStep(vacancy_id, id, () => call(withdrawOffer, { params: { id, offer_id } }))

/** In its minute it leaves the queue again and stays a draft. */
export const useTakeBackOffer = (vacancy_id: string, id: string) =>
  useOfferStep(vacancy_id, id, (outgoing_id: string) =>
    call(cancelOutgoing, { params: { id: vacancy_id, outgoing_id } }),
  )

export function useOfferLetter(id: string, offer_id: string) {
  return useMutation({ mutationFn: () => call(getOfferLetter, { params: { id, offer_id } }) })
}
