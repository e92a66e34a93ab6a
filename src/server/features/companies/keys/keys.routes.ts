import type { Serve } from '#server/platform/http/serve.ts'
import * as contract from '#shared/integrations/api-keys.ts'
import { createKey, listKeys, revokeKey } from './keys.service.ts'

export function keysRoutes(serve: Serve): void {
  serve(contract.listKeys, listKeys)
  serve(contract.createKey, createKey)
  serve(contract.revokeKey, revokeKey)
}
