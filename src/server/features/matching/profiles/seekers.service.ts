import type { Deps } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import { hasJobPreferences } from '#shared/cvs/cv-completeness.ts'
import { type PreparedCandidate, prepareCandidate } from '../engine/candidate.ts'
import { wishesOf } from './evidence.ts'
import type { CvFacts } from './facts.ts'
import { findBaseProfile, loadCvs, loadProfiles, type ProfileRow } from './profiles.queries.ts'
import { isPresent } from './profiles.service.ts'
import { type NearestRole, readCvProfile } from './read-profile.ts'

type Reader = Pick<Deps, 'db' | 'now' | 'log'>

interface ReadCv {
  facts: CvFacts
  texts: Readonly<Record<string, string>>
}

/** A person by their base CV, ready to be judged; undefined without one, or when it cannot be read. */
export async function findSeeker(ctx: Reader, userId: string): Promise<PreparedCandidate | undefined> {
  const row = await findBaseProfile(ctx.db, userId)
  if (!row) return undefined
  const read = isPresent(row) && row.facts ? { facts: row.facts, texts: row.texts ?? {} } : await readInPlace(ctx, row)
  return read && candidateOf(read, row.owner, ctx.now())
}

/** One CV of somebody, read as it is now, with what its texts say; undefined when it cannot be read. */
export async function findSeekerByCv(ctx: Reader, cvId: string): Promise<PreparedCandidate | undefined> {
  const [row] = await loadProfiles(ctx.db, [cvId])
  const read = row && (await readInPlace(ctx, row))
  return read && candidateOf(read, row.owner, ctx.now())
}

export interface Found {
  cv_id: string
  owner: ProfileRow['owner']
  facts: CvFacts
  candidate: PreparedCandidate
}

/** Many people by these CVs; one whose CV cannot be read is left out. */
export async function findSeekers(ctx: Reader, cvIds: readonly string[]): Promise<Found[]> {
  const found: Found[] = []
  for (const row of await loadProfiles(ctx.db, cvIds)) {
    const read = isPresent(row) && row.facts ? { facts: row.facts, texts: {} } : await readInPlace(ctx, row)
    if (!read) continue
    const { cv_id, owner } = row
    found.push({ cv_id, owner, facts: read.facts, candidate: candidateOf(read, owner, ctx.now()) })
  }
  return found
}

/** Somebody who has just saved sees a true answer; what the encoder found in unchanged positions still holds. */
async function readInPlace(ctx: Reader, { cv_id, facts }: ProfileRow): Promise<ReadCv | undefined> {
  // Requests of others get their turn before each CV that is read.
  await new Promise((resolve) => setImmediate(resolve))
  const [whole] = await loadCvs(ctx.db, [cv_id])
  const known = new Map(facts?.experience.map(({ position, near_role_id }) => [position, near_role_id]))
  const nearestRole: NearestRole = (position) => known.get(position) ?? null
  try {
    return whole && readCvProfile(whole.cv, whole.owner, nearestRole)
  } catch (error) {
    ctx.log.error({ err: error, cv_id }, 'a CV could not be read for matching')
    return undefined
  }
}

/** The month and what the person wishes are known only now. */
function candidateOf({ facts, texts }: ReadCv, owner: Pick<UserRow, 'job_preferences'>, now: Date): PreparedCandidate {
  const { completeness, employers: _, ...read } = facts
  return prepareCandidate({
    ...{ ...read, ...wishesOf(owner), texts, answers: {} },
    as_of: now.toISOString().slice(0, 7),
    completeness: hasJobPreferences(owner.job_preferences) ? completeness.with_preferences : completeness.alone,
  })
}
