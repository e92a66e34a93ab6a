import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { getMessageFile, listMessages, sendMessage, uploadMessageFile } from '#shared/hiring/messages.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '../keys.ts'

const POLL_EVERY = 15_000

export function useConversation(vacancy_id: string, id: string) {
  const client = useQueryClient()
  return useInfiniteQuery({
    queryKey: keys.pipelines.messages(id),
    initialPageParam: '',
    refetchInterval: POLL_EVERY,
    queryFn: async ({ pageParam, signal }) => {
      const page = await call(listMessages, { params: { id }, query: { cursor: pageParam || undefined }, signal })
      // Reading marks them as read, and the card says so at once.
      client.invalidateQueries({ queryKey: keys.pipelines.changes(vacancy_id) })
      return page
    },
    getNextPageParam: ({ next_cursor }) => next_cursor,
  })
}

/** The same words pressed again after a lost answer are one message. */
export function useSendMessage(vacancy_id: string, id: string) {
  const client = useQueryClient()
  const key = useRef(crypto.randomUUID())
  return useMutation({
    mutationFn: (sent: { body: string; file_ids: string[] }) =>
      call(sendMessage, { params: { id }, body: { ...sent, creation_key: key.current } }),
    onSuccess: () => {
      key.current = crypto.randomUUID()
      client.invalidateQueries({ queryKey: keys.pipelines.one(id) })
      client.invalidateQueries({ queryKey: keys.pipelines.changes(vacancy_id) })
    },
  })
}

export function useUploadFile(id: string) {
  return useMutation({ mutationFn: (file: File) => call(uploadMessageFile, { params: { id }, file }) })
}

export function useMessageFile(id: string) {
  return useMutation({ mutationFn: (file_id: string) => call(getMessageFile, { params: { id, file_id } }) })
}
