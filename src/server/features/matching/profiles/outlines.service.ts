import type { Deps } from '#server/context.ts'
import type { Outlined } from '../engine/nearness.ts'
import { type OutlinedVacancy, outlineOf } from '../engine/vacancy.ts'
import { countOf, NO_VECTORS } from '../engine/vectors.ts'
import type { CvFacts } from '../tables/facts.ts'
import { findOffers } from './offers.service.ts'
import { partsOf } from './outline-row.ts'
import { loadCvOutlines, loadCvOutlineVersions, loadVacancyOutlines } from './outlines.queries.ts'
import { loadVacancyVersions } from './profiles.queries.ts'
import { PRESENT } from './profiles.service.ts'
import { inParts, recalled, rememberedBy } from './remembered.ts'
import { findSeekers } from './seekers.service.ts'
import { type TermWeights, weightsOf } from './term-weights.service.ts'

type Reader = Pick<Deps, 'db' | 'now' | 'log'>

/** What a text is about, and no more: little to read, and most of the order of a list. */
interface About {
  id: string
  terms: readonly string[]
}

interface CvOutline extends About, Outlined {
  employers: CvFacts['employers']
  /** Of the row that it was read from; null: read in place. */
  version: string | null
}

interface VacancyOutline extends About {
  outline: OutlinedVacancy
  version: string | null
  line_vectors: Int8Array
}

const BYTES_EACH = 1500
const BYTES_A_LINE = 280
const BYTES_A_TERM = 60
const cvMemory = rememberedBy<CvOutline & { revision: number }>(16_000_000)
const vacancyMemory = rememberedBy<VacancyOutline>(16_000_000)

interface Known {
  id: string
  revision: number
}

/** Of these CVs, in their order; who has just saved is read in place. */
export async function outlineCvs(ctx: Reader, cvs: readonly Known[]): Promise<CvOutline[]> {
  const ids = cvs.map(({ id }) => id)
  const weights = await weightsOf(ctx)
  const kept = await recalled(cvMemory(ctx.db), ids, {
    versionsOf: (known) => loadCvOutlineVersions(ctx.db, known),
    read: (unknown) =>
      inParts(unknown, async (some) =>
        (await loadCvOutlines(ctx.db, some, PRESENT)).map((row) => keptCv(row, weights)),
      ),
  })
  const found = new Map<string, CvOutline>(kept.map((one) => [`${one.id}.${one.revision}`, one]))
  const missing = cvs.filter(({ id, revision }) => !found.has(`${id}.${revision}`))
  const read =
    missing.length > 0
      ? await findSeekers(
          ctx,
          missing.map(({ id }) => id),
        )
      : []
  const inPlace = new Map(
    read.map(({ cv_id, terms, candidate, facts }): [string, CvOutline] => [
      cv_id,
      {
        id: cv_id,
        version: null,
        terms,
        said: candidate.said,
        title_vectors: candidate.title_vectors,
        employers: facts.employers,
      },
    ]),
  )
  return cvs.flatMap(({ id, revision }) => found.get(`${id}.${revision}`) ?? inPlace.get(id) ?? [])
}

/** The same of vacancies. */
export async function outlineVacancies(ctx: Reader, ids: readonly string[]): Promise<VacancyOutline[]> {
  const weights = await weightsOf(ctx)
  const kept = await recalled(vacancyMemory(ctx.db), ids, {
    versionsOf: (known) => loadVacancyVersions(ctx.db, known),
    read: (unknown) =>
      inParts(unknown, async (some) =>
        (await loadVacancyOutlines(ctx.db, some, PRESENT)).map((row) => keptVacancy(row, weights)),
      ),
  })
  const found = new Map(kept.map((one) => [one.id, one]))
  const missing = ids.filter((id) => !found.has(id))
  const read = missing.length > 0 ? await findOffers(ctx, missing) : []
  for (const { id, terms, prepared } of read)
    found.set(id, { id, version: null, terms, outline: prepared, line_vectors: NO_VECTORS })
  return ids.flatMap((id) => found.get(id) ?? [])
}

type CvRow = Awaited<ReturnType<typeof loadCvOutlines>>[number]
type VacancyRow = Awaited<ReturnType<typeof loadVacancyOutlines>>[number]

function keptCv(row: CvRow, { shared }: TermWeights) {
  const { id, version, revision, employers, line_words } = row
  const terms = row.terms.map(shared)
  const { titles: title_vectors, lines: vectors } = partsOf(row)
  const value = { id, revision, version, employers, terms, title_vectors, said: { vectors, words: line_words } }
  return { id, version, bytes: bytesOf(terms, vectors), value }
}

function keptVacancy(row: VacancyRow, { shared }: TermWeights) {
  const { id, version, line_words } = row
  const terms = row.terms.map(shared)
  const { titles: title, lines: vectors } = partsOf(row)
  const outline = outlineOf({ vectors, words: line_words }, () => (title.length > 0 ? title : null))
  return { id, version, bytes: bytesOf(terms, vectors), value: { id, version, terms, outline, line_vectors: vectors } }
}

const bytesOf = (terms: readonly string[], vectors: Int8Array): number =>
  BYTES_EACH + BYTES_A_TERM * terms.length + BYTES_A_LINE * countOf(vectors)
