import { type ConceptSpan, findConcepts, findTitleRoles } from './concepts.ts'
import { flatten } from './fold.ts'
import { normaliseTitle } from './title.ts'
import { inSpanish } from './words/neighbour-words.ts'
import { eachUnderOneHead, workerOf } from './words/worker-of.ts'

/** A free-text skill is the concept it names when it names exactly one; else it stays a literal term. */
export const skillIdOf = remembered((name) => {
  const [first, second] = findConcepts(name).filter((span) => span.kind === 'skill')
  return first && !second && coversAll(first, name) ? first.id : null
})

/** The same of a name in a list of skills, which may be a word for other things elsewhere: «Tango», «C». */
export const listedSkillOf = remembered((name) => {
  const [first, second] = findConcepts(`Conocimientos de ${name}`).filter((span) => span.kind === 'skill')
  return first && !second && coversAll(first, name) ? first.id : null
})

const coversAll = (span: ConceptSpan, name: string): boolean => span.end - span.start >= name.trim().length

/** The role that a position names, whatever company, city or seniority stands around it. */
export const roleIdOf = remembered((position) => normaliseTitle(inSpanish(position)).role_id ?? null)

/** The same of a position in a CV, where people also tell of the work instead of naming who does it. */
export function roleOfWork(position: string): string | null {
  const role = roleIdOf(position)
  if (role !== null) return role
  const worker = workerOf(inSpanish(position))
  if (worker !== null) return roleIdOf(worker)
  return (
    eachUnderOneHead(position)
      .map(roleIdOf)
      .find((id) => id !== null) ?? null
  )
}

const BESIDE = /\s*[/|,]\s*|\s+(?:y|e|-|–)\s+/gu

/** «Electricista y soldador de mantenimiento» is two trades: the roles that its parts name, besides that of the whole. */
export function rolesBeside(position: string): string[] {
  const parts = partsOf(position)
  if (parts.length < 2 || parts.length > MOST_TRADES) return []
  const whole = roleIdOf(position)
  const named = parts.flatMap((part) => (PERSON.test(flatten(part)) ? (roleIdOf(part) ?? []) : []))
  const carries =
    parts.some((part) => LONE_HAND.test(flatten(part).trim())) && (whole === DRIVER || named.includes(DRIVER))
  return [...new Set(carries ? [...named, WAREHOUSE] : named)].filter((id) => id !== whole)
}

/** «Camarera y dependienta» names two: each as it is written. */
export const tradesIn = (position: string): string[] => partsOf(position).filter((part) => roleIdOf(part) !== null)

/** «Operario de carga y descarga» is one name. */
function partsOf(position: string): string[] {
  const roles = findTitleRoles(position)
  const parts: string[] = []
  let from = 0
  for (const { index, 0: sign } of position.matchAll(BESIDE)) {
    if (roles.some(({ start, end }) => index >= start && index < end)) continue
    parts.push(position.slice(from, index))
    from = index + sign.length
  }
  return [...parts, position.slice(from)]
}

const MOST_TRADES = 4
/** Who also drives has carried and stored as a «mozo». */
const LONE_HAND = /^moz[oa]$/
const [DRIVER, WAREHOUSE] = ['driver', 'warehouse-worker']
/** Somebody, not something: «Jefa de compras y ventas» does not sell by trade; a «mozo» beside a driver serves no tables. */
const PERSON =
  /^(?!moz[oa]$)[a-z]+(?:or|ora|er[oa]|ist[ao]|ant[ea]|ent[ea]|iv[oa]|ic[oa]|iari[oa]|ari[oa]|oz[oa]|an[oa]?|il|ogo|oga|ef)(?![a-z])/

const MOST = 5_000
const LONGEST = 100

/** The same few thousand names are asked for again and again; the oldest are forgotten, and long texts are never kept. */
function remembered(find: (name: string) => string | null): (name: string) => string | null {
  const known = new Map<string, string | null>()
  return (name) => {
    const id = known.get(name)
    if (id !== undefined) return id
    const found = find(name)
    if (name.length > LONGEST) return found
    if (known.size >= MOST) for (const oldest of [...known.keys()].slice(0, MOST / 2)) known.delete(oldest)
    known.set(name, found)
    return found
  }
}
