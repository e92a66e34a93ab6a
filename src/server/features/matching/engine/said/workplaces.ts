import { findConcepts } from '#server/features/language/normalise/concepts.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'

/** Schools by whom they teach, houses by whom they care for, and shops and works by what goes on there. */
export type Workplace = School | House | Shop | Field | 'ESCUELA'
type School = 'INFANTIL' | 'PRIMARIA' | 'SECUNDARIA' | 'PREPARATORIA' | 'UNIVERSIDAD'
type House = 'HOSPITAL' | 'RESIDENCIA'

type Shop =
  | 'TALLER'
  | 'CONCESIONARIO'
  | 'HOTEL'
  | 'APARTAMENTO'
  | 'RESTAURANTE'
  | 'TIENDA'
  | 'FARMACIA'
  | 'PARAFARMACIA'
  | 'FABRICA'
  | 'DESPACHO'
  | 'BANCO'

/** What a house is about, by its name: «Minera Los Andes», «Oficina de la Niñez». */
type Field = 'MINA' | 'NINEZ' | 'MAYORES' | 'PUERTO' | 'AEROPUERTO' | 'CAMPO'

const FIELDS: readonly (readonly [RegExp, readonly Field[]])[] = [
  [/(?<![a-z])(?:minas?|miner[oa]s?|mineria|tajo abierto|socavon)(?![a-z])/, ['MINA']],
  [/(?<![a-z])(?:ninez|infancia|infanto|ninos|ninas|adolescentes|menores)(?![a-z])/, ['NINEZ']],
  [/(?<![a-z])(?:adultos mayores|personas mayores|ancianos|tercera edad|geriatri[a-z]+)(?![a-z])/, ['MAYORES']],
  [/(?<![a-z])(?:puertos?|portuari[oa]s?|terminal maritimo)(?![a-z])/, ['PUERTO']],
  [/(?<![a-z])(?:aeropuertos?|aeroportuari[oa]s?)(?![a-z])/, ['AEROPUERTO']],
  [
    /(?<![a-z])(?:agricolas?|agroexportador[a]?s?|agroexportacion|fundos?|fincas?|agropecuari[oa]s?)(?![a-z])/,
    ['CAMPO'],
  ],
]

const SHOPS: readonly (readonly [RegExp, readonly Shop[]])[] = [
  [/(?<![a-z])taller(?:es)?(?! (?:de )?(?:cv|formacion|capacitacion|ninos))(?![a-z])/, ['TALLER']],
  [/(?<![a-z])(?:concesionari[oa]s?|automotoras?|agencias? automotri(?:z|ces))(?![a-z])/, ['CONCESIONARIO']],
  [/(?<![a-z])(?:hotel(?:es)?|hostal(?:es)?|resort|resorts|hospedajes?)(?![a-z])/, ['HOTEL']],
  [
    /(?<![a-z])(?:(?:apartamentos?|departamentos?|pisos?|viviendas?|casas?|alquiler(?:es)?|apartaestudios?) (?:turistic[oa]s?|vacacional(?:es)?|rural(?:es)?|temporari[oa]s?|por dias?)|airbnb)(?![a-z])/,
    ['APARTAMENTO'],
  ],
  [/(?<![a-z])(?:restaurantes?|restoranes|bar|bares|cafeterias?)(?![a-z])/, ['RESTAURANTE']],
  [/(?<![a-z])(?:tiendas?|comercios?|supermercados?|autoservicios?)(?![a-z])/, ['TIENDA']],
  [/(?<![a-z])(?:farmacias?|boticas?|oficinas? de farmacia)(?![a-z])/, ['FARMACIA']],
  [/(?<![a-z])(?:parafarmacias?|herboristerias?)(?![a-z])/, ['PARAFARMACIA']],
  [/(?<![a-z])(?:fabricas?|plantas? (?:industrial|de produccion)(?:es)?|maquiladoras?)(?![a-z])/, ['FABRICA']],
  // By the first word of a house's name: in running text they are what is made, and not who makes it.
  [
    /^(?:confecciones|textiles|hilados|hilanderia|tejidos|manufacturas|industrias?|metalurgica|siderurgica|embotelladora|ensambladora|curtiembre|laminados|fundicion(?:es)?|cementos|calzados|plasticos|envases|conservas) (?=[a-z])/m,
    ['FABRICA'],
  ],
  [
    /(?<![a-z])(?:despachos?|estudios? (?:juridicos?|contables?)|consultoras?|asesorias?|gestorias?)(?![a-z])/,
    ['DESPACHO'],
  ],
  [/(?<![a-z])(?:bancos?|entidades? financieras?|cajas? de ahorros?)(?![a-z])/, ['BANCO']],
]
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

