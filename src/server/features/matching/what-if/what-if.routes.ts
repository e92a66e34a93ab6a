import type { Serve } from '#server/platform/http/serve.ts'
import { announceWhatIf, whatIf } from '#shared/matching/what-if.ts'
import { announce, simulate } from './what-if.service.ts'

export function whatIfRoutes(serve: Serve): void {
  serve(whatIf, simulate)
  serve(announceWhatIf, announce)
}
