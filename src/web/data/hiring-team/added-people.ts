import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  addPerson,
  type addPersonBody,
  confirmTold,
  findDuplicates,
  readPersonFile,
  readPersonText,
  removeAddedPerson,
} from '#shared/hiring/added-people/added-people.ts'
import { call } from '#web/lib/api.ts'
import { AGAIN_IF_BUSY } from '../again-if-busy.ts'
import { keys } from '../keys.ts'

/** A CV as somebody brings it. */
export type BroughtCv = { file: File } | { text: string }

export function useReadPerson(vacancy_id: string) {
  const params = { id: vacancy_id }
  return useMutation({
    mutationFn: (cv: BroughtCv) =>
      'file' in cv
        ? call(readPersonFile, { params, file: cv.file })
        : call(readPersonText, { params, body: { text: cv.text } }),
    ...AGAIN_IF_BUSY,
  })
}

export const findAlike = (vacancy_id: string, body: z.input<typeof findDuplicates.body>) =>
  call(findDuplicates, { params: { id: vacancy_id }, body })

function cardsChanged(client: QueryClient, vacancy_id: string): void {
  client.invalidateQueries({ queryKey: keys.pipelines.boards(vacancy_id) })
  client.invalidateQueries({ queryKey: keys.pipelines.lists(vacancy_id) })
  client.invalidateQueries({ queryKey: keys.pipelines.activity(vacancy_id) })
  client.invalidateQueries({ queryKey: keys.pipelines.analysis(vacancy_id) })
}

export function useAddPerson(vacancy_id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof addPersonBody>) => call(addPerson, { params: { id: vacancy_id }, body }),
    onSuccess: () => cardsChanged(client, vacancy_id),
  })
}

export function useConfirmTold(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(confirmTold, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.pipelines.one(id) }),
  })
}

export function useRemoveAddedPerson(vacancy_id: string, id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(removeAddedPerson, { params: { id } }),
    onSuccess: () => cardsChanged(client, vacancy_id),
  })
}