/** A school that does not say whom it teaches, by the first word of its name: none of lawyers, and none that is visited. */
const ANY_SCHOOL =
  /^(?:escuela|colegio|liceo|unidad educativa|institucion educativa|centro educativo)(?! (?:de |oficial |profesional )(?:abogad|medic|ingenier|arquitect|notari|psicolog|contador))(?![a-z])/m

const OF_SCHOOL: ReadonlySet<Workplace> = new Set(['ESCUELA', ...SCHOOLS.flatMap(([, places]) => places)])

/** Where whoever does such work does it, whether they say so or not: a mechanic in a workshop, a waiter in a restaurant. */
export const isNaturalPlace = (place: Workplace, family: string): boolean =>
  NATURAL.has(place) && !(place === 'CONCESIONARIO' && OF_KITCHENS.test(family))
/** Where meals are cooked a «concesionario» sells no cars: it runs the canteens of others. */
const OF_KITCHENS = /^(?:kitchen|therapies|medicine|dining-room|food-production)/
const NATURAL: ReadonlySet<Workplace> = new Set([...OF_SCHOOL, ...SHOPS.flatMap(([, places]) => places)])

/** Where a job was, as far as it is told. */
export function workplacesIn(text: string): Workplace[] {
  const flat = flatten(text)
  const school: Workplace[] = ANY_SCHOOL.test(flat) ? ['ESCUELA'] : []
  return [...found(flat, SCHOOLS), ...found(flat, HOUSES), ...found(flat, SHOPS), ...found(flat, FIELDS), ...school]
}

const KIND_OF_HOUSE = /^\p{L}+/u

/** «Panadería La Espiga»: the trade that a house is called after, by the first word of its name alone. */
export const tradesOfHouse = (company: string): string[] =>
  findConcepts(KIND_OF_HOUSE.exec(company.trim())?.[0] ?? '').flatMap(({ kind, id }) => (kind === 'skill' ? [id] : []))

const OF_CARE = /^(?:nursing|medicine|care-work|therapies|health-technicians)$/
const IN_A_HOUSE = /(?<![a-z])en (?:un |una |el |la )?(.*)$/

/** «Mecánica en talleres o concesionarios»: what stands behind «en», where it is places alone. */
const BEHIND = /^(?<work>.+?)\s+en (?<places>[\p{L} ]+(?:(?:,| o| u| y)\s+[\p{L} ]+)*)$/iu
const NO_PLACE = /^(?:el|la|los|las|un|una|o|u|y|de|del)$/

/** The same behind the last «en»: «Técnica en farmacia en oficina de farmacia». */
const BEHIND_LAST = /^(?<work>.+)\s+en (?<places>[\p{L} ]+)$/iu

function shopsBehind(name: string): { work: string; shops: Shop[] } {
  const at_first = shopsIn(name, BEHIND)
  return at_first.shops.length > 0 ? at_first : shopsIn(name, BEHIND_LAST)
}

function shopsIn(name: string, behind: RegExp): { work: string; shops: Shop[] } {
  const { work = name, places = '' } = behind.exec(name.trim())?.groups ?? {}
  const named = flatten(places).split(/,| [ouy] /)
  const all = named.map((one) => found(one, SHOPS))
  const is_short = named.every((one) => one.split(' ').filter((word) => word && !NO_PLACE.test(word)).length <= 2)
  return places !== '' && is_short && all.every((one) => one.length > 0)
    ? { work, shops: [...new Set(all.flat())] }
    : { work: name, shops: [] }
}

/** The name of work without the shops and works that it is to be done in, which make no other trade of it. */
export const withoutShops = (name: string): string => shopsBehind(name).work

/** Where work is asked for: schools of who teaches, of who cares for people what stands behind «en», and of others their shops. */
export function workplacesAsked(name: string, family: string): Workplace[] {
  const flat = flatten(name)
  if (family === 'teaching') return found(flat, SCHOOLS)
  return OF_CARE.test(family) ? found(IN_A_HOUSE.exec(flat)?.[1] ?? '', HOUSES) : shopsBehind(name).shops
}

const GROUPS = [SCHOOLS, HOUSES, SHOPS].map((words) => new Set<Workplace>(words.flatMap(([, places]) => places)))

/** Both say where, and none is the same: who teaches children of six has not yet taught those of fourteen. */
export function areOtherPlaces(asked: readonly Workplace[], own: readonly Workplace[] = []): boolean {
  const [first] = asked
  const group = GROUPS.find((places) => first !== undefined && places.has(first))
  const alike = own.filter((place) => group?.has(place))
  return alike.length > 0 && !asked.some((place) => alike.includes(place))
}
