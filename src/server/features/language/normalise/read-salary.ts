import type { PayPeriod } from '#shared/vacancies/vacancy-document.ts'
import { amountsOf, bounds, twice } from './salary-amounts.ts'
import { clauseAfter, clauseBefore, type Span, spanOf } from './span.ts'

/** Amounts are whole units of the currency; what the text does not say is left out. */
export interface SalaryFact extends Span {
  min?: number
  max?: number
  /** ISO 4217 */
  currency?: string
  period?: PayPeriod
  gross?: boolean
}

const NUMBER = "\\d{1,3}(?:[.,’' ]\\d{3})+(?:[.,]\\d{1,2})?|\\d{1,9}(?:[.,]\\d{1,2})?"
const CURRENCY =
  'us\\$|u\\$s|u\\$d|mx\\$|s\\/\\.?|€|\\$|£|(?:euros?|eur|usd|dolares|mxn|m\\.?n\\.?|cop|clp|ars|pen|soles|gbp|pesos(?: mexicanos| colombianos| argentinos| chilenos)?)(?![a-z])'
const SCALE = 'k|mil(?![a-z])|mill?ones(?: de)?|mm(?![a-z])'
/** Groups: currency, number, scale, currency, then the same for the upper end. */
const MONEY = new RegExp(
  `(?<![a-z0-9.,])(${CURRENCY})? ?(${NUMBER}) ?(${SCALE})? ?(${CURRENCY})?(?: ?(?:brutos?|netos?|gross|net))?` +
    `(?: ?(?:-|–|—|a|y|hasta|to|and) ?(?:los )?(${CURRENCY})? ?(${NUMBER}) ?(${SCALE})? ?(${CURRENCY})?)?(?![\\d%a-z])`,
  'g',
)
const CUE =
  /(?:salari[oa]l?|sueldo|remuneracion|retribucion|salary|renta(?: liquida)?|honorarios|ingresos?|pretension(?:es)?|sba|pago|pay|compensacion|ganancia|oferta economica|rango|banda|paga|pagamos|basico|base|bolsillo|jornal|arrancamos|cobraras|ganaras|ganas|wage)[^.;\n]{0,40}$|(?<![a-z])fij[oa](?: (?:mensual|anual|brut[oa]|net[oa]|de|desde|entre|hasta|unos))*:? ?$/
const NOT_SALARY =
  /(?:facturacion|facturando|ventas|presupuesto|ahorro|cartera|inversion|invertimos|invertir|inviert[a-z]+|gastamos|facturamos|movemos|recaud[a-z]+|budget|revenue|sales|bonos?|bonus|vales?|ayuda|comision(?:es)?|premios?|multas?|credito|prestamo|valor de|uniforme|alojamiento|auxilio|rodamiento|viaticos|dietas|cursos?|plus de|promedio|descuento)[^.;\n]{0,25}$/
/** «Sueldo semanal $3.400»: the time may stand before the amount. */
const PERIOD_BEFORE =
  /(?<![a-z])(?:semanal|quincenal|mensual|anual|diari[oa]|(?:por|la|x) (?:hora|dia|jornada|semana))[^.;\n]{0,20}$/
const HALF_MONTH = /quincena/
/** «renta líquida entre…», «sueldo de bolsillo de…» */
const NET_BEFORE = /(?:liquid[oa]s?|net[oa]s?|de bolsillo|en mano)(?: [a-z]{1,10}){0,3} ?$/
const FIXED = /^ ?(?:de )?fij[oa]s?(?![a-z])/
/** An amount that opens a line or follows «ofrecemos» is what is offered. */
const OPENS = /^[^a-z0-9]*$|(?:ofrec[a-z]+|ofrece|son|de|te damos)[: ]*(?:unos |entre |desde )?$/
const NOT_SALARY_AFTER =
  /^ ?(?:por|de|en|para) (?:cada|bono|bonus|ruta|viaje|domicilio|entrega|cursos?|tu|vales|descuento|variable)|^ ?(?:la|por) noche/
const AFTER =
  /^ ?(?:[,(]? ?(?:(brut|gross)[a-z]*|(net|liquid|libres|a mano|en mano)[a-z]*|(?:\/|al |por |a la |la |el |per |cada )? ?(?:(mes|month|mensual)[a-z]*|(hora|hour|h(?![a-z]))[a-z]*|(ano(?![a-z])|anual|year|annum)[a-z]*|(?:primer ano|diari[oa]s?|jornada(?! (?:completa|parcial|de |intensiva|continua|partida|laboral|semanal|reducida))|dia|semana|quincena|week|day)[a-z]*)|b\/([am])|p\.?a\.?(?![a-z])|de|en|x|12 pagas|14 pagas|mxn|mn|cop|clp|ars|pen|usd|eur|pesos|m\.n\.)[ ,)./]?){0,4}/

