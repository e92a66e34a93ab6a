import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Answer } from '#shared/core/endpoint.ts'
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
  listCvs,
  makeBaseCv,
  type newCv,
  previewCv,
  readBackCv,
  saveCv,
  shareCv,
  type shareSettings,
  unarchiveCv,
  unshareCv,
} from '#shared/cvs/cvs.ts'
import { call } from '#web/lib/api.ts'
import { forgetMatches } from './forget-matches.ts'
import { keys } from './keys.ts'
import { useKeepAhead } from './offline/keep-ahead.ts'
import { KEPT } from './offline/kept-queries.ts'

/** The person's CVs, the base first. */
export function useCvs() {
  return useQuery({
    queryKey: keys.cvs.list(),
    meta: KEPT,
    queryFn: ({ signal }) => call(listCvs, { signal }),
    select: ({ items }): CvSummary[] => items,
  })
}

const cvQuery = (id: string) =>
  queryOptions({
    queryKey: keys.cvs.one(id),
    meta: KEPT,
    queryFn: ({ signal }) => call(getCv, { params: { id }, signal }),
  })

/** One CV, whole. The editor holds its own copy, so a newer answer never changes what is being written. */
export function useCv(id: string) {
  return useQuery({
    ...cvQuery(id),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** CVs open without a network, opened before or not. */
export function useKeepCvs(cvs: readonly { id: string }[]): void {
  useKeepAhead(cvs.map(({ id }) => cvQuery(id)))
}

/** For answers that carry a changed CV. */
export function storeCv(client: QueryClient, cv: CvDetail): void {
  client.setQueryData(keys.cvs.one(cv.id), cv)
  client.invalidateQueries({ queryKey: keys.cvs.list() })
  client.invalidateQueries({ queryKey: keys.cvs.parts(cv.id) })
  // The overview shows how complete the base is.
  client.invalidateQueries({ queryKey: keys.overview.all() })
  forgetMatches(client)
}

/** After every autosave: what is on the screen follows without asking the server for the lists again. */
export function useStoreSavedCv(): (cv: CvDetail) => void {
  const client = useQueryClient()
  return (cv) => {
    client.setQueryData(keys.cvs.one(cv.id), cv)
    client.setQueryData<Answer<typeof listCvs>>(keys.cvs.list(), (list) =>
      list ? { ...list, items: list.items.map((one) => (one.id === cv.id ? summaryOf(cv) : one)) } : list,
    )
    client.invalidateQueries({ queryKey: keys.cvs.parts(cv.id), refetchType: 'active' })
    client.invalidateQueries({ queryKey: keys.overview.all() })
    forgetMatches(client)
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
  client.setQueryData<Answer<typeof listCvs>>(keys.cvs.list(), (list) =>
    list ? { ...list, items: list.items.filter((one) => one.id !== id) } : list,
  )
  client.invalidateQueries({ queryKey: keys.cvs.list() })
  client.invalidateQueries({ queryKey: keys.overview.all() })
  forgetMatches(client)
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
    onSuccess: () => client.invalidateQueries({ queryKey: keys.cvs.versions(id) }),
  })
}

/** «Lo que leen las máquinas» of the saved CV. */
export function useReadback(id: string) {
  return useQuery({
    queryKey: keys.cvs.readback(id),
    queryFn: ({ signal }) => call(readBackCv, { params: { id }, signal }),
    staleTime: 0,
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

export async function listOwnCvs(): Promise<CvSummary[]> {
  const { items } = await call(listCvs)
  return items
}

export const loadCv = (id: string): Promise<CvDetail> => call(getCv, { params: { id } })

type Written = z.input<typeof saveCv.body>

/** One save of the editor, or of a copied section. */
export const putCv = (id: string, body: Written): Promise<CvDetail> => call(saveCv, { params: { id }, body })

/** Saves a CV with another text, e.g. with a section that another CV has. */
export function useReplaceCvText() {
  const onSuccess = useStoreCv()
  return useMutation({ mutationFn: ({ id, body }: { id: string; body: Written }) => putCv(id, body), onSuccess })
}

/** The pages of a text that is not saved yet. */
export const drawPreview = (id: string, body: z.input<typeof previewCv.body>, signal: AbortSignal) =>
  call(previewCv, { params: { id }, body, signal })

type Drawn = z.output<typeof previewCv.body>

/** Whether a CV of two pages is one page once it is drawn closer; asked only while somebody looks at its small steps. */
export function useFitsOnePage(id: string, content: Drawn, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: keys.cvs.onePage(id, content),
    queryFn: async ({ signal }) => {
      const { pages } = await drawPreview(id, content, signal)
      if (pages.length !== 2) return false
      const closer = { ...content, design: { ...content.design, one_page: true } }
      return (await drawPreview(id, closer, signal)).pages.length === 1
    },
    enabled: enabled && !content.design.one_page,
    retry: false,
    gcTime: 0,
  })
}
