import type { Deps, UserCtx } from '#server/context.ts'
import { contentOf } from '#server/features/cvs/cv-content.ts'
import { turnOf } from '#server/platform/processes/turn.ts'
import type { MatchTrace } from '#shared/matching/match-trace.ts'
import type { MatchResult } from '#shared/matching/matching.ts'
import * as answers from './answers/answers.service.ts'
import * as candidates from './candidates/candidates.service.ts'
import * as asks from './consents/asks.service.ts'
import * as consents from './consents/consents.service.ts'
import { traceMatch } from './engine/judged/trace.ts'
import { explainMatch } from './engine/match.ts'
import * as invitations from './inviting/invitations.service.ts'
import * as vacancies from './lists/vacancies-for.service.ts'
import * as notices from './match-notices/match-notices.service.ts'
import * as overrides from './people/overrides.service.ts'
import { atOwnPlaces, ownPlaces } from './people/own-places.ts'
import * as person from './people/to-the-person.ts'
import { offerOf } from './profiles/offer-of.ts'
import { findOffers } from './profiles/offers.service.ts'
import { loadCvs } from './profiles/profiles.queries.ts'
import { readVacancyProfile } from './profiles/read-profile.ts'
import { type Seeker as FoundSeeker, findQuoted, findSeeker, seekerOfContent } from './profiles/seekers.service.ts'
import { readAheadOfList } from './read-ahead/read-ahead.service.ts'
import * as summaries from './summaries/summaries.service.ts'
import { isRead } from './verdicts/demands.ts'
import { prepareToJudge } from './verdicts/verdict-pool.ts'
import { type ReadingTurn, withKnownVerdicts, withVerdicts } from './verdicts/verdicts.service.ts'

/** Somebody whom vacancies are compared with, by one of their CVs. */
export type Seeker = FoundSeeker

export const { bestFirst, vacanciesFor } = vacancies
export type SuitableVacancy = vacancies.SuitableVacancy
export const { answersGiven, keepAnswer, keepAnswers, keepAnswerTo } = answers
export const { getCandidate, getCandidatePdf } = candidates
export const { giveConsent, takeBackConsent } = consents
export const { rememberApplicant } = notices
export { readAheadOfList }
export const { askConsent } = asks
export const { askSummary, summaryOf } = summaries
export const { invitationsOf, inviteApplicant, requireInviting, wasInvited } = invitations
export const { correctionsByVacancy, keepOverride, takeBackOverride, withTeamView } = overrides

type Asker = Pick<Deps, 'db' | 'now' | 'log'>

/** The person who asks, by their base CV; undefined without one. */
export const seekerOf = (ctx: Asker & Pick<UserCtx, 'user'>): Promise<Seeker | undefined> =>
  findSeeker(ctx, ctx.user.id)

/** The same by one CV, with what its person says of requirements on which it is silent. */
export async function seekerByCv(
  ctx: Asker,
  cvId: string,
  declared: Seeker['candidate']['answers'] = {},
): Promise<Seeker | undefined> {
  const [seeker] = await findQuoted(ctx, [cvId])
  if (!seeker) return undefined
  const { candidate } = seeker
  return { ...seeker, candidate: { ...candidate, answers: { ...candidate.answers, ...declared } } }
}

/** Somebody without an account, by the CV that a company holds of them. */
export { seekerOfContent }

/**
 * How a person meets what a vacancy asks for, requirement by requirement; read in place. Whoever has a turn waits until the
 * CV has been read for it; without one, what was read before counts.
 */
export async function explain(
  ctx: Asker,
  seeker: Seeker,
  vacancy: { document: unknown },
  turn?: ReadingTurn,
): Promise<MatchResult> {
  const { prepared } = offerOf(readVacancyProfile(vacancy))
  return explainMatch(prepared, (await withVerdicts(ctx, seeker, prepared, turn)).candidate)
}

/** Whoever knows that an explanation will be asked for says so, and the model is there when it is. */
export const prepareToExplain = ({ user }: Pick<UserCtx, 'user'>): void => void prepareToJudge(user.id)

/** The same with all that was said of each line, for developers. */
export async function traceToThePerson(
  ctx: UserCtx,
  seeker: Seeker,
  vacancy: { document: unknown },
): Promise<MatchTrace> {
  const { prepared } = offerOf(readVacancyProfile(vacancy))
  const { candidate } = await withVerdicts(ctx, seeker, prepared, turnOf(ctx))
  const { match, lines } = traceMatch(prepared, candidate)
  return { match: person.matchToThePerson(match), lines }
}

/** A result that was kept, as its own person reads it. */
export const sayToThePerson = (match: MatchResult): MatchResult => person.matchToThePerson(match)

/** The same as its own person reads it, each place where it stands in their editor; `or_busy`: who can ask again later. */
export async function explainToThePerson(
  ctx: UserCtx,
  seeker: Seeker,
  vacancy: { document: unknown },
  { or_busy = false } = {},
): Promise<MatchResult> {
  const match = person.matchToThePerson(await explain(ctx, seeker, vacancy, { ...turnOf(ctx), or_busy }))
  const [row] = await loadCvs(ctx.db, [seeker.cv_id])
  return row ? atOwnPlaces(match, ownPlaces(contentOf(row.cv))) : match
}

/** Not read: nobody has opened it yet, and only the rules have compared. */
type ListedMatch = MatchResult & { is_read: boolean }

/** The same for many vacancies, out of what is kept of them; one that cannot be judged is left out. */
export async function explainMany(
  ctx: Asker,
  seeker: Seeker,
  vacancyIds: readonly string[],
): Promise<Map<string, ListedMatch>> {
  const results = new Map<string, ListedMatch>()
  const offers = await findOffers(ctx, vacancyIds)
  const pairs = await withKnownVerdicts(
    ctx,
    offers.map(({ id, prepared }) => ({ id, prepared, seeker })),
  )
  for (const pair of pairs) {
    const { id, prepared, seeker: read } = pair
    try {
      results.set(id, { ...explainMatch(prepared, read.candidate), is_read: isRead(pair) })
    } catch (error) {
      ctx.log.error({ err: error, vacancy_id: id }, 'a vacancy could not be judged')
    }
  }
  return results
}