export function readSalary(text: string, flat: string): SalaryFact[] {
  const facts: SalaryFact[] = []
  for (const match of flat.matchAll(MONEY)) {
    const start = match.index
    const end = start + match[0].trimEnd().length
    const before = clauseBefore(flat, start, 60)
    const tail = readTail(clauseAfter(flat, end, 50), `${NET_BEFORE.exec(before)?.[0] ?? ''} ${match[0]}`)
    const currency = currencyOf([match[4], match[8], match[1], match[5]], tail.text)
    const named = match[1] ?? match[4] ?? match[5] ?? match[8]
    const cued = CUE.test(before)
    const said =
      cued ||
      (OPENS.test(before) && (match[7] ?? match[3]) === 'k') ||
      (named !== undefined &&
        (tail.period || tail.gross !== undefined || OPENS.test(before) || FIXED.test(flat.slice(end, end + 12))))
    if (NOT_SALARY.test(before) || NOT_SALARY_AFTER.test(flat.slice(end, end + 25)) || !said) continue
    const time = tail.period || HALF_MONTH.test(tail.text) ? tail.text : (PERIOD_BEFORE.exec(before)?.[0] ?? '')
    const period = HALF_MONTH.test(time) ? 'MES' : periodIn(time)
    const amounts = amountsOf(match[2] ?? '', match[3], match[6], match[7])
    if (!amounts || (named === undefined && amounts.low < 400)) continue
    facts.push({
      ...spanOf(text, start, end + tail.text.replace(/[ ,(./]+$/, '').length),
      ...bounds(HALF_MONTH.test(time) ? twice(amounts) : amounts, before),
      ...(currency && { currency }),
      ...(period && { period }),
      ...(tail.gross !== undefined && { gross: tail.gross }),
    })
  }
  return facts
}

/** Money of any kind, for titles, where it never belongs. */
export const findMoney = (flat: string): { start: number; end: number }[] =>
  [...flat.matchAll(MONEY)]
    .filter((match) => match[1] ?? match[4] ?? match[5] ?? match[8])
    .map((match) => {
      const end = match.index + match[0].length
      return { start: match.index, end: end + readTail(clauseAfter(flat, end, 50), '').text.length }
    })

interface Tail {
  text: string
  period?: PayPeriod
  gross?: boolean
}

function readTail(after: string, money: string): Tail {
  const match = AFTER.exec(after)
  const text = match?.[0] ?? ''
  const whole = `${money} ${text}`
  const period = periodIn(text)
  const gross = /brut|gross|b\/[am]/.test(whole)
    ? true
    : /net[oa]|liquid|libres|bolsillo|(?:a|en) mano|(?<![a-z])net(?![a-z])/.test(whole)
      ? false
      : undefined
  return { text, ...(period && { period }), ...(gross !== undefined && { gross }) }
}

function periodIn(tail: string): PayPeriod | undefined {
  if (/mes|month|mensual|b\/m/.test(tail)) return 'MES'
  if (/hora|hour|\/ ?h/.test(tail)) return 'HORA'
  if (/diari|jornada|(?<![a-z])dia|day/.test(tail)) return 'DIA'
  if (/seman|week/.test(tail)) return 'SEMANA'
  return /(?<![a-z])ano|anual|year|annum|b\/a|p\.?a\.?(?![a-z])/.test(tail) ? 'ANIO' : undefined
}

const CURRENCY_CODES: readonly (readonly [RegExp, string])[] = [
  [/€|eur/, 'EUR'],
  [/us\$|u\$|usd|dolar/, 'USD'],
  [/mx|m\.?n/, 'MXN'],
  [/cop|colombian/, 'COP'],
  [/clp|chilen/, 'CLP'],
  [/ars|argentin/, 'ARS'],
  [/pen|soles|s\//, 'PEN'],
  [/gbp|£/, 'GBP'],
]

/** A bare «$» or «pesos» may be any of several currencies and is left open unless another word settles it. */
function currencyOf(signs: readonly (string | undefined)[], tail: string): string | undefined {
  const words = [...signs, /(?:mxn|mn|m\.n\.|cop|clp|ars|pen|usd|eur)(?![a-z])/.exec(tail)?.[0]]
  for (const word of words) {
    const code = word && CURRENCY_CODES.find(([pattern]) => pattern.test(word))?.[1]
    if (code) return code
  }
  return undefined
}
