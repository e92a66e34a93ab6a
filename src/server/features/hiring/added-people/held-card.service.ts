import type { z } from 'zod'
import { type Ctx, inTransaction, type UserCtx } from '#server/context.ts'
import { maskEmail } from '#server/features/accounts/users/mask.ts'
import { confirmOwnAddress, findPersonByEmail, lockPerson } from '#server/features/accounts/users/people.service.ts'
import { emit } from '#server/features/events/events.service.ts'
import { markApplied } from '#server/features/jobs/applied-jobs.service.ts'
import { ipPrefix, isOverLimit, takeAttempt } from '#server/platform/limits/limits.service.ts'
import { hashToken } from '#server/platform/secrets.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import type * as contract from '#shared/hiring/added-people/added-people.ts'
import { matchResult } from '#shared/matching/matching.ts'
import { noteOn } from '../applications/application-states.service.ts'
import { findLatest, findSnapshot, listTeam, lockApplication } from '../applications/applications.queries.ts'
import { receivesTeamNotices } from '../notices/notices.service.ts'
import { erasedSubject } from './add-person.service.ts'
import { findByLink, updateAdded } from './added-people.queries.ts'
import { eraseCard } from './erase-card.service.ts'

type OfLink = { params: { token: string } }
type Visitor = Ctx & Partial<Pick<UserCtx, 'user'>>
type Found = NonNullable<Awaited<ReturnType<typeof findByLink>>>

const GONE = 'Este enlace ya no sirve: los datos que guardaba la empresa se borraron.'

async function requireCard(ctx: Ctx, { params }: OfLink): Promise<Found> {
  await takeAttempt(ctx, rateRules.held_card_ip, ipPrefix(ctx.request.ip))
  const found = await findByLink(ctx.db, hashToken(params.token))
  if (!found) throw new AppError('token_expired', GONE)
  return found
}

async function situationOf(ctx: Visitor, { added }: Found): Promise<z.input<typeof contract.heldSituation>> {
  if (added.taken_at || !added.email) return 'TAKEN'
  if (ctx.user) return ctx.user.email === added.email ? 'READY' : 'OTHER_ACCOUNT'
  return (await findPersonByEmail(ctx, added.email)) ? 'SIGN_IN' : 'REGISTER'
}

/** Nothing happens by opening it: programs that check mails open links too. */
export async function getHeldCard(ctx: Visitor, asked: OfLink): Promise<z.input<typeof contract.heldCard>> {
  const found = await requireCard(ctx, asked)
  const { added, application, content, company, vacancy } = found
  const situation = await situationOf(ctx, found)
  const { email, phone } = content.document.basics
  const { origin, origin_detail, held_because, created_at: added_at } = added
  return {
    situation,
    company,
    vacancy,
    email_masked: added.email ? maskEmail(added.email) : '',
    session_email_masked: ctx.user && situation === 'OTHER_ACCOUNT' ? maskEmail(ctx.user.email) : null,
    held:
      situation === 'TAKEN'
        ? null
        : {
            full_name: application.full_name,
            email,
            phone,
            document: content.document,
            origin,
            origin_detail,
            held_because,
            added_at,
            retention_months: company.retention_months,
          },
  }
}

const TAKEN = 'Esta postulación ya está en una cuenta. La verás en Mis Postulaciones.'
const ALREADY = 'Ya tienes una postulación a esta vacante en tu cuenta. Si no quieres esta ficha, puedes borrarla.'

function requireOwner(user: UserCtx['user'], email: string | null): void {
  if (!email) throw new AppError('state_conflict', TAKEN)
  if (user.email === email) return
  const message = `Esta ficha es de ${maskEmail(email)} y tu sesión es de ${maskEmail(user.email)}. Cambia de cuenta para pasarla.`
  throw new AppError('other_account', message)
}

/** From now on it is an application like any other of this account. */
export async function takeHeldCard(ctx: UserCtx, asked: OfLink): Promise<{ application_id: string }> {
  const seen = await requireCard(ctx, asked)
  return inTransaction(ctx, async (tx) => {
    const user = await lockPerson(tx, tx.user.id)
    const application = await lockApplication(tx.db, seen.application.id)
    const found = application && (await findByLink(tx.db, seen.added.token_hash))
    if (!found) throw new AppError('token_expired', GONE)
    const { added, vacancy } = found
    // Pressed twice.
    if (application.user_id === user.id) return { application_id: application.id }
    requireOwner(user, added.email)
    if (await findLatest(tx.db, user.id, vacancy.id)) throw new AppError('already_applied', ALREADY)
    const now = tx.now()
    await noteOn(tx, application, { kind: 'TAKEN', actor_id: user.id }, { user_id: user.id })
    await updateAdded(tx.db, application.id, { taken_at: now, email: null, ends_at: null })
    // Whoever has the link has read the mail.
    await confirmOwnAddress(tx, user)
    await rememberApplied(tx, found)
    await notifyOfTaken(tx, found)
    return { application_id: application.id }
  })
}

/** Cards of the vacancy say to them from now on that they are in it. */
async function rememberApplied(tx: UserCtx, { application, vacancy }: Found): Promise<void> {
  const snapshot = await findSnapshot(tx.db, application.id)
  const match = matchResult
    .nullable()
    .catch(null)
    .parse(snapshot?.match ?? null)
  const { applied_at, is_blind: is_hidden } = application
  await markApplied(tx, { user_id: tx.user.id, vacancy_id: vacancy.id, applied_at, is_hidden, match })
}

async function notifyOfTaken(tx: UserCtx, { application, vacancy, company }: Found): Promise<void> {
  const team = (await listTeam(tx.db, vacancy.id)).filter(receivesTeamNotices).map(({ user_id }) => user_id)
  await emit(tx, {
    kind: 'PERSON_TAKEN',
    company_id: company.id,
    vacancy_id: vacancy.id,
    person_id: tx.user.id,
    facts: { title: vacancy.title, application_id: application.id },
    recipients: team.filter((id) => id !== tx.user.id),
  })
}

/** Asked for by the person: the company does not add them again, and of who they were nothing is left. */
export async function eraseHeldCard(ctx: Ctx, asked: OfLink): Promise<undefined> {
  const seen = await requireCard(ctx, asked)
  await inTransaction(ctx, async (tx) => {
    const application = await lockApplication(tx.db, seen.application.id)
    const found = application && (await findByLink(tx.db, seen.added.token_hash))
    if (!found) throw new AppError('token_expired', GONE)
    const { added, vacancy, company } = found
    if (!added.email) throw new AppError('state_conflict', TAKEN)
    const team = (await listTeam(tx.db, vacancy.id)).filter(receivesTeamNotices).map(({ user_id }) => user_id)
    await eraseCard(tx, application, added)
    await isOverLimit(tx, rateRules.erased_by_person, erasedSubject(company.id, added.email))
    const ids = { company_id: company.id, vacancy_id: vacancy.id }
    await emit(tx, { kind: 'PERSON_ERASED', ...ids, facts: { title: vacancy.title }, recipients: team })
  })
}
