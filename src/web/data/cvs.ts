import { type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Answer } from '#shared/core/endpoint.ts'
import {
  type acceptedImport,
  acceptImport,
  discardImport,
  getImport,
  importFile,
  importText,
} from '#shared/cvs/cv-imports.ts'
import {
  archiveCv,
  type CvDetail,
  type CvSummary,
  createCv,
  deleteCv,
  duplicateCv,
  type ExportFormat,
  exportCv,
  getCv,
  getCvVersion,
  listCvs,
  listCvVersions,
  makeBaseCv,
  nameCvVersion,
  type newCv,
  readBackCv,
  restoreCvVersion,
  shareCv,
  type shareSettings,
  unarchiveCv,
  unshareCv,
} from '#shared/cvs/cvs.ts'
import { call } from '#web/lib/api.ts'

const LIST = ['cvs', 'list']
const cvKey = (id: string) => ['cvs', 'cv', id]
/** Everything that belongs to one CV beside the CV itself: versions, what the robot reads. */
const cvPartKey = (id: string, part: string) => ['cvs', 'part', id, part]

/** The person's CVs, the base first. */
export function useCvs() {
  return useQuery({
    queryKey: LIST,
    queryFn: ({ signal }) => call(listCvs, { signal }),
    select: ({ items }): CvSummary[] => items,
  })
}

/** One CV, whole. The editor holds its own copy, so a newer answer never changes what is being written. */
export function useCv(id: string) {
  return useQuery({
    queryKey: cvKey(id),
    queryFn: ({ signal }) => call(getCv, { params: { id }, signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

function storeCv(client: QueryClient, cv: CvDetail): void {
  client.setQueryData(cvKey(cv.id), cv)
  client.invalidateQueries({ queryKey: LIST })
  client.invalidateQueries({ queryKey: ['cvs', 'part', cv.id] })
  // The overview shows how complete the base is.
  client.invalidateQueries({ queryKey: ['overview'] })
}

/** After every autosave: what is on the screen follows without asking the server for the lists again. */
export function useStoreSavedCv(): (cv: CvDetail) => void {
  const client = useQueryClient()
  return (cv) => {
    client.setQueryData(cvKey(cv.id), cv)
    client.setQueryData<Answer<typeof listCvs>>(LIST, (list) =>
      list ? { ...list, items: list.items.map((one) => (one.id === cv.id ? summaryOf(cv) : one)) } : list,
    )
    client.invalidateQueries({ queryKey: ['cvs', 'part', cv.id], refetchType: 'active' })
  }
}

function summaryOf({ revision, design, document, share, views_30d, created_at, ...summary }: CvDetail): CvSummary {
  return summary
}

/** For answers that carry a changed CV: every list and panel shows it at once. */
export function useStoreCv(): (cv: CvDetail) => void {
  const client = useQueryClient()
  return (cv) => storeCv(client, cv)
}

export function useCreateCv() {
  const onSuccess = useStoreCv()
  return useMutation({ mutationFn: (body: z.input<typeof newCv>) => call(createCv, { body }), onSuccess })
}

export function useDuplicateCv() {
  const onSuccess = useStoreCv()
  return useMutation({
    mutationFn: ({ id, title }: { id: string; title?: string }) =>
      call(duplicateCv, { params: { id }, body: title === undefined ? {} : { title } }),
    onSuccess,
  })
}

export function useMakeBaseCv() {
  const onSuccess = useStoreCv()
  return useMutation({ mutationFn: (id: string) => call(makeBaseCv, { params: { id } }), onSuccess })
}

export function useArchiveCv() {
  const onSuccess = useStoreCv()
  return useMutation({ mutationFn: (id: string) => call(archiveCv, { params: { id } }), onSuccess })
}

export function useUnarchiveCv() {
  const onSuccess = useStoreCv()
  return useMutation({ mutationFn: (id: string) => call(unarchiveCv, { params: { id } }), onSuccess })
}

/** The text itself stays in the cache: taken away while its editor is still on the screen, it would show as missing. */
export function forgetCv(client: QueryClient, id: string): void {
  client.setQueryData<Answer<typeof listCvs>>(LIST, (list) =>
    list ? { ...list, items: list.items.filter((one) => one.id !== id) } : list,
  )
  client.invalidateQueries({ queryKey: LIST })
  client.invalidateQueries({ queryKey: ['overview'] })
}

export function useDeleteCv() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteCv, { params: { id } }),
    onSuccess: (_, id) => forgetCv(client, id),
  })
}

/** Answers with the file; saving it on the device is up to the caller. */
export function useExportCv(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (format: ExportFormat) => call(exportCv, { params: { id }, query: { format } }),
    // An export keeps a version.
    onSuccess: () => client.invalidateQueries({ queryKey: cvPartKey(id, 'versions') }),
  })
}

/** «Lo que lee el robot» of the saved CV. */
export function useReadback(id: string) {
  return useQuery({
    queryKey: cvPartKey(id, 'readback'),
    queryFn: ({ signal }) => call(readBackCv, { params: { id }, signal }),
    staleTime: 0,
  })
}

export function useImportFile() {
  return useMutation({ mutationFn: (file: File) => call(importFile, { file }) })
}

export function useImportText() {
  return useMutation({ mutationFn: (text: string) => call(importText, { body: { text } }) })
}

export function useImport(import_id: string) {
  return useQuery({
    queryKey: ['cvs', 'import', import_id],
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

/** Kept versions, the newest first, page by page. */
export function useCvVersions(id: string) {
  return useInfiniteQuery({
    queryKey: cvPartKey(id, 'versions'),
    initialPageParam: undefined,
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: string | undefined }) =>
      call(listCvVersions, { params: { id }, query: { cursor: pageParam }, signal }),
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  })
}

export function useCvVersion(id: string, number: number) {
  return useQuery({
    queryKey: cvPartKey(id, `version ${number}`),
    queryFn: ({ signal }) => call(getCvVersion, { params: { id, number }, signal }),
  })
}

export function useNameCvVersion(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => call(nameCvVersion, { params: { id }, body: { name } }),
    onSuccess: () => client.invalidateQueries({ queryKey: cvPartKey(id, 'versions') }),
  })
}

export function useRestoreCvVersion(id: string) {
  const onSuccess = useStoreCv()
  return useMutation({
    mutationFn: ({ number, revision }: { number: number; revision: number }) =>
      call(restoreCvVersion, { params: { id, number }, body: { revision } }),
    onSuccess,
  })
}

export function useShareCv(id: string) {
  const onSuccess = useStoreCv()
  return useMutation({
    mutationFn: (body: z.input<typeof shareSettings>) => call(shareCv, { params: { id }, body }),
    onSuccess,
  })
}

export function useUnshareCv(id: string) {
  const onSuccess = useStoreCv()
  return useMutation({ mutationFn: () => call(unshareCv, { params: { id } }), onSuccess })
}
