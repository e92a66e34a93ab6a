import { flatten } from '#server/features/language/normalise/fold.ts'
import { MUST, WISH } from '#shared/lexicon/importance.ts'
import type { SkillLevel } from '#shared/matching/matching.ts'
import { saysOnlyOpenings } from '../conditions/form-facts.ts'
import type { Asked } from '../drafts/draft.ts'
import { cuesIn } from '../text/cues.ts'
import { isProse } from './phrases.ts'

interface Unknown {
  text: string
  flat: string
  led: boolean
  lead: string | null
  experience: boolean
  level: SkillLevel | null
}

const LONGEST_SKILL = 50
const LONGEST_WORDS = 200
const PAPER =
  /^(?:cert(?![a-z]*@)|carnet?(?![a-z])|carne(?![a-z])|tarjeta|titul|diploma|curso|licencia|permiso|brevete|matricula|colegi|cedula|registro|acredit|habilitacion|calificacion|visa(?![a-z])|pasaporte|libreta|cap(?![a-z])|adr(?![a-z])|master(?![a-z])|experto en)/
/** What no CV tells: only the person can answer it. */
const ONLY_ASKED =
  /^(?:vivir|residir|mayor|edad|sin |no (?:contar|tener|registrar) |(?:(?:un|una|dos|tres|\d) )?referencias?(?![a-z])|papeles|documentos|documentacion|celular|telefono|computador|ordenador|pc(?![a-z])|laptop|notebook|internet|conexion(?![a-z])|wifi|herramientas?(?= propi)|cuenta|record|disponib|residencia|libre|antecedentes|seguro|facturar|poder )/

/** Of somebody's health, age, sex or family, which no match may rest on; and all who work are of age, so it sets nobody apart. */
const NOT_TO_ASK =
  /^sin (?:problemas (?:con|de)|vicios|adicciones)(?![a-z])|^(?:(?:ser|seas?|eres|tener|contar con) )?(?:mayor(?:es|ia)? de (?:edad|18|dieciocho)|18 anos (?:cumplidos|o mas))|discapacidad|minusvalia|sin hijos|^(?:eres|ser|seas) (?:hombre|mujer)|(?<![a-z])entre (?:los )?\d{2} y (?:los )?\d{2}(?: anos)?$|^\d{2} ?[-–] ?\d{2}$|^no padecer|^edad(?! legal| minima)|anos de edad|(?<!mayor(?:es)? )de edad entre|^(?:sexo|genero|estado civil|solter[oa]|casad[oa]|sin hijos|(?:q |que )?(?:no )?fum(?:ador[a]?|ar|e|es)|ambos sexos|estatura|(?:sin |no )?tatuajes|(?:buena |excelente )?(?:salud|estado de salud|condicion fisica|estado fisico)|(?:solo )?(?:hombres?|mujer(?:es)?|varon(?:es)?|damas?|caballeros?|senoritas?)(?: (?:y|o|u)\/? ?o? ?(?:hombres?|mujer(?:es)?|varon(?:es)?|damas?))?(?= de | entre |,|$)|(?:entre |de |desde |hasta |max(?:imo)?\.? (?:de )?)?(?:los )?\d{2}(?: ?(?:a|y|-|hasta) ?(?:los )?\d{2})? anos$)(?![a-z])/

export const isNotToAsk = (flat: string): boolean => NOT_TO_ASK.test(flat)

/** What the taxonomy does not know, as a requirement in the words of the ad. */
export function askedAs({
  text,
  flat,
  lead,
  experience,
  level,
  shouted,
}: Unknown & { shouted: boolean }): Asked | undefined {
  if (saysOnlyOpenings(flat) || isNotToAsk(flat)) return undefined
  const whole = tidy(text)
  const written = whole.includes(', ') ? whole : whole.replace(OR_SIMILAR, '')
  if (lead === null && PAPER.test(flat))
    return written.length >= 2 ? { type: 'CERTIFICATION', value: paperOf(withoutKind(written)) } : undefined
  if (!shouted && isNamed(written, lead !== null) && !experience)
    return { type: 'SKILL', value: { skill_id: null, name: written, min_level: level, min_years: null } }
  if (lead === null && ONLY_ASKED.test(flat)) return question(`¿Cumples este requisito: ${lower(written)}?`)
  if (written.length < 3) return undefined
  const said = lead === null ? null : plainLead(lead) || null
  return inOwnWords(`${said ?? ''}${said !== null && shouted ? lower(written) : written}`)
}

/** «Que sepas cortar jamón» asks for cutting ham. */
const SAYS_NOTHING = /^(?:que |q )?(?:sepas?|saber|supieras?) (?!de )/i
/** «Que sepas de vinos» asks for knowing about them. */
const KNOWS_OF = /^(?:que |q )?(?:sepas?|sab[eé]s|saber|supieras?) de /i
/** «Que conozcas los EPI» */
const AS_VERB: readonly (readonly [RegExp, string])[] = [
  [SAYS_NOTHING, ''],
  [KNOWS_OF, 'Conocimientos de '],
  [/^(?:que |q )?cono(?:zcas?|cieras?) /i, 'Conocer '],
  [/^(?:que |q )?manej(?:es?|aras?) /i, 'Manejar '],
  [/^(?:que |q )?domin(?:es?|aras?) /i, 'Dominar '],
  [/^(?:que |q )?entiend(?:as?|eras?) /i, 'Entender '],
]
const plainLead = (lead: string): string =>
  AS_VERB.reduce((said, [asked, verb]) => said.replace(asked, verb), calm(lead))
const calm = (lead: string): string =>
  /\p{Ll}/u.test(lead) ? lead : `${lead.charAt(0)}${lead.slice(1).toLocaleLowerCase('es')}`

/** A tool or a make; behind «manejo de» a capital is enough. */
export const isNamed = (written: string, led: boolean): boolean => isName(written) || (led && isProper(written))

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
    .replace(/^(?:(?:que )?hayas?|has) (?!.* [ye] )/i, 'Haber ')
    .replace(SAYS_NOTHING, '')
    .replace(KNOWS_OF, 'Conocimientos de ')
const URGENCY = new RegExp(String.raw`^(?:es )?(?:${MUST}|requisito|${WISH})s?:? (?=\p{L}{3})`, 'iu')

/** «(mínimo 6 meses)» is said of how long, not of what. */
const tidy = (text: string): string =>
  text
    .replace(/\s*\((?:m[ií]nimo|al menos|m[aá]s de)?(?: de)? ?\d{1,2}\+? (?:años?|meses)[^()]*\)/giu, '')
    .replace(/\s*\(([^()]*)\)/g, (all, said: string) =>
      isProse(flatten(said)) || cuesIn(flatten(said)).length > 0 ? '' : all,
    )
    .replace(/\s+/g, ' ')
    .trim()

/** «Carnet de carretillero o disposición para sacarlo»: who has it has its plain name, and who has begun will do. */
const OR_WILLING =
  /,? [ou] (?:con |tener |en |su )?(?:(?:total |plena )?(?:disposici[oó]n|disponibilidad|compromiso|intenci[oó]n|voluntad|posibilidad|facilidad)|estar dispuest[oa](?:\/a|\(a\))?|poder|comprometerse)(?: (?:para|de|a))? (?:tramitar|obtener|sacar|gestionar|renovar|conseguir|hacer|realizar)(?:l[oa]s?)?(?!\p{L}).*$/iu

function paperOf(written: string) {
  const name = written.replace(OR_WILLING, '')
  return { name: name.slice(0, 120), ...(name !== written && { unfinished: true }) }
}

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
