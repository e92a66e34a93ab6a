import { taxonomy } from '../taxonomy/taxonomy.ts'
import { roleOfWork } from './concept-of.ts'
import { flatten } from './fold.ts'
import { inSpanish } from './words/neighbour-words.ts'

/** One word for two trades: who carries and stores, and, along the Río de la Plata, who waits at table. */
const LONE_HAND = /^moz[oa](?:s|\(s\)|\/[oa]s?|\([oa]s?\))?$/
const OF_STORAGE =
  /(?<![a-z])(?:almacen(?:es|aje)?|bodega|deposito|logistic[oa]|palets?|pallets?|pales?|transpaleta|carretilla|picking|mercancias?|descarga|contenedor(?:es)?|muelle|estanterias?|furgonetas?|mudanzas?|(?:preparar|preparacion de) pedidos)(?![a-z])/
const OF_TABLES =
  /(?<![a-z])(?:mesas?|salon|bandeja|comensales|bar|resto|restaurantes?|comandas?|platos|camarer[oa]s?|propinas|terraza|banquetes?|vinos?)(?![a-z])/
const WAREHOUSE = 'warehouse-worker'
/** Who advises or sells, and tells of policies and the insured, sells insurance. */
const SELLS =
  /^(?:asesor[a]?|agente|ejecutiv[oa]|promotor[a]?|consultor[a]?)(?: (?:patrimonial|financier[oa]|comercial|de ventas|de negocios|profesional))?$/
const OF_INSURANCE =
  /(?<![a-z])(?:asegurad[oa]s|gastos medicos mayores|seguros? de (?:vida|autos?|hogar|salud)|(?:venta|renovacion|cartera) de (?:polizas|seguros))(?![a-z])/
const INSURANCE = 'insurance-agent'

/** Who sells on the floor of a shop goes out to no clients. */
const SELLS_THINGS =
  /^(?:asesor[a]?|vendedor[a]?|ejecutiv[oa]|promotor[a]?|consultor[a]?)(?: comercial| de ventas?)?(?: de (?!seguros|publicidad|zona)[a-z ]{4,30})?$/
const AT_A_SHOP =
  /(?<![a-z])(?:(?:piso|sala|salon) de ventas?|(?:en|de la) tienda|mostrador|probadores|escaparates?)(?![a-z])/
const SHOP = 'shop-assistant'
const OUTSIDE = 'sales-representative'

/** Who receives guests with rooms is at the desk of a hotel. */
const AT_A_DESK =
  /^(?:recepcion|counter|front desk|front office)(?: ?(?:y|e|\/|,) ?(?:recepcion|counter|reservas|front desk|caja))*$/
const OF_GUESTS = /(?<![a-z])(?:huesped(?:es)?|check ?-?in|check ?-?out|habitacion(?:es)?|pernocta[a-z]*)(?![a-z])/
const HOTEL_DESK = 'hotel-receptionist'
/** Who receives patients is at the desk of a clinic. */
const OF_PATIENTS = /(?<![a-z])(?:pacientes?|clinica|consultorio|historias? clinicas?|gesden)(?![a-z])/
const CLINIC_DESK = 'patient-admissions-clerk'

/** Who leads a class of a school teaches it: «tutora de 3º de Primaria», «profesor de 5to grado de primaria». */
const OF_A_CLASS =
  /^(?:tutor[a]?|maestr[oa]|profesor[a]?|docente)(?: titular| jefe)? de (?:\d\S{0,3}|primer|segund|tercer|cuart|quint|sext)[a-z]*(?: y \d\S{0,3})?(?: grado| curso| ano| basico)?(?: (?:de )?(?:educacion |ed\. ?)?(primaria|infantil|preescolar|secundaria|eso))(?![a-z])/
const OF_SCHOOLS: Readonly<Record<string, string>> = {
  primaria: 'primary-school-teacher',
  infantil: 'preschool-teacher',
  preescolar: 'preschool-teacher',
  secundaria: 'secondary-school-teacher',
  eso: 'secondary-school-teacher',
}

