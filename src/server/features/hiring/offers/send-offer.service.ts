import type { z } from 'zod'
import { inTransaction, type TeamCtx, type UserCtx } from '#server/context.ts'
import { AppError } from '#shared/core/errors.ts'
import { standing } from '#shared/core/steps.ts'
import { addSeconds, dayOf } from '#shared/core/time.ts'
import type { OfferState } from '#shared/hiring/offers.ts'
import * as contract from '#shared/hiring/offers.ts'
import { requireActive, requireTeamApplication } from '../applications/application-access.service.ts'
import { requireMailLeft } from '../notices/mail-limit.service.ts'
import { type Surroundings, surroundingsOf } from '../notices/notices.service.ts'
import { insertOutgoing, listLeaving } from '../outgoing/outgoing.queries.ts'
import { sendOutgoingCall } from '../outgoing/send-outgoing.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import type { OfferRow } from '../tables/offers.tables.ts'
import { staysBlind } from './make-offer.service.ts'
import { outsideAd, underLaw } from './offer-checks.ts'
import { offerMail } from './offer-mail.ts'
import { offerRules } from './offer-states.ts'
import { findOffer, updateOffer } from './offers.queries.ts'
import { type OfOffer, PAST, presentOffers, requireOffer, requireSeen } from './offers.service.ts'

type About = Pick<Awaited<ReturnType<typeof requireTeamApplication>>, 'vacancy' | 'company'>

/** What speaks against it, each as a sentence. */
function checksOf(ctx: Pick<TeamCtx, 'now'>, offer: OfferRow, { vacancy: { document }, company }: About) {
  const company_country = document.locations[0]?.country ?? company.countries[0] ?? null
  const around = { company_country, today: dayOf(ctx.now()) }
  return { blocked: underLaw(offer, document, around), outside: outsideAd(offer, document) }
}

export async function previewOffer(ctx: UserCtx, { params }: OfOffer) {
  const access = await requireTeamApplication(ctx, params.id, 'move_application')
  const offer = await findOffer(ctx.db, access.application.id, params.offer_id)
  if (!offer) throw new AppError('not_found')
  const { subject, paragraphs } = offerMail(await surroundingsOf(ctx, access.application), offer)
  return { mail: { subject, paragraphs }, ...checksOf(ctx, offer, access) }
}

const UNSEEN = 'Muestra la identidad de esta candidatura antes de hacerle una oferta.'

const WHY = 'Cuenta por qué es distinta del anuncio: queda en el historial de tu equipo.'

/** The reason that is kept with it; nobody sends something else than the ad said without one. */
function reasonOf(
  ctx: Pick<TeamCtx, 'now'>,
  offer: OfferRow,
  { about, said }: { about: About; said: string | null },
): string | null {
  const { blocked, outside } = checksOf(ctx, offer, about)
  if (blocked) throw new AppError('validation', blocked, { fields: { salary: blocked } })
  if (!outside) return null
  if (!said || said.length < contract.EXCEPTION_REASON_MIN)
    throw new AppError('validation', undefined, { fields: { reason: WHY } })
  return said
}

type Send = OfOffer & {
  query: z.output<typeof contract.sendOffer.query>
  body: z.output<typeof contract.sendOffer.body>
}

/** It waits in the queue for a minute, in which anybody of the team can take it back; nothing has happened until then. */
export async function sendOffer(ctx: UserCtx, { params, query, body }: Send) {
  return inTransaction(ctx, async (tx) => {
    const { offer, application, around, ...about } = await requireOffer(tx, { params })
    requireActive(application)
    const stands = standing<OfferState>(offerRules.send, offer.state)
    if (stands === 'refused') throw new AppError('state_conflict')
    if (stands === 'same' || (await listLeaving(tx.db, [offer.id])).length > 0) return shown(tx, offer, around)
    requireSeen(offer, query.seen)
    if (offer.expires_at <= tx.now()) throw new AppError('validation', undefined, { fields: { expires_on: PAST } })
    await requireMailLeft(tx, application)
    if (await staysBlind(tx, application)) throw new AppError('state_conflict', UNSEEN)
    const exception_reason = reasonOf(tx, offer, { about, said: body.reason })
    const row = await updateOffer(tx.db, offer.id, { exception_reason })
    await queueOffer(tx, row, application, around)
    return shown(tx, row, around)
  })
}

async function shown(tx: UserCtx, offer: OfferRow, around: Surroundings) {
  const [one] = await presentOffers(tx, 'TEAM', [offer], around)
  if (!one) throw new AppError('not_found')
  return one
}

async function queueOffer(tx: UserCtx, offer: OfferRow, { id, vacancy_id }: ApplicationRow, around: Surroundings) {
  const now = tx.now()
  const send_at = addSeconds(now, contract.OFFER_UNDO_SECONDS)
  const { subject, paragraphs } = offerMail(around, offer)
  await insertOutgoing(tx.db, {
    vacancy_id,
    application_id: id,
    kind: 'OFFER',
    offer_id: offer.id,
    created_by: tx.user.id,
    subject,
    body: paragraphs.join('\n\n'),
    send_at,
    created_at: now,
  })
  await tx.tasks.enqueue(tx.db, sendOutgoingCall, {}, { start_after: send_at })
}
