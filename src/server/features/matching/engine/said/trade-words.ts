import { flatten } from '#server/features/language/normalise/fold.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { SkillMention } from '../types.ts'
import { isDenied } from '../words/said-beside.ts'

const OF_PATIENTS = /^(?:nursing|care-work|medicine|health-technicians|therapies)$/

const OF_SALES = /^sales$/
const OF_MACHINES =
  /^(?:industrial-maintenance|engineering|production|production-management|metal-trades|construction-trades|sales)$/
const OF_STORES = /^warehouse$/
const OF_SCHOOLS = /^teaching$/

/** Short words that mean one thing in a trade, and another or nothing outside of it. */
const SHORT: readonly (readonly [RegExp, RegExp, string])[] = [
  [
    OF_PATIENTS,
    /(?<![a-z])bombas(?! (?:de (?!infusion|perfusion)|hidraulic|centrifug|sumergib))(?![a-z])/,
    'infusion-pumps',
  ],
  [OF_STORES, /(?<![a-z])(?:maquinas? )?frontal(?:es)?(?= ?(?:[,.;)]|$| y | e ))/, 'forklift-operation'],
  [OF_STORES, /(?<![a-z])(?:retractil(?:es)?|trilateral(?:es)?)(?![a-z])/, 'reach-truck-operation'],
  [
    OF_SCHOOLS,
    /(?<![a-z])grupos? de (?:hasta )?\d+(?: a \d+)? (?:alumn|estudiant|nin[oa]s|chav|chic|peques)[a-z]*/,
    'classroom-management',
  ],
  [
    OF_SCHOOLS,
    /(?<![a-z])(?:planeaci|planificaci)on(?:es)?(?! (?:financier|estrategic|fiscal|familiar))(?![a-z])/,
    'lesson-planning',
  ],
  [OF_PATIENTS, /(?<![a-z])(?:vias|vias perifericas)(?= ?(?:[,.;)]|$| y ))/, 'phlebotomy'],
  [/^cybersecurity$/, /(?<![a-z])tacticas?(?:,| y) tecnicas?(?![a-z])/, 'mitre-attack'],
  [OF_SALES, /(?<![a-z])(?:supermercados|autoservicios|hipermercados)(?![a-z])/, 'modern-trade'],
  [
    OF_SALES,
    /(?<![a-z])\d[\d.]* (?:clientes|cuentas) (?:activ[oa]s|asignad[oa]s|propi[oa]s|fij[oa]s|industriales|corporativ[oa]s)(?![a-z])/,
    'account-management',
  ],
]

const OF_PAGES = /^(?:writing-and-translation|marketing|audiovisual|design-digital)$/

/** «Grúa» in a nursing home lifts people, «Analytics» counts who reads a page, and a «sonda» of a machine measures. */
const MEANT: readonly (readonly [RegExp, string, RegExp, string])[] = [
  [OF_PATIENTS, 'crane-operation', /./, 'patient-handling'],
  [OF_MACHINES, 'catheter-care', /^sondas?$/i, 'sensors'],
  [/^(?:construction-trades|production)$/, 'hair-coloring', /^tintes?$/i, 'cabinetmaking'],
  [/^(?:textile|arts-and-crafts)$/, 'hair-coloring', /^tintes?$/i, 'textile-dyeing'],
  [OF_PAGES, 'data-analysis', /^analytics$/i, 'google-analytics'],
  [/^(?:systems-operations|cybersecurity)$/, 'microsoft-office', /365$/, 'microsoft-365-administration'],
]

const familyOf = (role_id: string | null): string => (role_id && taxonomy().role(role_id)?.family) || ''

export function inTrade(role_id: string | null, mentions: readonly SkillMention[]): SkillMention[] {
  const family = familyOf(role_id)
  return mentions.map((mention) => {
    const other = MEANT.find(
      ([trade, term, name]) => trade.test(family) && term === mention.term && name.test(mention.name),
    )
    return other ? { ...mention, term: other[3] } : mention
  })
}

/** What the text of a job says in the short words of its trade. */
export function shortWords(role_id: string | null, cv_path: string, text: string): SkillMention[] {
  const family = familyOf(role_id)
  const flat = flatten(text)
  return SHORT.flatMap(([trade, word, term]) => {
    const said = trade.test(family) ? word.exec(flat) : null
    if (!said) return []
    const source = { cv_path, start: said.index, end: said.index + said[0].length }
    const denied = isDenied(flat, source.start, source.end) && { denied: true }
    return [{ term, name: text.slice(source.start, source.end), level: null, lapsed: false, ...denied, source }]
  })
}
