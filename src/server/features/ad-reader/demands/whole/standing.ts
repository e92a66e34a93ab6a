import { PREFERENCE, WISH } from '#shared/lexicon/importance.ts'
import { leadAt, openingOf } from '../phrases.ts'
import { isSoft } from '../soft-words.ts'

/** What may be on record against somebody: «sin comparendos», «sin multas pendientes». */
export const ON_RECORD =
  /^(?:sin|no (?:tener|contar con|registrar)) (?:antecedentes|comparendos|multas|infracciones|sanciones|deudas|embargos|inhabilidades|impedimentos?|denuncias|reportes negativos|faltas)(?![a-z])/

/** What opens a demand of its own wherever it stands: «…, carnet B y disponibilidad para viajar». */
const HEAD =
  /^(?:haber [a-z]+d[oa] |[a-z]{3,}(?: de [a-z]+)? propi[oa][.\s]*$|[a-z]{3,}s propi[oa]s[.\s]*$|(?:buen[oa]?s?|excelentes?|gran|alt[oa]|solid[oa]s?|clar[oa]|amplia|mucha|much[oa]s?) [a-z]+|experiencia|conocimientos?|titul(?:o|acion|ad[oa])|licenciatura|ingenieria|grado (?:en|medio|superior)|master|bachiller|secundari[oa]|primari[oa](?= (?:complet|terminad|conclui|[ou] secundari))|carnet?|carne|licencia|permiso (?:de|b)|certificad[oa] |certificacion|cursos? (?:de|en)|diplomado|formacion (?:en|de|como)|estudios (?:de|en)|disponib|incorporacion|capacidad|habilidad|facilidad|aptitud|ingles|frances|aleman|portugues|italiano|catalan|euskera|gallego|valenciano|vehiculo|coche propio|moto propia|movilidad|residencia en|residir|vivir en|(?:(?:un|una|dos|tres|\d) )?(?:buenas )?referencias?(?![a-z])|documentacion|papeles|mayor(?:ia)? de|matricula|colegiacion|colegiad[oa] |ganas|actitud|sentido|orientacion|vocacion|paciencia|don de|gusto por|interes (?:en|por)|(?:al menos |minimo |mas de |\+ ?)?(?:\d{1,2}|un|una|dos|tres|cuatro|cinco) (?:anos?|meses) |cero antecedentes|flexibilidad|nivel (?:de|alto|medio|avanzado|intermedio) )/

/** A paper that somebody has, and that nothing behind a comma is said of. */
const PAPER =
  /^(?:visa (?:de [a-z]+ )?[a-z]+|pasaporte|libreta (?:de [a-z]+|[a-z]+)|carnet?|carne|licencia|certificad[oa] de|tarjeta|matricula|credencial)(?![a-z])/

export const opensPaper = (core: string): boolean => PAPER.test(core)

const NO_VERB =
  /^(?:lugar|hogar|bar|taller|alquiler|mujer|militar|escolar|familiar|particular|regular|similar|celular|popular|titular|auxiliar|telar|azucar|solar|lar|mar|par|car|ser|placer|caracter|poder|deber|exterior|superior|alcohol|liderar?|dolar|pilar|ejemplar|singular|vascular|molecular|ocular|modular|curricular|hospitalar|lidar|radar|scooter|master|router|docker|power|computer|flyer|call center|center|elixir|nadir|circular|bancar|regular|preescolar|secular|bipolar|nuclear|lumbar|velar|altar|collar|dental|hogar|calzar|manjar|avatar|webinar|manager|designer|developer|owner|partner|leader|tester|planner|trainer|buyer|server|newsletter|blazer|laser|seminar|software|hardware|firmware)$/

/** «montar», «conducirlo» */
const isInfinitive = (word: string): boolean =>
  /^[a-z]{2,}(?:ar|er|ir)(?:se|l[oa]s?|les?)?$/.test(word) && !NO_VERB.test(word)

/** An action that is named, as it is in lists of what somebody can do: «facturación, archivo». */
const ACTION = /^[a-z]{3,}(?:cion|sion|miento|aje|eria|eo|aduria)$/

const BOUND =
  /^(?:todavia|tambien|tampoco|ahora|luego|antes|despues|igual|dad[oa]s?|va|vas|van|hay|es|son|esta|estan|a|al|ante|bajo|con|contra|de|del|desde|durante|en|entre|hacia|hasta|mediante|para|por|segun|sin|sobre|tras|que|quien|quienes|cuy[oa]s?|donde|cuando|como|si|etc|otr[oa]s?|demas|similar(?:es)?|afin(?:es)?|relacionad[oa]s?|equivalentes?|mas|menos|tanto|ambos|ambas|su|sus|tu|tus|este|esta|estos|estas|ese|esa|esos|esas|dich[oa]s?|tal(?:es)?|cual(?:es)?|cualquier[a]?|tod[oa]s?|incluid[oa]s?|incluso|inclusive|incluyendo|excepto|salvo|principalmente|especialmente|sobre todo|siempre|nunca|solo|bien|ya|no|muy|poco|casi|hoy|aqui|lo|los|las|el|la|se|me|te|nos|le|les|[a-z]+mente|[a-z]+[aei]ndo|[a-z]+[aei]ndol[oa]s?)$/
/** An adjective or a participle, which is said of something else. */
const SAID_OF =
  /^[a-z]{2,}(?:ales?|iles|ic[oa]s?|iv[oa]s?|os[oa]s?|[ai]d[oa]s?|ent[e]s?|antes?|[ai]bles?|ari[oa]s?|ores|oras|an[oa]s?|enses?|eñ[oa]s?)$/

