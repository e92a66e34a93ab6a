import type { Deps } from '#server/context.ts'
import type { PreparedVacancy } from '../engine/vacancy.ts'
import type { VacancyFacts } from '../tables/facts.ts'
import { offerOf } from './offer-of.ts'
import { loadVacanciesBeside, loadVacancyProfiles, loadVacancyVersions } from './profiles.queries.ts'
import { PRESENT } from './profiles.service.ts'
import { type Profile, readVacancyProfile } from './read-profile.ts'
import { recalled, rememberedBy } from './remembered.ts'
import { fromBytes } from './vectors.ts'

type Reader = Pick<Deps, 'db' | 'log'>

/** A vacancy, ready to be compared with people. */
export interface Offer {
  id: string
  prepared: PreparedVacancy
  terms: readonly string[]
}

/** What a vacancy takes in memory beside its vectors, as measured. */
const BYTES_EACH = 26_000
const BYTES_A_TERM = 40
const memoryOf = rememberedBy<Offer>(32_000_000)

/** In the order of the ids; one that cannot be read is left out of a list and does not end it. */
export const findOffers = (
  ctx: Reader,
  ids: readonly string[],
  outlines: ReadonlyMap<string, Read> = new Map(),
): Promise<Offer[]> =>
  recalled(memoryOf(ctx.db), ids, {
    versionsOf: (known) => loadVacancyVersions(ctx.db, known),
    read: (unknown) => readBeside(ctx, unknown, outlines),
  })

/** What a list has read of a vacancy already, by the version of its row. */
interface Read {
  version: string | null
  terms: readonly string[]
  line_vectors: Int8Array
}

/** What was outlined a moment ago is not read twice, unless somebody wrote in between. */
async function readBeside(ctx: Reader, ids: readonly string[], outlines: ReadonlyMap<string, Read>) {
  const outlined = ids.filter((id) => outlines.get(id)?.version)
  const rows = outlined.length > 0 ? await loadVacanciesBeside(ctx.db, outlined, PRESENT) : []
  const found = rows.flatMap(({ id, version, facts, title_vectors }) => {
    const read = outlines.get(id)
    if (read?.version !== version) return []
    const profile = { facts, texts: {}, terms: read.terms, line_vectors: read.line_vectors }
    return [kept(id, version, { ...profile, title_vectors: fromBytes(title_vectors) })]
  })
  const known = new Set(found.map(({ id }) => id))
  const rest = ids.filter((id) => !known.has(id))
  return rest.length > 0 ? [...found, ...(await readOffers(ctx, rest))] : found
}

function kept(id: string, version: string, profile: Profile<VacancyFacts>) {
  const { terms, title_vectors, line_vectors } = profile
  const bytes = BYTES_EACH + BYTES_A_TERM * terms.length + title_vectors.length + line_vectors.length
  return { id, version, bytes, value: { id, ...offerOf(profile) } }
}

async function readOffers(ctx: Reader, ids: readonly string[]) {
  const rows = await loadVacancyProfiles(ctx.db, ids, PRESENT)
  return rows.flatMap((row) => {
    try {
      const profile = keptProfile(row) ?? readVacancyProfile({ document: row.document ?? {} })
      return [kept(row.id, row.version, profile)]
    } catch (error) {
      ctx.log.error({ err: error, vacancy_id: row.id }, 'a vacancy could not be read for matching')
      return []
    }
  })
}

type Row = Awaited<ReturnType<typeof loadVacancyProfiles>>[number]

function keptProfile({ facts, terms, title_vectors, line_vectors }: Row): Profile<VacancyFacts> | undefined {
  if (!facts || !terms || !title_vectors || !line_vectors) return undefined
  const vectors = { title_vectors: fromBytes(title_vectors), line_vectors: fromBytes(line_vectors) }
  return { facts, terms, texts: {}, ...vectors }
}
