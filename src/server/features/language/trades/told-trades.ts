import { cosine, encodeLine, toUnitLength } from '../encoder/encoder.ts'
import { type TradesModel, tellingWords, tradesModel } from './model.ts'

/** How much the encoder counts beside words. */
const OF_MEANING = 15
/** Below, what is told may be of many trades; what is told at length gets 10 to 20. */
const LEAST_WEIGHT = 11
/** Trades that so little sets apart are told of alike: a cook and a chef. */
const AS_LIKELY = 2
const MOST_TRADES = 3
/** Whoever says what they are has most likely worked as that. */
const OF_OWN_TRADE = 4
const FEWEST_WORDS = 4
/** As if so many words more had told nothing: a few that fit by chance are not many. */
const UNSAID = 4

/**
 * The roles that a job may be of, by what its holder tells of it and never by whose house it was; the likeliest first,
 * none where too little is told. `own` are those that they call themselves by.
 */
export function tradesTold(told: string, own: readonly string[] = []): string[] {
  const model = tradesModel()
  const weights = weightsOf(told, model).map((weight, at) =>
    weight > 0 && own.includes(model.role_ids[at] ?? '') ? weight + OF_OWN_TRADE : weight,
  )
  const best = Math.max(...weights)
  return model.role_ids
    .map((role_id, at) => ({ role_id, weight: weights[at] ?? 0 }))
    .filter(({ weight }) => weight >= LEAST_WEIGHT && weight >= best - AS_LIKELY)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_TRADES)
    .map(({ role_id }) => role_id)
}

function weightsOf(told: string, model: TradesModel): Float32Array {
  const weights = new Float32Array(model.role_ids.length)
  const known = [...tellingWords(told)].flatMap((word) => model.words.get(word) ?? [])
  if (known.length < FEWEST_WORDS) return weights
  const share = 1 / Math.sqrt(known.length + UNSAID)
  for (const pairs of known)
    for (let i = 0; i < pairs.length; i += 2) {
      const at = pairs[i] ?? 0
      weights[at] = (weights[at] ?? 0) + (pairs[i + 1] ?? 0) * share
    }
  const way = wayOf(told, model)
  return weights.map((weight, at) => weight + OF_MEANING * cosine(way, model.ways, at * way.length))
}

/** All lines together, seen from the middle of everything that is told. */
function wayOf(told: string, { middle }: TradesModel): Float32Array {
  const sum = new Float32Array(middle.length)
  for (const line of linesOf(told))
    encodeLine(line).forEach((value, i) => {
      sum[i] = (sum[i] ?? 0) + value
    })
  toUnitLength(sum)
  return toUnitLength(sum.map((value, i) => value - (middle[i] ?? 0)))
}

const linesOf = (text: string): string[] => text.split(/[.;:\n]+/).filter((line) => line.trim() !== '')
