import * as contract from '#shared/saved-searches.ts'
import type { Serve } from '../../http/serve.ts'
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
