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
  const real = spans.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)))
  return listsOf(real, text).flatMap((list) => {
    const together = mean(list.flatMap(({ importances }) => importances))
    return list.map((span) => closed(span, together))
  })
}

/** «Excel, Contaplus y A3»: what is joined is asked for in the same words. */
function listsOf(spans: readonly Open[], text: string): Open[][] {
  const lists: Open[][] = []
  for (const span of spans) {
    const list = lists.at(-1)
    const before = list?.at(-1)
    if (list && before?.class === span.class && JOINED.test(text.slice(before.end, span.start))) list.push(span)
    else lists.push([span])
  }
  return lists
}

const JOINED = /^\s*(?:[,/+]|[,/+]?\s+(?:y|e|o|u|and|or))\s+$/i

/** Real ads insist in fewer words than those that the model has learnt from: from here on a list is a must. */
const INSISTS = 0.35

function importanceOf(own: readonly number[], together: readonly number[]): DemandImportance {
  const likeliest = IMPORTANCES[largest(own)] ?? 'plain'
  const [must = 0, plain = 0] = together
  return likeliest === 'plain' && must / (must + plain) >= INSISTS ? 'must' : likeliest
}

const closed = (
  { start, end, class: name, probabilities, importances, kinds }: Open,
  together: readonly number[],
): AdSpan => ({
  start,
  end,
  class: name,
  importance: importanceOf(mean(importances), together),
  kind: DEMAND_KINDS[largest(mean(kinds))] ?? 'skill',
  probability: probabilities.reduce((sum, one) => sum + one, 0) / probabilities.length,
})
