import type { PreparedCandidate } from '../candidate.ts'
import { stated, UNKNOWN } from '../findings.ts'
import { linesSaying } from '../said/line-saying.ts'
import type { Finding } from '../types.ts'

/** «¿Puedes traer resultados?» asks for what somebody's work brought about, which many CVs say. */
const ASKED =
  /(?<![a-z])(?:tra(?:er|es)|mostrar|demostrar|presentar|acreditar|aportar|comprobar|evidenciar)(?: [a-z]+){0,2} (?:resultados|logros)(?![a-z])|(?<![a-z])(?:resultados|logros) (?:comprobables|demostrables|medibles|demostrados|comprobados|concretos)(?![a-z])/

const FIGURE = '(?:[$€]\\s?)?\\d[\\d.,]*\\s?(?:%|por ciento|puntos|€|k(?![a-z]))?'
const CHANGED =
  '(?:subi(?:o|mos)?|baj(?:e|o|amos)|aument(?:e|o|amos)|reduj(?:e|o|imos)|increment(?:e|o|amos)|mejor(?:e|o|amos)|crec(?:i|io|imos|imiento)|dupli(?:que|co|camos)|tripli(?:que|co|camos)|ahorr(?:e|o|amos)|disminu(?:i|yo|imos)|recort(?:e|o|amos)|super(?:e|o|amos)|logr(?:e|o|amos)|pas(?:e|o|amos)|ahorro|reduccion|aumento|mejora|incremento)'
/** «retorno de 2,1 a 3,8», «bajé 11 % el costo», «reducción del 20 % de las mermas»: a figure, and what became of it. */
const SHOWN = new RegExp(
  `(?<![a-z])(?:${CHANGED}(?: [a-z]+){0,6} ${FIGURE}|(?:retorno|roas|roi|costo|coste|conversion|ventas|facturacion|rotacion|tiempo|cartera|mora|mermas?|ticket|cumplimiento|tasa)(?: [a-z]+){0,5} de ${FIGURE}(?: [a-z]+){0,2} a ${FIGURE})`,
)
const AT_WORK = /^(?:experience\.|summary|projects\.)/

/** A result with its figure answers it; without one only the person can. */
export function resultsShown(flat: string, candidate: PreparedCandidate): Finding {
  if (!ASKED.test(flat)) return UNKNOWN
  for (const { source } of linesSaying(SHOWN, candidate))
    if (AT_WORK.test(source.cv_path))
      return { ...stated(1, 'El CV nombra un resultado con cifras.'), sources: [source] }
  return UNKNOWN
}
