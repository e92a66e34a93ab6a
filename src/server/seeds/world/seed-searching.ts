import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import { insertView } from '#server/features/cvs/views.queries.ts'
import { insertSearch, nextRun, updateSearch } from '#server/features/jobs/alerts/saved-searches.queries.ts'
import { compiled } from '#server/features/jobs/alerts/saved-searches.service.ts'
import { insertSaved } from '#server/features/jobs/saved-jobs.queries.ts'
import { addDays } from '#shared/core/time.ts'
import { jobFilters } from '#shared/jobs/jobs.ts'
import type { Deps } from '../../context.ts'
import { findCandidate, findCompanyNamed, listOpened } from '../hiring/hiring-seeds.queries.ts'

const alerts = [
  { name: 'React en remoto', frequency: 'WEEKLY', asked: { q: 'react', modality: ['REMOTO'] } },
  { name: 'Frontend en México', frequency: 'DAILY', asked: { q: 'frontend', country: ['MX'] } },
] as const

/** Who looked at the CV, and how many days ago. */
const viewers = [
  ['Nopal Digital', 1],
  ['Hilo Rojo Sistemas', 3],
  ['Ajolote Software', 6],
  ['Nopal Digital', 8],
  ['Marea Digital', 12],
] as const

/** What she keeps for later: how the title begins, and where. */
const kept = [
  ['Hilo Rojo Sistemas', 'Desarrollador/a full stack'],
  ['Nopal Digital', 'Desarrollador/a full stack'],
  ['Marea Digital', 'Diseñador/a'],
] as const

/** What the person who looks for work has set up, and who has found her. */
export async function seedSearching(tx: Deps, seeker: UserRow): Promise<void> {
  const now = tx.now()
  const { timezone } = seeker
  for (const { name, frequency, asked } of alerts) {
    const { id } = await insertSearch(tx.db, {
      ...compiled(jobFilters.parse(asked)),
      user_id: seeker.id,
      name,
      frequency,
      by_mail: true,
      paused: false,
      // Some days ago, so that there is news.
      seen_at: addDays(now, -9),
      created_at: addDays(now, -40),
      updated_at: addDays(now, -40),
    })
    await updateSearch(tx.db, id, { next_run_at: nextRun({ frequency, paused: false, timezone, now }) })
  }
  for (const [company_name, title] of kept) await keepVacancy(tx, seeker, { company_name, title })
  const candidate = await findCandidate(tx.db, seeker.email)
  for (const [company_name, days] of candidate ? viewers : []) {
    const company = await findCompanyNamed(tx.db, company_name)
    const viewed_at = addDays(now, -days)
    if (!candidate || !company) continue
    await insertView(tx.db, { cv_id: candidate.cv_id, company_id: company.id, hour: viewed_at, viewed_at })
  }
}

async function keepVacancy(tx: Deps, { id: user_id }: UserRow, what: { company_name: string; title: string }) {
  const company = await findCompanyNamed(tx.db, what.company_name)
  const opened = company ? await listOpened(tx.db, company.id) : []
  const vacancy = opened.find(({ title, state }) => state === 'PUBLISHED' && title.startsWith(what.title))
  if (!vacancy) return
  await insertSaved(tx.db, { user_id, vacancy_id: vacancy.id, created_at: addDays(tx.now(), -2) })
}
