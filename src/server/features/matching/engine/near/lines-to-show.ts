import type { AskedText } from '../nearest-line.ts'
import type { LineFact, Lines, Source } from '../types.ts'
import { ANGLE_SCALE } from '../vectors.ts'
import { isVague } from '../words/content-words.ts'
import { productsOf } from './products.ts'

export interface PointedAt {
  source: Source
  near: number
}

/** From here on whoever reads both lines sees why one was put beside the other; it proves nothing. Of one word there is less to see. */
const WORTH_SHOWING = { WORD: 0.45, WORDS: 0.3 } as const
/** «Lectura de balances» beside «Reviso balance clasificado»: who reads both sees the word. */
const WORTH_BY_WORD = 0.15
/** The same word is worth more than nearness alone, and what was done more than what was learnt, where both are about as near. */
const BY_WORD = 0.15
const BY_WORK = 0.03
/** Shorter ones are said of too many matters. */
const TELLING_LETTERS = 5
/** What shows a demand in other words is the nearest line half of the time, and one of two in two of three. */
const MOST_SHOWN = 2

const LEARNT = /^(?:courses|education|certifications|skills|languages)\./
export const isWork = ({ source }: LineFact): boolean => !LEARNT.test(source.cv_path)

/** What is said of a job, and not what it is called. */
const isTold = (fact: LineFact): boolean => isWork(fact) && !/^basics\.headline$|\.position$/.test(fact.source.cv_path)

interface Asked extends Pick<AskedText, 'vector' | 'words' | 'roots'> {
  /** Only its own words point at it: what is near to a paper is another paper. */
  by_words_only?: boolean
  /** How near a line is that is worth showing. */
  from?: number
}

/** The lines that come nearest, to be shown beside what nobody found; the nearest first. */
export function linesToShow(
  asked: Asked,
  { facts, vectors }: Lines,
  counts: (fact: LineFact) => boolean = () => true,
): PointedAt[] {
  const { vector, words } = asked
  const { from = WORTH_SHOWING[words.length > 1 ? 'WORDS' : 'WORD'] } = asked
  const telling = tellingWords(asked)
  const products = vector && vectors.length > 0 ? productsOf(vector, vectors) : null
  const pointed = facts.flatMap((fact, at): PointedAt[] => {
    if (!counts(fact)) return []
    const near = (products?.[at] ?? 0) / ANGLE_SCALE
    const by_word = telling.some((one) => says(fact, one))
    if ((asked.by_words_only || near < from) && !(by_word && near >= WORTH_BY_WORD)) return []
    return [{ source: fact.source, near: near + (by_word ? BY_WORD : 0) + (isTold(fact) ? BY_WORK : 0) }]
  })
  return nearestOf(pointed)
}

interface Telling {
  word: string
  root: string | undefined
}

/** The words that say what is asked for. */
const tellingWords = ({ words, roots }: Asked): Telling[] =>
  words
    .filter((word) => word.length >= TELLING_LETTERS && !isVague([word]))
    .map((word) => ({ word, root: roots?.get(word) }))

const says = ({ words, roots = [] }: LineFact, { word, root }: Telling): boolean =>
  words.includes(word) || (root !== undefined && (roots.includes(root) || words.includes(root)))

/** What is said twice is shown once. */
export const nearestOf = (pointed: readonly PointedAt[]): PointedAt[] =>
  pointed
    .toSorted((a, b) => b.near - a.near)
    .filter(({ near }, at, all) => near !== all[at - 1]?.near)
    .slice(0, MOST_SHOWN)
