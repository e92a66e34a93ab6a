import { flatten } from '#server/features/language/normalise/fold.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { KnownJob, PreparedCandidate } from '../candidate.ts'
import { usualOf } from '../trades.ts'
import type { LineFact } from '../types.ts'
import { contentWords, isVague, rootsByWord } from '../words/content-words.ts'
import { rootOf } from '../words/word-root.ts'

/** What years are asked for doing: «2 años coordinando transporte o distribución». */
export interface Task {
  /** Null where it says no more than that something is done. */
  verb: string | null
  ways: readonly { words: readonly string[]; roots: ReadonlyMap<string, string> }[]
}

const DOING = /\s(\p{L}{2,}(?:[aá]ndo|iendo|yendo))\s+(?!en\s|como\s)(.+)$/u
const OF_ANYTHING = /^(?:manejando|haciendo|realizando|llevando|operando|usando|trabajando|desarrollando)$/
/** «con personal a cargo» says how, and is asked for by itself. */
const BEHIND = / (?:con|para|durante|en) .*$| ?\([^()]*\)/gu
const BETWEEN = /,? (?:[ou]|y\/o) |, /u

export function taskAsked(name: string): Task | null {
  const [, verb, rest] = DOING.exec(name) ?? []
  if (verb === undefined || rest === undefined) return null
  const flat = flatten(verb)
  const ways = rest
    .replace(BEHIND, '')
    .split(BETWEEN)
    .map((way) => ({ words: contentWords(way), roots: rootsByWord(way) }))
  const is_telling = ways.every(({ words }) => words.length > 0 && !isVague(words))
  return is_telling ? { verb: OF_ANYTHING.test(flat) ? null : rootOf(flat), ways } : null
}

const OF_A_JOB = /^experience\.\d+\./

/** Whoever tells of it has done it, whatever the position was called. */
export function tellsOfTask({ verb, ways }: Task, { fact }: KnownJob, { lines }: PreparedCandidate): boolean {
  const path = OF_A_JOB.exec(fact.source.cv_path)?.[0]
  if (path === undefined || fact.placement) return false
  const told = lines.facts.filter(({ source }) => source.cv_path.startsWith(path))
  if (verb !== null && !told.some((line) => says(line, verb))) return false
  return ways.some(
    ({ words, roots }) =>
      isOfTheTrade(words, fact.term) ||
      told.some((line) => words.every((word) => line.words.includes(word) || says(line, roots.get(word)))),
  )
}

/** «Transporte» of who was head of traffic: a trade brings it along, and so nobody says it. */
const isOfTheTrade = (words: readonly string[], term: string): boolean =>
  usualOf(term).some((id) => {
    const skill = contentWords(taxonomy().skill(id)?.name_es ?? '')
    return words.every((word) => skill.includes(word))
  })

const says = ({ words, roots = [] }: LineFact, root: string | undefined): boolean =>
  root !== undefined && (roots.includes(root) || words.includes(root))
