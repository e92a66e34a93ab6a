import type { z } from 'zod'
import type { Deps, UserCtx } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import { forEachRow } from '#server/platform/tasks/each-row.ts'
import { AppError } from '#shared/core/errors.ts'
import { addDays } from '#shared/core/time.ts'
import type * as contract from '#shared/matching/talent-consents.ts'
import { listOpenAsks } from './asks.queries.ts'
import * as queries from './consents.queries.ts'

const MONTHS = 12
const ASK_DAYS_BEFORE = 30

function inTwelveMonths(now: Date): Date {
  const until = new Date(now)
  until.setUTCMonth(until.getUTCMonth() + MONTHS)
  return until
}

interface Given {
  company_id: string
  user_id: string
  application_id: string
}

/** «¿Quieres que te tengan en cuenta para otras vacantes?», answered with yes; for twelve months. */
export function giveConsent(tx: Pick<Deps, 'db' | 'now'>, given: Given): Promise<void> {
  const given_at = tx.now()
  return queries.upsertConsent(tx.db, { ...given, given_at, until: inTwelveMonths(given_at) })
}

/** For an application that was taken back as if it had never been sent. */
export const takeBackConsent = (tx: Pick<Deps, 'db'>, applicationId: string): Promise<void> =>
  queries.takeBackConsentOf(tx.db, applicationId)

export async function listTalentConsents(ctx: UserCtx) {
  const items = await queries.listConsents(ctx.db, ctx.user.id, ctx.now())
  return { items, next_cursor: null, asks: await listOpenAsks(ctx.db, ctx.user.id) }
}

type OfCompany = { params: { company_id: string } }

export async function renewTalentConsent(
  ctx: UserCtx,
  { params }: OfCompany,
): Promise<z.input<typeof contract.renewTalentConsent.answer>> {
  const now = ctx.now()
  const pair = { user_id: ctx.user.id, company_id: params.company_id }
  if (!(await queries.extendConsent(ctx.db, pair, inTwelveMonths(now), now))) throw new AppError('not_found')
  const kept = await queries.listConsents(ctx.db, ctx.user.id, now)
  const renewed = kept.find(({ company_id }) => company_id === params.company_id)
  if (!renewed) throw new AppError('not_found')
  return renewed
}

export async function endTalentConsent(ctx: UserCtx, { params }: OfCompany): Promise<undefined> {
  const pair = { user_id: ctx.user.id, company_id: params.company_id }
  if (!(await queries.deleteConsent(ctx.db, pair))) throw new AppError('not_found')
}

/** A month before its end the person is asked, once; whoever says nothing is no longer seen. */
export async function renewConsents(deps: Deps): Promise<void> {
  await queries.deleteEnded(deps.db, deps.now())
  const soon = addDays(deps.now(), ASK_DAYS_BEFORE)
  await forEachRow(deps, {
    name: 'matching.consents',
    list: (page) => queries.listPeopleToAsk(deps.db, soon, deps.now(), page),
    work: async (tx, user_id) => {
      const ending = await queries.markEndingSoon(tx.db, user_id, soon, tx.now())
      for (const { company_id } of ending)
        await emit(tx, { kind: 'CONSENT_RENEW', person_id: user_id, company_id, recipients: [user_id] })
    },
  })
}
