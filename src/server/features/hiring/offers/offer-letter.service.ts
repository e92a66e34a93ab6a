import type { UserCtx } from '#server/context.ts'
import { type PlainDocument, paragraphs } from '#server/features/cv-drawing/plain/plain-document.ts'
import { renderPlain } from '#server/features/cv-drawing/render/render.ts'
import { fileNameOf } from '#server/features/cvs/cv-content.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { turnOf } from '#server/platform/processes/turn.ts'
import { dayWords, isZone, momentWords } from '#server/platform/zoned-time.ts'
import type { FileAnswer } from '#shared/core/endpoint.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { offerStateWords } from '#shared/words/hiring.ts'
import { contractWords } from '#shared/words/work.ts'
import { requireEitherSide } from '../applications/application-access.service.ts'
import { shownNameOf } from '../blind/shown-name.ts'
import { type Surroundings, surroundingsOf } from '../notices/notices.service.ts'
import type { OfferRow } from '../tables/offers.tables.ts'
import { payWords } from './offer-checks.ts'
import { withDays } from './offer-days.ts'
import { findOffer, wasSent } from './offers.queries.ts'

/** What stands under it: how to answer, or who took it, when, and the hash by which a changed letter is told apart. */
function signatureOf(offer: OfferRow, { company_timezone }: Surroundings): PlainDocument['parts'] {
  const { accepted_name, accepted_hash, answered_at } = offer
  if (!accepted_name || !accepted_hash || !answered_at)
    return [{ kind: 'text', text: 'Puedes responderla desde tu postulación en Skillo.' }]
  const moment = momentWords(answered_at, isZone(company_timezone) ? company_timezone : 'UTC')
  return [
    {
      kind: 'facts',
      rows: [
        ['Aceptada por', accepted_name],
        ['Fecha y hora', `${moment} (${answered_at.toISOString()})`],
        ['Huella SHA-256', accepted_hash.match(/.{1,32}/g)?.join(' ') ?? accepted_hash],
      ],
    },
  ]
}

function letterOf(offer: OfferRow, around: Surroundings, full_name: string): PlainDocument {
  const { title, company_name } = around
  const { sent_on, answered_on } = withDays(offer, around)
  return {
    title: 'Oferta de empleo',
    author: company_name,
    parts: [
      { kind: 'text', text: sent_on ? dayWords(sent_on) : 'Borrador: aún no se ha enviado.' },
      { kind: 'text', text: `Para ${full_name}:` },
      { kind: 'text', text: `${company_name} te ofrece el puesto de «${title}» en estas condiciones.` },
      {
        kind: 'facts',
        rows: [
          ['Salario', payWords(offer)],
          ['Contrato', contractWords[offer.contract]],
          ['Incorporación', dayWords(offer.start_date)],
          ['Válida hasta', dayWords(offer.expires_on)],
          ['Estado', offerStateWords[offer.state] + (answered_on ? ` el ${dayWords(answered_on)}` : '')],
        ],
      },
      ...paragraphs(offer.terms ?? ''),
      ...signatureOf(offer, around),
    ],
    footer: `Oferta ${offer.id}`,
  }
}

/** For both sides; a draft does not exist for the person to whom it will be made. */
export async function getOfferLetter(
  ctx: UserCtx,
  { params }: { params: { id: string; offer_id: string } },
): Promise<FileAnswer> {
  await takeAttempt(ctx, rateRules.candidate_pdf_user, ctx.user.id)
  const { application, side } = await requireEitherSide(ctx, params.id, 'move_application')
  const offer = await findOffer(ctx.db, application.id, params.offer_id)
  if (!offer || (side === 'SEEKER' && !wasSent(offer))) throw new AppError('not_found')
  const letter = letterOf(
    offer,
    await surroundingsOf(ctx, application),
    side === 'TEAM' ? shownNameOf(application) : application.full_name,
  )
  const bytes = await renderPlain(turnOf(ctx), letter)
  const name = fileNameOf(['Oferta', letter.author], 'pdf')
  return { bytes, type: 'application/pdf', name, disposition: 'attachment', cache_seconds: 0 }
}