/** In Mexico the «jefe de piso» of a restaurant leads the waiters; in hotels the one of the rooms. */
const OF_A_FLOOR = /^(?:jef[ea]|encargad[oa]|supervisor[a]?|capitan[a]?) de pisos?$/
const OF_WAITERS =
  /(?<![a-z])(?:meser[oa]s?|garroter[oa]s?|garzon(?:es)?|camarer[oa]s? de sala|comensales|comandas?|restaurantes?)(?![a-z])/
const FLOOR = 'restaurant-floor-manager'

/** Who cuts films is called as who puts machines together, or as who corrects books. */
const CUTS =
  /^(?:montajista|montador[a]?|editor[a]?)(?= (?:y|e|\/|independiente|freelance|autonom[oa]|senior|junior)(?![a-z])| ?[/,(]|$)/
const OF_FILMS =
  /(?<![a-z])(?:videos?|videoclips?|reels?|cortometrajes?|largometrajes?|documental(?:es)?|a emision|closed caption|premiere|davinci|final cut|after effects|capsulas audiovisuales|spots?|etalonaje|escaleta)(?![a-z])/
const VIDEO_EDITOR = 'video-editor'

/** Where wine is made the «bodega» is no store: whoever runs it makes the wine. */
const OF_A_CELLAR = /^(?:responsable|encargad[oa]|jef[ea]|supervisor[a]?) de (?:la )?bodega$/
const OF_WINE =
  /(?<![a-z])(?:vinos?|vendimias?|barricas?|fermentacion(?:es)?|remontajes?|descubes?|uvas?|mostos?|trasiegos?|sulfitado)(?![a-z])/
const OENOLOGIST = 'oenologist'

/** A position, what is told around it, and the role that both say. */
const BY_BOTH: readonly (readonly [position: RegExp, told: RegExp, role_id: string])[] = [
  [SELLS, OF_INSURANCE, INSURANCE],
  [CUTS, OF_FILMS, VIDEO_EDITOR],
  [OF_A_CELLAR, OF_WINE, OENOLOGIST],
  [OF_A_FLOOR, OF_WAITERS, FLOOR],
  [AT_A_DESK, OF_GUESTS, HOTEL_DESK],
  [AT_A_DESK, OF_PATIENTS, CLINIC_DESK],
]

/** The role that a position names, where what is told around it decides which of two is meant. */
export function roleInContext(position: string, told: string): string | null {
  const role = roleOfWork(position)
  const [name, flat] = [flatten(position).trim(), flatten(told)]
  if (role === OUTSIDE && SELLS_THINGS.test(name) && AT_A_SHOP.test(flat)) return SHOP
  const school = OF_SCHOOLS[OF_A_CLASS.exec(name)?.[1] ?? '']
  if (school !== undefined) return school
  const by_both = BY_BOTH.find(([called, said]) => called.test(name) && said.test(flat))
  if (by_both) return by_both[2]
  if (!LONE_HAND.test(name)) return role
  return OF_STORAGE.test(flat) && !OF_TABLES.test(flat) ? WAREHOUSE : role
}

/** As the encoder should read it: alone, the word is nearer to the other trade. */
export const titleInContext = (position: string, role_id: string): string =>
  LONE_HAND.test(flatten(position).trim()) ? (taxonomy().role(role_id)?.name_es ?? position) : inSpanish(position)

/** A degree in a trade, or how it is done, and not which: «oficial 1ª», «por cuenta propia». */
const ONLY_A_RANK =
  /^(?:(?:oficial|especialista|oficiala)(?: (?:de )?(?:[123](?:\.?[ªaº°])?|primera|segunda|tercera))?|autonom[oa]|por cuenta propia|freelance|independiente|(?:asociad[oa]|soci[oa]|profesional|staff|consultor[a]?)(?: (?:junior|jr|senior|sr|semi ?senior|ssr))?\.?)$/

/** Who calls themselves electrician and was «oficial 1ª» was that as an electrician. */
export const isOnlyARank = (position: string): boolean => ONLY_A_RANK.test(flatten(position).trim())
