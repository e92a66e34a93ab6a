import { MUST, PREFERENCE, WISH } from '#shared/lexicon/importance.ts'
import type { Importance } from '#shared/matching/matching.ts'

const INSISTS = `${MUST}|forzos[oa]s?|excl(?=[.)])|requisitos?|requerid[oa]s?|necesari[oa]s?|must(?:[ -]have)?|required|mandatory|se (?:requieren?|exigen?|precisan?)|exigimos|debe[sn]?|debera[sn]?|tiene[sn]? que|tenes que|hay que|si o si|determinantes?|sin (?:esto|ello|ella|el|eso|este requisito|un[oa]? de) (?:no|los|las|ellos|ellas|estos|estas)|fundamental(?:es)?|innegociables?|absten(?:erse|ganse|gase)`
const WISHES = `${WISH}|desirable|valora(?:ra|ran|n|mos|remos|do|da)?|valorandose|plus(?! (?:de|por|transporte|festivo|nocturn))|nice to have|${PREFERENCE}|preferred|(?<!(?:perfil|candidat[oa]|persona) )ideal(?:mente)?|(?<![a-z] (?=sum(?:a|an) (?:a |un |una )?[a-z/]{5,}(?: [a-z/]+){0,3} (?:para|en|a su|al) ))sum(?:a|ara|an|as|aria)(?: puntos| un monton| mucho)?|nos gusta que|nos gustaria(?= ?:)|mejor (?:si|aun|todavia|que mejor)|mejor(?= ?(?:[.,;!]|$))|si puede ser|(?:de|a) ser posible|si (?:es|fuera) posible|agradece[a-z]*|tendremos en cuenta|estupendo|genial|perfecto|ojala|encantaria|punto a favor|puntos extra|es una ventaja|se aprecia(?:ra)?|bienvenid[oa]s?|va adelante|da(?:ra|ria)? puntos|puntua|se considerara[n]? como (?:un |una )?(?:adicional|plus|merito|ventaja)|con preferencia|(?:se dara|tendran?|tienen) (?:prioridad|preferencia)|golazo|seria (?:ideal|genial|bueno|buenisimo|un (?:plus|extra|golazo))|(?:se )?tendra(?:n)? en cuenta|nos vendria (?:bien|genial)`
const IF_YOU = `si (?:ademas |encima |tambien |alguna vez )?(?:sabes|tienes|tenes|has|hablas|conoces|manejas|cuentas|tocaste|trabajaste|vienes|venis|dominas|haces|hiciste|usaste|llevaste|viviste|estudiaste|cursaste|diste|puedes aportar|sabe|tiene|ha (?=[a-z]+d[oa] )|habla|conoce|maneja|cuenta con|domina|viene de)`
const CUES = new RegExp(`(?<![a-z])(?:(${INSISTS})|(${WISHES})|(${IF_YOU}))(?![a-z])`, 'g')
const NEGATED = /(?:^|[^a-z])(?:no|not|sin ser)(?: (?:es|sera|son|is))?(?: un)? $/

/** A word of insistence; positions are those of the text it was found in. */
export interface Cue {
  start: number
  end: number
  importance: Importance
  /** In brackets, so that it speaks only of what stands before. */
  bracketed: boolean
}

export function cuesIn(flat: string): Cue[] {
  return [...flat.matchAll(CUES)].map((match) => {
    const insists = match[1] !== undefined && !NEGATED.test(flat.slice(Math.max(0, match.index - 20), match.index))
    return {
      start: match.index,
      end: match.index + match[0].length,
      importance: insists ? 'EXCLUYENTE' : 'DESEABLE',
      bracketed: flat[match.index - 1] === '(',
    }
  })
}
