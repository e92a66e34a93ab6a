import type { UserCtx } from '#server/context.ts'
import { isZone, momentAt, wallClock } from '#server/platform/zoned-time.ts'
import { AppError } from '#shared/core/errors.ts'
import { addDays } from '#shared/core/time.ts'
import type { StepKind } from '#shared/hiring/application.ts'
import { stepTitle } from '#shared/hiring/steps.ts'
import { externalStateWords, seekerStateWords, sourceWords } from '#shared/words/hiring.ts'
import { listExternalBetween } from '../my-applications/external.queries.ts'
import { listAllMine } from '../my-applications/figures.queries.ts'
import type { CertifiedApplication } from '../tables/certificates.tables.ts'
import { stepsForPerson } from '../timeline/steps-for-person.ts'
import { listStepsOf } from '../timeline/timeline.queries.ts'

const ROWS_MAX = 1000
const TOO_MANY = `Hay más de ${ROWS_MAX} postulaciones en esas fechas. Elige un periodo más corto.`

/** Only what its person was told, and nothing of what was written between them. */
const CERTIFIED: readonly StepKind[] = [
  'APPLIED',
  'VIEWED',
  'MOVED',
  'HELD',
  'RESUMED',
  'ANSWERED',
  'WITHDRAWN',
  'HIRED',
  'INTERVIEW_PROPOSED',
  'INTERVIEW_SCHEDULED',
  'INTERVIEW_CANCELLED',
  'INTERVIEW_DONE',
  'OFFER_SENT',
  'OFFER_ACCEPTED',
  'OFFER_DECLINED',
  'OFFER_EXPIRED',
  'OFFER_WITHDRAWN',
]

type Step = Awaited<ReturnType<typeof listStepsOf>>[number]

const wordsOf = (step: Step): string => (step.kind === 'MOVED' && step.to_label ? step.to_label : stepTitle(step))

export const zoneOf = ({ user }: UserCtx): string => (user.timezone && isZone(user.timezone) ? user.timezone : 'UTC')

async function sentHere(ctx: UserCtx, from: string, to: string): Promise<CertifiedApplication[]> {
  const zone = zoneOf(ctx)
  const dayOf = (moment: Date) => wallClock(moment, zone).day
  const end = addDays(new Date(`${to}T00:00:00.000Z`), 1)
    .toISOString()
    .slice(0, 10)
  const stretch = { from: momentAt(from, '00:00', zone), before: momentAt(end, '00:00', zone) }
  const all = await listAllMine(ctx.db, ctx.user.id, ctx.now(), stretch)
  const rows = all.filter(({ is_sending }) => !is_sending)
  const ids = rows.map(({ id }) => id)
  const steps = Map.groupBy(await listStepsOf(ctx.db, ids, CERTIFIED), ({ application_id }) => application_id)
  return rows.map(({ id, applied_at, company, title, source, state }) => ({
    day: dayOf(applied_at),
    company,
    role: title,
    channel: `Skillo: ${sourceWords[source]}`,
    history: stepsForPerson(steps.get(id) ?? []).map((step) => ({ day: dayOf(step.at), words: wordsOf(step) })),
    state: seekerStateWords[state],
  }))
}

async function sentElsewhere(ctx: UserCtx, from: string, to: string): Promise<CertifiedApplication[]> {
  const rows = await listExternalBetween(ctx.db, ctx.user.id, from, to)
  return rows.map(({ applied_on, company, role, state }) => ({
    day: applied_on,
    company,
    role,
    channel: 'Fuera de Skillo (anotada por la persona)',
    history: [],
    state: externalStateWords[state],
  }))
}

/** Everything that was sent in those days, the oldest first, here and elsewhere. */
export async function certifiedBetween(ctx: UserCtx, from: string, to: string): Promise<CertifiedApplication[]> {
  const rows = [...(await sentHere(ctx, from, to)), ...(await sentElsewhere(ctx, from, to))]
  if (rows.length > ROWS_MAX) throw new AppError('validation', undefined, { fields: { to: TOO_MANY } })
  return rows.toSorted((a, b) => a.day.localeCompare(b.day))
}
