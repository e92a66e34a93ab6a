import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  createOffer,
  getOfferLetter,
  listOffers,
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
      client.invalidateQueries({ queryKey: keys.pipelines.one(id) })
      client.invalidateQueries({ queryKey: keys.pipelines.changes(vacancy_id) })
    },
  })
}

type OfferBody = z.input<typeof createOffer.body>

export const useSaveOffer = (vacancy_id: string, id: string) =>
  useOfferStep(vacancy_id, id, ({ offer_id, body }: { offer_id: string | null; body: OfferBody }) =>
    offer_id ? call(updateOffer, { params: { id, offer_id }, body }) : call(createOffer, { params: { id }, body }),
  )

const steps = { send: sendOffer, withdraw: withdrawOffer } as const

export const useOfferAction = (vacancy_id: string, id: string, offer_id: string) =>
  useOfferStep(vacancy_id, id, (step: keyof typeof steps) => call(steps[step], { params: { id, offer_id } }))

export function useOfferLetter(id: string, offer_id: string) {
  return useMutation({ mutationFn: () => call(getOfferLetter, { params: { id, offer_id } }) })
}
