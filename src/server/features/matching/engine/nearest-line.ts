import { EVIDENCE_VALUE } from '#shared/matching/rule.ts'
import { productsOf } from './near/products.ts'
import type { LineFact, Lines } from './types.ts'
import { ANGLE_SCALE } from './vectors.ts'
import { isVague, levelsDiffer } from './words/content-words.ts'
import type { Letters } from './words/words-asked.ts'

/** A demand in words: what it is about, and where the encoder puts it. */
export interface AskedText {
  words: readonly string[]
  /** By each of them, what its verb and its noun have in common. */
  roots?: ReadonlyMap<string, string>
  /** What it lists in brackets to say what is meant, of which nobody needs all: «escalas (Bayley, Brunet-Lézine)». */
  examples?: readonly string[]
  /** What somebody has done, which only their work shows. */
  done?: boolean
  letters?: readonly Letters[]
  /** Of «porcentaje panadero», the trade that only says of whom the matter is. */
  trades?: readonly string[]
  vector: Int8Array | null
}

export interface NearLine {
  at: number
  /** How much of what is asked for stands there in the same words, 0 to 1. */
  shared: number
  /** How near the encoder finds them. */
  near: number
}

/** The line of a CV that speaks most of what is asked for; of those that count. */
export function nearestLine(
  asked: AskedText,
  lines: Lines,
  counts: (fact: LineFact) => boolean = () => true,
): NearLine | null {
  const { words, vector } = asked
  let best: NearLine | null = null
  const products = vector && lines.vectors.length > 0 ? productsOf(vector, lines.vectors) : null
  for (let at = 0; at < lines.facts.length; at++) {
    const fact = lines.facts[at]
    if (!fact || !counts(fact)) continue
    const own = fact.words
    const shared = sharedWith(asked, fact)
    if (shared === null) continue
    const near = (products?.[at] ?? 0) / ANGLE_SCALE
    if (best && shared + near <= best.shared + best.near) continue
    if (!levelsDiffer(words, own)) best = { at, shared, near }
  }
  return best
}

/** Two of the examples, or one beside half of the rest, are the thing itself. */
const MANY_EXAMPLES = 2

/** Null where it is only the trade of which both are. */
function sharedWith(asked: AskedText, { words: own, roots = [] }: LineFact): number | null {
  const { words, examples = [], letters = [], trades = [] } = asked
  const called = letters.filter(({ name }) => own.includes(name))
  const isRoot = (root: string | undefined) => root !== undefined && (roots.includes(root) || own.includes(root))
  const known = words.filter(
    (word) => own.includes(word) || isRoot(asked.roots?.get(word)) || called.some(({ of }) => of.includes(word)),
  )
  // A union of bakers and the percentages of bakers share the bakers, and nothing else: nor does the encoder know more.
  if (known.length > 0 && known.length < words.length && known.every((word) => trades.includes(word))) return null
  const share = words.length > 0 ? Math.max(known.length, joined(words, own)) / words.length : 0
  if (examples.length === 0) return share
  const named = examples.filter((word) => own.includes(word)).length
  return named >= MANY_EXAMPLES || (named > 0 && share >= 0.5) ? 1 : share
}

/** How many of them stand there as one word: «Lex 100» is «Lex100». */
const joined = (words: readonly string[], own: readonly string[]): number =>
  words.length > 1 && own.includes(words.join('')) ? words.length : 0

/** From here on two lines are about the same thing more often than not. */
const { near_least: NEAR_FROM, near_most: MOST_BY_ENCODER } = EVIDENCE_VALUE
const MOST_WORDS = 0.6
/** Without one word in common the encoder must be surer: «venopunción» is near to «bombas de infusión», and other work. */
const NEAR_WITHOUT_WORDS = 0.55
const HALF = 0.5
/** With all words but one of four, and the same meaning, the same thing is said. */
const NEARLY_ALL = 0.75
/** A word this long that names a matter, as «titanio» does, is the matter itself wherever it stands. */
const TELLING_LETTERS = 6
/** A shorter one, as «juicio», is a part of it where the line is near too. */
const SHORTER_LETTERS = 5
const NEAR_BESIDE_WORD = 0.3
/** «Haber dado clases» is answered by work alone, so a shorter word is enough. */
const DONE_LETTERS = 4
/** They are said of too many matters: «conocimiento del producto» is not met by any product. */
const IN_PASSING = 0.5

export interface LineRule {
  /** Whether nearness without the same words says anything: it does not of papers. */
  by_encoder: boolean
  /** Whether one word is enough wherever it stands: a name is, «estructura» is not. */
  by_one_word: boolean
  /** Whether one telling word is enough, wherever it stands: of «experiencia con titanio» it is. */
  in_passing?: boolean
  /** Lines that may answer; all of them where it is absent. */
  counts?: (fact: LineFact) => boolean
}

/** All of its words in one line are the thing itself; most of them, or only nearness, are a part of it at most. */
export function shareMet(asked: AskedText, { shared, near }: NearLine, rule: LineRule): number | null {
  const { words, examples } = asked
  if (shared === 1 && (words.length > 1 || examples || rule.by_one_word || (near >= NEAR_FROM && !isVague(words))))
    return 1
  // Whatever somebody of that trade writes is near to it.
  if (shared === 0 && asked.trades && asked.trades.length > 0) return null
  const is_telling = words.length === 1 && (words[0]?.length ?? 0) >= (asked.done ? DONE_LETTERS : TELLING_LETTERS)
  if (rule.in_passing && shared === 1 && is_telling && !isVague(words)) return 1
  const is_said = is_telling || (near >= NEAR_BESIDE_WORD && isShorter(words))
  const in_passing = rule.in_passing && shared === 1 && is_said ? IN_PASSING : 0
  if (rule.by_encoder && shared >= NEARLY_ALL && near >= NEAR_WITHOUT_WORDS) return 1
  const by_words = shared >= MOST_WORDS && near >= NEAR_FROM ? MOST_BY_ENCODER : in_passing
  // One word of four is no more than none.
  const near_enough = near >= (shared >= HALF ? NEAR_FROM : NEAR_WITHOUT_WORDS)
  const by_encoder = rule.by_encoder && near_enough ? Math.min(MOST_BY_ENCODER, near) : 0
  return Math.max(by_words, by_encoder) || null
}

const isShorter = ([word = '', ...others]: readonly string[]): boolean =>
  others.length === 0 && word.length >= SHORTER_LETTERS && !isVague([word])
