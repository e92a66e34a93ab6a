import { taxonomy } from '../taxonomy/taxonomy.ts'
import { type ConceptSpan, findConcepts, findTitleRoles } from './concepts.ts'
import { flatten, fold } from './fold.ts'
import { isLinking } from './lexicon.ts'

/** Heads that name a trade only alone: «ingeniero comercial» or «gerente de innovación» say another one. */
const HOLLOW = new Set([
  'ingenier',
  'gerent',
  'administrador',
  'gestor',
  'profesional',
  'empresari',
  'propietari',
  'artist',
  'peon',
  'autonom',
  'moz',
])
/** Heads that a skill may complete («consultor Odoo»), but not just any other word («consultor de moda»). */
const OPEN = new Set(
  'consultor desarrollador programador disenador promotor instructor inspector monitor operador mediador orientador informador facilitador formador consultant designer'.split(
    ' ',
  ),
)

/** The role a clean title names: the longest name, the first of equals. */
export function titleRole(cleaned: string): string | undefined {
  const named = findTitleRoles(cleaned)
  const roles = named.filter(
    ({ start, end, text }) => !isBroken(cleaned, start, end) && !(MASTER.test(text) && isFollowed(end, named)),
  )
  const weight = (text: string): number => fold(text).filter((token) => !isLinking(token)).length
  let best: { id: string; weight: number } | undefined
  for (const role of roles) {
    const found = { id: role.id, weight: weight(role.text) }
    if (!best || found.weight > best.weight) best = found
  }
  return best?.id
}

/** «Maestro chocolatero» knows a trade well and teaches none. */
const MASTER = /^maestr[oa]$/i
const isFollowed = (end: number, roles: readonly ConceptSpan[]): boolean => roles.some(({ start }) => start === end + 1)

function isBroken(cleaned: string, start: number, end: number): boolean {
  const words = fold(cleaned.slice(start, end))
  const head = words[0]?.folded ?? ''
  if (words.length > 1 || !(HOLLOW.has(head) || OPEN.has(head))) return false
  const rest = fold(cleaned.slice(end))
  const goes_on = rest[0] !== undefined && /^ ?[a-z0-9(]/i.test(flatten(cleaned.slice(end)))
  if (!goes_on) return false
  if (HOLLOW.has(head)) return true
  const follower = rest.find((token) => !isLinking(token))
  if (!follower) return false
  const completing = findConcepts(cleaned).find(
    ({ kind, start: at }) => kind === 'skill' && at === end + follower.start,
  )
  const kind = completing && taxonomy().skill(completing.id)?.kind
  return kind !== 'TOOL' && !(kind === 'TECHNICAL' && CODERS.has(head))
}

const CODERS = new Set(['desarrollador', 'programador'])
