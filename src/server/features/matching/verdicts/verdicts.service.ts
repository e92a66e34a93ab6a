import { createHash } from 'node:crypto'
import type { Deps } from '#server/context.ts'
import type { Turn } from '#server/platform/processes/fair-queue.ts'
import { ENGINE_VERSION } from '../engine/engine-version.ts'
import type { JudgedDemand } from '../engine/judged/judged.ts'
import { type SaidLine, saidLines } from '../engine/judged/said-lines.ts'
import type { PreparedRequirement } from '../engine/requirements.ts'
import type { PreparedVacancy } from '../engine/vacancy.ts'
import type { KeptVerdict } from '../matching.tables.ts'
import type { Seeker } from '../profiles/seekers.service.ts'
import { vectorsOf } from '../profiles/vectors.ts'
import { judgeDemands } from './verdict-pool.ts'
import { keepVerdicts, loadVerdicts } from './verdicts.queries.ts'

type Asker = Pick<Deps, 'db' | 'now' | 'log'>

/** How many lines of a CV are kept with a verdict, the most telling first. */
const LINES_KEPT = 3

interface Demand {
  requirement_id: string
  asked: string
  digest: string
}

/** What is asked of the CV itself. Whole work, all years together and what only the person can say are no question for the model. */
const isAskedOfLines = ({ type, judge }: PreparedRequirement): boolean =>
  !judge.answer_settles && type !== 'OCCUPATION' && type !== 'TOTAL_EXPERIENCE'

/** «En puesto similar» names no work, so the vacancy's own does. */
const UNNAMED =
  /similar|puesto|sector|ocupaci|como tal|demostrable|^\W*experiencia(?: (?:previa|laboral|m[ií]nima.*|de .*))?\W*$/i
const SHORT = 12

function demandsOf({ fit }: PreparedVacancy): Demand[] {
  const work = fit.find(({ type }) => type === 'OCCUPATION')?.title
  return fit.filter(isAskedOfLines).map(({ id, title }) => {
    const is_unnamed = work !== undefined && title.split(' ').length < SHORT && UNNAMED.test(title)
    const asked = is_unnamed ? `${title} (${work.toLowerCase()})` : title
    return { requirement_id: id, asked, digest: digestOf([ENGINE_VERSION, asked]) }
  })
}

const digestOf = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)

interface ReadCv {
  lines: SaidLine[]
  digest: string
}

/** By the texts of a CV, which lists and pages ask for again and again. */
const read = new WeakMap<object, ReadCv>()

function readCv({ candidate, facts }: Seeker): ReadCv {
  const known = read.get(candidate.texts)
  if (known) return known
  const lines = saidLines(candidate, facts.full_name)
  const made = { lines, digest: digestOf(lines.flatMap(({ above, text }) => [above, text])) }
  read.set(candidate.texts, made)
  return made
}

/** The same person, with what was read in their CV of what this vacancy asks for; without a turn only what is known already. */
export async function withVerdicts(
  ctx: Asker,
  seeker: Seeker,
  prepared: PreparedVacancy,
  turn?: Turn,
): Promise<Seeker> {
  const demands = demandsOf(prepared)
  const [known = new Map<string, KeptVerdict>()] = await knownVerdicts(ctx, [seeker], demands)
  const missing = demands.filter(({ digest }) => !known.has(digest))
  const found = turn && missing.length > 0 ? await judged(ctx, seeker, missing, turn) : []
  return withJudged(seeker, demands, new Map([...known, ...found]))
}

/** The same for many people, or many vacancies, of what is known already. */
export async function withKnownVerdicts<T extends { seeker: Seeker; prepared: PreparedVacancy }>(
  ctx: Asker,
  pairs: readonly T[],
): Promise<T[]> {
  const asked = pairs.map(({ prepared }) => demandsOf(prepared))
  const known = await knownVerdicts(
    ctx,
    pairs.map(({ seeker }) => seeker),
    asked.flat(),
  )
  return pairs.map((pair, at) => ({ ...pair, seeker: withJudged(pair.seeker, asked[at] ?? [], known[at]) }))
}

async function knownVerdicts(
  ctx: Asker,
  seekers: readonly Seeker[],
  demands: readonly Demand[],
): Promise<Map<string, KeptVerdict>[]> {
  const digests = [...new Set(demands.map(({ digest }) => digest))]
  const ids = [...new Set(seekers.map(({ cv_id }) => cv_id))]
  const rows = digests.length > 0 && ids.length > 0 ? await loadVerdicts(ctx.db, ids, digests) : []
  return seekers.map((seeker) => {
    const { digest } = readCv(seeker)
    const own = rows.filter(({ cv_id, cv_digest }) => cv_id === seeker.cv_id && cv_digest === digest)
    return new Map(own.map(({ demand, judged }) => [demand, judged]))
  })
}

function withJudged(seeker: Seeker, demands: readonly Demand[], known: ReadonlyMap<string, KeptVerdict> = new Map()) {
  const found = demands.flatMap(({ requirement_id, digest }): [string, JudgedDemand][] => {
    const kept = known.get(digest)
    return kept ? [[requirement_id, kept]] : []
  })
  // All of a pair or nothing: a figure half by the model and half by the rules would be neither's.
  if (found.length === 0 || found.length < demands.length) return seeker
  return { ...seeker, candidate: { ...seeker.candidate, judged: new Map(found) } }
}

/** So many lines of a long CV are read for a demand: those whose words come nearest to it. */
const LINES_READ = 24

function nearestLines(asked: string, lines: readonly SaidLine[]): number[] {
  const all = lines.map((_, at) => at)
  if (lines.length <= LINES_READ) return all
  const [demand, ...told] = [asked, ...lines.map(({ text }) => text)].map((text) => vectorsOf([text]))
  const near = told.map((vector) => vector.reduce((sum, value, i) => sum + value * (demand?.[i] ?? 0), 0))
  return all
    .toSorted((a, b) => (near[b] ?? 0) - (near[a] ?? 0))
    .slice(0, LINES_READ)
    .sort((a, b) => a - b)
}

/** Reads what nobody has read yet; where that fails, the rules' answer stands. */
async function judged(
  ctx: Asker,
  seeker: Seeker,
  demands: readonly Demand[],
  turn: Turn,
): Promise<[string, KeptVerdict][]> {
  const { lines, digest } = readCv(seeker)
  if (lines.length === 0) return []
  const told = lines.map(({ above, text }) => ({ above, text }))
  try {
    const asked = demands.map(({ asked: text }) => ({ text, among: nearestLines(text, lines) }))
    const answers = await judgeDemands(turn, { demands: asked, lines: told })
    const verdicts = demands.flatMap(({ digest: demand }, at) => {
      const answer = answers[at]
      if (!answer) return []
      const telling = answer.lines.slice(0, LINES_KEPT).flatMap(({ at: line, said }) => {
        const source = lines[line]?.source
        return source ? [{ said, source }] : []
      })
      return [{ demand, judged: { said: answer.whole, lines: telling } }]
    })
    await keepVerdicts(ctx.db, { cv_id: seeker.cv_id, cv_digest: digest, judged_at: ctx.now() }, verdicts)
    return verdicts.map(({ demand, judged }) => [demand, judged])
  } catch (error) {
    ctx.log.warn({ err: error, cv_id: seeker.cv_id }, 'a CV could not be read by the language model')
    return []
  }
}
