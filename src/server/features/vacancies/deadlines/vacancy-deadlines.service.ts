import type { Deps } from '#server/context.ts'
import { forEachRow } from '#server/platform/tasks/each-row.ts'
import { AppError } from '#shared/core/errors.ts'
import { addDays } from '#shared/core/time.ts'
import { vacancyPlaces } from '../../billing/payments/entitlements.service.ts'
import type { CompanyRow } from '../../companies/companies.tables.ts'
import { holdCompany } from '../../companies/team/access.service.ts'
import { hasHappened } from '../../events/events.service.ts'
import { countPoints, published } from '../publishing/publishing.service.ts'
import {
  companyOfVacancy,
  listDue,
  listEnding,
  listExpired,
  lockVacancy,
  updateVacancyRow,
} from '../vacancies.queries.ts'
import type { VacancyRow } from '../vacancies.tables.ts'
import { notifyOfNotPublished, notifyTeam } from '../vacancy-notices.service.ts'
import { moveVacancy } from '../vacancy-states.service.ts'
import { stepOf } from '../vacancy-states.ts'

const REMINDER_DAYS = 3

interface Found {
  vacancy: VacancyRow
  company: CompanyRow
}

/** Locks as every other change does, company first, and looks again: the team may have been quicker. */
export async function lockAfterCompany(tx: Deps, id: string): Promise<Found | undefined> {
  const company_id = await companyOfVacancy(tx.db, id)
  const company = company_id && (await holdCompany(tx, company_id))
  const vacancy = company && (await lockVacancy(tx.db, id))
  return company && vacancy ? { company, vacancy } : undefined
}

/** Vacancies whose date has come; what stands in the way is told instead of tried for ever. */
export function publishDue(deps: Deps): Promise<void> {
  return forEachRow(deps, {
    name: 'vacancies.publish',
    list: (page) => listDue(deps.db, deps.now(), page),
    work: async (tx, id) => {
      const found = await lockAfterCompany(tx, id)
      if (!found?.vacancy.scheduled_at || found.vacancy.scheduled_at > tx.now()) return
      if (stepOf('publish', found.vacancy) === 'go') await publishOnDate(tx, found)
    },
  })
}

/** What stands in the way is told, and no date is left behind. */
export async function publishOnDate(tx: Deps, found: Found): Promise<void> {
  const { vacancy } = found
  const changes = await published(tx, found).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    return error
  })
  if (changes instanceof AppError) {
    await updateVacancyRow(tx.db, vacancy.id, { scheduled_at: null, updated_at: tx.now() })
    return notifyOfNotPublished(tx, vacancy, await refusalOf(tx, changes, found))
  }
  await moveVacancy(tx, vacancy, 'publish', changes)
  await notifyTeam(tx, 'VACANCY_PUBLISHED_BY_CLOCK', vacancy)
}

const refusalOf = async (tx: Deps, { code }: AppError, found: Found) => ({
  code,
  count: code === 'plan_limit' ? await vacancyPlaces(tx, found.company) : countPoints(tx, found),
})

export function pauseExpired(deps: Deps): Promise<void> {
  return forEachRow(deps, {
    name: 'vacancies.expire',
    list: (page) => listExpired(deps.db, deps.now(), page),
    work: async (tx, id) => {
      const found = await lockAfterCompany(tx, id)
      if (found?.vacancy.state !== 'PUBLISHED') return
      if (!found.vacancy.expires_at || found.vacancy.expires_at > tx.now()) return
      await moveVacancy(tx, found.vacancy, 'expire', { state_reason: 'EXPIRY' })
      await notifyTeam(tx, 'VACANCY_EXPIRED', found.vacancy)
    },
  })
}

/** Told once for each end, however often the clock comes by, and a little late where it stood still. */
export function remindOfEnd(deps: Deps): Promise<void> {
  const from = deps.now()
  const to = addDays(from, REMINDER_DAYS)
  return forEachRow(deps, {
    name: 'vacancies.remind',
    list: (page) => listEnding(deps.db, { from, to }, page),
    work: async (tx, id) => {
      const vacancy = await lockVacancy(tx.db, id)
      if (!vacancy?.expires_at || vacancy.expires_at > to) return
      const { company_id, expires_at } = vacancy
      const about = { kind: 'VACANCY_ENDING', company_id, vacancy_id: id } as const
      if (!(await hasHappened(tx, about, addDays(expires_at, -REMINDER_DAYS))))
        await notifyTeam(tx, 'VACANCY_ENDING', vacancy)
    },
  })
}
