import type { Serve } from '#server/platform/http/serve.ts'
import * as contract from '#shared/cvs/cv-imports.ts'
import { acceptImport, discardImport, getImport, importFile, importText } from './imports.service.ts'

export function importsRoutes(serve: Serve): void {
  serve(contract.importFile, importFile)
  serve(contract.importText, importText)
  serve(contract.getImport, getImport)
  serve(contract.acceptImport, acceptImport)
  serve(contract.discardImport, discardImport)
}
