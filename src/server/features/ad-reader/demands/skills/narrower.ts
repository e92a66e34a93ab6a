import type { ConceptSpan } from '#server/features/language/normalise/concepts.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { AdText } from '../../text/ad-text.ts'
import { isNarrowerName } from './narrower-names.ts'

/** A concept of the text; `named` where the ad asks for a narrower thing that the taxonomy does not know. */
export interface NamedSpan extends ConceptSpan {
  named?: string
}

const ENDS = '(?= ?(?:[.,;()\\n]|$))'
/** They say how or for whom, and make no other thing of it. */
const OF_ANY =
  '(?!gener|bas|intermed|avanz|practic|tecnic|profesional|comercial|industrial|laboral|administrativ|nacional|internacional|local|integral|tradicional|actual|real|similar|personal|ocasional|manual|digital|fisic|publi|peruan|mexican|chilen|colombian|argentin|espanol)'
const ADJECTIVE = new RegExp(`^ ${OF_ANY}([a-z]{3,}(?:al|ar|ica|ico|iva|ivo))${ENDS}`)
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

/** «Soldadura orbital» is not any welding, nor «pedagogía Pikler» any teaching: it is asked for by its own name. */
export function narrowed(span: ConceptSpan, next: ConceptSpan | undefined, { text, flat }: AdText): NamedSpan {
  const { id, start, end } = span
  if (isNarrowerName(flat.slice(start, end))) return { ...span, named: capitalised(text.slice(start, end)) }
  const skill = taxonomy().skill(id)
  const is_field = skill && FIELDS.has(skill.kind) && skill.name_es !== skill.name_en
  if (!is_field || flat.slice(start, end).includes(' ')) return span
  const more = ADJECTIVE.exec(flat.slice(end, end + LONGEST)) ?? NAME.exec(text.slice(end, end + LONGEST))
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
