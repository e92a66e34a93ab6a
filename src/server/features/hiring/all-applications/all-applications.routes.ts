import type { Serve } from '#server/platform/http/serve.ts'
import * as contract from '#shared/hiring/all-applications/all-applications.ts'
import * as kept from '#shared/hiring/all-applications/kept-lists.ts'
import { exportAllApplications, getApplicationChoices, listAllApplications } from './all-applications.service.ts'
import { createKeptList, deleteKeptList, listKeptLists, updateKeptList } from './kept-lists.service.ts'

export function allApplicationsRoutes(serve: Serve): void {
  serve(contract.listAllApplications, listAllApplications)
  serve(contract.exportAllApplications, exportAllApplications)
  serve(contract.getApplicationChoices, getApplicationChoices)
  serve(kept.listKeptLists, listKeptLists)
  serve(kept.createKeptList, createKeptList)
  serve(kept.updateKeptList, updateKeptList)
  serve(kept.deleteKeptList, deleteKeptList)
}
