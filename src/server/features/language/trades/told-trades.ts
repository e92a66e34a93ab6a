import { cosine, encodeLine, toUnitLength } from '../encoder/encoder.ts'
import { type TradesModel, tellingWords, tradesModel } from './model.ts'

/** What somebody tells of a job, and where it was. */
export interface ToldWork {
  told: string
  employer: string
}

export interface ToldTrade {
  role_id: string
  /** How much speaks for it; of what is told at length some 10 to 20. */
  weight: number
}

/** How much the encoder counts beside words. */
const OF_MEANING = 15
/** Below, what is told may be of many trades. */
const LEAST_WEIGHT = 11
/** Trades that so little sets apart are told of alike: a cook and a chef. */
const AS_LIKELY = 2
const MOST_TRADES = 3
const FEWEST_WORDS = 4
/** As if so many words more had told nothing: a few that fit by chance are not many. */
const UNSAID = 4

/** The trades that a job may be of, by what its holder tells of it; the likeliest first, none where it says too little. */
export function tradesTold(work: ToldWork): ToldTrade[] {
  const model = tradesModel()
  const weights = weightsOf(work, model)
  const best = Math.max(...weights)
  return model.role_ids
    .map((role_id, at) => ({ role_id, weight: weights[at] ?? 0 }))
    .filter(({ weight }) => weight >= LEAST_WEIGHT && weight >= best - AS_LIKELY)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_TRADES)
}

function weightsOf({ told, employer }: ToldWork, model: TradesModel): Float32Array {
  const weights = new Float32Array(model.role_ids.length)
  const words = tellingWords(told)
  const known = [...words].filter((word) => model.words.has(word))
  if (known.length < FEWEST_WORDS) return weights
  const share = 1 / Math.sqrt(known.length + UNSAID)
  const add = (word: string) => {
    const pairs = model.words.get(word) ?? []
    for (let i = 0; i < pairs.length; i += 2) weights[pairs[i] ?? 0]! += (pairs[i + 1] ?? 0) * share
  }
  // The name of a «Taller de costura» says something too, and alone too little.
  for (const word of new Set([...known, ...tellingWords(employer)])) add(word)
  const way = wayOf(told, model)
  return weights.map((weight, at) => weight + OF_MEANING * cosine(way, model.ways, at * way.length))
}

/** All lines together, seen from the middle of everything that is told. */
function wayOf(told: string, { middle }: TradesModel): Float32Array {
  const sum = new Float32Array(middle.length)
  for (const line of linesOf(told)) encodeLine(line).forEach((value, i) => void (sum[i] = (sum[i] ?? 0) + value))
  toUnitLength(sum)
  return toUnitLength(sum.map((value, i) => value - (middle[i] ?? 0)))
}

export const linesOf = (text: string): string[] => text.split(/[.;:\n]+/).filter((line) => line.trim() !== '')
