import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  createOffer,
  getOfferLetter,
  listOffers,
  type Offer,
  sendOffer,
  updateOffer,
  withdrawOffer,
} from '#shared/hiring/offers.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '../keys.ts'

export function useOffers(id: string) {
  return useQuery({
    queryKey: keys.pipelines.offers(id),
    queryFn: ({ signal }) => call(listOffers, { params: { id }, signal }),
  })
}

function useOfferStep<V>(vacancy_id: string, id: string, mutationFn: (asked: V) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => {
      client.invalidateQueries({ queryKey: keys.pipelines.changes(vacancy_id) })
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

export const useOfferAction = (vacancy_id: string, id: string, { id: offer_id, updated_at }: Read) =>
  useOfferStep(vacancy_id, id, (step: 'send' | 'withdraw') => {
    const params = { id, offer_id }
    return step === 'send' ? call(sendOffer, { params, query: { seen: updated_at } }) : call(withdrawOffer, { params })
  })

export function useOfferLetter(id: string, offer_id: string) {
  return useMutation({ mutationFn: () => call(getOfferLetter, { params: { id, offer_id } }) })
}
