import { momentAt } from '#server/platform/zoned-time.ts'
import { addDays } from '#shared/core/time.ts'
import type { RejectionDepth } from '#shared/hiring/application.ts'
import type { OfferState } from '#shared/hiring/offers.ts'
import { addressed, sayings } from './sayings.ts'
import type { Story } from './story.ts'

type ToldReason = keyof typeof sayings.rejected

const day = (date: Date): string => date.toISOString().slice(0, 10)

/** An offer within the band of the ad, and what came of it. */
export function offer(story: Story, state: Extract<OfferState, 'SENT' | 'ACCEPTED' | 'DECLINED'>): void {
  const { application, rows, chance, cast, applicant } = story
  const { salary, contract } = cast.vacancy.document
  const stage = cast.stages.find(({ kind }) => kind === 'OFFER')
  if (stage) story.toStage(stage)
  const sent_at = story.time
  const expires_on = day(addDays(state === 'SENT' ? story.now : sent_at, 6))
  story.step('OFFER_SENT', story.lead.user_id)
  story.contact()
  story.notifySeeker('APP_OFFER')
  if (state !== 'SENT') story.at(0.95)
  rows.offers.push({
    id: chance.uuid(),
    application_id: application.id,
    created_by: story.lead.user_id,
    state,
    sent_at,
    salary: Math.round(((salary.min ?? 0) + (salary.max ?? 0)) / 2),
    currency: salary.currency,
    period: salary.period,
    contract: contract ?? 'INDEFINIDO',
    start_date: day(addDays(story.now, 30)),
    expires_on,
    expires_at: momentAt(expires_on, '23:59', applicant.timezone),
    terms: 'Periodo de prueba según la ley. Incluye los beneficios que dice el anuncio.',
    answered_at: state === 'SENT' ? null : story.time,
    decline_reason: state === 'DECLINED' ? 'He aceptado otra oferta más cerca de casa. Gracias por todo.' : null,
    created_at: sent_at,
    updated_at: story.time,
  })
  if (state === 'SENT') return
  story.step(state === 'ACCEPTED' ? 'OFFER_ACCEPTED' : 'OFFER_DECLINED', applicant.user_id)
  story.notifyTeam('OFFER_ANSWERED')
}

export function hire(story: Story): void {
  const last = story.cast.stages.at(-1)
  if (last) story.toStage(last)
  Object.assign(story.application, { state: 'HIRED', decided_at: story.time })
  story.notifySeeker('APP_HIRED')
  story.notifyTeam('APP_HIRED_TEAM')
}

export function reject(story: Story, decision_reason: ToldReason, decision_depth: RejectionDepth): void {
  const { application, applicant } = story
  story.step('REJECTED', story.lead.user_id, { detail: decision_reason })
  Object.assign(application, {
    state: 'REJECTED',
    decided_at: story.time,
    decision_side: 'COMPANY',
    decision_reason,
    decision_depth,
  })
  application.decision_message = addressed(sayings.rejected[decision_reason], applicant.full_name)
  story.contact()
  application.told_at = story.time
  story.step('ANSWERED', story.lead.user_id)
  story.notifySeeker('APP_REJECTED')
}

export function withdraw(story: Story): void {
  const { application, applicant } = story
  story.step('WITHDRAWN', applicant.user_id)
  Object.assign(application, { state: 'WITHDRAWN', decided_at: story.time, decision_side: 'CANDIDATE' })
  application.decision_reason = 'OTRA_OFERTA'
  story.notifyTeam('APP_WITHDRAWN')
}

const HELD_DAYS = 7

/** With a day by which its person hears more: for some of them it has come. */
export function hold(story: Story): void {
  story.step('HELD', story.lead.user_id)
  story.application.state = 'ON_HOLD'
  story.contact()
  story.application.promised_reply_at = addDays(story.time, HELD_DAYS)
  story.notifySeeker('APP_HELD')
}
