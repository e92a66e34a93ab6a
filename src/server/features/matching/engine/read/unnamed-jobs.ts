import { roleIdOf } from '#server/features/language/normalise/concept-of.ts'
import { findTitleRoles } from '#server/features/language/normalise/concepts.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { tradeOf } from '#server/features/language/normalise/words/worker-of.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { tradeSkills, usualOf } from '../trades.ts'
import type { SkillMention } from '../types.ts'
import { workByDefinition } from '../work-by-definition.ts'
import type { CvJob, CvSections } from './cv-sections.ts'

/** How, for whom or for how long somebody worked, and not as what. */
const ONLY_HOW =
  /^(?:por (?:mi |su )?cuenta|autonom[oa]|freelance|independiente|(?:negocio|emprendimiento|taller) (?:propio|familiar)|a domicilio|contrato(?! de obra)|trabajos? (?:vari[oa]s|eventual|temporal|ocasional|por dias)|temporada|campana|sustitucion|reemplazo|changas|cachuelos|chambas|(?:practicas?|pasantias?|residencia)(?: (?:(?:pre)?profesionales|laborales|de empresa))?$)(?![a-z])/

export const saysOnlyHow = (position: string): boolean =>
  ONLY_HOW.test(flatten(position).trim()) && roleIdOf(position) === null

/** What somebody says that they are. */
export interface OwnTrade {
  role_id: string
  name: string
  /** Learnt, and not said to be: no job was called by it. */
  studied?: boolean
}

const CALLS_THEMSELVES =
  /^(?:(?:hola|buenas)[,.!]? )?(?:yo )?(?:soy|me considero|trabajo (?:de|como)|mi oficio es(?: el de)?|de (?:oficio|profesion),?)\s+(?:un |una )?/

/** «Tapicera de toda la vida. Me gusta…»: the trade that a sentence of a summary opens with, a headline names, or a degree is of. */
export function ownTrades({ headline, summary, education, experience }: CvSections): OwnTrade[] {
  // The position of one job over again says nothing of the others.
  const is_position = experience.some(({ position, unnamed }) => !unnamed && flatten(position) === flatten(headline))
  const of_headline = is_position ? [] : tradeNamed(headline)
  const told = summary.split(/[.;\n]/).flatMap((sentence) => {
    const said = sentence.trim()
    const from = CALLS_THEMSELVES.exec(flatten(said))?.[0].length ?? 0
    const [first] = findTitleRoles(said.slice(from))
    return first?.start === 0 ? [{ role_id: first.id, name: first.text }] : []
  })
  const studied = education.flatMap(({ degree, field }) => tradeNamed(`${degree} ${field}`.trim()))
  return [...of_headline, ...told, ...studied.map((trade) => ({ ...trade, studied: true }))]
}

function tradeNamed(name: string): OwnTrade[] {
  const role_id = name === '' ? null : roleIdOf(name)
  return role_id === null ? [] : [{ role_id, name }]
}

const shared = new Map<string, ReadonlySet<string>>()

/** What every role of a family brings along tells none of them from another. */
function sharedByFamily(family: string): ReadonlySet<string> {
  const known = shared.get(family)
  if (known) return known
  const [first, ...others] = taxonomy().roles.filter((role) => role.family === family)
  const ids = (first?.skill_ids ?? []).filter((id) => others.every(({ skill_ids }) => skill_ids.includes(id)))
  const all = new Set(others.length > 0 ? ids : [])
  shared.set(family, all)
  return all
}

const NO_CRAFT = /^(?:SOFT|TOOL)$/
const isCraft = (id: string): boolean => !NO_CRAFT.test(taxonomy().skill(id)?.kind ?? 'SOFT')

/** What tells a trade from others: that it is named after, what it is by its meaning, and what it alone of its family does. */
function craftOf(role_id: string): ReadonlySet<string> {
  const everybody = sharedByFamily(taxonomy().role(role_id)?.family ?? '')
  const own = usualOf(role_id).filter((id) => isCraft(id) && !everybody.has(id) && !OF_ANY_TRADE.has(id))
  return new Set([...tradeSkills(role_id), ...workByDefinition(role_id), ...own])
}
const OF_ANY_TRADE = new Set(
  'customer-service sales retail-sales cash-handling inventory-control team-management corrective-maintenance preventive-maintenance'.split(
    ' ',
  ),
)

const crafts = (mentions: readonly SkillMention[]): string[] =>
  mentions.flatMap(({ term, denied, seldom }) => (denied || seldom || !isCraft(term) ? [] : [term]))

/** The trade of their own that a job tells of, by what was done there or by the house: «Panadería La Espiga». */
export function tradeShown(
  trades: readonly OwnTrade[],
  { house = [] }: Pick<CvJob, 'house'>,
  mentions: readonly SkillMention[],
): OwnTrade | undefined {
  const told = new Set([...house, ...crafts(mentions)])
  return trades.find(({ role_id }) => [...craftOf(role_id)].some((id) => told.has(id)))
}

/** The one trade that a job tells of more than of all others together, where nobody says what they are. */
export function tradeTold({ house = [] }: Pick<CvJob, 'house'>, mentions: readonly SkillMention[]): string | null {
  const told = [...house, ...crafts(mentions)].flatMap((id) => tradeOf(id)?.id ?? [])
  return told.find((role_id) => told.filter((one) => one === role_id).length * 2 > told.length) ?? null
}

const only_of = new Map<string, string | null>()

/** «Excavadora Komatsu y rodillo. Caminos…»: the one trade that does what a job tells of before all else. */
export function tradeOfOpening(mentions: readonly SkillMention[]): string | null {
  const first = mentions.find(
    ({ source, denied, term }) => source.start === 0 && OF_TOLD.test(source.cv_path) && !denied && isCraft(term),
  )
  if (!first) return null
  const known = only_of.get(first.term)
  if (known !== undefined) return known
  const [one, ...others] = taxonomy().roles.filter(({ id }) => usualOf(id).includes(first.term))
  const found = one && others.length === 0 ? one.id : null
  only_of.set(first.term, found)
  return found
}
const OF_TOLD = /^experience\.\d+\.(?:summary|achievements\.0)$/
