import type { Config } from '#server/config.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import * as contract from '#shared/matching/match-trace.ts'
import { explainPair } from './job-match.service.ts'

/** For developers, where the API's description is served; everywhere else the address does not exist. */
export function explainPairRoutes(serve: Serve, { api_docs }: Pick<Config, 'api_docs'>): void {
  if (api_docs) serve(contract.explainPair, explainPair)
}
