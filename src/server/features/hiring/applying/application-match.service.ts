import type { Deps, UserCtx } from '#server/context.ts'
import { explain, keepAnswers, seekerByCv, seekerOfContent } from '#server/features/matching/matching.service.ts'
import type { Turn } from '#server/platform/processes/fair-queue.ts'
import type { CvContent } from '#shared/cvs/cv-document.ts'
import type { DeclaredAnswer, MatchResult } from '#shared/matching/matching.ts'
import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'

type Declared = Readonly<Record<string, DeclaredAnswer>>

/** How one CV meets a vacancy, with what its person says besides; null when it cannot be read. Whoever has a turn waits for it. */
export async function matchOfCv(
  ctx: Pick<Deps, 'db' | 'now' | 'log'>,
  cvId: string,
  document: VacancyDocument,
  declared: Declared = {},
  turn?: Turn,
): Promise<MatchResult | null> {
  const seeker = await seekerByCv(ctx, cvId, declared)
  return seeker ? explain(ctx, seeker, { document }, turn) : null
}

/** The same of somebody without an account. */
export async function matchOfContent(
  ctx: Pick<Deps, 'db' | 'now' | 'log'>,
  content: CvContent,
  document: VacancyDocument,
  turn: Turn,
): Promise<MatchResult | null> {
  const seeker = seekerOfContent(ctx, content)
  return seeker ? explain(ctx, seeker, { document }, turn) : null
}

/** What an application keeps of it beside the whole result. */
export const matchColumns = (match: MatchResult | null) => ({
  ...(match && {
    match_low: match.low,
    match_high: match.high,
    match_label: match.label,
    match_shown: match.shown,
    engine_version: match.engine_version,
  }),
  missed_must: match?.missed_must ?? 0,
})

/** Of what somebody said, what answers a line of the vacancy: a requirement or a condition. */
export function saidOfLines(declared: Declared, match: MatchResult | null): Record<string, DeclaredAnswer> {
  const lines = new Set([...(match?.items ?? []), ...(match?.conditions ?? [])].map((line) => line.requirement_id))
  return Object.fromEntries(Object.entries(declared).filter(([id]) => lines.has(id)))
}

/** Said once: neither this vacancy nor another that asks the same asks again. */
export const rememberSaid = (tx: UserCtx, vacancy_id: string, declared: Declared): Promise<void> =>
  keepAnswers(tx, vacancy_id, declared)
