import type { SkillLevel } from '#shared/matching/matching.ts'
import { saysOnlyOpenings } from '../conditions/form-facts.ts'
import type { Asked } from './draft.ts'

interface Unknown {
  text: string
  flat: string
  led: boolean
  lead: string | null
  experience: boolean
  level: SkillLevel | null
}

const LONGEST_SKILL = 50
const PAPER =
  /^(?:cert|carnet?(?![a-z])|carne(?![a-z])|tarjeta|titul|diploma|curso|licencia|permiso|brevete|matricula|colegi|cedula|registro|acredit|habilitacion|calificacion|cap(?![a-z])|adr(?![a-z])|master|experto en|antecedentes|libreta|seguro)/
/** A demand that is no thing to know: it has a verb, or speaks of what somebody owns or is. */
const SENTENCE =
  /^(?:haber|vivir|residir|poder|ser|estar|tener|contar|dar|hacer|facturar|[a-z]{2,}(?:ar|er|ir)(?:se)? |que |sin |mayor|edad|portafolio|portfolio|referencias|documentos|documentacion|celular|telefono|computador|ordenador|herramientas?|cuenta|record|vehiculo|coche|moto|disponib|residencia|estudiante|estudiantes|estudiar|libre|ganas)/

/** What the taxonomy does not know, as a requirement in the words of the ad. */
export function askedAs({ text, flat, led, lead, experience, level }: Unknown): Asked | undefined {
  if (saysOnlyOpenings(flat)) return undefined
  const written = text.replace(/\s+/g, ' ').trim()
  if (PAPER.test(flat))
    return written.length >= 2 ? { type: 'CERTIFICATION', value: { name: written.slice(0, 120) } } : undefined
  const is_name = written.split(' ').length <= 2 && /^\p{Lu}/u.test(written)
  if (experience && !is_name) return question(`¿Tienes ${lower(lead ?? 'experiencia en ')}${lower(written)}?`)
  const is_skill = led || is_name || (!SENTENCE.test(flat) && written.split(' ').length <= 6)
  if (is_skill && written.length <= LONGEST_SKILL)
    return { type: 'SKILL', value: { skill_id: null, name: written, min_level: level, min_years: null } }
  const done = /^haber /i.exec(written)
  return question(done ? `¿Has ${written.slice(done[0].length)}?` : `¿Cumples este requisito: ${lower(written)}?`)
}

const question = (words: string): Asked => ({ type: 'CUSTOM', value: { question: words.slice(0, 200) } })

const lower = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
