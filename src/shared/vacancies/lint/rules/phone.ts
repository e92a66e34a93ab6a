import type { Around } from '../phrase.ts'

const CUE =
  /(?<![a-z])(?:tel(?:f|efonos?|s)?|telf|tfno|tlf|tlfno|whats?app|wasap|wsp|wpp|llam(?:a|anos|ar|ando|e|ame|enos)|celular|cel|movil|contact[a-z]*|fono|sms|comunicate|comunicarse|escrib[a-z]*)(?![a-z])[^\d\n]{0,25}$/
const MONEY_BEFORE = /(?:[$€£]|s\/\.?|usd|eur|mxn|cop|clp|ars|pen|soles|pesos) ?$/
const MEASURE_AFTER =
  /^ ?(?:[$€£%]|euros?|eur|pesos|soles|usd|mxn|cop|clp|ars|pen|brut|net[oa]|mensual|anual|al (?:mes|ano)|unidades|usuari|clientes|personas|de (?:usuari|client|persona|euros|pesos|dolar|seguidor|registro|transac)|habitantes|horas|hrs|h(?![a-z])|m2|km|kg)/
const CODE_BEFORE =
  /(?:ref|referencia|codigo|cod|id|oferta|expediente|numero|num|cif|nif|nit|rut|ruc|rfc|cuit|isbn|registro|resolucion|decreto|iso|norma|ley|lote|convocatoria|horario|turno)(?![a-z])[a-z ]{0,30}[.:#º°n -]{0,4}$/

/** A run of digits and signs is a phone number when its groups are those of one, or when a word says so. */
export function isPhone({ quote, before, after }: Around): boolean {
  const groups = quote.match(/\d+/g) ?? []
  const count = groups.join('').length
  if (isAmount(quote) || isRange(groups) || isDate(groups) || count > 15) return false
  if (MONEY_BEFORE.test(before)) return false
  if (CUE.test(before)) return count >= 7 && !/^(?:19|20)\d\d$/.test(groups[0] ?? '')
  if (MEASURE_AFTER.test(after) || CODE_BEFORE.test(before)) return false
  if (quote.startsWith('+')) return count >= 10
  return SHAPES.has(shapeOf(groups)) && hasPhoneStart(groups.join(''), count)
}

/** «1.423.500», «+10.000.000» or «900 000 000» */
const isAmount = (quote: string): boolean =>
  /^\+?\d{1,3}(?:\.\d{3})+(?: ?- ?\d{1,3}(?:\.\d{3})+)?$|^\d{1,3}(?: 000){2,4}$/.test(quote)

/** «18000-24000», «2015 - 2020» */
const isRange = (groups: readonly string[]): boolean =>
  groups.length === 2 && groups.every(({ length }) => length >= 4 && length <= 6)

const isDate = (groups: readonly string[]): boolean => {
  const [day = '', month = '', year = ''] = groups
  return (
    groups.length % 3 === 0 &&
    day.length <= 2 &&
    month.length === 2 &&
    (year.length === 4 || year.length === 2) &&
    Number(day) <= 31 &&
    Number(month) <= 12
  )
}

const shapeOf = (groups: readonly string[]): string => groups.map(({ length }) => length).join('-')

/** How numbers are grouped in Spain, Mexico, Colombia, Chile, Argentina and Peru. */
const SHAPES: ReadonlySet<string> = new Set(
  '9 3-3-3 3-2-2-2 2-3-2-2 1-4-4 3-6 10 3-3-4 2-4-4 3-7 2-8 4-3-3 3-3-2-2 2-2-2-2-2 3-4-4 2-2-4-4 1-2-4-4 2-3-3-4 2-3-3-3 2-1-4-4'.split(
    ' ',
  ),
)

/** Nine digits begin with 6 to 9; longer ones with an area, a country or a zero. */
const hasPhoneStart = (digits: string, count: number): boolean =>
  count === 9 ? /^[6-9]/.test(digits) : !/^000/.test(digits)
