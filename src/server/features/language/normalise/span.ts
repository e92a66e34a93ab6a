import { MUST } from '#shared/lexicon/importance.ts'
/** A literal piece of a text. */
export interface Span {
  start: number
  end: number
  text: string
}

export const spanOf = (text: string, start: number, end: number): Span => ({ start, end, text: text.slice(start, end) })

/** The part of a flattened text that stands before a position in the same clause, at most `reach` characters. */
export function clauseBefore(flat: string, start: number, reach: number): string {
  const before = flat.slice(Math.max(0, start - reach), start)
  return before.slice(before.search(/[^.;\n!?•|]*$/))
}

/** The part that stands after a position in the same clause. */
export function clauseAfter(flat: string, end: number, reach: number): string {
  const after = flat.slice(end, end + reach)
  const stop = after.search(/[;\n!?•|]|\.(?:\s|$)/)
  return stop < 0 ? after : after.slice(0, stop)
}

const NEGATION_BEFORE = /(?:^|[^a-z])(?:no|sin|ni|not|without|nunca|never|abstenerse)(?: [a-z]+){0,3} $/
const NEGATION_AFTER = new RegExp(
  String.raw`^ (?:no(?:,|\.|$)|no (?:es |son )?(?:necesari|requerid|${MUST})|not (?:required|needed|necessary))`,
)

/** «no se ofrece teletrabajo», «sin teletrabajo», «inglés no necesario». */
export const isNegated = (flat: string, start: number, end: number): boolean =>
  NEGATION_BEFORE.test(clauseBefore(flat, start, 45)) || NEGATION_AFTER.test(clauseAfter(flat, end, 40))

/** Asks whether a stretch shares a character with one of these, at the same price however many there are. */
export function overlapping(
  spans: readonly Pick<Span, 'start' | 'end'>[],
  length: number,
): (span: Pick<Span, 'start' | 'end'>) => boolean {
  const changes = new Int32Array(length + 1)
  for (const { start, end } of spans) {
    changes[start] = (changes[start] ?? 0) + 1
    changes[end] = (changes[end] ?? 0) - 1
  }
  const covered_before = new Int32Array(length + 1)
  for (let at = 0, open = 0; at < length; at++) {
    open += changes[at] ?? 0
    covered_before[at + 1] = (covered_before[at] ?? 0) + (open > 0 ? 1 : 0)
  }
  return ({ start, end }) => (covered_before[end] ?? 0) > (covered_before[start] ?? 0)
}

/** Which characters already belong to a fact, so that a wider wording does not read them again. */
export class Claims {
  readonly taken: Uint8Array

  constructor(length: number) {
    this.taken = new Uint8Array(length)
  }

  /** Claims a stretch unless a part of it is taken. */
  claim(start: number, end: number): boolean {
    for (let at = start; at < end; at++) if (this.taken[at] === 1) return false
    this.taken.fill(1, start, end)
    return true
  }
}
