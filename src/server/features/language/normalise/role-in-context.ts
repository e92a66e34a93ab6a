import { taxonomy } from '../taxonomy/taxonomy.ts'
import { roleIdOf } from './concept-of.ts'
import { flatten } from './fold.ts'

/** One word for two trades: who carries and stores, and, along the Río de la Plata, who waits at table. */
const LONE_HAND = /^moz[oa](?:s|\(s\)|\/[oa]s?|\([oa]s?\))?$/
const OF_STORAGE =
  /(?<![a-z])(?:almacen(?:es|aje)?|bodega|deposito|logistic[oa]|palets?|pallets?|pales?|transpaleta|carretilla|picking|mercancias?|descarga|contenedor(?:es)?|muelle|estanterias?|furgonetas?|mudanzas?|(?:preparar|preparacion de) pedidos)(?![a-z])/
const OF_TABLES =
  /(?<![a-z])(?:mesas?|salon|bandeja|comensales|bar|resto|restaurantes?|comandas?|platos|camarer[oa]s?|propinas|terraza|banquetes?|vinos?)(?![a-z])/
const WAREHOUSE = 'warehouse-worker'

/** The role that a position names, where what is told around it decides which of two is meant. */
export function roleInContext(position: string, told: string): string | null {
  const role = roleIdOf(position)
  if (!LONE_HAND.test(flatten(position).trim())) return role
  const flat = flatten(told)
  return OF_STORAGE.test(flat) && !OF_TABLES.test(flat) ? WAREHOUSE : role
}

/** As the encoder should read it: alone, the word is nearer to the other trade. */
export const titleInContext = (position: string, role_id: string): string =>
  LONE_HAND.test(flatten(position).trim()) ? (taxonomy().role(role_id)?.name_es ?? position) : position

/** A degree in a trade, or how it is done, and not which: «oficial 1ª», «por cuenta propia». */
const ONLY_A_RANK =
  /^(?:(?:oficial|especialista|oficiala)(?: (?:de )?(?:[123](?:\.?[ªaº°])?|primera|segunda|tercera))?|autonom[oa]|por cuenta propia|freelance|independiente)$/

/** Who calls themselves electrician and was «oficial 1ª» was that as an electrician. */
export const isOnlyARank = (position: string): boolean => ONLY_A_RANK.test(flatten(position).trim())
