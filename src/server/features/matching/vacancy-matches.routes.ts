import type { Serve } from '#server/platform/http/serve.ts'
import { summariseMatch as summarise } from '#shared/matching/match-summaries.ts'
import * as contract from '#shared/matching/vacancy-matches.ts'
import { invitePerson, previewInvitation, takeInvitationBack } from './inviting/invitations.service.ts'
import { overrideVerdict, removeOverride } from './people/overrides.service.ts'
import { listVacancyMatches } from './people/vacancy-matches.service.ts'
import { getVacancyMatch, summariseMatch } from './summaries/summaries.service.ts'

export function vacancyMatchesRoutes(serve: Serve): void {
  serve(contract.listVacancyMatches, listVacancyMatches)
  serve(contract.getVacancyMatch, getVacancyMatch)
  serve(summarise, summariseMatch)
  serve(contract.invitePerson, invitePerson)
  serve(contract.invite, (ctx, { params, body: { cv_id, message } }) =>
    invitePerson(ctx, { params: { ...params, cv_id }, body: { message } }),
  )
  serve(contract.previewInvitation, previewInvitation)
  serve(contract.takeInvitationBack, takeInvitationBack)
  serve(contract.overrideVerdict, overrideVerdict)
  serve(contract.removeOverride, removeOverride)
}
