import { flatten } from '#server/features/language/normalise/fold.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { contentWords } from './words/content-words.ts'
import { workByDefinition } from './work-by-definition.ts'

const PAPER = /^(?:permiso|licencia|carn[eé]t?|certifica(?:do|ción))\b|\b(?:licence|certificate)\b/i

/** Of electricity one name of many is a licence, of food handling most people mean the card. */
const PAPERS_OF_NAMES = 0.22

/** A licence or a certificate is held or not: no work brings it along by itself. */
export function isPaper(skill_id: string): boolean {
  const known = taxonomy().skill(skill_id)
  if (known === undefined) return false
  const { name_es, name_en, aliases } = known
  if (PAPER.test(name_es) || PAPER.test(name_en)) return true
  return aliases.filter((name) => PAPER.test(name)).length > aliases.length * PAPERS_OF_NAMES
}

const usual = new Map<string, readonly string[]>()

/** What a role usually brings along, by its id. */
export function usualOf(role_id: string): readonly string[] {
  const known = usual.get(role_id) ?? (taxonomy().role(role_id)?.skill_ids ?? []).filter((id) => !isPaper(id))
  usual.set(role_id, known)
  return known
}

const trades = new Map<string, readonly string[]>()

/** Of those, the one that the role is named after: «Carnicería» of a «Carnicero», «Contabilidad» of a «Contable». */
export function tradeSkills(role_id: string): readonly string[] {
  const known = trades.get(role_id) ?? usualOf(role_id).filter((id) => isNamedAfter(role_id, id))
  trades.set(role_id, known)
  return known
}

function isNamedAfter(role_id: string, skill_id: string): boolean {
  const role = contentWords(taxonomy().role(role_id)?.name_es ?? '')
  const skill = contentWords(taxonomy().skill(skill_id)?.name_es ?? '')
  const matter = skill.filter((word) => word !== SALE)
  // «Datos» is short, and the same beside «ingeniería»; «Java» alone names a language and no trade.
  const is_several = matter.length > 1
  return (
    matter.length > 0 &&
    matter.every((word) => role.some((other) => (is_several && word === other) || areKin(word, other)))
  )
}

/** An «Agente de seguros» does the «Venta de seguros». */
const SALE = 'vent'

/** What everybody of a family does all day, whatever a position is called: an «asesora comercial» sells. */
const MATTER: Readonly<Record<string, string>> = {
  accounting: 'accounting',
  cleaning: 'cleaning',
  'customer-service': 'customer-service',
  'dining-room': 'customer-service',
  'human-resources': 'human-resources-management',
  insurance: 'insurance',
  law: 'law',
  marketing: 'marketing',
  nursing: 'patient-care',
  pharmacy: 'pharmacy',
  'real-estate': 'real-estate sales',
  retail: 'customer-service retail-sales',
  sales: 'sales',
  security: 'security-guarding',
  'supply-chain': 'logistics',
  teaching: 'teaching',
}
/** Whom these meet all day, though the rest of their family works behind a desk or a door. */
const MEETS_PEOPLE = new Set(
  'receptionist hotel-receptionist switchboard-operator restaurant-host bank-clerk citizen-service-agent patient-admissions-clerk pharmacy-technician pharmacist flight-attendant airport-ground-agent petrol-station-attendant travel-agent hairdresser beautician'.split(
    ' ',
  ),
)
/** Families that work at a screen. */
const AT_A_SCREEN =
  /^(?:software-|data$|systems-operations|cybersecurity|product-and-it|design-digital|administration|accounting|finance|human-resources|marketing|writing-and-translation)/
/** Of a family by where they work, and not by what they do there. */
const BESIDE_IT = new Set(
  'office-messenger shelf-stacker visual-merchandiser librarian instructional-designer'.split(' '),
)

/** What whoever has this role does by its name or with everybody of its family. */
export function workOf(role_id: string): readonly string[] {
  const family = BESIDE_IT.has(role_id) ? '' : (taxonomy().role(role_id)?.family ?? '')
  return [
    ...tradeSkills(role_id),
    ...workByDefinition(role_id),
    ...(MATTER[family]?.split(' ') ?? []),
    ...(MEETS_PEOPLE.has(role_id) ? ['customer-service'] : []),
    ...(AT_A_SCREEN.test(family) ? ['computer-use'] : []),
  ]
}

/** What a position says by its own words beyond its role: a «técnico comercial» sells what has to be explained, a «trafficker» buys advertising. */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![a-z])(?:tecnic[oa][ -]comercial|(?:vendedor|asesor)a? tecnic[oa]|(?:comercial|representante) tecnic[oa]|ingenier[oa] (?:de ventas|comercial tecnic[oa])|sales engineer)(?![a-z])/,
    'technical-sales',
  ],
  [
    /(?<![a-z])(?:(?:digital |ad )?trafficker|media buyer|paid (?:media|social|search)|(?:analista|especialista|ejecutiv[oa]|gestor[a]?|planner) (?:de |en )?(?:pauta|medios (?:digitales|pagados|de pago))|compra(?:dor[a]?)? de medios digitales)(?![a-z])/,
    'paid-media',
  ],
]

export const workNamed = (position: string): string[] => {
  const flat = flatten(position)
  return BY_NAME.flatMap(([name, id]) => (name.test(flat) ? [id] : []))
}

const SHORTEST_STEM = 5
const SHORTEST_WORD = 4
const MOST_OF_A_WORD = 0.6

/** They begin alike: «carnicero» and «carnicería». */
export function areKin(a: string, b: string): boolean {
  let shared = 0
  while (shared < Math.min(a.length, b.length) && a[shared] === b[shared]) shared += 1
  // «Pizza» is short, and all of it stands in «pizzero».
  if (shared === SHORTEST_WORD && shared === Math.min(a.length, b.length)) return true
  return shared >= SHORTEST_STEM && shared >= MOST_OF_A_WORD * Math.min(a.length, b.length)
}
