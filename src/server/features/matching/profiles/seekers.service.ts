import type { Deps } from '#server/context.ts'
import { type PreparedCandidate, prepareCandidate } from '../engine/candidate.ts'
import type { Candidate } from '../engine/types.ts'
import { wishesOf } from './evidence.ts'
import type { CvFacts } from './facts.ts'
import {
  findBaseProfile,
  loadCvs,
  loadCvVersions,
  loadFactRows,
  loadProfiles,
  type ProfileRow,
} from './profiles.queries.ts'
import { isPresent } from './profiles.service.ts'
import { type ByEncoder, type Profile, readCvProfile, WITHOUT_ENCODER } from './read-profile.ts'
import { recalled, rememberedBy } from './remembered.ts'
import { fromBytes, vectorsOf } from './vectors.ts'

type Reader = Pick<Deps, 'db' | 'now' | 'log'>

/** Somebody by one of their CVs, ready to be judged. */
export interface Seeker {
  cv_id: string
  owner: ProfileRow['owner']
  updated_at: Date
  facts: CvFacts
  candidate: PreparedCandidate
  terms: readonly string[]
}

/** A person by their base CV; undefined without one, or when it cannot be read. */
export async function findSeeker(ctx: Reader, userId: string): Promise<Seeker | undefined> {
  const row = await findBaseProfile(ctx.db, userId)
  return row && seekerOf(ctx, row)
}

/** What a person takes in memory, as measured: by line of the CV, by term, and the rest. */
const BYTES_EACH = 24_000
const BYTES_A_LINE = 1800
const BYTES_A_TERM = 40
const memoryOf = rememberedBy<Seeker>(40_000_000)

/** Many people by these CVs, in their order; one whose CV cannot be read is left out. */
export function findSeekers(ctx: Reader, cvIds: readonly string[]): Promise<Seeker[]> {
  const month = monthOf(ctx)
  return recalled(memoryOf(ctx.db), cvIds, {
    versionsOf: async (known) =>
      (await loadCvVersions(ctx.db, known)).map(({ id, version }) => ({ id, version: `${month}.${version}` })),
    read: async (unknown) =>
      (await readSeekers(ctx, unknown, false)).map(({ version, seeker }) => {
        const { facts, terms } = seeker
        const bytes = BYTES_EACH + BYTES_A_LINE * facts.lines.length + BYTES_A_TERM * terms.length
        return { id: seeker.cv_id, version: `${month}.${version}`, bytes, value: seeker }
      }),
  })
}

const monthOf = ({ now }: Pick<Reader, 'now'>): string => now().toISOString().slice(0, 7)

/** The same with the literal texts, for explanations, which quote them. */
export const findQuoted = async (ctx: Reader, cvIds: readonly string[]): Promise<Seeker[]> =>
  (await readSeekers(ctx, cvIds, true)).map(({ seeker }) => seeker)

async function readSeekers(ctx: Reader, cvIds: readonly string[], with_texts: boolean) {
  const found: { version: string; seeker: Seeker }[] = []
  for (const row of await loadProfiles(ctx.db, cvIds, with_texts)) {
    const seeker = await seekerOf(ctx, row)
    if (seeker) found.push({ version: row.version, seeker })
  }
  return found
}

/** The same without vectors, for questions that only ask what CVs say. */
export async function loadFacts(ctx: Reader, cvIds: readonly string[], with_lines: boolean): Promise<Seeker[]> {
  const found: Seeker[] = []
  for (const row of await loadFactRows(ctx.db, cvIds, with_lines)) {
    const seeker = await seekerOf(ctx, row, WITHOUT_ENCODER)
    if (seeker) found.push(seeker)
  }
  return found
}

async function seekerOf(ctx: Reader, row: ProfileRow, by = inPlace(row)): Promise<Seeker | undefined> {
  const profile = keptProfile(row) ?? (await readInPlace(ctx, row, by))
  if (!profile) return undefined
  const { cv_id, owner, updated_at } = row
  const { facts, terms } = profile
  return { cv_id, owner, updated_at, facts, terms, candidate: candidateOf(profile, row, monthOf(ctx)) }
}

function keptProfile(row: ProfileRow): Profile<CvFacts> | undefined {
  const { facts, terms, title_vectors, line_vectors } = row
  if (!isPresent(row) || !facts || !terms || !title_vectors || !line_vectors) return undefined
  const vectors = { title_vectors: fromBytes(title_vectors), line_vectors: fromBytes(line_vectors) }
  return { facts, terms, texts: row.texts ?? {}, ...vectors }
}

/** What the encoder found in unchanged positions still holds; to ask it for others takes too long while somebody waits. */
function inPlace({ facts }: ProfileRow): ByEncoder {
  const known = new Map(facts?.experience.map(({ position, near_role_id }) => [position, near_role_id]))
  return { nearestRole: (position) => known.get(position) ?? null, vectorsOf }
}

/** Somebody who has just saved sees a true answer. */
async function readInPlace(ctx: Reader, { cv_id }: ProfileRow, by: ByEncoder): Promise<Profile<CvFacts> | undefined> {
  // Requests of others get their turn before each CV that is read.
  await new Promise((resolve) => setImmediate(resolve))
  const [whole] = await loadCvs(ctx.db, [cv_id])
  try {
    return whole && readCvProfile(whole.cv, whole.owner, by)
  } catch (error) {
    ctx.log.error({ err: error, cv_id }, 'a CV could not be read for matching')
    return undefined
  }
}

/** The month, what the person wishes and what they answered are known only now. */
function candidateOf(profile: Profile<CvFacts>, { owner, answers }: ProfileRow, month: string): PreparedCandidate {
  const { lines, employers: _, full_name: __, speaks_to_programs: ___, availability, ...facts } = profile.facts
  const wishes = wishesOf(owner)
  const candidate: Candidate = {
    ...{ ...facts, ...wishes, availability: wishes.availability ?? availability, answers },
    ...{ lines: { facts: lines, vectors: profile.line_vectors }, title_vectors: profile.title_vectors },
    ...{ texts: profile.texts, as_of: month },
  }
  return prepareCandidate(candidate)
}
