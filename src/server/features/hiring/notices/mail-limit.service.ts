import type { Deps } from '#server/context.ts'
import { isOverLimit, requireAttemptsLeft } from '#server/platform/limits/limits.service.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import { findSurroundings } from './notices.queries.ts'

const ENOUGH =
  'Hoy tu empresa ya le envió muchos avisos a esta persona. Mañana podrás enviarle más; mientras tanto, escríbele en Mensajes.'

type Limited = Pick<Deps, 'db' | 'now' | 'config'>

const subjectOf = ({ company_id, user_id, id }: ApplicationRow): string => `${company_id} ${user_id ?? id}`

const UNREACHABLE = 'No tienes su correo y todavía no tiene cuenta: llámala o escríbele por fuera.'

/** Who was added without a mail address reads nothing of what is sent here. */
export async function requireReachable({ db }: Pick<Deps, 'db'>, { id, user_id }: ApplicationRow): Promise<void> {
  if (!user_id && !(await findSurroundings(db, id)).email) throw new AppError('state_conflict', UNREACHABLE)
}

/** Whatever a company makes us send to one person in a day has an end; refused in words that the team understands. */
export async function requireMailLeft(tx: Limited, application: ApplicationRow): Promise<void> {
  await requireReachable(tx, application)
  await requireAttemptsLeft(tx, rateRules.company_mail_person, subjectOf(application)).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError('state_conflict', ENOUGH) : error
  })
}

/** One more; false when it is too many for a mail. What calls something off always leaves, and counts. */
export async function countMail(tx: Limited, application: ApplicationRow): Promise<boolean> {
  return !(await isOverLimit(tx, rateRules.company_mail_person, subjectOf(application)))
}
