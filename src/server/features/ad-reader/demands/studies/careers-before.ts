import { flatten } from '#server/features/language/normalise/fold.ts'
import type { AdText } from '../../text/ad-text.ts'
import { fieldsIn, knownFields } from './fields-of-study.ts'

interface Careers {
  /** Where the first of them begins. */
  start: number
  fields: string[]
}

const REACH = 160
const LONGEST = 45
/** «Formación en», «Titulación:» */
const LEAD =
  /^.*(?<![\p{L}])(?:formaci[oó]n|titulaci[oó]n|estudios|t[ií]tulo|grado|licenciatura|carreras?)(?: universitari[oa]s?)? (?:en|de) /iu
const ENGINEER = /^(?:ing\.|ingenier[oa](?:\/a|\(a\))?|lic\.(?: en)?|licenciad[oa](?:\/a|\(a\))? en) (?=\p{Lu}|en )/iu

/** «ADE, Económicas o FP Superior», «Ing. Agroindustrial, Ing. Industrial»: careers of the list that stand before the one with a level. */
export function careersBefore({ text, flat }: AdText, start: number, from: number): Careers {
  const begin = Math.max(from, start - REACH)
  const before = text.slice(begin, start)
  const none = { start, fields: [] }
  if (!/(?:,| [ou]) $/.test(flat.slice(begin, start))) return none
  const fields: string[] = []
  let sure = false
  let at = start
  for (const { piece, index } of piecesOf(before).reverse()) {
    const lead = LEAD.exec(piece)?.[0].length ?? 0
    const career = piece.slice(lead).trim()
    const known = knownFields().has(flatten(career)) || ENGINEER.test(career)
    if (career.length > LONGEST || !(known || /^\p{Lu}\p{L}+$/u.test(career))) break
    sure ||= known
    at = begin + index + lead + (piece.length - lead - piece.slice(lead).trimStart().length)
    fields.unshift(...fieldsIn(career.replace(ENGINEER, (said) => (/^ing/i.test(said) ? 'Ingeniería ' : ''))))
    if (lead > 0) break
  }
  return sure ? { start: at, fields } : none
}

/** Parted by commas and «o»; nothing before a full stop, a colon or a bracket is of the list. */
function piecesOf(before: string): { piece: string; index: number }[] {
  const list = /(?:^|[;:()\n]|(?<!\b(?:ing|lic))\. )([^;:()\n]*?),? ?(?:(?<= )[ou] )?$/iu.exec(before)
  const written = list?.[1] ?? ''
  let index = list ? list.index + list[0].indexOf(written) : 0
  const pieces: { piece: string; index: number }[] = []
  for (const part of written.split(/(, | [ou] )/)) {
    if (!/^(?:, | [ou] )$/.test(part)) pieces.push({ piece: part, index })
    index += part.length
  }
  return pieces
}
