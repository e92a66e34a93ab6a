import type { Deps } from '#server/context.ts'
import type { Judgement } from '#server/features/language/model/judge.ts'
import type { Turn } from '#server/platform/processes/fair-queue.ts'
import { AppError } from '#shared/core/errors.ts'
import { type SaidLine, saidLines } from '../engine/judged/said-lines.ts'
import type { PreparedVacancy } from '../engine/vacancy.ts'
import type { Seeker } from '../profiles/seekers.service.ts'
import type { KeptVerdict } from '../tables/matching.tables.ts'
import { type Demand, demandsOf, digestOf } from './demands.ts'
import { askedOf, judgedBy, keptOf } from './heard-lines.ts'
import { judgeDemands } from './verdict-pool.ts'
import { keepVerdicts, loadSaid, loadVerdicts } from './verdicts.queries.ts'

type Asker = Pick<Deps, 'db' | 'now' | 'log'>

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
  const made = { lines, digest: digestOf(lines.flatMap(({ above, text }) => [inYears(above), inYears(text)])) }
  read.set(candidate.texts, made)
  return made
}

/** Who goes on working is not read again every month: from two years on, whole ones count. */
const inYears = (said: string): string => said.replace(/(?<=\((?:[2-9]|\d{2,}) años) y \d+ mes(?:es)?(?=\))/, '')
/** Whose turn it is to have a CV read; with `or_busy` a model without time is said instead of the rules' answer. */
export type ReadingTurn = Turn & { or_busy?: boolean | undefined }

/** The same person, with what was read in their CV of what this vacancy asks for; without a turn only what is known already. */
export async function withVerdicts(
  ctx: Asker,
  seeker: Seeker,
  prepared: PreparedVacancy,
  turn?: ReadingTurn,
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
  const rows = digests.length > 0 && ids.length > 0 ? await loadVerdicts(ctx.db, ids, digests, ctx.now()) : []
  return seekers.map((seeker) => {
    const { digest } = readCv(seeker)
    const own = rows.filter(({ cv_id, cv_digest }) => cv_id === seeker.cv_id && cv_digest === digest)
    return new Map(own.map(({ demand, judged }) => [demand, judged]))
  })
}

/** What was read in one CV, of any vacancy: for lists, which count and quote nothing. */
export async function saidOf(ctx: Asker, seeker: Seeker): Promise<(prepared: PreparedVacancy) => JudgedDemands> {
  const kept = await loadSaid(ctx.db, { cv_id: seeker.cv_id, cv_digest: readCv(seeker).digest }, ctx.now())
  const known = new Map(Object.entries(kept).map(([demand, said]) => [demand, { said, lines: [] }]))
  return (prepared) => (known.size > 0 ? judgedBy(demandsOf(prepared), known) : undefined)
}
type JudgedDemands = ReturnType<typeof judgedBy>

function withJudged(seeker: Seeker, demands: readonly Demand[], known: ReadonlyMap<string, KeptVerdict> = new Map()) {
  const judged = judgedBy(demands, known)
  return judged ? { ...seeker, candidate: { ...seeker.candidate, judged } } : seeker
}

/** Reads what nobody has read yet; where that fails, the rules' answer stands. */
async function judged(
  ctx: Asker,
  seeker: Seeker,
  demands: readonly Demand[],
  turn: ReadingTurn,
): Promise<[string, KeptVerdict][]> {
  const { lines, digest } = readCv(seeker)
  if (lines.length === 0) return []
  try {
    const answers = await answersTo(demands, lines, turn)
    const verdicts = demands.flatMap(({ digest: demand }, at) => {
      const answer = answers[at]
      return answer ? [{ demand, judged: keptOf(answer, lines) }] : []
    })
    if (!seeker.is_unkept)
      await keepVerdicts(ctx.db, { cv_id: seeker.cv_id, cv_digest: digest, judged_at: ctx.now() }, verdicts)
    return verdicts.map(({ demand, judged }) => [demand, judged])
  } catch (error) {
    if (turn.or_busy && error instanceof AppError && error.code === 'busy') throw error
    ctx.log.warn({ err: error, cv_id: seeker.cv_id }, 'a CV could not be read by the language model')
    return []
  }
}

/** What nobody waits for is asked demand by demand, so that whoever comes meanwhile waits for one at most. */
async function answersTo(demands: readonly Demand[], lines: readonly SaidLine[], turn: Turn): Promise<Judgement[]> {
  if (!turn.in_background) return judgeDemands(turn, askedOf(demands, lines))
  const answers: Judgement[] = []
  for (const one of demands) answers.push(...(await judgeDemands(turn, askedOf([one], lines))))
  return answers
}
