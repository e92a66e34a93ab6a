import { type Span, spanOf } from '#server/features/language/normalise/span.ts'
import type { SkillLevel } from '#shared/matching/matching.ts'
import type { AdText } from '../../text/ad-text.ts'
import { cuesIn } from '../../text/cues.ts'
import { closed, isProse, leadAt, openingOf } from '../phrases.ts'
import { levelLeading } from '../skills/skill-details.ts'
import type { Clause } from './clauses.ts'
import { isComment } from './standing.ts'

/** What a clause asks for, apart from the words that lead to it. */
export interface Part extends Span {
  flat: string
  /** Led by «conocimientos de»… */
  led: boolean
  /** The lead as it is written. */
  lead: string | null
  experience: boolean
  level: SkillLevel | null
}

export function partOf({ from, to, lead: carried }: Clause, { text, flat }: AdText): Part | undefined {
  const raw = flat.slice(from, to)
  const opened = openingOf(raw)
  // «Inglés, indispensable (hay clientes de fuera)»: a bracket alone explains.
  if (/^\([^()]*\)[.\s]*$/.test(raw.slice(opened)) && cuesIn(raw.slice(opened)).length === 0) return undefined
  const led = leadAt(raw.slice(opened))
  // «No se valorarán candidaturas sin él» asks for nothing more.
  if (/(?<!aunque |pero )(?<=^|[\s,:])no (?:se|es|sera|son) /.test(raw.slice(0, opened))) return undefined
  const kept = (led === undefined ? KEPT : DENIED).exec(raw.slice(0, opened))
  const said = kept ? kept.index : opened
  const own = kept ? undefined : led
  const start = from + said + (own?.length ?? 0)
  const outside = raw.replace(/\([^()]*\)?/g, (all) => '_'.repeat(all.length))
  const aside = AFTERTHOUGHT.exec(outside.slice(opened))
  const end = from + closed(raw.slice(0, Math.min(aside ? opened + aside.index : raw.length, remarkAt(outside))))
  if (end <= start) return undefined
  const lead = own === undefined ? (carried?.text ?? null) : text.slice(from + opened, start)
  return {
    ...spanOf(text, start, end),
    flat: flat.slice(start, end),
    led: lead !== null,
    lead,
    experience: lead !== null && /experien/i.test(lead),
    level: own === undefined ? (carried?.level ?? null) : levelLeading(flat, start),
  }
}

/** «No tener antecedentes», «que interprete planos»: these words are a part of what is asked. */
const KEPT = /(?<=^|[\s,:])(?:no (?!se |es |sera |son )(?=(?:[a-z]+ )*$)|que $|has $)/
const DENIED = /(?<=^|[\s,:])no (?!se |es |sera |son )(?=(?:[a-z]+ )*$)/
/** Why it is asked for, or what is told of it by the way. */
const AFTERTHOUGHT =
  /,? (?:porque|ya que|pues|puesto que|dado que) .*$|, (?:que|quien(?:es)?|donde|el cual|la cual|lo que|lo cual|asi que) .*$/

/** «Arte o vino: ayuda», «bulonería y rodamientos: el cliente viene con la pieza»: a remark behind a colon. */
function remarkAt(flat: string): number {
  const colon = flat.lastIndexOf(': ')
  const said = colon > openingOf(flat) ? flat.slice(colon + 2) : ''
  return said !== '' && (isProse(said) || cuesIn(said).length > 0 || isComment(said)) ? colon : flat.length
}
