import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { revealApplication } from '#shared/hiring/blind.ts'
import type { Card } from '#shared/hiring/board.ts'
import {
  closeAndAnswer,
  getClosing,
  getRejectionText,
  holdApplication,
  type RejectionBody,
  rejectApplication,
  restoreApplication,
  resumeApplication,
} from '#shared/hiring/decisions.ts'
import type { RevealReason } from '#shared/hiring/identity.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { keys } from '../keys.ts'
import { useStoreVacancy } from '../vacancies.ts'
import { storeCard } from './board.ts'

/** A decision about one application. Whoever was slower is shown what it looks like now. */
function useDecision<V>(vacancy_id: string, id: string, mutationFn: (asked: V) => Promise<Card>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (card) => storeCard(client, vacancy_id, card),
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status !== 409) return
      client.invalidateQueries({ queryKey: keys.pipelines.whole(id) })
      client.invalidateQueries({ queryKey: keys.pipelines.changes(vacancy_id) })
    },
  })
}

export const useReject = (vacancy_id: string, id: string) =>
  useDecision(vacancy_id, id, (body: z.input<typeof rejectApplication.body>) =>
    call(rejectApplication, { params: { id }, body }),
  )

export function useRestore(vacancy_id: string, id: string) {
  const client = useQueryClient()
  const restore = useDecision(vacancy_id, id, (body: z.input<typeof restoreApplication.body>) =>
    call(restoreApplication, { params: { id }, body }),
  )
  // How many are no longer on the board is counted by the server alone.
  const again = () => {
    client.invalidateQueries({ queryKey: keys.pipelines.offers(id) })
    return client.invalidateQueries({ queryKey: keys.pipelines.boards(vacancy_id) })
  }
  return {
    ...restore,
    run: (body: z.input<typeof restoreApplication.body>) => restore.mutateAsync(body).finally(again),
  }
}

export const useHold = (vacancy_id: string, id: string) =>
  useDecision(vacancy_id, id, (body: z.input<typeof holdApplication.body>) =>
    call(holdApplication, { params: { id }, body }),
  )

export const useReveal = (vacancy_id: string, id: string) =>
  useDecision(vacancy_id, id, (reason: RevealReason) => call(revealApplication, { params: { id }, body: { reason } }))

export const useResume = (vacancy_id: string, id: string) =>
  useDecision(vacancy_id, id, (version: number) => call(resumeApplication, { params: { id }, body: { version } }))

interface AskedText extends Pick<RejectionBody, 'depth' | 'side'> {
  reason: RejectionBody['reason'] | null
  missing: readonly string[]
}

/** The prepared words for how far somebody came, why it ends and what was missing. */
export function useRejectionText(id: string, { depth, side, reason, missing }: AskedText) {
  const query = { depth, side, reason: reason ?? undefined, missing: [...missing] }
  return useQuery({
    queryKey: keys.pipelines.rejection(id, query),
    queryFn: ({ signal }) => call(getRejectionText, { params: { id }, query, signal }),
    placeholderData: (before) => before,
  })
}

export function useClosing(vacancy_id: string, enabled: boolean) {
  return useQuery({
    queryKey: keys.pipelines.closing(vacancy_id),
    enabled,
    staleTime: 0,
    queryFn: ({ signal }) => call(getClosing, { params: { id: vacancy_id }, signal }),
  })
}

export function useCloseAndAnswer(vacancy_id: string) {
  const client = useQueryClient()
  const store = useStoreVacancy()
  return useMutation({
    mutationFn: (body: z.input<typeof closeAndAnswer.body>) =>
      call(closeAndAnswer, { params: { id: vacancy_id }, body }),
    onSuccess: ({ vacancy }) => {
      store(vacancy)
      client.invalidateQueries({ queryKey: keys.pipelines.boards(vacancy_id) })
      client.invalidateQueries({ queryKey: keys.pipelines.outgoing(vacancy_id) })
      client.invalidateQueries({ queryKey: keys.pipelines.lists(vacancy_id) })
    },
    // Somebody applied meanwhile: the dialog shows the new number.
    onError: () => client.invalidateQueries({ queryKey: keys.pipelines.closing(vacancy_id) }),
  })
}
