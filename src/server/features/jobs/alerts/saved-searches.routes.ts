import type { Serve } from '#server/platform/http/serve.ts'
import * as contract from '#shared/jobs/saved-searches.ts'
import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  runSavedSearch,
  seeSavedSearch,
  updateSavedSearch,
} from './saved-searches.service.ts'

export function savedSearchesRoutes(serve: Serve): void {
  serve(contract.listSavedSearches, listSavedSearches)
  serve(contract.createSavedSearch, createSavedSearch)
  serve(contract.updateSavedSearch, updateSavedSearch)
  serve(contract.deleteSavedSearch, deleteSavedSearch)
  serve(contract.seeSavedSearch, seeSavedSearch)
  serve(contract.runSavedSearch, runSavedSearch)
}
