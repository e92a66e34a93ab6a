import { randomUUID } from 'node:crypto'
import type { Deps } from '#server/context.ts'
import { tradesTold } from '#server/features/language/trades/told-trades.ts'
import type { CvContent } from '#shared/cvs/cv-document.ts'
import type { PreparedCandidate } from '../engine/candidate.ts'
import type { Outlined } from '../engine/nearness.ts'
import type { CvFacts } from '../tables/facts.ts'
import { candidateOf } from './candidate-of.ts'
import {
  findBaseProfile,
  loadCvs,
  loadCvVersions,
  loadFactRows,
  loadProfiles,
  loadProfilesBeside,
  loadTexts,
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
  /** Of the row that all of this was read from; null: read in place. */
  profile_version: string | null
  /** Of a CV that is no row of ours: what is read of it is kept nowhere. */
  is_unkept?: true
  facts: CvFacts
  candidate: PreparedCandidate
  terms: readonly string[]
}

/** A person by their base CV; undefined without one, or when it cannot be read. */
export async function findSeeker(ctx: Reader, userId: string): Promise<Seeker | undefined> {
  const row = await findBaseProfile(ctx.db, userId)
  return row && seekerOf(ctx, row)
}

/** Somebody without an account, by what a company holds of them; undefined when it cannot be read. */
export function seekerOfContent(ctx: Reader, content: CvContent): Seeker | undefined {
  const { full_name } = content.document.basics
  const owner = { id: '', full_name, job_preferences: {}, hidden_companies: [] }
  const person = { cv_id: randomUUID(), owner, updated_at: ctx.now(), answers: {}, profile_version: null }
  try {
    const profile = readCvProfile({ ...content, file_hides_orders: false }, owner, { tradesTold, vectorsOf })
    return { ...seekerFrom(ctx, person, profile), is_unkept: true }
  } catch (error) {
    ctx.log.error({ err: error }, 'the CV of an added person could not be read for matching')
    return undefined
  }
}

/** What a person takes in memory, as measured: by line of the CV, by term, and the rest. */
const BYTES_EACH = 24_000
const BYTES_A_LINE = 1800
const BYTES_A_TERM = 40
const memoryOf = rememberedBy<Seeker>(40_000_000)

/** What a list has read of a CV already, by the version of its row. */
interface Read extends Outlined {
  version: string | null
  terms: readonly string[]
}

/** Many people by these CVs, in their order; one whose CV cannot be read is left out. */
export function findSeekers(
  ctx: Reader,
  cvIds: readonly string[],
  outlines: ReadonlyMap<string, Read> = new Map(),
): Promise<Seeker[]> {
  const month = monthOf(ctx)
  return recalled(memoryOf(ctx.db), cvIds, {
    versionsOf: async (known) =>
      (await loadCvVersions(ctx.db, known)).map(({ id, version }) => ({ id, version: `${month}.${version}` })),
    read: async (unknown) =>
      (await readBeside(ctx, unknown, outlines)).map(({ version, seeker }) => {
        const { facts, terms } = seeker
        const bytes = BYTES_EACH + BYTES_A_LINE * facts.lines.length + BYTES_A_TERM * terms.length
        return { id: seeker.cv_id, version: `${month}.${version}`, bytes, value: seeker }
      }),
  })
}

const monthOf = ({ now }: Pick<Reader, 'now'>): string => now().toISOString().slice(0, 7)

/** The same with the literal texts, for explanations, which quote them: of whom is known already, only these are read. */
export async function findQuoted(ctx: Reader, cvIds: readonly string[]): Promise<Seeker[]> {
  const [known, rows] = await Promise.all([findSeekers(ctx, cvIds), loadTexts(ctx.db, cvIds)])
  const texts = new Map(rows.map((row) => [`${row.cv_id}.${row.profile_version}`, row.texts]))
  const quoted = known.flatMap((seeker) => {
    const own = texts.get(`${seeker.cv_id}.${seeker.profile_version}`)
    return own ? [{ ...seeker, candidate: { ...seeker.candidate, texts: own } }] : []
  })
  const found = new Set(quoted.map(({ cv_id }) => cv_id))
  const rest = known.flatMap(({ cv_id }) => (found.has(cv_id) ? [] : [cv_id]))
  const read = rest.length > 0 ? await readSeekers(ctx, rest, true) : []
  return [...quoted, ...read.map(({ seeker }) => seeker)]
}

/** Who was outlined a moment ago is not read twice, unless somebody wrote in between. */
async function readBeside(ctx: Reader, cvIds: readonly string[], outlines: ReadonlyMap<string, Read>) {
  const outlined = cvIds.filter((id) => outlines.get(id)?.version)
  const found: { version: string; seeker: Seeker }[] = []
  for (const row of outlined.length > 0 ? await loadProfilesBeside(ctx.db, outlined) : []) {
    const { cv_id, facts, profile_version, version } = row
    const read = outlines.get(cv_id)
    if (!read || !facts || profile_version !== read.version || !isPresent(row)) continue
    const profile = { facts, texts: {}, terms: read.terms }
    const vectors = { title_vectors: read.title_vectors, line_vectors: read.said.vectors }
    found.push({ version, seeker: seekerFrom(ctx, row, { ...profile, ...vectors }) })
  }
  const known = new Set(found.map(({ seeker }) => seeker.cv_id))
  const rest = cvIds.filter((id) => !known.has(id))
  return rest.length > 0 ? [...found, ...(await readSeekers(ctx, rest, false))] : found
}

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

async function seekerOf(
  ctx: Reader,
  row: ProfileRow,
  by: ByEncoder = { tradesTold, vectorsOf },
): Promise<Seeker | undefined> {
  const kept = keptProfile(row)
  if (kept) return seekerFrom(ctx, row, kept)
  const profile = await readInPlace(ctx, row, by)
  return profile && seekerFrom(ctx, { ...row, profile_version: null }, profile)
}

type Person = Pick<ProfileRow, 'cv_id' | 'owner' | 'updated_at' | 'answers' | 'profile_version'>

function seekerFrom(ctx: Reader, row: Person, profile: Profile<CvFacts>): Seeker {
  const { cv_id, owner, updated_at, profile_version } = row
  const { facts, terms } = profile
  const candidate = candidateOf(profile, row, monthOf(ctx))
  return { cv_id, owner, updated_at, profile_version, facts, terms, candidate }
}

function keptProfile(row: ProfileRow): Profile<CvFacts> | undefined {
  const { facts, terms, title_vectors, line_vectors } = row
  if (!isPresent(row) || !facts || !terms || !title_vectors || !line_vectors) return undefined
  const vectors = { title_vectors: fromBytes(title_vectors), line_vectors: fromBytes(line_vectors) }
  return { facts, terms, texts: row.texts ?? {}, ...vectors }
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
