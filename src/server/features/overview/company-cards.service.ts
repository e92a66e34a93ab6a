import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { companyCards } from '#server/features/companies/profile/companies.service.ts'
import { repliesOwedIn } from '#server/features/hiring/overview/team-overview.service.ts'
import { publishedFor } from '#server/features/vacancies/documents/vacancies.service.ts'
import type { listCompanies as contract } from '#shared/companies/companies.ts'

/** The companies of a person with everything that a card counts. */
export async function listCompanies(ctx: UserCtx): Promise<z.input<typeof contract.answer>> {
  const cards = await companyCards(ctx)
  const [open, owed] = await Promise.all([publishedFor(ctx), repliesOwedIn(ctx)])
  const items = cards.map((card) => ({
    ...card,
    open_vacancies: open.get(card.id) ?? 0,
    pending_replies: owed.get(card.id) ?? 0,
  }))
  return { items, next_cursor: null }
}
