import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { askOtherSlots, chooseSlot, getInterviewIcs, listInterviews } from '#shared/hiring/interviews.ts'
import {
  getMessageFile,
  listMessages,
  type messageBody,
  sendMessage,
  uploadMessageFile,
} from '#shared/hiring/messages.ts'
import { acceptOffer, declineOffer, getOfferLetter, listOffers } from '#shared/hiring/offers.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '../keys.ts'
import { KEPT } from '../offline/kept-queries.ts'

/** What happens in one own application after it was sent. */
const NEW_WORDS_EVERY = 10_000

/** Whoever was told of an offer or of hours comes to see them: what was asked for seconds ago may not know them. */
const ALWAYS_ANEW = { staleTime: 0, refetchInterval: 60_000 }

export function useMyMessages(id: string) {
  const client = useQueryClient()
  return useInfiniteQuery({
    queryKey: keys.applications.messages(id),
    meta: KEPT,
    initialPageParam: undefined,
    refetchInterval: NEW_WORDS_EVERY,
    queryFn: async ({ signal, pageParam }: { signal: AbortSignal; pageParam: string | undefined }) => {
      const page = await call(listMessages, { params: { id }, query: { cursor: pageParam }, signal })
      // Asking marks them as read, so what counts them is out of date.
      client.invalidateQueries({ queryKey: keys.applications.lists(), refetchType: 'none' })
      return page
    },
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
}

export function useSendMyMessage(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof messageBody>) => call(sendMessage, { params: { id }, body }),
    // Not waited for: what was sent leaves the form before it stands in the list.
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: keys.applications.messages(id) })
      void client.invalidateQueries({ queryKey: keys.applications.one(id) })
    },
  })
}

export function useBringFile(id: string) {
  return useMutation({ mutationFn: (file: File) => call(uploadMessageFile, { params: { id }, file }) })
}

export function useOpenFile(id: string) {
  return useMutation({ mutationFn: (file_id: string) => call(getMessageFile, { params: { id, file_id } }) })
}

export function useMyInterviews(id: string) {
  return useQuery({
    queryKey: keys.applications.interviews(id),
    meta: KEPT,
    queryFn: ({ signal }) => call(listInterviews, { params: { id }, signal }),
    select: ({ items }) => items,
    ...ALWAYS_ANEW,
  })
}

/** After a step of the process everything about the application may read differently. */
function useProcessChanged(id: string) {
  const client = useQueryClient()
  return () => {
    client.invalidateQueries({ queryKey: keys.overview.all() })
    return Promise.all([
      client.invalidateQueries({ queryKey: keys.applications.one(id) }),
      client.invalidateQueries({ queryKey: keys.applications.interviews(id) }),
      client.invalidateQueries({ queryKey: keys.applications.preparation(id) }),
      client.invalidateQueries({ queryKey: keys.applications.offers(id) }),
      client.invalidateQueries({ queryKey: keys.applications.lists() }),
    ])
  }
}

interface Step {
  id: string
  interview_id: string
}

export function useChooseSlot({ id, interview_id }: Step) {
  // Also after a refusal: the hours may have been taken back meanwhile.
  const onSettled = useProcessChanged(id)
  return useMutation({
    mutationFn: (starts_at: string) => call(chooseSlot, { params: { id, interview_id }, body: { starts_at } }),
    onSettled,
  })
}

export function useAskOtherSlots({ id, interview_id }: Step) {
  const onSettled = useProcessChanged(id)
  return useMutation({
    mutationFn: (message: string | null) => call(askOtherSlots, { params: { id, interview_id }, body: { message } }),
    onSettled,
  })
}

export function useInterviewIcs({ id, interview_id }: Step) {
  return useMutation({ mutationFn: () => call(getInterviewIcs, { params: { id, interview_id } }) })
}

export function useMyOffers(id: string) {
  return useQuery({
    queryKey: keys.applications.offers(id),
    meta: KEPT,
    queryFn: ({ signal }) => call(listOffers, { params: { id }, signal }),
    select: ({ items }) => items,
    ...ALWAYS_ANEW,
  })
}

interface OfferStep {
  id: string
  offer_id: string
}

export function useAcceptOffer({ id, offer_id }: OfferStep) {
  const onSettled = useProcessChanged(id)
  return useMutation({
    mutationFn: (full_name: string) => call(acceptOffer, { params: { id, offer_id }, body: { full_name } }),
    onSettled,
  })
}

export function useDeclineOffer({ id, offer_id }: OfferStep) {
  const onSettled = useProcessChanged(id)
  return useMutation({
    mutationFn: (reason: string | null) => call(declineOffer, { params: { id, offer_id }, body: { reason } }),
    onSettled,
  })
}

export function useOfferLetter({ id, offer_id }: OfferStep) {
  return useMutation({ mutationFn: () => call(getOfferLetter, { params: { id, offer_id } }) })
}
