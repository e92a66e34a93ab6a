import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { exportAudit, exportMatchUse } from '#shared/audit/audit.ts'
import {
  addPhoto,
  confirmDomain,
  listActivity,
  removeCover,
  removeLogo,
  removePhoto,
  sendDomainCode,
  setCover,
  setLogo,
} from '#shared/companies/companies.ts'
import type { Company } from '#shared/companies/company-fields.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '../keys.ts'
import { storeCompany } from './companies.ts'

const pictureCalls = {
  logo: { set: setLogo, remove: removeLogo },
  cover: { set: setCover, remove: removeCover },
} as const

export type PictureKind = keyof typeof pictureCalls | 'photo'

/** Replaces the logo or the cover, or adds a photo. */
export function useSavePicture(id: string, kind: PictureKind) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (file: Blob): Promise<Company> =>
      call(kind === 'photo' ? addPhoto : pictureCalls[kind].set, { params: { id }, file }),
    onSuccess: (company) => storeCompany(client, company),
  })
}

export function useRemovePicture(id: string) {
  const client = useQueryClient()
  return useMutation({
    /** `logo`, `cover` or the id of a photo. */
    mutationFn: (picture: string): Promise<Company> =>
      picture === 'logo' || picture === 'cover'
        ? call(pictureCalls[picture].remove, { params: { id } })
        : call(removePhoto, { params: { id, photo_id: picture } }),
    onSuccess: (company) => storeCompany(client, company),
  })
}

export function useSendDomainCode(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (email: string) => call(sendDomainCode, { params: { id }, body: { email } }),
    onSuccess: ({ status }) => status !== 'sent' && client.invalidateQueries({ queryKey: keys.companies.one(id) }),
  })
}

export function useConfirmDomain(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => call(confirmDomain, { params: { id }, body: { code } }),
    onSuccess: (company) => storeCompany(client, company),
  })
}

export function useActivity(id: string) {
  return useInfiniteQuery({
    queryKey: keys.companies.activity(id),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(listActivity, { params: { id }, query: { cursor: pageParam || undefined }, signal }),
    getNextPageParam: (page) => page.next_cursor,
  })
}

export const downloadAudit = (id: string) => call(exportAudit, { params: { id }, query: {} })
export const downloadMatchUse = (id: string) => call(exportMatchUse, { params: { id } })
