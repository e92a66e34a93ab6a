import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Answer } from '#shared/core/endpoint.ts'
import {
  type certificateBody,
  checkCertificate,
  createCertificate,
  getCertificateFile,
  listCertificates,
} from '#shared/hiring/certificates.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '../keys.ts'

export function useCertificates() {
  return useInfiniteQuery({
    queryKey: keys.applications.certificates(),
    initialPageParam: undefined,
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: string | undefined }) =>
      call(listCertificates, { query: { cursor: pageParam }, signal }),
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
}

export function useCreateCertificate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof certificateBody>) => call(createCertificate, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.applications.certificates() }),
  })
}

export function useCertificateFile(id: string) {
  return useMutation({
    mutationFn: (format: 'pdf' | 'csv') => call(getCertificateFile, { params: { id }, query: { format } }),
  })
}

export type CheckedCertificate = Answer<typeof checkCertificate>

/** Without a cache around it: the public page that asks has none. */
export const checkCode = (code: string, signal: AbortSignal): Promise<CheckedCertificate> =>
  call(checkCertificate, { params: { code }, signal })
