import type { Deps } from '#server/context.ts'
import { LANGUAGE_VERSION } from '#server/features/language/language-version.ts'
import { tradesTold } from '#server/features/language/trades/told-trades.ts'
import { walkRows } from '#server/platform/tasks/each-row.ts'
import { ENGINE_VERSION } from '../engine/engine-version.ts'
import type { ProfileFacts } from '../tables/facts.ts'
import type { NewProfile } from '../tables/matching.tables.ts'
import { type Outline, outlineOfCv, outlineOfVacancy } from './outline-row.ts'
import { upsertOutline } from './outlines.queries.ts'
import {
  findVacancy,
  isCvOutdated,
  listCvIds,
  listOutdatedCvs,
  listOutdatedVacancies,
  loadCvs,
  upsertProfile,
} from './profiles.queries.ts'
import { type ByEncoder, type Profile, readCvProfile, readVacancyProfile } from './read-profile.ts'
import { countTerms } from './term-weights.service.ts'
import { toBytes, vectorsOf } from './vectors.ts'

/** Who wrote a profile: whatever others wrote is written anew. */
export const PRESENT = { engine_version: ENGINE_VERSION, language_version: LANGUAGE_VERSION }

const BY_ENCODER: ByEncoder = { tradesTold, vectorsOf }

/** Reads the newest revision of a CV, whichever change asked for it, and does nothing when that has been read. */
export async function prepareCv(deps: Deps, cvId: string): Promise<void> {
  if (await isCvOutdated(deps.db, cvId, PRESENT)) await writeCv(deps, cvId)
}

export const isPresent = (row: { present: number; revision: number | null } & NullableVersions): boolean =>
  row.revision === row.present &&
  row.engine_version === PRESENT.engine_version &&
  row.language_version === PRESENT.language_version

interface NullableVersions {
  engine_version: string | null
  language_version: string | null
}

async function writeCv(deps: Deps, cvId: string): Promise<void> {
  const [found] = await loadCvs(deps.db, [cvId])
  if (!found) return
  const { cv, owner } = found
  const profile = readCvProfile(cv, owner, BY_ENCODER)
  const written = { kind: 'CV', cv_id: cv.id, revision: cv.revision } as const
  await write(deps, written, profile, outlineOfCv(profile))
}

type Written = Pick<NewProfile, 'kind' | 'cv_id' | 'vacancy_id' | 'revision'>

/** Both or none, and the outline only beside the profile that it was read with. */
async function write(deps: Deps, written: Written, profile: Profile<ProfileFacts>, outline: Outline): Promise<void> {
  const { facts, texts, terms, title_vectors, line_vectors } = profile
  const prepared_at = deps.now()
  const { cv_id, vacancy_id } = written
  await deps.db.transaction(async (tx) => {
    const is_newest = await upsertProfile(tx, {
      ...written,
      ...PRESENT,
      facts,
      texts: { ...texts },
      terms: [...terms],
      prepared_at,
      title_vectors: toBytes(title_vectors),
      line_vectors: toBytes(line_vectors),
    })
    if (is_newest) await upsertOutline(tx, { cv_id, vacancy_id, prepared_at, terms, ...outline })
  })
  await countTerms(deps)
}

/** After a change of the name, which is overlooked in the texts of all CVs. */
export async function preparePerson(deps: Deps, userId: string): Promise<void> {
  for (const id of await listCvIds(deps.db, userId)) await writeCv(deps, id)
}

export async function prepareVacancy(deps: Deps, vacancyId: string): Promise<void> {
  const vacancy = await findVacancy(deps.db, vacancyId)
  if (!vacancy) return
  const profile = readVacancyProfile(vacancy)
  const written = { kind: 'VACANCY', vacancy_id: vacancy.id, revision: vacancy.revision } as const
  await write(deps, written, profile, outlineOfVacancy(profile))
}

/** Reads what nobody has read yet, or only older rules; CVs that cannot be read do not keep the vacancies waiting. */
export async function refreshProfiles(deps: Deps): Promise<void> {
  try {
    await walkRows(deps, {
      name: 'matching.refresh-cvs',
      list: (page) => listOutdatedCvs(deps.db, { ...PRESENT, ...page }),
      work: (id) => prepareCv(deps, id),
    })
  } finally {
    await walkRows(deps, {
      name: 'matching.refresh-vacancies',
      list: (page) => listOutdatedVacancies(deps.db, { ...PRESENT, ...page }),
      work: (id) => prepareVacancy(deps, id),
    })
  }
}
