import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  type ApplyContext,
  type applyBody,
  applyToJob,
  deleteApplyDraft,
  type draftBody,
  getApplyContext,
  previewApplication,
  type previewBody,
  saveApplyDraft,
  undoApplication,
} from '#shared/hiring/applying.ts'
import { referralIn } from '#shared/hiring/referrals/referral-address.ts'
import { askedNow } from '#web/lib/address.ts'
import { call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session.ts'
import { CONFIRMING_MS } from '../accounts/me.ts'
import { keys } from '../keys.ts'
import { dropDraftHere, keepDraftHere, withDraftHere } from '../offline/apply-drafts.ts'
import { isUnreached } from '../offline/kept-queries.ts'
import { queryClient } from '../query-client.ts'

/** What the apply screen needs; only for whoever is signed in. */
export function useApplyContext(vacancy_id: string) {
  const has_token = useSession((session) => session.token !== null)
  return useQuery<ApplyContext>({
    queryKey: keys.applications.apply(vacancy_id),
    enabled: has_token,
    // Whoever comes back from making a CV or confirming the address finds nothing in the way any more.
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.refusal === 'EMAIL_NOT_VERIFIED' && CONFIRMING_MS,
    queryFn: async ({ signal }) => {
      // By whose link they came stands in the address until it is kept with the draft.
      const query = { referral: referralIn(askedNow()) ?? undefined }
      return withDraftHere(vacancy_id, await call(getApplyContext, { params: { vacancy_id }, query, signal }))
    },
  })
}

type ApplyDraft = z.output<typeof draftBody>

/** Keeps what was typed; the open screen holds the newest words, so the answer changes nothing on it. */
export async function keepDraft(vacancy_id: string, body: ApplyDraft): Promise<void> {
  try {
    await call(saveApplyDraft, { params: { vacancy_id }, body })
    dropDraftHere(vacancy_id)
  } catch (error) {
    if (isUnreached(error)) keepDraftHere(vacancy_id, body)
    throw error
  }
  const draft = { ...body, updated_at: new Date().toISOString() }
  queryClient.setQueryData<ApplyContext>(keys.applications.apply(vacancy_id), (now) => now && { ...now, draft })
  queryClient.invalidateQueries({ queryKey: keys.applications.lists() })
}

export function useDeleteDraft() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (vacancy_id: string) => {
      await call(deleteApplyDraft, { params: { vacancy_id } })
      dropDraftHere(vacancy_id)
    },
    onSuccess: () => client.invalidateQueries({ queryKey: keys.applications.all() }),
  })
}

/** «Así te verá la empresa». */
export function usePreviewApplication(vacancy_id: string) {
  return useMutation({
    mutationFn: (body: z.input<typeof previewBody>) => call(previewApplication, { params: { vacancy_id }, body }),
  })
}

function applicationsChanged(): Promise<unknown> {
  queryClient.invalidateQueries({ queryKey: keys.overview.all() })
  queryClient.invalidateQueries({ queryKey: keys.jobs.lists(), refetchType: 'none' })
  return queryClient.invalidateQueries({ queryKey: keys.applications.all() })
}

export function useSendApplication(vacancy_id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof applyBody>) => call(applyToJob, { params: { vacancy_id }, body }),
    // Not waited for: the screen would say «already sent» for an instant before it closes.
    onSuccess: () => {
      dropDraftHere(vacancy_id)
      void applicationsChanged()
    },
    // What stands in the way may have changed meanwhile: paused, closed, sent from another tab.
    onError: () => client.invalidateQueries({ queryKey: keys.applications.apply(vacancy_id) }),
  })
}

/** Outside of any page, because toasts outlive the page on which they came up. */
export async function takeBack(application_id: string): Promise<void> {
  try {
    await call(undoApplication, { params: { id: application_id } })
  } finally {
    await applicationsChanged()
  }
}
