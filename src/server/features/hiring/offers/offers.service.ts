import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { momentAt } from '#server/platform/zoned-time.ts'
import { AppError } from '#shared/core/errors.ts'
import type * as contract from '#shared/hiring/offers.ts'
import {
  lockOwnApplication,
  lockTeamApplication,
  requireActive,
  requireEitherSide,
} from '../applications/application-access.service.ts'
import { changeApplication, noteOn } from '../applications/application-states.service.ts'
import { isProcessOver } from '../applications/way-back.service.ts'
import { backFromHire, cancelWelcome } from '../moves/back-from-hire.service.ts'
import { moveTo } from '../moves/move-to.service.ts'
import { countMail } from '../notices/mail-limit.service.ts'
import { mailSeeker, notifyTeam, type Surroundings, surroundingsOf } from '../notices/notices.service.ts'
import { zoneFor } from '../notices/person-zone.ts'
import { listLeaving } from '../outgoing/outgoing.queries.ts'
import { moveOutgoing } from '../outgoing/outgoing-states.service.ts'
import { listStages } from '../stages/stages.queries.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import type { OfferRow } from '../tables/offers.tables.ts'
import { withDays } from './offer-days.ts'
import { offerHash } from './offer-hash.ts'
import { moveOffer } from './offer-states.service.ts'
import { insertOffer, listOffers as listRows, lockOffer, wasSent, updateOffer as writeOffer } from './offers.queries.ts'

type OfApplication = { params: { id: string } }
export type OfOffer = { params: { id: string; offer_id: string } }
type Body = z.output<typeof contract.offerBody>

export async function listOffers(ctx: UserCtx, { params }: OfApplication) {
  const { application, side } = await requireEitherSide(ctx, params.id, 'move_application')
  const around = await surroundingsOf(ctx, application)
  const rows = await listRows(ctx.db, application.id, { drafts: side === 'TEAM' })
  return { items: await presentOffers(ctx, side, rows, around), next_cursor: null }
}

type Shown = z.input<typeof contract.offer>

/** Its person reads neither why the team sent it nor that it is about to leave. */
export async function presentOffers(
  ctx: Pick<UserCtx, 'db'>,
  side: 'TEAM' | 'SEEKER',
  rows: readonly OfferRow[],
  around: Surroundings,
): Promise<Shown[]> {
  const leaving = await listLeaving(ctx.db, side === 'TEAM' ? rows.map(({ id }) => id) : [])
  return rows.map((row) => ({
    ...withDays(row, around),
    exception_reason: side === 'TEAM' ? row.exception_reason : null,
    leaving: leaving.find(({ offer_id }) => offer_id === row.id) ?? null,
  }))
}

async function present(
  ctx: Pick<UserCtx, 'db'>,
  side: 'TEAM' | 'SEEKER',
  row: OfferRow,
  around: Surroundings,
): Promise<Shown> {
  const [shown] = await presentOffers(ctx, side, [row], around)
  if (!shown) throw new AppError('not_found')
  return shown
}

const OPEN = 'Ya hay una oferta abierta para esta persona. Retírala antes de preparar otra.'
export const PAST = 'Elige una fecha que aún no haya pasado.'

/** The offer holds until the end of that day where the person is. */
function columnsOf(tx: UserCtx, body: Body, around: Surroundings) {
  const expires_at = momentAt(body.expires_on, '23:59', zoneFor(around))
  if (expires_at <= tx.now()) throw new AppError('validation', undefined, { fields: { expires_on: PAST } })
  return { ...body, expires_at, updated_at: tx.now() }
}

export async function createOffer(ctx: UserCtx, { params, body }: OfApplication & { body: Body }) {
  return inTransaction(ctx, async (tx) => {
    const { application } = await lockTeamApplication(tx, params.id, 'move_application')
    requireActive(application)
    const around = await surroundingsOf(tx, application)
    const columns = columnsOf(tx, body, around)
    const author = { application_id: application.id, created_by: tx.user.id, created_at: tx.now() }
    const row = await insertOffer(tx.db, { ...columns, ...author })
    if (!row) throw new AppError('state_conflict', OPEN)
    return present(tx, 'TEAM', row, around)
  })
}

/** The offer for a change by the team, held until the transaction ends. */
export async function requireOffer(tx: UserCtx, { params }: OfOffer) {
  const { application, vacancy, company } = await lockTeamApplication(tx, params.id, 'move_application')
  const offer = await lockOffer(tx.db, application.id, params.offer_id)
  if (!offer) throw new AppError('not_found')
  return { application, offer, vacancy, company, around: await surroundingsOf(tx, application) }
}

const CHANGED = 'Alguien de tu equipo cambió esta oferta mientras tanto. Revisa cómo quedó antes de seguir.'

/** Nobody writes over, or sends, conditions that they have not read. */
export function requireSeen({ updated_at }: OfferRow, seen: string | null | undefined): void {
  if (seen && new Date(seen).getTime() !== updated_at.getTime()) throw new AppError('version_conflict', CHANGED)
}

const NO_DRAFT = 'Esta oferta ya no es un borrador y no se puede cambiar.'
const LEAVING = 'Esta oferta está saliendo. Deshaz el envío para cambiarla.'

type Update = OfOffer & { body: z.output<typeof contract.updateOffer.body> }

export async function updateOffer(ctx: UserCtx, { params, body: { seen, ...body } }: Update) {
  return inTransaction(ctx, async (tx) => {
    const { offer, around } = await requireOffer(tx, { params })
    if (offer.state !== 'DRAFT') throw new AppError('state_conflict', NO_DRAFT)
    if ((await listLeaving(tx.db, [offer.id])).length > 0) throw new AppError('state_conflict', LEAVING)
    requireSeen(offer, seen)
    return present(tx, 'TEAM', await writeOffer(tx.db, offer.id, columnsOf(tx, body, around)), around)
  })
}

