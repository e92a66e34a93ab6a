import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Term } from '../taxonomy/read-data.ts'
import { taxonomy } from '../taxonomy/taxonomy.ts'
import { fold, type Token } from './fold.ts'

export interface LexiconEntry {
  term: Term
  plain?: string
}

/** One word of a name; most nodes are leaves, so both parts are made only when needed. */
export interface LexiconNode {
  next?: Map<string, LexiconNode>
  entries?: LexiconEntry[]
}

interface Lexicon {
  skills: LexiconNode
  roles: LexiconNode
}

const LINKING = 'a al at de del el en for in la las lo los of on the to un una'
const linking_words = new Set(LINKING.split(' '))

export const isLinking = (token: Token): boolean => linking_words.has(token.plain)

/** Skills fold their number only («química» is no «químico»); roles fold their gender too. */
export const skillKey = (token: Token): string => token.singular
export const roleKey = (token: Token): string => token.folded

let built: Lexicon | undefined

export function lexicon(): Lexicon {
  built ??= build()
  return built
}

let being: Promise<void> | undefined

/** The first time takes a tenth of a second: whoever can wait for it lets others be served meanwhile. */
export function lexiconReady(): Promise<void> {
  being ??= built ? Promise.resolve() : buildInPieces()
  return being
}

const TERMS_AT_ONCE = 1000

async function buildInPieces(): Promise<void> {
  const terms = allTerms()
  const found: Lexicon = { skills: {}, roles: {} }
  for (let from = 0; from < terms.length; from += TERMS_AT_ONCE) {
    await nextTurn()
    for (const term of terms.slice(from, from + TERMS_AT_ONCE)) addTerm(found, term)
  }
  built ??= found
}

function build(): Lexicon {
  const found: Lexicon = { skills: {}, roles: {} }
  for (const term of allTerms()) addTerm(found, term)
  return found
}

/** The id of what is read and is neither a skill nor a role. */
export const OTHER_THING = ''

function allTerms(): Term[] {
  const { terms, other_things } = taxonomy()
  const hidden = { kind: 'skill', id: OTHER_THING, guard: 'NONE', preferred: true, exact: false } as const
  return [...terms, ...other_things.map((text) => ({ ...hidden, text }))]
}

function addTerm(found: Lexicon, term: Term): void {
  const tokens = contentTokens(fold(term.text))
  let node = term.kind === 'skill' ? found.skills : found.roles
  for (const token of tokens) node = childOf(node, term.kind === 'skill' ? skillKey(token) : roleKey(token))
  if (node.entries) node.entries.push({ term })
  else node.entries = [{ term }]
}

function childOf(node: LexiconNode, key: string): LexiconNode {
  node.next ??= new Map()
  let child = node.next.get(key)
  if (!child) {
    child = {}
    node.next.set(key, child)
  }
  return child
}

/** A term's words in lower case without accents, to tell an exact spelling from a folded one; most are never asked for. */
export function plainOf(entry: LexiconEntry): string {
  entry.plain ??= plainWords(contentTokens(fold(entry.term.text)))
  return entry.plain
}

export const plainWords = (tokens: readonly Token[]): string => tokens.map((token) => token.plain).join(' ')

/** Linking words inside a name do not matter («jefe de obra» = «jefe obra»); at its edges they are part of it («e-commerce»). */
export function contentTokens(tokens: readonly Token[]): Token[] {
  return tokens.filter((token, at) => at === 0 || at === tokens.length - 1 || !isLinking(token))
}
