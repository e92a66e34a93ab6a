import {
  AD_CLASSES,
  type AdClass,
  DEMAND_KINDS,
  type DemandImportance,
  type DemandKind,
  IMPORTANCES,
} from './labels.ts'
import { END, type Piece } from './pieces.ts'
import { endOfWord, largest, mean, softmax, wordsOf } from './words.ts'

type SpanClass = Extract<AdClass, 'asked' | 'soft' | 'condition' | 'work'>

/** Words of an ad that ask for one thing. */
export interface AdSpan {
  start: number
  end: number
  class: SpanClass
  importance: DemandImportance
  kind: DemandKind
  /** How sure the model is that these words are what `class` says, 0 to 1. */
  probability: number
}

interface Open {
  start: number
  end: number
  class: SpanClass
  probabilities: number[]
  importances: number[][]
  kinds: number[][]
}

const IMPORTANCE_AT = AD_CLASSES.length
const KIND_AT = IMPORTANCE_AT + IMPORTANCES.length
const BEGIN_AT = KIND_AT + DEMAND_KINDS.length
const IN_SPANS: ReadonlySet<AdClass> = new Set(['asked', 'soft', 'condition', 'work'])

const isInSpan = (name: AdClass): name is SpanClass => IN_SPANS.has(name)

/** The spans of a text, out of the model's outputs for its pieces; a word is what its pieces are on average. */
export function spansOf(text: string, pieces: readonly Piece[], outputs: readonly Float64Array[]): AdSpan[] {
  const spans: Open[] = []
  let open: Open | undefined
  for (const [from, to] of wordsOf(pieces)) {
    const start = pieces[from]?.at ?? 0
    const end = endOfWord(text, start, pieces[to]?.at ?? text.length)
    const rows = outputs.slice(from, to)
    const classes = mean(rows.map((row) => softmax(row.subarray(0, IMPORTANCE_AT))))
    const best = largest(classes)
    const name = AD_CLASSES[best] ?? 'other'
    if (pieces[from]?.id === END) continue
    if (!isInSpan(name)) {
      if (/[\p{L}\p{N}]/u.test(text.slice(start, end))) open = undefined
      continue
    }
    if (!open || open.class !== name || (outputs[from]?.[BEGIN_AT] ?? 0) > 0) {
      open = { start, end, class: name, probabilities: [], importances: [], kinds: [] }
      spans.push(open)
    }
    open.end = end
    open.probabilities.push(classes[best] ?? 0)
    open.importances.push(mean(rows.map((row) => softmax(row.subarray(IMPORTANCE_AT, KIND_AT)))))
    open.kinds.push(mean(rows.map((row) => softmax(row.subarray(KIND_AT, BEGIN_AT)))))
  }
  return spans.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end))).map(closed)
}

const closed = ({ start, end, class: name, probabilities, importances, kinds }: Open): AdSpan => ({
  start,
  end,
  class: name,
  importance: IMPORTANCES[largest(mean(importances))] ?? 'plain',
  kind: DEMAND_KINDS[largest(mean(kinds))] ?? 'skill',
  probability: probabilities.reduce((sum, one) => sum + one, 0) / probabilities.length,
})
