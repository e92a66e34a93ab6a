import type { Serve } from '#server/platform/http/serve.ts'
import * as contract from '#shared/files/files.ts'
import { getFile } from './files.service.ts'

export function filesRoutes(serve: Serve): void {
  serve(contract.getFile, getFile)
}
