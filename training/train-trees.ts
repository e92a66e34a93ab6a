// Boosted trees two questions deep, for whatever is told apart by a few numbers: trained in seconds, the same rows give the same trees.
import { writeFileSync } from 'node:fs'

const ROUNDS = 80
const STEP = 0.1
/** As if so much more had been seen that speaks for nothing. */
const PULL = 3
/** What a question must gain to be asked, and how many examples must answer it either way. */
const LEAST_GAIN = 0.5
const FEWEST = 15
const DEPTH = 2
const DIGITS = 1000

export interface Example {
  signs: readonly number[]
  /** A place among the kinds. */
  kind: number
}

type Tree = { adds: number } | { sign: number; from: number; no: Tree; yes: Tree }

/** As `likelyByTrees` reads them. */
export function trainTrees(examples: readonly Example[], kinds: number): number[][][] {
  const sums = examples.map(() => Array<number>(kinds).fill(0))
  const trees = Array.from({ length: kinds }, (): number[][] => [])
  for (let round = 0; round < ROUNDS; round++) {
    const likely = sums.map(softmax)
    for (let kind = 0; kind < kinds; kind++) {
      const slopes = examples.map((one, i) => (likely[i]?.[kind] ?? 0) - Number(one.kind === kind))
      const curves = likely.map((row) => (row[kind] ?? 0) * (1 - (row[kind] ?? 0)))
      const grown = grow(examples, [...examples.keys()], slopes, curves, DEPTH)
      trees[kind]?.push(flat(grown))
      examples.forEach(({ signs }, i) => {
        const row = sums[i]
        if (row) row[kind] = (row[kind] ?? 0) + STEP * endOf(grown, signs)
      })
    }
  }
  return trees
}

function grow(
  examples: readonly Example[],
  rows: readonly number[],
  slopes: readonly number[],
  curves: readonly number[],
  depth: number,
): Tree {
  const slope = rows.reduce((sum, i) => sum + (slopes[i] ?? 0), 0)
  const curve = rows.reduce((sum, i) => sum + (curves[i] ?? 0), 0)
  const adds = -slope / (curve + PULL)
  if (depth === 0 || rows.length < 2 * FEWEST) return { adds }
  const whole = slope ** 2 / (curve + PULL)
  let best = { gain: LEAST_GAIN, sign: -1, from: 0 }
  for (let sign = 0; sign < (examples[0]?.signs.length ?? 0); sign++) {
    const value = (i: number) => examples[i]?.signs[sign] ?? 0
    const sorted = rows.toSorted((a, b) => value(a) - value(b))
    let [below, bent] = [0, 0]
    sorted.forEach((row, at) => {
      const next = sorted[at + 1]
      below += slopes[row] ?? 0
      bent += curves[row] ?? 0
      if (next === undefined || value(row) === value(next) || at < FEWEST - 1 || at > sorted.length - FEWEST - 1) return
      const gain = below ** 2 / (bent + PULL) + (slope - below) ** 2 / (curve - bent + PULL) - whole
      if (gain > best.gain) best = { gain, sign, from: rounded((value(row) + value(next)) / 2) }
    })
  }
  if (best.sign < 0) return { adds }
  const { sign, from } = best
  const isNo = (i: number) => (examples[i]?.signs[sign] ?? 0) < from
  const side = (no: boolean) =>
    grow(
      examples,
      rows.filter((i) => isNo(i) === no),
      slopes,
      curves,
      depth - 1,
    )
  return { sign, from, no: side(true), yes: side(false) }
}

const endOf = (tree: Tree, signs: readonly number[]): number =>
  'adds' in tree ? tree.adds : endOf((signs[tree.sign] ?? 0) < tree.from ? tree.no : tree.yes, signs)

/** A question that is not asked has the same end either way. */
function flat(tree: Tree): number[] {
  const { sign, from, no, yes } = 'adds' in tree ? { sign: 0, from: 0, no: tree, yes: tree } : tree
  const [after_no, after_yes] = [asked(no), asked(yes)]
  return [sign, from, ...after_no.question, ...after_yes.question, ...after_no.ends, ...after_yes.ends]
}

function asked(tree: Tree): { question: number[]; ends: number[] } {
  const endsOf = (one: Tree) => rounded(STEP * ('adds' in one ? one.adds : 0))
  if ('adds' in tree) return { question: [0, 0], ends: [endsOf(tree), endsOf(tree)] }
  return { question: [tree.sign, tree.from], ends: [endsOf(tree.no), endsOf(tree.yes)] }
}

const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS

function softmax(sums: readonly number[]): number[] {
  const powers = sums.map((sum) => Math.exp(sum))
  const all = powers.reduce((a, b) => a + b, 0)
  return powers.map((power) => power / all)
}

export function writeTrees(path: string, signs: readonly string[], trees: readonly (readonly number[][])[]): void {
  const rows = trees.map((own) => `[\n${own.map((one) => JSON.stringify(one)).join(',\n')}\n]`)
  writeFileSync(path, `{"signs":${JSON.stringify(signs)},"trees":[${rows.join(',')}]}\n`)
}
