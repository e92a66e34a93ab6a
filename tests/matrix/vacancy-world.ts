import { indexVacancy } from '#server/features/search/search-index.service.ts'
import { insertTemplate } from '#server/features/vacancies/templates/templates.queries.ts'
import { insertVacancy, replaceHiringTeam } from '#server/features/vacancies/vacancies.queries.ts'
import { addDays } from '#shared/core/time.ts'
import type { VacancyState } from '#shared/vacancies/vacancies.ts'
import type { TestApp } from '#tests/support/app.ts'
import { aGoodDocument } from '#tests/support/vacancies.ts'

const states = ['DRAFT', 'IN_REVIEW', 'PUBLISHED', 'PAUSED', 'CLOSED'] as const
type MadeState = (typeof states)[number]

/**
 * One vacancy in each state, led by the owner, and a template. The draft and the template carry the word that only those
 * who see every vacancy may know.
 */
export async function vacanciesOf(
  { deps }: TestApp,
  { company_id, member_id, canary }: { company_id: string; member_id: string; canary: string },
): Promise<Record<MadeState | 'template', string>> {
  const now = deps.now()
  const made: [VacancyState, string][] = []
  for (const state of states) {
    const document = aGoodDocument(state === 'DRAFT' ? { title: canary } : {})
    const scheduled_at = state === 'DRAFT' ? addDays(now, 1) : null
    const isOut = state !== 'DRAFT' && state !== 'IN_REVIEW'
    const vacancy = await insertVacancy(deps.db, {
      company_id,
      title: document.title,
      document,
      state,
      scheduled_at,
      created_at: now,
      updated_at: now,
      ...(isOut && { published_at: now, expires_at: addDays(now, 30) }),
      ...(state === 'CLOSED' && { closed_at: now, state_reason: 'FILLED' }),
    })
    await replaceHiringTeam(deps.db, vacancy.id, [{ member_id, role: 'LEAD' }])
    await indexVacancy(deps, vacancy)
    made.push([state, vacancy.id])
  }
  const document = aGoodDocument({ title: canary })
  const template = { company_id, name: canary, document, created_at: now, updated_at: now }
  const { id } = await insertTemplate(deps.db, template)
  return { ...(Object.fromEntries(made) as Record<MadeState, string>), template: id }
}
