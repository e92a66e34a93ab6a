// Which parts of the program share a file. The bundler alone makes a file of every few lines that two pages share, and on a
// slow network a hundred of them take longer than what is in them.
import { either, FilePrices, type Priced } from './file-prices.ts'
import type { Part } from './survey.ts'
import type { Visit } from './visits.ts'

/** What is left of a byte once it is shortened and compressed. */
const TRAVELS = 0.16

interface SharedFile extends Priced {
  parts: Part[]
  price: number
}

interface Pair {
  one: SharedFile
  other: SharedFile
  /** As if neither needed any other file. */
  gain: number
}

/** Begins with files of what is always fetched together, then joins the two that gain most until no two gain anything. */
export function sharedFiles(parts: Part[], visits: Visit[]): Part[][] {
  const prices = new FilePrices(visits)
  let files = alwaysTogether(parts, visits, prices)
  let pairs = files.flatMap((file, at) => gainful(file, files.slice(0, at), prices))
  for (;;) {
    const needs = needsOf(files)
    const best = bestOf(pairs, needs, prices)
    if (!best) return files.map((file) => file.parts)
    const before = new Set(files)
    files = withJoined(files, best, needs, prices)
    const now = new Set(files)
    pairs = pairs.filter(({ one, other }) => now.has(one) && now.has(other))
    files.forEach((file, at) => {
      if (before.has(file)) return
      const others = files.filter((other, beside) => beside < at || before.has(other))
      pairs.push(...gainful(file, others, prices))
    })
  }
}

const sharedFile = (parts: Part[], needed: Uint8Array, prices: FilePrices): SharedFile => {
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0) * TRAVELS
  return { parts, bytes, needed, price: prices.of({ bytes, needed }) }
}

function alwaysTogether(parts: Part[], visits: Visit[], prices: FilePrices): SharedFile[] {
  const needed = (part: Part) => Uint8Array.from(visits, (visit) => Number(visit.parts.has(part)))
  const together = Map.groupBy(parts, (part) => needed(part).join(''))
  return [...together.values()].flatMap((some) => (some[0] ? sharedFile(some, needed(some[0]), prices) : []))
}

/** Whoever fetches the joined file also fetches all that it needs. */
function withJoined(files: SharedFile[], { one, other }: Pair, needs: Needs, prices: FilePrices): SharedFile[] {
  const both = sharedFile([...one.parts, ...other.parts], either(one.needed, other.needed), prices)
  const below = allNeeded([one, other], needs)
  const others = files.filter((file) => file !== one && file !== other)
  const isNeededMore = (file: SharedFile) => both.needed.some((is, at) => is === 1 && file.needed[at] === 0)
  return [
    ...others.map((file) =>
      below.has(file) && isNeededMore(file) ? sharedFile(file.parts, either(file.needed, both.needed), prices) : file,
    ),
    both,
  ]
}

const gainful = (one: SharedFile, others: SharedFile[], prices: FilePrices): Pair[] =>
  others
    .filter((other) => !prices.burdensFirst(one, other))
    .map((other) => ({ one, other, gain: one.price + other.price - prices.ofBoth(one, other) }))
    .filter(({ gain }) => gain > 0)

/** What joining the two adds to the price of the files that they need. */
function costBelow({ one, other }: Pair, needs: Needs, prices: FilePrices): number {
  const needed = either(one.needed, other.needed)
  let cost = 0
  for (const file of allNeeded([one, other], needs)) cost += prices.ofBoth(file, { bytes: 0, needed }) - file.price
  return cost
}

function bestOf(pairs: Pair[], needs: Needs, prices: FilePrices): Pair | null {
  let best: Pair | null = null
  let most = 0
  for (const pair of pairs.sort((a, b) => b.gain - a.gain)) {
    if (pair.gain <= most) break
    const gain = pair.gain - costBelow(pair, needs, prices)
    if (gain <= most || leadsRound(pair.one, pair.other, needs) || leadsRound(pair.other, pair.one, needs)) continue
    best = pair
    most = gain
  }
  return best
}

type Needs = Map<SharedFile, Set<SharedFile>>

function needsOf(files: SharedFile[]): Needs {
  const file_of = new Map(files.flatMap((file) => file.parts.map((part) => [part.name, file])))
  const needsOfOne = ({ parts }: SharedFile) =>
    parts.flatMap(({ needs }) => needs.flatMap((name) => file_of.get(name) ?? []))
  return new Map(files.map((file) => [file, new Set(needsOfOne(file))]))
}

/** The files below these, not these themselves. */
function allNeeded(files: SharedFile[], needs: Needs): Set<SharedFile> {
  const found = new Set<SharedFile>()
  const next = files.flatMap((file) => [...(needs.get(file) ?? [])])
  for (let file = next.pop(); file; file = next.pop()) {
    if (found.has(file) || files.includes(file)) continue
    found.add(file)
    next.push(...(needs.get(file) ?? []))
  }
  return found
}

/** Whether one needs the other by way of a third: joined, the two and the third would wait for each other. */
function leadsRound(one: SharedFile, other: SharedFile, needs: Needs): boolean {
  const thirds = [...(needs.get(one) ?? [])].filter((file) => file !== one && file !== other)
  return thirds.some((file) => needs.get(file)?.has(other)) || allNeeded(thirds, needs).has(other)
}
