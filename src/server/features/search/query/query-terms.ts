import type { Token } from '#server/features/language/normalise/fold.ts'
import {
  contentTokens,
  isLinking,
  type LexiconEntry,
  type LexiconNode,
  lexicon,
  plainOf,
  plainWords,
  roleKey,
  skillKey,
} from '#server/features/language/normalise/lexicon.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'

/** Concepts that a stretch of typed words names; `to` is exclusive. */
export interface Named {
  from: number
  to: number
  concepts: { kind: 'role' | 'skill'; id: string }[]
}

/**
 * The longest names in what somebody typed, from left to right. Words that running text makes doubtful («js», «go»,
 * «comercial») are taken at their word here: a search is no sentence.
 */
export function findNamed(tokens: readonly Token[], longest: number): Named[] {
  const { roles, skills } = lexicon()
  const found: Named[] = []
  for (let from = 0; from < tokens.length; ) {
    const role = longestFrom(tokens, from, roles, roleKey, longest)
    const skill = longestFrom(tokens, from, skills, skillKey, longest)
    const to = Math.max(role?.to ?? 0, skill?.to ?? 0)
    const concepts = [role, skill].flatMap((named) => (named?.to === to ? named.concepts : []))
    if (concepts.length > 0) found.push({ from, to, concepts })
    from = Math.max(to, from + 1)
  }
  return found
}

function longestFrom(
  tokens: readonly Token[],
  from: number,
  root: LexiconNode,
  key: (token: Token) => string,
  longest: number,
): Named | undefined {
  let best: Named | undefined
  let node: LexiconNode = root
  for (let at = from; at < Math.min(tokens.length, from + longest); at++) {
    const token = tokens[at]
    if (!token || (at > from && !token.glued)) break
    const next = node.next?.get(key(token))
    if (next) {
      node = next
      const concepts = conceptsOf(node.entries ?? [], tokens.slice(from, at + 1))
      if (concepts.length > 0) best = { from, to: at + 1, concepts }
    } else if (at === from || !isLinking(token)) break
  }
  return best
}

function conceptsOf(entries: readonly LexiconEntry[], tokens: readonly Token[]): Named['concepts'] {
  const plain = plainWords(contentTokens(tokens))
  const meant = entries.filter((entry) => !entry.term.exact || plainOf(entry) === plain)
  const unique = new Map(meant.map(({ term: { kind, id } }) => [`${kind} ${id}`, { kind, id }]))
  return [...unique.values()]
}

let one_word: Map<string, string[]> | undefined

function namesOfOneWord(): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const { kind, id, text, guard } of taxonomy().terms) {
    if (/[\s/-]/.test(text) || (kind === 'role' && guard === 'CONTEXT')) continue
    names.set(`${kind} ${id}`, [...(names.get(`${kind} ${id}`) ?? []), text])
  }
  return names
}

/**
 * All names of a concept that are one word: they stand for each other inside longer titles («auxiliar contador»). What
 * names several trades does not: a «mozo» serves tables, or works in a store.
 */
export function oneWordNames({ kind, id }: Named['concepts'][number]): string[] {
  one_word ??= namesOfOneWord()
  return one_word.get(`${kind} ${id}`) ?? []
}
