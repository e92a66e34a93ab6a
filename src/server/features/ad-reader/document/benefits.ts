import { flatten } from '#server/features/language/normalise/fold.ts'
import type { OutlinedLine } from '../text/outline.ts'
import type { WordsLeft } from './coverage.ts'
import type { Placed } from './duties.ts'
import { asItem, plainWords } from './plain-words.ts'

const MOST = 20
const LONGEST = 80
const SHORTEST = 4

const OFFERS =
  /ofrec|beneficio|te damos|que damos|te llevas|prestaciones|we offer|benefits|perks|condiciones|ventajas de trabajar|por que (?:trabajar|unirte)/
/** Fields of their own, or hours, which belong to the description. */
const A_CONDITION =
  /^(?:contrat|salario|sueldo|horario(?! flexible)|(?:\d+ ?% )?remot|(?:fully|100 ?%) remote|\d dias? de teletrabajo|jornada|turno|incorporacion|inicio|modalidad|(?:modelo )?hibrid|cuarto turno|presencial|en [a-z]+$|lugar|ubicacion|zona|remuneracion|retribucion|renta|pago|nomina|indefinid|temporal|estabilidad|lunes a|de lunes|\d{1,2} ?(?:h|horas)|full[ -]?time|part[ -]?time|tiempo completo|medio tiempo|media jornada|planilla|inmediat)|(?:€|euros|\$|(?<![a-z])(?:mxn|cop|clp|usd|soles|pesos)) ?(?:[\d.,]|brut|net|al |a la|mens|anual|por hora|$)|[\d.,]+ ?(?:€|euros|k(?![a-z]))/
/** What people are given, where a sentence names it among other things. */
const A_BENEFIT =
  /seguro|vacaciones|dias libres|formacion|capacitacion|descuento|comidas?(?![a-z])|comedor|tickets?|cheques?|vales|plan de (?:carrera|pensiones)|horario flexible|flexibilidad|bonus|bonos?(?![a-z])|incentivos|comision|teletrabajo|propinas|uniforme|transporte|guarderia|gimnasio|fisioterap|alojamiento|prestaciones|utilidades|aguinaldo|caja de ahorro|fondo de ahorro|gratificacion|eps|obra social|prepaga|crecimiento|cumpleanos|parking|aparcamiento|viernes|coche de empresa|movil de empresa|portatil|clases de|plus de|desayuno|fruta|retribucion flexible|auxilio|dotacion/

/** What the company gives beside pay: the items under such a heading, or those that a sentence of it names. */
export function benefitsOf(outline: readonly OutlinedLine[], left: WordsLeft): Placed {
  const items: string[] = []
  const lines = new Set<OutlinedLine>()
  for (const one of outline) {
    if (one.role !== 'TEXT') continue
    const whole = isOffered(one) && !one.inline && one.listed ? asItem(plainWords(one.line)) : ''
    if (whole !== '' && isBenefit(whole) && left(one.line) > 0) {
      items.push(whole)
      lines.add(one)
    } else if (isOffered(one) || OFFERING.test(one.line.flat)) items.push(...namedIn(plainWords(one.line)))
  }
  return { items: [...new Set(items)].slice(0, MOST), lines }
}

const OFFERING = /^[^a-z]*(?:te |se |os )?(?:ofrec(?:emos|e|en)|damos|brindamos|we offer)(?![a-z])/

const isOffered = ({ section, heading }: OutlinedLine): boolean => section === 'ASIDE' && OFFERS.test(heading)

function isBenefit(words: string): boolean {
  return words.length >= SHORTEST && words.length <= LONGEST && !isCondition(flatten(words)) && !/\?$/.test(words)
}

/** «1.000 € al año para formación» is no pay. */
const isCondition = (flat: string): boolean =>
  A_CONDITION.test(flat) && !/ para (?:formacion|cursos|material|libros)/.test(flat)

/** «Ofrecemos contrato indefinido, seguro médico y 23 días de vacaciones» */
function namedIn(line: string): string[] {
  return line
    .replace(/^[^:]{0,30}: /, '')
    .replace(/^(?:te |se |os )?(?:ofrecemos|ofrece|damos|brindamos|we offer)\s*:?\s*/i, '')
    .split(/, (?:y |e )?|[;+] ?|\.(?!\d) ?| (?:y|e|más|mas) /)
    .map(asItem)
    .filter((part) => isBenefit(part) && A_BENEFIT.test(flatten(part)))
}
