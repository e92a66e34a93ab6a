import type { Serve } from '#server/platform/http/serve.ts'
import { whatIf } from '#shared/matching/what-if.ts'
import { simulate } from './what-if.service.ts'

export function whatIfRoutes(serve: Serve): void {
  serve(whatIf, simulate)
}
