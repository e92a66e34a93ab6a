import { keepAccount } from '#server/features/accounts/own-account/deletion.service.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import * as contract from '#shared/rights/rights.ts'
import { downloadDataCopy, getDataCopy, startDataCopy } from './copies.service.ts'
import { deleteMe } from './deletion.service.ts'

export function rightsRoutes(serve: Serve): void {
  serve(contract.deleteMe, deleteMe)
  serve(contract.keepAccount, keepAccount)
  serve(contract.getDataCopy, getDataCopy)
  serve(contract.startDataCopy, startDataCopy)
  serve(contract.downloadDataCopy, downloadDataCopy)
}
