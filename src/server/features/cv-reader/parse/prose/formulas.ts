import { flatten } from '#server/features/language/normalise/fold.ts'
import { headingKind } from '../sections/heading-words.ts'

const LONGEST = 300

/** What stands on many CVs and says nothing of the person: titles of the paper, promises, greetings, consent. */
const FORMULAS: readonly RegExp[] = [
  /^(?:curriculum(?: vitae)?|c\.?v\.?|hoja de vida|resume|cv actualizado)(?: (?:de|actualizado|documentado)[a-z0-9 ]{0,40})?$/,
  /^(?:las |con )?(?:referencias?|references)(?: (?:personales|laborales|profesionales|comprobables|y certificados))*(?: (?:disponibles?|available))?(?:[ :]+(?:se entregan|se facilitan|si se (?:solicitan|requieren|piden)|(?:a|por|bajo|previa|upon|on) (?:peticion|solicitud|demanda|pedido|requerimiento|request))[a-z ,]{0,60})?$/,
  /^(?:(?:muy )?buen(?:os|as)? (?:dias?|tardes|noches)|hola|estimad[oa]s?(?: [a-z]+)?|saludos(?: cordiales)?|un (?:cordial )?saludo|atentamente|muchas gracias|gracias)(?![a-z])(?!.*(?:\d|trabaj|experiencia|soy |me llamo))/,
  /^(?:les? |os |te )?(?:dejo|adjunto|envio|mando|paso|comparto) (?:mi|mis|el|un) (?:cv|curriculum|datos|hoja de vida|resume)/,
  /^(?:quedo|estoy|me pongo) (?:a|en) (?:su|vuestra|tu|la) (?:disposicion|espera)|^(?:sin otro particular|a la espera de)/,
  /^(?:autorizo|de acuerdo con|conforme a|en cumplimiento de|declaro)(?![a-z]).*(?:datos|ley|rgpd|lopd|juramento|veraz|verdad|verdader|informacion)/,
  /^(?:jornada (?:completa|parcial|intensiva)|tiempo (?:completo|parcial)|full[ -]time|part[ -]time|contrato (?:indefinido|temporal))$/,
  /^(?:(?:ultima )?actualiza(?:do|cion)|fecha(?! (?:de )?nac)|lugar y fecha|firma)(?: en| a| el|:)? ?[a-z0-9 ,./:-]{0,30}$/,
  /^(?:foto(?:grafia)?|imagen|logo)(?: (?:de perfil|tamano carnet))?$/,
  /^\d{1,3} ?%$/,
]

/** A line that no company needs to see and nobody would miss; the page it stood on stays at hand. */
export function isFormula(text: string): boolean {
  if (text.length > LONGEST) return false
  const flat = flatten(text)
    .trim()
    .replace(/^[^a-z0-9]+|[^a-z0-9%]+$/g, '')
  return flat === '' || FORMULAS.some((formula) => formula.test(flat)) || headingKind(text) !== null
}
