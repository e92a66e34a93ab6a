import type { SalaryPeriod } from '../taxonomy/levels.ts'
import { clauseAfter, clauseBefore, type Span, spanOf } from './span.ts'

/** Amounts are whole units of the currency; what the text does not say is left out. */
export interface SalaryFact extends Span {
  min?: number
  max?: number
  /** ISO 4217 */
  currency?: string
  period?: SalaryPeriod
  gross?: boolean
}

const NUMBER = "\\d{1,3}(?:[.,’' ]\\d{3})+(?:[.,]\\d{1,2})?|\\d{1,9}(?:[.,]\\d{1,2})?"
const CURRENCY =
  'us\\$|u\\$s|u\\$d|mx\\$|s\\/\\.?|€|\\$|£|(?:euros?|eur|usd|dolares|mxn|m\\.?n\\.?|cop|clp|ars|pen|soles|gbp|pesos(?: mexicanos| colombianos| argentinos| chilenos)?)(?![a-z])'
const SCALE = 'k|mil(?![a-z])|mill?ones(?: de)?|mm(?![a-z])'
/** Groups: currency, number, scale, currency, then the same for the upper end. */
const MONEY = new RegExp(
  `(?<![a-z0-9.,])(${CURRENCY})? ?(${NUMBER}) ?(${SCALE})? ?(${CURRENCY})?(?: ?(?:brutos?|netos?|gross|net))?` +
    `(?: ?(?:-|–|—|a|y|hasta|to|and) ?(?:los )?(${CURRENCY})? ?(${NUMBER}) ?(${SCALE})? ?(${CURRENCY})?)?(?![\\d%])`,
  'g',
)
const CUE =
  /(?:salari[oa]l?|sueldo|remuneracion|retribucion|salary|renta(?: liquida)?|honorarios|ingresos?|pretension(?:es)?|sba|pago|pay|compensacion|ganancia|oferta economica|rango|banda|paga|wage)[^.;\n]{0,40}$/
const NOT_SALARY =
  /(?:facturacion|facturando|ventas|presupuesto|ahorro|cartera|inversion|budget|revenue|sales|bonos?|bonus|vales?|ayuda|comision(?:es)?|premios?|multas?|credito|prestamo|valor de|uniforme)[^.;\n]{0,25}$/
const AFTER =
  /^ ?(?:[,(]? ?(?:(brut|gross)[a-z]*|(net|liquid|libres|a mano|en mano)[a-z]*|(?:\/|al |por |a la |per |cada )? ?(?:(mes|month|mensual)[a-z]*|(hora|hour|h(?![a-z]))[a-z]*|(ano(?![a-z])|anual|year|annum)[a-z]*|(?:dia|semana|quincena|week|day)[a-z]*)|b\/([am])|p\.?a\.?(?![a-z])|de|en|x|12 pagas|14 pagas|mxn|mn|cop|clp|ars|pen|usd|eur|pesos|m\.n\.)[ ,)./]?){0,4}/

export function readSalary(text: string, flat: string): SalaryFact[] {
  const facts: SalaryFact[] = []
  for (const match of flat.matchAll(MONEY)) {
    const start = match.index
    const end = start + match[0].trimEnd().length
    const before = clauseBefore(flat, start, 60)
    const tail = readTail(clauseAfter(flat, end, 50), match[0])
    const currency = currencyOf([match[4], match[8], match[1], match[5]], tail.text)
    const named = match[1] ?? match[4] ?? match[5] ?? match[8]
    const cued = CUE.test(before)
    if (NOT_SALARY.test(before) || !(cued || (named !== undefined && (tail.period || tail.gross !== undefined))))
      continue
    const amounts = amountsOf(match)
    if (!amounts || (named === undefined && amounts.low < 400)) continue
    facts.push({
      ...spanOf(text, start, end + tail.text.replace(/[ ,(./]+$/, '').length),
      ...bounds(amounts, before),
      ...(currency && { currency }),
      ...(tail.period && { period: tail.period }),
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
  period?: SalaryPeriod
  gross?: boolean
}

function readTail(after: string, money: string): Tail {
  const match = AFTER.exec(after)
  const text = match?.[0] ?? ''
  const whole = `${money} ${text}`
  const period = periodIn(text)
  const gross = /brut|gross|b\/[am]/.test(whole)
    ? true
    : /net[oa]|liquid|libres|(?:a|en) mano|(?<![a-z])net(?![a-z])/.test(whole)
      ? false
      : undefined
  return { text, ...(period && { period }), ...(gross !== undefined && { gross }) }
}

function periodIn(tail: string): SalaryPeriod | undefined {
  if (/mes|month|mensual|b\/m/.test(tail)) return 'MES'
  if (/hora|hour|\/ ?h/.test(tail)) return 'HORA'
  return /(?<![a-z])ano|anual|year|annum|b\/a|p\.?a/.test(tail) ? 'ANIO' : undefined
}

interface Amounts {
  low: number
  high: number | undefined
}

function amountsOf(match: RegExpExecArray): Amounts | undefined {
  const high_scale = scaleOf(match[7])
  const high = match[6] === undefined ? undefined : numberOf(match[6]) * high_scale
  const low_base = numberOf(match[2] ?? '')
  // «25-30k» writes the scale once.
  const low = low_base * (match[3] ? scaleOf(match[3]) : high !== undefined && low_base < high / 100 ? high_scale : 1)
  return Number.isFinite(low) && low > 0
    ? { low, high: high !== undefined && high >= low ? high : undefined }
    : undefined
}

/** «hasta 45.000 €» gives only the upper end, «desde» only the lower. */
function bounds({ low, high }: Amounts, before: string): { min?: number; max?: number } {
  if (high !== undefined) return { min: low, max: high }
  if (/(?:hasta|up to|maxim[oa](?: de)?|tope de) ?$/.test(before)) return { max: low }
  return /(?:desde|a partir de|from|minim[oa](?: de)?|mas de) ?(?:los )?$/.test(before)
    ? { min: low }
    : { min: low, max: low }
}

function scaleOf(scale: string | undefined): number {
  if (!scale) return 1
  return scale === 'k' || scale === 'mil' ? 1000 : 1_000_000
}

function numberOf(written: string): number {
  const decimal = /[.,](\d{1,2})$/.exec(written)
  const whole = (decimal ? written.slice(0, decimal.index) : written).replace(/\D/g, '')
  return Number(decimal ? `${whole}.${decimal[1]}` : whole)
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
