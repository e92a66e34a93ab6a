import { flatten } from '#server/features/language/normalise/fold.ts'
import type { Draft } from '../../drafts/draft.ts'
import { type AdText, statementAt } from '../../text/ad-text.ts'
import { contentOf } from '../whole/content.ts'
import { inTheirWords } from './their-words.ts'

const SAME_LETTERS = 5
const LONGEST_GAP = 80
const DETAILS = /:[^:]*$/
/** Nobody says one thing twice in a row; beside a stroke, a bracket or «o» it may be another name for the same. */
const IN_A_ROW = /^(?:[^/()]*,)?[^/():]*(?:,| [ye]) (?:(?:de|en|con) )?$/

/** «Estación total, nivel y GPS diferencial»: two things that are known under one name, and asked for each by itself. */
export function apartInOneList(drafts: readonly Draft[], ad: AdText): Draft[] {
  const before = new Map<string, Draft>()
  return drafts.map((one) => {
    const first = before.get(one.key)
    if (!first) before.set(one.key, one)
    return first && areTwo(first, one, ad) ? { ...one, key: `${one.key} ${flatten(one.quote)}` } : one
  })
}

/** «tolerancias» above and «vernier» below: each is asked for in a line of its own, by a name that is not ours. */
function areOfTwoLines(first: Draft, next: Draft, ad: AdText): boolean {
  const lines = [first, next].map(({ at }) => statementAt(ad, at))
  if (lines[0] === lines[1] || lines.some((one) => one?.stance !== 'ASKED' || !one.sentence.listed || one.inner))
    return false
  if (![first, next].every((one) => namedOtherwise(one))) return false
  const known = wordsOf(first.quote)
  return wordsOf(next.quote).every((word) => !known.includes(word))
}

function namedOtherwise(one: Draft): boolean {
  const named = inTheirWords(one)
  return named !== one && named.asked.type === 'SKILL'
}

function areTwo(first: Draft, next: Draft, ad: AdText): boolean {
  if (next.asked.type !== 'SKILL' || next.soft || first.end > next.at) return false
  if (areOfTwoLines(first, next, ad)) return true
  if (next.at - first.end > LONGEST_GAP) return false
  const statement = statementAt(ad, next.at)
  if (statement?.stance !== 'ASKED' || statement !== statementAt(ad, first.at)) return false
  // «Excel (tablas dinámicas, buscarv)»: how well the one thing must be known.
  if (statement.inner || DETAILS.test(ad.flat.slice(statement.start, first.at))) return false
  const gap = ad.flat.slice(first.end, next.at)
  if (!IN_A_ROW.test(gap) || / [ou] /.test(gap)) return false
  const known = wordsOf(first.quote)
  return wordsOf(next.quote).every((word) => !known.includes(word))
}

function wordsOf(quote: string): string[] {
  const flat = flatten(quote)
  return contentOf({ flat }, { from: 0, to: flat.length }).map((word) => word.slice(0, SAME_LETTERS))
}
