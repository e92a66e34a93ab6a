import { keepSafe } from './context.ts'
import { fold, type Token } from './fold.ts'
import {
  contentTokens,
  isLinking,
  type LexiconEntry,
  type LexiconNode,
  lexicon,
  OTHER_THING,
  plainOf,
  plainWords,
  roleKey,
  skillKey,
} from './lexicon.ts'

export interface ConceptSpan {
  kind: 'skill' | 'role'
  id: string
  start: number
  end: number
  text: string
}

/** A match in tokens: `from` inclusive, `to` exclusive. */
export interface Match {
  entry: LexiconEntry
  from: number
  to: number
  exact: boolean
}

const LINKING_IN_A_ROW = 2

/**
 * Skills and roles named in a text, in reading order. Inside one kind the longest match wins and nothing overlaps;
 * a skill may stand inside a longer role («programadora Java»), a role never inside a skill.
 */
export function findConcepts(text: string): ConceptSpan[] {
  const tokens = fold(text)
  const { skills, roles } = lexicon()
  const skill_matches = keepSafe(findMatches(tokens, skills, skillKey), tokens, text)
  const role_matches = keepSafe(findMatches(tokens, roles, roleKey), tokens, text)
  const named = settle(skill_matches, role_matches).filter(({ entry }) => entry.term.id !== OTHER_THING)
  return inReadingOrder(named).map((match) => toSpan(match, tokens, text))
}

/** The role a title names, also by words that are too common to count in running text («comercial», «técnico»). */
export function findTitleRoles(text: string): ConceptSpan[] {
  const tokens = fold(text)
  const matches = findMatches(tokens, lexicon().roles, roleKey)
  const heads = matches.filter(({ entry, from }) => entry.term.guard !== 'CONTEXT' || !tokens[from]?.glued)
  return heads.map((match) => toSpan(match, tokens, text))
}

function findMatches(tokens: readonly Token[], root: LexiconNode, key: (token: Token) => string): Match[] {
  const matches: Match[] = []
  for (let from = 0; from < tokens.length; ) {
    const first = longestFrom(from, tokens, root, key)
    const match = first && reachingOn(first, tokens, root, key)
    if (match) matches.push(match)
    from = match ? match.to : from + 1
  }
  return matches
}

/** «consultas en SQL Server» is about SQL Server: a name of two words that begins with the last of another wins. */
function reachingOn(match: Match, tokens: readonly Token[], root: LexiconNode, key: (token: Token) => string): Match {
  if (match.to - match.from < 2) return match
  const inner = longestFrom(match.to - 1, tokens, root, key)
  const goes_on = inner?.to === match.to + 1 && inner.entry.term.kind === 'skill'
  // «servidores Linux»: what names something by itself is found behind the first name all the same.
  return inner?.exact && goes_on && !longestFrom(match.to, tokens, root, key) ? inner : match
}

function longestFrom(
  from: number,
  tokens: readonly Token[],
  root: LexiconNode,
  key: (token: Token) => string,
): Match | undefined {
  let best: Match | undefined
  let node: LexiconNode | undefined = root
  let linking = 0
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token || (at > from && !token.glued && !opensRest(at, tokens, root, key))) break
    const next: LexiconNode | undefined = node.next?.get(key(token))
    if (next) {
      node = next
      linking = 0
      const chosen = node.entries && choose(node.entries, tokens, from, at + 1)
      if (chosen) best = chosen
    } else if (at === from || !isLinking(token) || ++linking > LINKING_IN_A_ROW) break
  }
  return best
}

/** «Spring (Boot 3)» goes on inside of the bracket; «Excel (macros)» names another thing there. */
const opensRest = (at: number, tokens: readonly Token[], root: LexiconNode, key: (token: Token) => string): boolean => {
  const token = tokens[at]
  return token?.opened === true && root.next?.get(key(token))?.entries === undefined
}

/** Exact spelling first, then the stated preference. */
function choose(
  entries: readonly LexiconEntry[],
  tokens: readonly Token[],
  from: number,
  to: number,
): Match | undefined {
  const plain = plainWords(contentTokens(tokens.slice(from, to)))
  let best: Match | undefined
  for (const entry of entries) {
    const exact = plainOf(entry) === plain
    if (!exact && entry.term.exact) continue
    const better = !best || (exact && !best.exact) || (exact === best.exact && entry.term.preferred)
    if (better) best = { entry, from, to, exact }
  }
  return best
}

/** Matches of one kind do not overlap, so the skill at a role's first word is the only one that can contain it. */
function settle(skills: Match[], roles: Match[]): Match[] {
  const skill_at = new Map<number, Match>()
  for (const skill of skills) for (let at = skill.from; at < skill.to; at++) skill_at.set(at, skill)
  const kept_roles = roles.filter((role) => !skillWins(skill_at.get(role.from), role))
  const role_at = new Map(kept_roles.map((role) => [role.from, role]))
  return [...skills.filter((skill) => role_at.get(skill.from)?.to !== skill.to), ...kept_roles]
}

function skillWins(skill: Match | undefined, role: Match): boolean {
  if (!skill || skill.to < role.to) return false
  const same = skill.from === role.from && skill.to === role.to
  if (!same) return true
  if (skill.exact !== role.exact) return skill.exact
  return !role.entry.term.preferred
}

const inReadingOrder = (matches: Match[]): Match[] => matches.sort((a, b) => a.from - b.from || b.to - a.to)

/** The rest of a bracket that a name ends in, when it says nothing but more of it: «Spring (Boot 2 y 3)». */
const CLOSING = /^[^(),;:\n]*\)/

function toSpan(match: Match, tokens: readonly Token[], text: string): ConceptSpan {
  const start = tokens[match.from]?.start ?? 0
  const last = tokens[match.to - 1]?.end ?? start
  const opened = tokens.slice(match.from + 1, match.to).some((token) => token.opened)
  const end = last + (opened ? (CLOSING.exec(text.slice(last, last + 20))?.[0].length ?? 0) : 0)
  return { kind: match.entry.term.kind, id: match.entry.term.id, start, end, text: text.slice(start, end) }
}
