import type { Span } from '#server/features/language/normalise/span.ts'
import type { AdText } from '../../text/ad-text.ts'

const REACH = 160
/** «tu supervisora, quien cuenta con más de 15 años», «el equipo tiene en promedio 3 años»: not of the person who is looked for. */
const OF_OTHERS =
  /(?<![a-z])(?:supervisor[a-z]*|jef[ea]s?|companer[oa]s?|equipo|director[a]?|soci[oa]s?|fundador[a-z]*|duen[oa]s?|titular|gerente|responsable|coordinador[a]?|encargad[oa]|agentes|profesionales|empleados|firma|estudio|clinica|despacho|cadena|negocio|nosotros)(?![a-z])[^.;:\n]{0,70}?(?:,? (?:quien(?:es)?|que|el cual|la cual)(?: ya)? |(?<![a-z]))(?:cuentan?(?: con)?|llevan?|tienen?|tiene en promedio|tienen en promedio|suman?|acumulan?|trabajan? desde hace|lleva ya)(?: [a-z]+){0,4} $/
/** «niños de 3 a 6 años»: how old they are. */
const OF_AGE =
  /(?<![a-z])(?:nin[oa]s|menores|bebes|alumn[oa]s|adolescentes|jovenes|personas|publico|peques)(?: [a-z]+)? (?:de |entre |desde )*$/

export const isOfOthers = ({ start, end }: Span, { flat }: AdText): boolean =>
  OF_AGE.test(
    flat.slice(
      Math.max(0, start - 30),
      start + (/^(?:de|entre|desde) /.exec(flat.slice(start, start + 10))?.[0].length ?? 0),
    ),
  ) ||
  OF_OTHERS.test(` ${flat.slice(Math.max(0, start - REACH), start)}`) ||
  /^ en (?:la|nuestra) (?:compania|empresa|firma|casa|organizacion)(?![a-z])/.test(flat.slice(end, end + 30))
