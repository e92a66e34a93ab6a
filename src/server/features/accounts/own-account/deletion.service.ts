import { type Ctx, type Deps, inTransaction } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import { forgetFile } from '#server/platform/files/files.service.ts'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import { hashPassword } from '#server/platform/passwords/passwords.ts'
import { newToken } from '#server/platform/secrets.ts'
import { AppError } from '#shared/core/errors.ts'
import { DELETION_PAUSE } from '#shared/core/limits.ts'
import { addSeconds } from '#shared/core/time.ts'
import { claimLink, deleteUnusedLinks } from '../sessions/links.queries.ts'
import { createLink, requireLink } from '../sessions/links.service.ts'
import { deleteSessionsOf } from '../sessions/sessions.queries.ts'
import { comeBack, moveAccount } from '../users/account-states.service.ts'
import { maskEmail } from '../users/mask.ts'
import { listDueDeletions, listStones, updateUser } from '../users/users.queries.ts'
import type { UserRow } from '../users/users.tables.ts'
import { accountErasedMail, deletionAskedMail, unusedEndMail } from './deletion.mails.ts'

/** Signs the person out everywhere and sets the day; until then they can come back by a link or by signing in. */
export async function scheduleDeletion(
  tx: Deps,
  { id: user_id, email, timezone }: UserRow,
  why: 'ASKED' | 'UNUSED' = 'ASKED',
): Promise<Date> {
  const deletion_due_at = addSeconds(tx.now(), DELETION_PAUSE)
  await moveAccount(tx, 'schedule_deletion', user_id, { deletion_due_at })
  await deleteSessionsOf(tx.db, user_id)
  await deleteUnusedLinks(tx.db, user_id, 'KEEP_ACCOUNT')
  const keepUrl = await createLink(tx, { user_id, kind: 'KEEP_ACCOUNT', email, life_seconds: DELETION_PAUSE })
  const day = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', timeZone: timezone })
  const mail = why === 'ASKED' ? deletionAskedMail : unusedEndMail
  await sendMail(tx, mail(email, day.format(deletion_due_at), keepUrl))
  await emit(tx, { kind: 'PERSON_CHANGED', user_id })
  tx.log.info({ event: 'accounts.deletion_asked', user_id, why })
  return deletion_due_at
}

/** «Conservar mi cuenta»: for whoever reads the mails of the address, signed in or not. */
export async function keepAccount(ctx: Ctx, { body }: { body: { token: string } }) {
  const { link, user } = await requireLink(ctx, 'KEEP_ACCOUNT', body.token)
  // Whoever presses twice, or has signed in meanwhile, has what they want.
  if (user.status !== 'ACTIVE')
    await inTransaction(ctx, async (tx) => {
      if (!(await claimLink(tx.db, link.id, ctx.now()))) throw new AppError('token_expired')
      await comeBack(tx, user.id)
    })
  return { email_masked: maskEmail(user.email) }
}

export const dueDeletions = (deps: Deps, page: Parameters<typeof listDueDeletions>[2]) =>
  listDueDeletions(deps.db, deps.now(), page)

export const listErased = (deps: Pick<Deps, 'db'>): Promise<string[]> => listStones(deps.db)

/** For somebody whose day has been and gone, whom an older backup brought back. */
export async function scheduleErasureNow(tx: Pick<Deps, 'db' | 'now'>, { id, status }: UserRow): Promise<void> {
  const deletion_due_at = tx.now()
  if (status === 'DELETION_SCHEDULED') await updateUser(tx.db, id, { deletion_due_at, updated_at: deletion_due_at })
  else await moveAccount(tx, 'schedule_deletion', id, { deletion_due_at })
}

/** What others see where the name of somebody stood whose account is gone. */
const NO_NAME = 'Cuenta eliminada'

/** Leaves of an account only a stone without a name: what others wrote points at it. */
export async function turnToStone(tx: Deps, user: UserRow): Promise<void> {
  for (const picture of [user.profile_picture_id, user.cover_photo_id]) if (picture) await forgetFile(tx, picture)
  await moveAccount(tx, 'erase', user.id, {
    full_name: NO_NAME,
    email: `${user.id}@deleted.invalid`,
    password_hash: await hashPassword(newToken()),
    email_verified_at: null,
    pending_email: null,
    phone: null,
    phone_verified_at: null,
    deletion_due_at: null,
    profile_picture_id: null,
    cover_photo_id: null,
    intent: null,
    headline: null,
    bio: null,
    country: null,
    region: null,
    city: null,
    timezone: 'UTC',
    locale: 'es-ES',
    currency: 'EUR',
    links: [],
    job_preferences: {},
    visibility: null,
    hidden_companies: [],
    notification_prefs: {},
    second_factor_at: null,
    terms_version: '',
    terms_accepted_at: user.created_at,
    marketing_opt_in: false,
  })
  await sendMail(tx, accountErasedMail(user.email))
}
