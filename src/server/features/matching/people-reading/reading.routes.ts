import type { Serve } from '#server/platform/http/serve.ts'
import * as contract from '#shared/matching/people-reading.ts'
import { getPeopleReading } from './reading.service.ts'

export function readingRoutes(serve: Serve): void {
  serve(contract.getPeopleReading, getPeopleReading)
}
