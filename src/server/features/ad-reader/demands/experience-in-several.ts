import type { ConceptSpan } from '#server/features/language/normalise/concepts.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import type { ExperienceFact } from '#server/features/language/normalise/read-experience.ts'
import { roleInContext } from '#server/features/language/normalise/role-in-context.ts'
import { spanOf } from '#server/features/language/normalise/span.ts'
import { normaliseTitle } from '#server/features/language/normalise/title.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { type Asked, type Draft, draft } from '../drafts/draft.ts'
import type { AdText } from '../text/ad-text.ts'
import type { Statement } from '../text/statements.ts'
import { anyOf } from './any-of.ts'
import { conceptsIn } from './concepts-in.ts'
import { isPlaceOfWork } from './experience-target.ts'
import { contentOf } from './whole/content.ts'

const LEAD = /^(?: de)?(?: experiencia| trayectoria)?(?: [a-z]+)? (?:trabajando )?en (?:un |una |el |la |los |las )?/
const AS = /^(?: de)?(?: experiencia| trayectoria)?(?: [a-z]+)? como (?:un |una )?/
const ITEM = '(?!en |con |de )[a-z]+(?: (?!y |e |o |u |con |para |en )[a-z]+){0,4}'
const CHOICE = new RegExp(`^${ITEM}(?:, ${ITEM})*,? [ou] (?:en )?${ITEM}(?= ?(?:[.,;(\\n]|$))`)
const BETWEEN = /,? [ou] (?:en )?|, /
const LONGEST = 160
const LONGEST_NAME = 50
const LONGEST_ROLE = 100

/** «popular», «presenciales»: which kind of the thing before, and no thing of its own. */
export const isKindOfIt = (name: string): boolean =>
  /^[a-z]+(?:ar|al|il|iv[oa]|ic[oa]|ari[oa]|ad[oa]|os[oa]|ble|ente)(?:e?s)?$/.test(flatten(name)) &&
  !isPlaceOfWork(flatten(name))

/**
 * «6 meses en call center, ventas o atención al público»: a house of the own trade stands beside work of other kinds, and
 * whoever has done any of them has enough. Houses alone are where the work of the ad was done.
 */
export function inSeveral(
  ad: AdText,
  fact: ExperienceFact,
  statement: Statement,
  concepts: readonly ConceptSpan[],
): Draft | undefined {
  const lead = LEAD.exec(ad.flat.slice(fact.end, Math.min(statement.end, fact.end + LONGEST)))?.[0].length
  if (lead === undefined) return undefined
  const start = fact.end + lead
  const said = CHOICE.exec(ad.flat.slice(start, Math.min(statement.end, start + LONGEST)))?.[0]
  if (said === undefined) return undefined
  const items = itemsOf(said, start)
  const known = items.map(({ from, to }) =>
    conceptsIn({ start: from, end: to }, concepts).find((one) => one.start === from && one.end === to && isField(one)),
  )
  const is_place = items.map(({ from, to }) => isPlaceOfWork(ad.flat.slice(from, to)))
  const is_of_both = is_place.some(Boolean) && items.some((_, at) => !is_place[at] && known[at] !== undefined)
  // «limpieza en colegios, gimnasios o cines»: the houses are said of the work.
  const of_one = known[0] !== undefined && / (?:en|de) /.test(known[0].text)
  if (!is_of_both || of_one || items.some(({ from, to }) => to - from > LONGEST_NAME)) return undefined
  const whole = spanOf(ad.text, fact.start, start + said.length)
  const options = items.map(({ from, to }, at) => optionOf(ad, ad.text.slice(from, to), known[at], fact.min_years))
  return anyOf(
    options.map((asked) => draft(JSON.stringify(asked), asked, whole, statement)),
    whole,
  )
}

/** «Ventas» is a field, «concesionarios» are houses. */
const isField = ({ kind, id, text }: ConceptSpan): boolean =>
  kind === 'skill' && (!text.endsWith('s') || flatten(taxonomy().skill(id)?.name_es ?? '') === flatten(text))

function itemsOf(said: string, start: number): { from: number; to: number }[] {
  const items: { from: number; to: number }[] = []
  let at = 0
  for (const piece of said.split(BETWEEN)) {
    at = said.indexOf(piece, at)
    items.push({ from: start + at, to: start + at + piece.length })
    at += piece.length
  }
  return items
}

function optionOf(ad: AdText, written: string, known: ConceptSpan | undefined, min_years: number): Asked {
  const name = written.charAt(0).toLocaleUpperCase('es') + written.slice(1)
  const role_id = isInTitle(written, ad) ? roleOfTitle(ad) : undefined
  if (role_id !== undefined) {
    const called = normaliseTitle(ad.title ?? '').cleaned.slice(0, LONGEST_ROLE)
    return { type: 'ROLE_EXPERIENCE', value: { role_id, role_family: null, name: called, min_years } }
  }
  return { type: 'SKILL', value: { skill_id: known?.id ?? null, name, min_level: null, min_years } }
}

/** «en call center» of who is an agent of one is the job itself. */
function isInTitle(written: string, { title }: AdText): boolean {
  const flat = flatten(written)
  const words = contentOf({ flat }, { from: 0, to: flat.length })
  return words.length > 0 && words.every((word) => flatten(title ?? '').includes(word))
}

const roleOfTitle = ({ title, text }: AdText): string | undefined =>
  title === null ? undefined : (roleInContext(title, text) ?? undefined)

const OF_ROLES = new RegExp(
  `^${ITEM}(?:, ${ITEM})*,? [ou] [a-z]+(?: (?!y |e |o |u )[a-z]+){0,6}(?= ?(?:[.,;(\\n]|$| y | o (?:similar|afin)))`,
)

/** «24 meses como jefa, supervisora o inspectora de planta»: all of them, where no list knows more than one. */
export function rolesBehind({ flat, text }: AdText, { end }: ExperienceFact, statement: Statement): string | undefined {
  const lead = AS.exec(flat.slice(end, Math.min(statement.end, end + LONGEST)))?.[0].length
  if (lead === undefined) return undefined
  const said = OF_ROLES.exec(flat.slice(end + lead, Math.min(statement.end, end + lead + LONGEST_ROLE)))?.[0]
  const written = said && text.slice(end + lead, end + lead + said.length)
  return written && written.charAt(0).toLocaleUpperCase('es') + written.slice(1)
}
