import { findConcepts } from '#server/features/language/normalise/concepts.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'

/** Schools by whom they teach, and houses by whom they care for. */
export type Workplace = School | House
type School = 'INFANTIL' | 'PRIMARIA' | 'SECUNDARIA' | 'PREPARATORIA' | 'UNIVERSIDAD'
type House = 'HOSPITAL' | 'RESIDENCIA'

const HOUSES: readonly (readonly [RegExp, readonly House[]])[] = [
  [/(?<![a-z])(?:hospital(?:es)?|clinicas?|sanatorios?|policlinic[oa]s?|nosocomio)(?![a-z])/, ['HOSPITAL']],
  [
    /(?<![a-z])(?:residencias?(?! (?:medica|de obra|habitual))|geriatric[oa]s?|centros? de dia|asilos?|hogar de ancianos)(?![a-z])/,
    ['RESIDENCIA'],
  ],
]
const SCHOOLS: readonly (readonly [RegExp, readonly School[]])[] = [
  [
    /(?<![a-z])(?:preescolar|parvulari[oa]|kinder|jardin (?:de (?:ninos|infantes)|infantil|maternal)|nivel inicial|(?:educacion|escuela|ciclo) infantil|guarderia)/,
    ['INFANTIL'],
  ],
  [/(?<![a-z])(?:(?<!atencion |atencio )primaria(?! de salud)|primary school|elementary school)/, ['PRIMARIA']],
  [/(?<![a-z])(?:secundaria|secundari(?=[ ,.;)])|ensenanza media|middle school)(?![a-z])|\beso\b/, ['SECUNDARIA']],
  // In Spain it is taught by those who teach the «ESO»; in Mexico it is what follows the «secundaria».
  [/(?<![a-z])(?:bachillerato|high school)/, ['SECUNDARIA', 'PREPARATORIA']],
  [/(?<![a-z])(?:prepa|preparatoria|media superior|conalep|cbtis|cecyt)(?![a-z])/, ['PREPARATORIA']],
  [
    /(?<![a-z])(?<!(?:a|para|con) la )(?:universidad|facultad|catedra universitaria|educacion superior)(?![a-z])/,
    ['UNIVERSIDAD'],
  ],
]

const found = <Place>(flat: string, words: readonly (readonly [RegExp, readonly Place[]])[]): Place[] => [
  ...new Set(words.flatMap(([word, places]) => (word.test(flat) ? places : []))),
]

/** Where a job was, as far as it is told. */
export function workplacesIn(text: string): Workplace[] {
  const flat = flatten(text)
  return [...found(flat, SCHOOLS), ...found(flat, HOUSES)]
}

const KIND_OF_HOUSE = /^\p{L}+/u

/** «Panadería La Espiga»: the trade that a house is called after, by the first word of its name alone. */
export const tradesOfHouse = (company: string): string[] =>
  findConcepts(KIND_OF_HOUSE.exec(company.trim())?.[0] ?? '').flatMap(({ kind, id }) => (kind === 'skill' ? [id] : []))

const OF_CARE = /^(?:nursing|medicine|care-work|therapies|health-technicians)$/
const IN_A_HOUSE = /(?<![a-z])en (?:un |una |el |la )?(.*)$/

/** Where work is asked for: schools of who teaches, and of who cares for people what stands behind «en». */
export function workplacesAsked(name: string, family: string): Workplace[] {
  const flat = flatten(name)
  if (family === 'teaching') return found(flat, SCHOOLS)
  return OF_CARE.test(family) ? found(IN_A_HOUSE.exec(flat)?.[1] ?? '', HOUSES) : []
}

const isHouse = (place: Workplace): boolean => place === 'HOSPITAL' || place === 'RESIDENCIA'

/** Both say where, and none is the same: who teaches children of six has not yet taught those of fourteen. */
export function areOtherPlaces(asked: readonly Workplace[], own: readonly Workplace[] = []): boolean {
  const [first] = asked
  const alike = first === undefined ? [] : own.filter((place) => isHouse(place) === isHouse(first))
  return alike.length > 0 && !asked.some((place) => alike.includes(place))
}
