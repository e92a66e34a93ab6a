import { MUST, PREFERENCE, WISH } from '#shared/lexicon/importance.ts'
import { cuesIn } from './cues.ts'
import type { Line } from './lines.ts'

/** What the lines under a heading are about. */
export type Section = 'MUST' | 'PROFILE' | 'WISH' | 'WAIVED' | 'DUTIES' | 'ASIDE' | null

/** In this order: «requisitos deseables» are wishes, «lo que no necesitas» is nothing that is asked. */
const ABOUT: readonly (readonly [Exclude<Section, null>, RegExp])[] = [
  [
    'WISH',
    new RegExp(
      `${WISH}|desead[oa]s?|(?:no|sin ser) (?:es |son )?${MUST}|valora(?:ra|mos|remos|n|ble)?(?![a-z])|(?<![a-z])plus(?![a-z])|nice[ -]to[ -]have|good to have|bonus|preferred|(?<![a-z])sum(?:a|an|ara|aria|as)(?![a-z])|^extras?$|puntos? (?:extra|a favor|adicional)|(?:va a|puede|podria) (?:sumar|ayudar)|(?:daria|dara|dan?|daremos|ganas|sube|anad[a-z]+|agreg[a-z]+|otorg[a-z]+|acumul[a-z]+) (?:mas |muchos |algunos )?puntos|^(?:lo )?ideal(?:mente)?(?![a-z])|seria (?:ideal|genial|perfecto)|agradece(?:mos|ra|n)?(?![a-z])|golazo|enamora|nos haria|te hac?e especial|valor (?:anadido|agregado)|aportan? valor|(?:considerara|tendra en cuenta|(?:dara|tendran?|tienen) (?:prioridad|preferencia))|(?<![a-z])prefer(?:encias?|entes?)(?![a-z])|guinda|molaria|estaria (?:bien|padre|chevere|bacan|bueno|genial)|(?<![a-z])mejor$|si ademas|destacar|brillar|diferencia|meritos|nos (?:gusta|gustaria|encantaria|encantara)|ventaja|${PREFERENCE}|mejor (?:si|aun|todavia)|apreciamos|(?:se )?tendran? en cuenta|tendremos en cuenta|seria (?:bueno|un )|puntuable|vendria (?:bien|genial)`,
    ),
  ],
  [
    'WAIVED',
    /(?<![a-z])no (?:necesitas|necesitamos|hace(?:n)? falta|pedimos|se (?:pide|requiere|necesita|exige)|es necesari[oa]|son necesari[oa]s|exigimos|requerimos|buscamos)/,
  ],
  [
    'MUST',
    new RegExp(
      `requisitos?|requerid[oa]s?|requerimientos|${MUST}|(?<![a-z])must(?![a-z])|requirements|required|minimum qualifications|exig(?:imos|ido|encias)|se exige|se (?:requiere|precisa)|requerimos|innegociables?|si o si|condicion(?:es)? para postular`,
    ),
  ],
  [
    'PROFILE',
    /(?<![a-z])(?:perfil(?:es)?|(?:puesto|cargo|rol|posicion|vacante) (?:requiere|exige|pide|necesita|precisa))(?![a-z])/,
  ],
  [
    'DUTIES',
    /funciones|responsabilidades|tareas|actividades|labores|(?<![a-z])mision|que (?:vas a(?: hacer)?|vamos a hacer|haras|hacer|se hace|haria)|(?:lo que )?haras|dia a dia|tu (?:trabajo|rol|chamba|pega|laburo|mision|reto)|desafios?|(?<![a-z])retos?(?![a-z])|responsibilit|duties|your role|what you(?:'ll| will) do|te encargaras|en que consiste|objetivo del (?:puesto|cargo)|descripcion del|(?<![a-z])el puesto(?![a-z])/,
  ],
  [
    'ASIDE',
    /ofrec[a-z]*|beneficios|condiciones|(?:te|lo que) damos|te llevas|encontraras|(?:te|os) espera(?![a-z])|(?:que|lo que) ganas|hay para ti|(?:proximos|siguientes) pasos|etapas|prestaciones|we offer|benefits|perks|(?:sobre|acerca de) (?:nosotr[oa]s|la empresa|el equipo|el proyecto|la compania)|quienes somos|como somos|conocenos|(?<![a-z])(?:nosotros|la empresa)(?![a-z])|about us|who we are|proceso|como (?:postular|aplicar|inscribirse)|contacto|interesad[oa]s|modalidad|horarios?|turnos?|salario|sueldo|remuneracion|retribucion|lugar|ubicacion|zona|jornada|contrat(?:o|os|acion)(?![a-z])|nuestro (?:stack|equipo)|ten en cuenta|tene en cuenta|(?<![a-z])nota(?![a-z])|informacion adicional|inicio|incorporacion|esquema|vacantes|plazas|pago/,
  ],
  [
    'PROFILE',
    /buscamos|pedimos|(?<![a-z])pido(?![a-z])|piden|necesitamos|necesito que|(?<![a-z])sepas(?![a-z])|necesitas|necesitaras|necesario|esperamos|se (?:busca|solicita|pide)|solicitamos|conocimientos|formacion|habilidades|competencias|aptitudes|actitudes|experiencia|estudios|escolaridad|idiomas|informatica|tecnologias?|herramientas|titulacion|cursos|certificaciones|carnets|licencias|about you|we ask|qualifications|skills|looking for|you (?:need|bring|have)|sobre ti|como eres|que tienes|candidat[oa]/,
  ],
]

/** Words that a heading may have beside the one that says what it is about. */
const PLAIN =
  /^(?:(?:el|la|los|las|lo|de|del|que|para|en|con|tu|tus|su|sus|te|se|es|un|una|y|a|al|sobre|nuestr[oa]|otros|otras|principales|minim[oa]s?|basic[oa]s|generales|especific[oa]s|tecnic[oa]s?|profesional(?:es)?|academic[oa]s?|previ[oa]s?|labor(?:al|ales)|puesto|cargo|posicion|vacante|plaza|rol|perfil(?:es)?|persona|ideal|buscad[oa]|equipo|ti|vos|usted|requisitos?|requerid[oa]s?|necesari[oa]s?|ofrecemos|pedimos|buscamos|have|haves|puntos|what|we|[a-z]+\/a|[a-z]+\(a\))(?: |$))*$/

const LONGEST = 50
/** «Si además tenés algo de esto, golazo:» */
const LONGEST_CUED = 70

/** «No imprescindible, pero te hará destacar» is a heading, «Inglés B2, deseable C1» is not. */
const NAMES_A_DEMAND =
  /(?<![a-z])(?:conocimientos?|experiencia|manejo|dominio|nociones|anos?|meses|ingles|frances|aleman|portugues|titul[a-z]*|grado|tecnic[oa]|licenciad[oa]|licencia|carnet?|carne|curso|certifica[a-z]*|disponibilidad|vehiculo|nivel|haber|saber|excel)(?![a-z])|\d/

const CUE_IN_BRACKETS = new RegExp(String.raw` \((?:no |son |muy )*(?:${MUST}|${WISH})\)$`)

/** What a heading is about: by its words alone when it is set off, by nothing but such words when it is a plain line. */
export function headingOf(line: Line, set_off: boolean): Section | undefined {
  const ends_in_colon = /:\s*\**\s*$/.test(line.flat)
  // «Deseables (no excluyentes)», «Requisitos (leer bien):»
  const words = line.words
    .replace(/(?<![:.\s])[:.\s]+$/, '')
    .replace(ends_in_colon ? / \([^()]{2,40}\)$/ : CUE_IN_BRACKETS, '')
  const cue = line.words.length <= LONGEST_CUED && set_off ? cuesIn(words)[0] : undefined
  if (cue && /[,\d]/.test(words) && !/[.;:€$]/.test(words) && (ends_in_colon || !NAMES_A_DEMAND.test(words)))
    return cue.importance === 'DESEABLE' ? 'WISH' : 'MUST'
  if (words === '' || words.length > LONGEST || /[.,;:\d€$]|\((?!a\)|o\)|as\)|os\))/.test(words)) return undefined
  const marked = set_off || line.marked
  if (line.bullet && !marked) return undefined
  const found = ABOUT.find(([, pattern]) => pattern.test(words))
  if (found) return marked && (!line.bullet || /[:?]\s*\**\s*$/.test(line.flat)) ? found[0] : strictly(words, found)
  return undefined
}

function strictly(words: string, [section, pattern]: (typeof ABOUT)[number]): Section | undefined {
  const rest = words.replace(new RegExp(pattern, 'g'), '').replace(/ {2,}/g, ' ').trim()
  return PLAIN.test(rest) ? section : undefined
}

/** «Deseable: inglés» speaks of its own line. */
export function inlineHeadingOf({ words }: Line): { section: Section; length: number } | undefined {
  const colon = words.indexOf(':')
  if (colon <= 0 || colon > LONGEST || colon === words.length - 1) return undefined
  const head = words.slice(0, colon)
  if (/[.,;€$]/.test(head) || head.split(' ').length > 6) return undefined
  const found = ABOUT.find(([, pattern]) => pattern.test(head))
  return found && { section: found[0], length: colon + 1 }
}
