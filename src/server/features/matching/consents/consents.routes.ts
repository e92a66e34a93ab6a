import type { Serve } from '#server/platform/http/serve.ts'
import * as contract from '#shared/matching/talent-consents.ts'
import { answerTalentAsk } from './asks.service.ts'
import { endTalentConsent, listTalentConsents, renewTalentConsent } from './consents.service.ts'

export function consentsRoutes(serve: Serve): void {
  serve(contract.listTalentConsents, listTalentConsents)
  serve(contract.renewTalentConsent, renewTalentConsent)
  serve(contract.endTalentConsent, endTalentConsent)
  serve(contract.answerTalentAsk, answerTalentAsk)
}
