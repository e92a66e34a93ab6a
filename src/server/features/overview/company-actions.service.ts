import type { z } from 'zod'
import type { companyCards } from '#server/features/companies/profile/companies.service.ts'
import { missingToPublish } from '#server/features/companies/team/company-view.service.ts'
import { mayAlways } from '#shared/companies/team-policy.ts'
import { plural } from '#shared/core/numbers.ts'
import type * as contract from '#shared/overview/overview.ts'

type Action = z.input<typeof contract.pendingAction>
type Card = Awaited<ReturnType<typeof companyCards>>[number]

/** Companies that cannot publish yet, for whoever may complete them; the link opens the first thing to fill in. */
export const companyActions = (cards: readonly Card[]): Action[] =>
  cards.flatMap((card) => {
    const missing = mayAlways(card.role, 'edit_company') && !card.needs_second_factor ? missingToPublish(card) : []
    const [first] = missing
    if (!first) return []
    return [
      {
        kind: 'COMPANY_FACTS',
        text: `Añade ${plural(missing.length, 'dato', 'datos')} de ${card.name} para poder publicar vacantes.`,
        link_to: `/app/my-companies/${card.id}?tab=ajustes&campo=${first.field}`,
        since: card.created_at,
        due_at: null,
      },
    ]
  })
