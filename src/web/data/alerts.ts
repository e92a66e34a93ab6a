import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  runSavedSearch,
  type SavedSearch,
  type savedSearchBody,
  updateSavedSearch,
} from '#shared/jobs/saved-searches.ts'
import { call } from '#web/lib/api.ts'
import { keys } from './keys.ts'

export type AlertValues = z.output<typeof savedSearchBody>

export function useAlerts() {
  return useQuery({
    queryKey: keys.alerts.list(),
    queryFn: ({ signal }) => call(listSavedSearches, { signal }),
    select: ({ items }) => items,
  })
}

function useRefreshAlerts() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keys.alerts.list() })
}

export function useCreateAlert() {
  const onSuccess = useRefreshAlerts()
  return useMutation({ mutationFn: (body: AlertValues) => call(createSavedSearch, { body }), onSuccess })
}

export function useUpdateAlert(id: string) {
  const onSuccess = useRefreshAlerts()
  return useMutation({
    mutationFn: (body: AlertValues) => call(updateSavedSearch, { params: { id }, body }),
    onSuccess,
  })
}

export function useDeleteAlert() {
  const onSuccess = useRefreshAlerts()
  return useMutation({ mutationFn: ({ id }: SavedSearch) => call(deleteSavedSearch, { params: { id } }), onSuccess })
}

/** «Buscar ahora»: what is new is told by a notice, so the bell is asked again too. */
export function useRunAlert() {
  const client = useQueryClient()
  const refresh = useRefreshAlerts()
  return useMutation({
    mutationFn: (id: string) => call(runSavedSearch, { params: { id } }),
    onSuccess: () => Promise.all([refresh(), client.invalidateQueries({ queryKey: keys.notifications.list() })]),
  })
}

/** The part of an alert that a person chooses. */
export function valuesOf({ name, filters, frequency, by_mail, paused }: SavedSearch): AlertValues {
  return { name, filters, frequency, by_mail, paused }
}
