import { type Deps, inTransaction } from '#server/context.ts'
import { lockCompany } from '#server/features/companies/team/access.queries.ts'
import { emit } from '#server/features/events/events.service.ts'
import { AppError } from '#shared/core/errors.ts'
import { addDays } from '#shared/core/time.ts'
import { published } from './publishing.service.ts'
import {
  companyOfVacancy,
  listDue,
  listEnding,
  listExpired,
  lockVacancy,
  updateVacancyRow,
} from './vacancies.queries.ts'
import type { VacancyRow } from './vacancies.tables.ts'
import { recordClockEvent } from './vacancy-events.ts'
import { stepOf } from './vacancy-states.ts'

const BATCH = 100
const REMINDER_DAYS = 3

/** Locks as every other change does, company first, and looks again: the team may have been quicker. */
function withVacancy(
  deps: Deps,
  id: string,
  work: (
    tx: Deps,
    found: { vacancy: VacancyRow; company: NonNullable<Awaited<ReturnType<typeof lockCompany>>> },
  ) => Promise<void>,
): Promise<void> {
  return inTransaction(deps, async (tx) => {
    const seen = await lockVacancyAfterCompany(tx, id)
    if (seen) await work(tx, seen)
  })
}

async function lockVacancyAfterCompany(tx: Deps, id: string) {
  const company_id = await companyOfVacancy(tx.db, id)
  const company = company_id && (await lockCompany(tx.db, company_id))
  const vacancy = company && (await lockVacancy(tx.db, id))
  return company && vacancy ? { company, vacancy } : undefined
}

/** Vacancies whose date has come; what stands in the way is told instead of tried for ever. */
export async function publishDue(deps: Deps): Promise<void> {
  for (const { id } of await listDue(deps.db, deps.now(), BATCH)) {
    await withVacancy(deps, id, async (tx, found) => {
      const { vacancy, company } = found
      if (!vacancy.scheduled_at || vacancy.scheduled_at > tx.now()) return
      if (stepOf('publish', vacancy) !== 'go') return
      const changes = await published(tx, found).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error
        return error
      })
      if (changes instanceof AppError) {
        await updateVacancyRow(tx.db, id, { scheduled_at: null, updated_at: tx.now() })
        const text = `No pudimos publicar «${vacancy.title}» en su fecha. ${changes.message}`
        return recordClockEvent(tx, 'VACANCY_NOT_PUBLISHED', text, { vacancy, company })
      }
      const open = { ...changes, state: 'PUBLISHED', state_reason: null, updated_at: tx.now() } as const
      await updateVacancyRow(tx.db, id, open)
      await emit(tx, { kind: 'VACANCY_CHANGED', vacancy_id: id })
      return recordClockEvent(tx, 'VACANCY_PUBLISH', `Se publicó «${vacancy.title}» en su fecha.`, found)
    })
  }
}

export async function pauseExpired(deps: Deps): Promise<void> {
  for (const { id } of await listExpired(deps.db, deps.now(), BATCH)) {
    await withVacancy(deps, id, async (tx, found) => {
      const { vacancy } = found
      if (vacancy.state !== 'PUBLISHED' || !vacancy.expires_at || vacancy.expires_at > tx.now()) return
      const over = { state: 'PAUSED', state_reason: 'EXPIRY', updated_at: tx.now() } as const
      await updateVacancyRow(tx.db, id, over)
      await emit(tx, { kind: 'VACANCY_CHANGED', vacancy_id: id })
      const text = `Venció el plazo de «${vacancy.title}» y quedó en pausa. Puedes reanudarla o cerrarla.`
      await recordClockEvent(tx, 'VACANCY_EXPIRED', text, found)
    })
  }
}

/** Told once: the reminder runs daily and looks at one day. */
export async function remindOfEnd(deps: Deps): Promise<void> {
  const from = addDays(deps.now(), REMINDER_DAYS - 1)
  for (const vacancy of await listEnding(deps.db, from, addDays(deps.now(), REMINDER_DAYS))) {
    const text = `«${vacancy.title}» deja de recibir postulaciones en ${REMINDER_DAYS} días.`
    await inTransaction(deps, (tx) =>
      recordClockEvent(tx, 'VACANCY_ENDING', text, { vacancy, company: { id: vacancy.company_id } }),
    )
  }
}
