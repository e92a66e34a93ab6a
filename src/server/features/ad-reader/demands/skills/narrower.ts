import type { ConceptSpan } from '#server/features/language/normalise/concepts.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { AdText } from '../../text/ad-text.ts'
import { isNarrowerName } from './narrower-names.ts'

/** A concept of the text; `named` where the ad asks for a narrower thing that the taxonomy does not know. */
export interface NamedSpan extends ConceptSpan {
  named?: string
  /** It is something that one has, which goes by the words of the ad. */
  held?: true
}

const ENDS = '(?= ?(?:[.,;()\\n]|$))'
/** They say how or for whom, and make no other thing of it. */
const OF_ANY =
  '(?!gener|bas|intermed|avanz|practic|tecnic|profesional|comercial|industrial|laboral|administrativ|nacional|internacional|local|integral|tradicional|actual|real|similar|personal|ocasional|manual|digital|fisic|publi|peruan|mexican|chilen|colombian|argentin|espanol)'
const ADJECTIVE = new RegExp(`^ ${OF_ANY}([a-z]{3,}(?:al|ar|ica|ico|iva|ivo))${ENDS}`)
/** «café de especialidad», «cocina de autor»: a trade of its own. */
const OF_RANK = new RegExp(`^ (de (?:especialidad|autor|alta gama|lujo))${ENDS}`)
const NAME = new RegExp(`^ (\\p{Lu}\\p{Ll}{3,})${ENDS}`, 'u')

/** «Lectura de logs de firewall» asks for reading logs, and not for firewalls. */
const DONE_WITH =
  /(?<![a-z])(?:lectura|interpretacion|revision|analisis|redaccion|elaboracion|auditoria|depuracion|extraccion|correccion|preparacion|presentacion) de(?:l| la| los| las)? [a-z]{3,}(?: [a-z]{4,}[oa]s?)? (?:de|del|en)(?: la| el| los| las)? $/

export function doneWith(span: NamedSpan, before: ConceptSpan | undefined, { text, flat }: AdText): NamedSpan {
  const from = Math.max(before?.end ?? 0, span.start - LONGEST_DONE)
  const [lead] = DONE_WITH.exec(flat.slice(from, span.start)) ?? []
  if (lead === undefined) return span
  const start = span.start - lead.length
  const written = text.slice(start, span.end)
  return { ...span, start, text: written, named: capitalised(written) }
}

/** «presupuesto a tu cargo», «cartera propia», «flota a cargo»: had, and not known. */
const HAD =
  /^(?: [a-z]+)? (?:a (?:tu |su |mi )?cargo|bajo (?:tu|su) (?:cargo|responsabilidad)|propi[oa]s?|asignad[oa]s?)(?![a-z])/
const OF_THERE =
  /^(?: [a-z]+)?(?: activ[oa])? en (?:la|esta|esa|tu|su) (?:zona|region|provincia|ciudad|area geografica)(?![a-z])/
const HELD: ReadonlySet<string> = new Set(['budgeting', 'account-management', 'sales-prospecting', 'fleet-management'])

/** The whole of what somebody must have, in the words of the ad: the skill of that name would be something else. */
function held({ id, start, end }: ConceptSpan, { flat }: AdText): number | undefined {
  if (!HELD.has(id)) return undefined
  const noun = /^[a-z]+/.exec(flat.slice(start))?.[0].length ?? 0
  const rest = flat.slice(start + noun, end + LONGEST)
  const said = (HAD.exec(rest) ?? OF_THERE.exec(rest))?.[0].length
  return said === undefined ? undefined : start + noun + said
}

/** «Soldadura orbital» is not any welding, nor «pedagogía Pikler» any teaching: it is asked for by its own name. */
export function narrowed(span: ConceptSpan, next: ConceptSpan | undefined, ad: AdText): NamedSpan {
  const { text, flat } = ad
  const { id, start, end } = span
  if (isNarrowerName(flat.slice(start, end))) return { ...span, named: capitalised(text.slice(start, end)) }
  const all = held(span, ad)
  if (all !== undefined) {
    const written = text.slice(start, Math.max(end, all))
    return { ...span, end: Math.max(end, all), text: written, named: capitalised(written), held: true }
  }
  const skill = taxonomy().skill(id)
  const is_field = skill && FIELDS.has(skill.kind) && skill.name_es !== skill.name_en
  if (!is_field || flat.slice(start, end).includes(' ')) return span
  const more =
    ADJECTIVE.exec(flat.slice(end, end + LONGEST)) ??
    OF_RANK.exec(flat.slice(end, end + LONGEST)) ??
    NAME.exec(text.slice(end, end + LONGEST))
  const to = end + (more?.[0].length ?? 0)
  if (!more || (next && next.start < to)) return span
  const written = text.slice(start, to)
  return { ...span, end: to, text: written, named: capitalised(written) }
}

const capitalised = (written: string): string => written.charAt(0).toLocaleUpperCase('es') + written.slice(1)

const LONGEST = 40
const LONGEST_DONE = 70
/** Tools and products have names of their own. */
const FIELDS: ReadonlySet<string> = new Set(['DOMAIN', 'TECHNICAL'])
