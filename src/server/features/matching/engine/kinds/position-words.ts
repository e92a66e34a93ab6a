import { flatten } from '#server/features/language/normalise/fold.ts'
import { foldedWords } from '../term.ts'
import type { ExperienceFact } from '../types.ts'
import { contentWords } from '../words/content-words.ts'

/** What a name says of the rank of work. */
export interface Rank {
  leads: boolean
  helps: boolean
  /** It begins with that. */
  is_help: boolean
  /** «Ayudante de jefe de obra» names whom they helped. */
  helps_before_leading: boolean
}

const LEADS =
  /\b(?:coordinador|jef[ea]|supervisor|responsable|encargad[oa]|gerent[ea]|director|lider|superintendente|residente de (?:obra|construccion|edificaci)|ingenier[oa](?:\(a\)|\/a)? (?:civil )?residente)/
const HELPS = /\b(?:auxiliar|ayudante|asistente|practicante|becari[oa]|aprendiz|peon|trainee)\b/
const IS_HELP = /^(?:ayudante|asistente|practicante|becari[oa]|aprendiz|peon|trainee|auxiliar (?!de enfermeria))/

/** Of a text without capitals and accents. */
export function rankOf(flat: string): Rank {
  const [leads_at, helps_at] = [flat.search(LEADS), flat.search(HELPS)]
  return {
    leads: leads_at >= 0,
    helps: helps_at >= 0,
    is_help: IS_HELP.test(flat),
    helps_before_leading: helps_at >= 0 && helps_at < leads_at,
  }
}

interface PositionWords {
  rank: Rank
  /** All of them, and those that tell something. */
  all: readonly string[]
  telling: readonly string[]
}

const known = new WeakMap<ExperienceFact, PositionWords>()

/** The words of a position, which every vacancy asks for anew: they are taken apart once. */
export function positionWords(fact: ExperienceFact): PositionWords {
  const words = known.get(fact)
  if (words) return words
  const { position } = fact
  const read = { rank: rankOf(flatten(position)), all: foldedWords(position), telling: contentWords(position) }
  known.set(fact, read)
  return read
}
