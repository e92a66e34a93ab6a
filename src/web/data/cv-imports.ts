import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  type acceptedImport,
  acceptImport,
  type CvImport,
  discardImport,
  getImport,
  importFile,
  importText,
} from '#shared/cvs/cv-imports.ts'
import { call } from '#web/lib/api.ts'
import { AGAIN_IF_BUSY } from './again-if-busy.ts'
import { useStoreCv } from './cvs.ts'
import { keys } from './keys.ts'

export function useImportFile() {
  return useMutation({ mutationFn: (file: File) => call(importFile, { file }), ...AGAIN_IF_BUSY })
}

export function useImportText() {
  return useMutation({ mutationFn: (text: string) => call(importText, { body: { text } }), ...AGAIN_IF_BUSY })
}

export function useImport(import_id: string) {
  return useQuery({
    queryKey: keys.cvs.proposal(import_id),
    queryFn: ({ signal }) => call(getImport, { params: { import_id }, signal }),
    // What the person corrects in a proposal must not be overwritten by a newer answer.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useAcceptImport(import_id: string) {
  const onSuccess = useStoreCv()
  return useMutation({
    mutationFn: (body: z.input<typeof acceptedImport>) => call(acceptImport, { params: { import_id }, body }),
    onSuccess,
  })
}

export function useDiscardImport(import_id: string) {
  return useMutation({ mutationFn: () => call(discardImport, { params: { import_id } }) })
}

export const loadImport = (import_id: string): Promise<CvImport> => call(getImport, { params: { import_id } })

/** After the decision its address tells how it ended, so the proposal is asked for again; its notice is read. */
export function useForgetImport(): (import_id: string) => void {
  const client = useQueryClient()
  return (import_id) => {
    client.removeQueries({ queryKey: keys.cvs.proposal(import_id) })
    for (const queryKey of [keys.notifications.list(), keys.notifications.all()])
      void client.invalidateQueries({ queryKey })
  }
}