export async function withdrawOffer(ctx: UserCtx, { params }: OfOffer) {
  return inTransaction(ctx, async (tx) => {
    const { offer, application, around } = await requireOffer(tx, { params })
    const row = await moveOffer(tx, offer, 'withdraw')
    for (const { outgoing_id: id } of await listLeaving(tx.db, [offer.id])) await moveOutgoing(tx, 'cancel', { id })
    if (row && offer.state === 'SENT') {
      await noteOn(tx, application, { kind: 'OFFER_WITHDRAWN', actor_id: tx.user.id })
      await countMail(tx, application)
      await mailWithdrawn(tx, application, around)
    }
    return present(tx, 'TEAM', row ?? offer, around)
  })
}

/** Whoever thinks about an offer hears that it is gone, and does not find out when they want to take it. */
async function mailWithdrawn(tx: UserCtx, application: ApplicationRow, around: Surroundings): Promise<void> {
  const { company_name, title } = around
  await mailSeeker(tx, application, around, 'applications', {
    subject: `Novedades sobre la oferta de ${company_name}`,
    title: `${company_name} retiró su oferta`,
    paragraphs: [
      `Era para «${title}» y ya no se puede responder.`,
      'Si tienes preguntas, escríbele desde tu postulación.',
    ],
  })
}

const OVER = 'Esta oferta ya venció. Escribe a la empresa si aún te interesa.'

/** What whoever answers reads where there is nothing left to answer. */
const SETTLED: Partial<Record<OfferRow['state'], string>> = {
  ACCEPTED: 'Ya aceptaste esta oferta. Escribe a la empresa si algo cambió.',
  DECLINED: 'Ya respondiste que no a esta oferta. Escribe a la empresa si cambiaste de opinión.',
  EXPIRED: OVER,
  WITHDRAWN_BY_COMPANY: 'La empresa retiró esta oferta y ya no se puede responder.',
}

/** The offer for the person to whom it was made; a draft does not exist for them. */
async function requireOwnOffer(
  tx: UserCtx,
  { params }: OfOffer,
  asked: OfferRow['state'],
): Promise<{ application: ApplicationRow; offer: OfferRow; around: Surroundings }> {
  const application = await lockOwnApplication(tx, params.id)
  const offer = await lockOffer(tx.db, application.id, params.offer_id)
  if (!offer || !wasSent(offer)) throw new AppError('not_found')
  if (offer.state === 'SENT' && offer.expires_at <= tx.now()) throw new AppError('state_conflict', OVER)
  // The same answer twice is one; another one comes too late.
  const settled = offer.state === asked ? undefined : SETTLED[offer.state]
  if (settled) throw new AppError('state_conflict', settled)
  return { application, offer, around: await surroundingsOf(tx, application) }
}

/** Whoever was hired by hand, after a call for example, may still answer the offer that was made to them. */
const ACCEPTING = ['ACTIVE', 'HIRED'] as const
const NOT_NOW = 'Ahora mismo no puedes aceptar esta oferta. Escribe a la empresa si te interesa.'

type Accept = OfOffer & { body: z.output<typeof contract.acceptBody> }

export async function acceptOffer(ctx: UserCtx, { params, body }: Accept) {
  return inTransaction(ctx, async (tx) => {
    const { application, offer, around } = await requireOwnOffer(tx, { params }, 'ACCEPTED')
    const signed = { accepted_name: body.full_name, answered_at: tx.now() }
    const row = await moveOffer(tx, offer, 'accept', { ...signed, accepted_hash: offerHash({ ...offer, ...signed }) })
    if (!row) return present(tx, 'SEEKER', offer, around)
    if (!ACCEPTING.some((state) => state === application.state)) throw new AppError('state_conflict', NOT_NOW)
    const last = (await listStages(tx.db, application.vacancy_id)).at(-1)
    await noteOn(tx, application, { kind: 'OFFER_ACCEPTED', actor_id: tx.user.id })
    if (last && application.state !== 'HIRED') await moveTo(tx, application, last.id, tx.user.id)
    await notifyTeam(tx, 'OFFER_ANSWERED', application, around)
    return present(tx, 'SEEKER', row, around)
  })
}

type Decline = OfOffer & { body: { reason: string | null } }

export async function declineOffer(ctx: UserCtx, { params, body }: Decline) {
  return inTransaction(ctx, async (tx) => {
    const { application, offer, around } = await requireOwnOffer(tx, { params }, 'DECLINED')
    const row = await moveOffer(tx, offer, 'decline', { answered_at: tx.now(), decline_reason: body.reason })
    if (!row) return present(tx, 'SEEKER', offer, around)
    await noteOn(tx, application, { kind: 'OFFER_DECLINED', actor_id: tx.user.id })
    if (application.state === 'HIRED') await notHired(tx, application)
    await notifyTeam(tx, 'OFFER_ANSWERED', application, around)
    return present(tx, 'SEEKER', row, around)
  })
}

/** Hired by hand and without the offer: nobody is «Contratada» who said no. In a vacancy that is over, they are out. */
async function notHired(tx: UserCtx, application: ApplicationRow): Promise<void> {
  const actor_id = tx.user.id
  if (!(await isProcessOver(tx, application))) {
    await backFromHire(tx, application, actor_id)
    return
  }
  await changeApplication(tx, application, {
    step: 'leave',
    changes: { decided_at: tx.now(), decision_side: 'CANDIDATE' },
    history: { kind: 'WITHDRAWN', actor_id },
  })
  await cancelWelcome(tx, application)
}
