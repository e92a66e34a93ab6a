import { cosine, encodeLine, toUnitLength } from '../encoder/encoder.ts'
import { type TradesModel, tellingWords, tradesModel } from './model.ts'

/** How much the encoder counts beside words. */
const OF_MEANING = 15
/** What is told at length gets 10 to 20; with less it may be of many trades, unless one stands out. */
const SURE_WEIGHT = 11
const SURE_WHERE_APART = { weight: 9, apart: 2 }
/** As many as may come into question: trades are told of alike, as a cook and a chef. */
const MOST_TRADES = 10
/** Whoever says what they are has most likely worked as that. */
const OF_OWN_TRADE = 4
const FEWEST_WORDS = 4
/** As if so many words more had told nothing: a few that fit by chance are not many. */
const UNSAID = 4

export interface ToldTrades {
  /** Null where too little is told to call it by one. */
  likeliest: string | null
  /** How much what is told speaks for those that it speaks for most, whatever somebody calls themselves. */
  weights: Readonly<Record<string, number>>
}

export const NO_TRADES: ToldTrades = { likeliest: null, weights: {} }

/**
 * The roles that a job may be of, by what its holder tells of it and never by whose house it was; the likeliest first.
 * `own` are those that they call themselves by.
 */
export function tradesTold(told: string, own: readonly string[] = []): ToldTrades {
  const model = tradesModel()
  const weights = weightsOf(told, model)
  const trades = model.role_ids
    .map((role_id, at) => ({ role_id, weight: weights[at] ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  const most = trades.slice(0, MOST_TRADES).map(({ role_id, weight }) => [role_id, Math.round(weight * 10) / 10])
  return { likeliest: likeliestOf(trades, own), weights: Object.fromEntries(most) }
}

interface Weighed {
  role_id: string
  weight: number
}

function likeliestOf(trades: readonly Weighed[], own: readonly string[]): string | null {
  const leaning = trades.map(({ role_id, weight }) => ({
    role_id,
    weight: own.includes(role_id) ? weight + OF_OWN_TRADE : weight,
  }))
  const [first, second] = leaning.toSorted((a, b) => b.weight - a.weight)
  if (!first) return null
  const apart = first.weight - (second?.weight ?? 0)
  const is_sure =
    first.weight >= SURE_WEIGHT || (first.weight >= SURE_WHERE_APART.weight && apart >= SURE_WHERE_APART.apart)
  return is_sure ? first.role_id : null
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
