import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { createKey, listKeys, type newKey, revokeKey } from '#shared/integrations/api-keys.ts'
import {
  createWebhook,
  type Delivery,
  deleteWebhook,
  describeWebhooks,
  listDeliveries,
  listWebhooks,
  resendDelivery,
  rotateSecret,
  testWebhook,
  updateWebhook,
  type Webhook,
  type webhookFields,
} from '#shared/integrations/webhooks.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '../keys.ts'

export function useKeys(id: string) {
  return useInfiniteQuery({
    queryKey: keys.companies.apiKeys(id),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(listKeys, { params: { id }, query: { cursor: pageParam || undefined }, signal }),
    getNextPageParam: (page) => page.next_cursor,
  })
}

export function useWebhooks(id: string) {
  return useInfiniteQuery({
    queryKey: keys.companies.webhooks(id),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(listWebhooks, { params: { id }, query: { cursor: pageParam || undefined }, signal }),
    getNextPageParam: (page) => page.next_cursor,
  })
}

const WAITING_LOOK_MS = 2000

/** Looks again while something is on its way. */
export function useDeliveries(id: string, webhook_id: string, outcome: Delivery['outcome'] | undefined) {
  return useInfiniteQuery({
    queryKey: keys.companies.deliveries(id, webhook_id, outcome ?? 'ALL'),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(listDeliveries, { params: { id, webhook_id }, query: { cursor: pageParam || undefined, outcome }, signal }),
    getNextPageParam: (page) => page.next_cursor,
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.items.some((one) => one.outcome === 'WAITING') ? WAITING_LOOK_MS : false,
  })
}

export function useWebhookEvents() {
  return useQuery({
    queryKey: keys.webhookEvents(),
    queryFn: ({ signal }) => call(describeWebhooks, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The list of what happened says it too. */
function useRefresh(id: string): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keys.companies.one(id) })
}

export function useCreateKey(id: string) {
  const onSettled = useRefresh(id)
  return useMutation({
    mutationFn: (body: z.input<typeof newKey>) => call(createKey, { params: { id }, body }),
    onSettled,
  })
}

export function useRevokeKey(id: string) {
  const onSettled = useRefresh(id)
  return useMutation({ mutationFn: (key_id: string) => call(revokeKey, { params: { id, key_id } }), onSettled })
}

type Fields = z.input<typeof webhookFields>

export function useCreateWebhook(id: string) {
  const onSettled = useRefresh(id)
  return useMutation({ mutationFn: (body: Fields) => call(createWebhook, { params: { id }, body }), onSettled })
}

export function useUpdateWebhook(id: string, { id: webhook_id, url, kinds, is_on }: Webhook) {
  const onSettled = useRefresh(id)
  return useMutation({
    mutationFn: (changes: Partial<Fields & { is_on: boolean }>) =>
      call(updateWebhook, { params: { id, webhook_id }, body: { url, kinds, is_on, ...changes } }),
    onSettled,
  })
}

export function useDeleteWebhook(id: string, webhook_id: string) {
  const onSettled = useRefresh(id)
  return useMutation({ mutationFn: () => call(deleteWebhook, { params: { id, webhook_id } }), onSettled })
}

export function useRotateSecret(id: string, webhook_id: string) {
  const onSettled = useRefresh(id)
  return useMutation({ mutationFn: () => call(rotateSecret, { params: { id, webhook_id } }), onSettled })
}

export function useTestWebhook(id: string, webhook_id: string) {
  const onSettled = useRefresh(id)
  return useMutation({ mutationFn: () => call(testWebhook, { params: { id, webhook_id } }), onSettled })
}

export function useResend(id: string, webhook_id: string) {
  const onSettled = useRefresh(id)
  return useMutation({
    mutationFn: (delivery_id: string) => call(resendDelivery, { params: { id, webhook_id, delivery_id } }),
    onSettled,
  })
}
