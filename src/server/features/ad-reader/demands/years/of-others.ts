import type { Span } from '#server/features/language/normalise/span.ts'
import type { AdText } from '../../text/ad-text.ts'

const REACH = 160
/** «tu supervisora, quien cuenta con más de 15 años», «el equipo tiene en promedio 3 años»: not of the person who is looked for. */
const OF_OTHERS =
  /(?<![a-z])(?:supervisor[a-z]*|jef[ea]s?|companer[oa]s?|equipo|director[a]?|soci[oa]s?|fundador[a-z]*|duen[oa]s?|titular|gerente|responsable|coordinador[a]?|encargad[oa]|agentes|profesionales|empleados|firma|estudio|clinica|despacho|cadena|negocio|nosotros)(?![a-z])[^.;:\n]{0,70}?(?:,? (?:quien(?:es)?|que|el cual|la cual)(?: ya)? |(?<![a-z]))(?:cuentan?(?: con)?|llevan?|tienen?|tiene en promedio|tienen en promedio|suman?|acumulan?|trabajan? desde hace|lleva ya)(?: [a-z]+){0,4} $/
export const isOfOthers = ({ start, end }: Span, { flat }: AdText): boolean =>
  OF_OTHERS.test(` ${flat.slice(Math.max(0, start - REACH), start)}`) ||
  /^ en (?:la|nuestra) (?:compania|empresa|firma|casa|organizacion)(?![a-z])/.test(flat.slice(end, end + 30))
