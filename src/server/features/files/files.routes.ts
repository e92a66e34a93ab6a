import * as contract from '#shared/files.ts'
import type { Serve } from '../../http/serve.ts'
import { getFile } from './files.service.ts'

export function filesRoutes(serve: Serve): void {
  serve(contract.getFile, getFile)
}
