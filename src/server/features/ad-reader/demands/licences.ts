import { spanOf } from '#server/features/language/normalise/span.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { PREFERENCE, WISH } from '#shared/lexicon/importance.ts'
import { type Asked, counts, type Draft, draft } from '../drafts/draft.ts'
import { type AdText, statementAt } from '../text/ad-text.ts'

const CLASS = '(?:a-?i{1,3}-?[abc]?|a-?\\d-?[abc]?|[b-e]-?\\d?(?:\\+e)?|ce|am|a)(?![a-z0-9])'
const LICENCE = new RegExp(
  '(?<![a-z])(?:licencia|permiso|carnet|carne|registro|brevete)s?(?: (?:nacional|federal|estatal|provincial|municipal|profesional|oficial))?(?: (?:de )?(?:conducir|conduccion|manejo|manejar|chofer|camion|moto))?' +
    `(?: (?:profesional|vigente|de tipo|de clase|tipo|clase|categoria))* ["«“']?(${CLASS})["»”']?((?:,| o| u| y|\\/|,? o)(?: (?:tipo|clase|la))? ?["«“']?${CLASS}["»”']?)*(?: o superior)?(?: (?:vigentes?|al dia|en vigor|actualizad[oa]))?`,
  'g',
)

const VALID = / (?:vigentes?|al d[ií]a|en vigor|actualizad[oa])$/i

/** What a class means, by country; the others stay in the words of the ad. */
const EUROPEAN = {
  b: 'driving-licence-b',
  c: 'driving-licence-c',
  c1: 'driving-licence-c',
  'c+e': 'driving-licence-ce',
  ce: 'driving-licence-ce',
  d: 'driving-licence-d',
  am: 'motorcycle-licence',
  a: 'motorcycle-licence',
  a1: 'motorcycle-licence',
  a2: 'motorcycle-licence',
} as const
const CAR = { b: 'driving-licence-b', b1: 'driving-licence-b', b2: 'driving-licence-b' } as const
const COLOMBIAN = {
  ...CAR,
  a1: 'motorcycle-licence',
  a2: 'motorcycle-licence',
  c1: 'driving-licence-c',
  c2: 'driving-licence-c',
  c3: 'driving-licence-ce',
} as const
const CLASSES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ES: EUROPEAN,
  CO: COLOMBIAN,
  CL: CAR,
  AR: CAR,
  UY: CAR,
  EC: CAR,
}

/** Driving licences with their class. */
export function proposeLicences(ad: AdText, country = 'ES'): Draft[] {
  const classes = CLASSES[country] ?? {}
  return [...ad.flat.matchAll(LICENCE)].flatMap((match) => {
    const span = spanOf(ad.text, match.index, match.index + match[0].trimEnd().length)
    const statement = statementAt(ad, span.start)
    if (!counts(statement, span) || statement.stance !== 'ASKED') return []
    const skill = match[2] === undefined ? taxonomy().skill(classes[match[1] ?? ''] ?? '') : undefined
    const asked: Asked = skill
      ? { type: 'SKILL', value: { skill_id: skill.id, name: skill.name_es, min_level: null, min_years: null } }
      : { type: 'CERTIFICATION', value: { name: span.text.replace(VALID, '').slice(0, 120) } }
    const better = otherClass(ad, match[0], span.end)
    return [
      draft(skill ? `SKILL ${skill.id}` : `CERTIFICATION ${span.text.toLowerCase()}`, asked, span, statement),
      ...better,
    ]
  })
}

const WISHED = new RegExp(
  `^ ?\\((?:${WISH}|idealmente|ideal|${PREFERENCE}|mejor|se valora(?:ra)?)(?: (?:tipo|clase|la|categoria))* (${CLASS})\\)`,
)

/** «Licencia A-I (deseable A-IIb)»: another licence, which one can do without. */
function otherClass(ad: AdText, said: string, end: number): Draft[] {
  const match = WISHED.exec(ad.flat.slice(end, end + 40))
  const [whole = '', wished = ''] = match ?? []
  const statement = match ? statementAt(ad, end + 2) : undefined
  if (!statement) return []
  const span = spanOf(ad.text, end + whole.lastIndexOf(wished), end + whole.length - 1)
  const kind = ad.text.slice(end - said.length, end).replace(new RegExp(` ${CLASS}.*$`, 'i'), '')
  return [
    draft(
      `CERTIFICATION ${wished}`,
      { type: 'CERTIFICATION', value: { name: `${kind} ${span.text}`.slice(0, 120) } },
      span,
      statement,
      { importance: 'DESEABLE' },
    ),
  ]
}