const wordsOf = (flat: string): string[] =>
  flat
    .replace(/\/[ao]s?(?![a-z])/g, '')
    .split(/[^a-z0-9ñ+#@.&-]+/)
    .filter((word) => word !== '')

/** Without «y», «que tengas»…: what it is about. */
export const coreOf = (flat: string): string => flat.slice(openingOf(flat))

/** It opens a demand of its own, whatever stands before it. */
export function opensDemand(flat: string): boolean {
  const core = coreOf(flat)
  const words = wordsOf(core)
  // «permisos y licencias»: the last of several of a kind.
  if (
    words.length === 1 &&
    /s$/.test(words[0] ?? '') &&
    !/^(?:referencias|ganas|papeles|ingles|frances|portugues)$/.test(words[0] ?? '')
  )
    return false
  return leadAt(core) !== undefined || HEAD.test(core) || PAPER.test(core) || ON_RECORD.test(flat.trim())
}

const MOST_OF_QUALITY = 4
/** «puntual», «mucha paciencia» */
export const isQuality = (core: string): boolean => isSoft(core.trim()) && wordsOf(core).length <= MOST_OF_QUALITY

/** A thing with a name of its own, of which more is said than one word. */
export function isNounPhrase(flat: string): boolean {
  const [first = '', second = ''] = wordsOf(flat)
  if (first.length < 3 || BOUND.test(first) || isInfinitive(first)) return false
  if (second === 'de' || second === 'del') return true
  // «lees el otro»: something is done to it.
  if (/^(?:el|la|los|las|un|una|lo|al)$/.test(second)) return false
  return second !== '' && !SAID_OF.test(first)
}

/** A work by its name and what it is done to or with: «cuidado de animales», «corte con plasma». */
const WORK =
  /^(?:control|lectura|toma|registro|cierre|trato|corte|cambio|[a-z]{3,}(?:cion|sion|miento|aje|eria|eo|ado|ido|ura|ivo|eza|anza)) (?:del?|con|por|al?) [a-z]/

export const namesWork = (flat: string): boolean => WORK.test(coreOf(flat))

export const namesAction = (flat: string): boolean => ACTION.test(wordsOf(flat)[0] ?? '')

/** «cerrar caja | usar la terminal», «carnet B | conocer la zona»: something else is done, and what stands before says to what. */
export function areBothDone(before: string, after: string): boolean {
  const [verb = '', object] = wordsOf(doing(after))
  // «armar un experimento y matarlo»: what it is done to stands before.
  if (!isInfinitive(verb) || /l[oa]s?$/.test(verb) || object === undefined) return false
  const words = wordsOf(doing(before))
  // «leer y escribir cartas»: of both.
  if (words.length === 1 && isInfinitive(words[0] ?? '')) return false
  return !words.some((word, at) => at > 0 && isInfinitive(word))
}

function doing(flat: string): string {
  const core = coreOf(flat)
  return core.slice(leadAt(core)?.length ?? 0).replace(/^poder /, '')
}

/** «…, joya», «…, cuéntanoslo»: what is thought of it, or what to do about it. */
const COMMENT = new RegExp(
  String.raw`^[\s¡]*(?:que )?(?:estaria (?:muy )?bien|adelante|tambien|ayuda|se prefiere|todo suma|no limitantes?|mejor(?: (?:aun|todavia|que mejor))?|genial|perfecto|estupendo|ideal|joya|de diez|obvi[oa](?:mente)?|claro|interesante|encantad[oa]s?|bienvenid[oa]s?|apreciad[oa]s?|valorad[oa]s?|${WISH}|${PREFERENCE}|una? (?:ventaja|plus|extra|lujo)|punt[oa]s? extra|cuentan?os(?:lo)?|hablamos(?: .*)?|lo (?:tendremos|tenemos|valoramos|valoraremos)(?: .*)?|mucho mejor|suma(?:n)?(?: .*)?|por favor|gracias|en serio|de verdad|si o si|ojo|vaya)[\s.!)]*$`,
)
export const isComment = (flat: string): boolean => COMMENT.test(flat)

/** It goes on with what stands before: «de palabra», «responsables», «trabajando en equipo». */
export function isBound(flat: string): boolean {
  const [first = '', second = ''] = wordsOf(flat)
  return BOUND.test(first) || (SAID_OF.test(first) && second !== 'de')
}

/** «ortografía impecables»: the adjective of several things behind one of them. */
export function isSaidOfBoth(flat: string): boolean {
  const [one = '', said = '', more] = wordsOf(flat)
  return more === undefined && !one.endsWith('s') && said.endsWith('s') && SAID_OF.test(said)
}

/** It may stand in the place of something else: «secundaria terminada», but not «provincial», «en curso». */
export function mayReplace(flat: string): boolean {
  const [first = '', second] = wordsOf(flat)
  return !BOUND.test(first) && !(second === undefined && SAID_OF.test(first))
}

/** «Abies, Koha o AlephCRA»: any of them will do, so they are one thing. */
export const isOrList = (flat: string): boolean =>
  /^[^,;:]+(?:, [^,;:]{3,30}){0,4},? [ou] [^,;:]{3,40}$/.test(flat) && !/ [ye] /.test(flat)

export const isOneNoun = (flat: string): boolean =>
  /^[a-z]{4,}[.\s]*$/.test(flat) && !BOUND.test(flat.trim()) && !SAID_OF.test(flat.trim())
