import { flatten } from '#server/features/language/normalise/fold.ts'
import type { SkillLevel } from '#shared/matching/matching.ts'
import { saysOnlyOpenings } from '../conditions/form-facts.ts'
import type { Asked } from './draft.ts'
import { isProse } from './phrases.ts'

interface Unknown {
  text: string
  flat: string
  led: boolean
  lead: string | null
  first_lead: string | null
  experience: boolean
  level: SkillLevel | null
}

const LONGEST_SKILL = 50
const LONGEST_WORDS = 200
const PAPER =
  /^(?:cert(?![a-z]*@)|carnet?(?![a-z])|carne(?![a-z])|tarjeta|titul|diploma|curso|licencia|permiso|brevete|matricula|colegi|cedula|registro|acredit|habilitacion|calificacion|cap(?![a-z])|adr(?![a-z])|master|experto en)/
/** What no CV tells: only the person can answer it. */
const ONLY_ASKED =
  /^(?:vivir|residir|mayor|edad|sin |no (?:contar|tener|registrar) |referencias|documentos|documentacion|celular|telefono|computador|ordenador|pc(?![a-z])|laptop|notebook|internet|conexion(?![a-z])|wifi|herramientas?(?= propi)|cuenta|record|disponib|residencia|libre|antecedentes|seguro|facturar|poder )/

/** Of somebody's health, age, sex or family, which no match may rest on; being of age is another matter. */
const NOT_TO_ASK =
  /discapacidad|minusvalia|^edad(?! legal| minima)|anos de edad|(?<!mayor(?:es)? )de edad entre|^(?:sexo|genero|estado civil|solter[oa]|casad[oa]|sin hijos|(?:q |que )?(?:no )?fum(?:ador[a]?|ar|e|es)|ambos sexos|estatura|(?:sin |no )?tatuajes|(?:buena |excelente )?(?:salud|estado de salud|condicion fisica|estado fisico)|(?:solo )?(?:hombres?|mujer(?:es)?|varon(?:es)?|damas?|caballeros?|senoritas?)(?: (?:y|o|u)\/? ?o? ?(?:hombres?|mujer(?:es)?|varon(?:es)?|damas?))?(?= de | entre |,|$)|(?:entre |de |desde |hasta |max(?:imo)?\.? (?:de )?)?(?:los )?\d{2}(?: ?(?:a|y|-|hasta) ?(?:los )?\d{2})? anos$)(?![a-z])/

/** What the taxonomy does not know, as a requirement in the words of the ad. */
export function askedAs({ text, flat, lead, first_lead, experience, level }: Unknown): Asked | undefined {
  if (saysOnlyOpenings(flat) || NOT_TO_ASK.test(flat)) return undefined
  const whole = tidy(text)
  const written = whole.includes(', ') ? whole : whole.replace(OR_SIMILAR, '')
  if (PAPER.test(flat))
    return written.length >= 2
      ? { type: 'CERTIFICATION', value: { name: withoutKind(written).slice(0, 120) } }
      : undefined
  if ((isName(written) || (lead !== null && isProper(written))) && !experience)
    return { type: 'SKILL', value: { skill_id: null, name: written, min_level: level, min_years: null } }
  if (ONLY_ASKED.test(flat)) return question(`¿Cumples este requisito: ${lower(written)}?`)
  if (written.length < 3) return undefined
  // «Posnet» alone says less than «manejo de posnet».
  const said = (lead?.replace(SAYS_NOTHING, '') || null) ?? (written.includes(' ') ? null : carried(first_lead))
  return inOwnWords(`${said ?? ''}${said === null ? written : lower(written)}`)
}

/** «Que sepas cortar jamón» asks for cutting ham. */
const SAYS_NOTHING = /^(?:que |q )?(?:sepas?|saber) /i
/** «manejo de caja y posnet»: what is known is said of each; how long somebody worked is not. */
const carried = (lead: string | null): string | null =>
  lead !== null && /^(?:manejo|conocimiento|dominio|uso|nociones|soltura)/i.test(lead) ? lead : null

/** A tool or a make: one or two words in capitals, or with a digit. */
const isName = (written: string): boolean =>
  written.length <= LONGEST_SKILL &&
  /^(?:\p{Lu}[\p{L}\d.+#@/-]*|\p{L}+\d+)(?: (?:\p{Lu}|\d)[\p{L}\d.+#@/-]*)?$/u.test(written) &&
  /\p{Lu}{2}|\d| \p{Lu}|\p{Ll}\p{Lu}|[.+#/]/u.test(written)

/** With a capital where the sentence gives it none: «manejo de Maxirest». */
const isProper = (written: string): boolean => /^\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?$/u.test(written)

/** «Maxirest o sistema similar» is answered by Maxirest. */
const OR_SIMILAR =
  /,? [ou] (?:(?:un|una|otro|otra|algun|alguna) )?(?:(?:sistema|programa|software|herramienta|plataforma|aplicaci[oó]n|app)s? )?(?:similar|parecid[oa]|equivalente|an[aá]log[oa])(?:e?s)?$/i

/** The nearest lines of a CV answer it. */
export function inOwnWords(text: string): Asked {
  const words = unbracketed(tidy(text)).slice(0, LONGEST_WORDS)
  return { type: 'OWN_WORDS', value: { text: words.charAt(0).toLocaleUpperCase('es') + words.slice(1) } }
}

/** «(INDISPENSABLE haber procesado planillas)»: how much it is wanted is said beside it, and the bracket says nothing. */
const unbracketed = (text: string): string =>
  text
    .replace(/^\(([^()]*)\)$/, '$1')
    .replace(/^\(([^()]*)$/, '$1')
    .replace(URGENCY, '')
    .replace(/^(?:que )?hayas? /i, 'Haber ')
    .replace(SAYS_NOTHING, '')
const URGENCY =
  /^(?:es )?(?:imprescindible|indispensable|excluyente|obligatori[oa]|requisito|deseable|valorable)s?:? (?=\p{L}{3})/iu

/** «(mínimo 6 meses)» is said of how long, not of what. */
const tidy = (text: string): string =>
  text
    .replace(/\s*\((?:m[ií]nimo|al menos|m[aá]s de)?(?: de)? ?\d{1,2}\+? (?:años?|meses)[^()]*\)/giu, '')
    .replace(/\s*\(([^()]*)\)/g, (all, said: string) => (isProse(flatten(said)) ? '' : all))
    .replace(/\s+/g, ' ')
    .trim()

/** «Certificaciones: Security+» is the Security+. */
const withoutKind = (written: string): string =>
  written.replace(
    /^(?:certificaci[oó]n(?:es)?|cursos?|carnets?|licencias?|t[ií]tulos?)(?: vigentes?)?: (?=\p{L})/iu,
    '',
  )

const question = (words: string): Asked => ({ type: 'CUSTOM', value: { question: words.slice(0, 200) } })

/** «la Nueva Escuela Mexicana» is a name, and keeps its capitals. */
const lower = (text: string): string =>
  /^\p{Lu}\p{Ll}+(?!\p{Ll}| \p{Lu}\p{Ll})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
