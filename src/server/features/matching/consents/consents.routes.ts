import type { Serve } from '#server/platform/http/serve.ts'
import { listSavedPeople as savedPeople } from '#shared/matching/saved-people.ts'
import * as contract from '#shared/matching/talent-consents.ts'
import { answerTalentAsk } from './asks.service.ts'
import { endTalentConsent, listTalentConsents, renewTalentConsent } from './consents.service.ts'
import { listSavedPeople } from './saved-people.service.ts'

export function consentsRoutes(serve: Serve): void {
  serve(contract.listTalentConsents, listTalentConsents)
  serve(contract.renewTalentConsent, renewTalentConsent)
  serve(contract.endTalentConsent, endTalentConsent)
  serve(contract.answerTalentAsk, answerTalentAsk)
  serve(savedPeople, listSavedPeople)
}
