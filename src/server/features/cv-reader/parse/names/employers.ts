import { findTitleRoles } from '#server/features/language/normalise/concepts.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { MONTH_NAME } from '#shared/lexicon/months.ts'
import { companyScore, roleScore } from './names.ts'

/** People without an employer say so in its place. */
const OWN_ACCOUNT =
  /^(?:en )?(?:el |la |mi |un |una )?(?:(?:trabajador[a]? )?(?:por (?:mi |su )?cuenta(?: propia)?|por contrato|(?:mi )?cuenta propia|autonom[oa]|independiente|free ?lance|particular(?:es)?|(?:negocio|empresa|emprendimiento|taller|salon|estudio) (?:propi[oa]|familiar|personal|de mi [a-z]+)|(?:varias |distintas )?(?:familias?|casas?|domicilios?)(?: particular(?:es)?| de familia)?|varios(?: (?:clientes|empleadores|particulares))?|(?:vari[oa]s|distint[oa]s|diferentes|divers[oa]s|much[oa]s) (?:empresas?|etts?|contratas|subcontratas|obras|locales|bares|restaurantes|hoteles|tiendas|talleres|fincas|colegios|centros|residencias|particulares|hogares|comunidades|constructoras|agencias|proyectos|escuelas|academias|editoriales|productoras|marcas|clubes|hospitales|clinicas|bufetes)|self[- ]employed))(?:[ ,(].{0,40})?$/
export const isOwnAccount = (text: string): boolean => OWN_ACCOUNT.test(flatten(text.slice(0, 80)).trim())

/** Nouns that places of work begin with; positions do not. */
const PLACE_OF_WORK =
  /^(?:el |la |los |las )?(?:[a-z]+(?:er|or|ur)ias?|taller|(?:para)?farmacia|optica(?= [a-z])|ips(?= [a-z])|puesto de (?:comida|tacos|ropa|verdura|fruta|flores|mercado|artesania|revistas)|kiosc?o|quiosco|local de|negocio|cocina economica|restaurantes?|[a-z]{3,}(?:dora|tora|era)s?(?= [a-z])|asadero|fonda|cantina|bar|cafe|restobar|taberna|bodegon|parrilla|asador|parador|posada|hostal|hostel|apartamentos|camping|casa|club|gimnasio|museo|teatro|cine|[a-z]{3,}oteca|consulta(?= [a-z])|liceo|academia|colegi|guarderia|jardin (?:de |maternal|infantil|integra|junji)|preescolar|unidad educativa|notaria|registro|juzgado|consultorio|policlinico|sanatorio|mutual|mutualista|caja|estancia|finca|granja|vivero|chacras?|fundo|corralon|almacen(?:es)?|supermercado|minimarket|autoservicio|abarrotes|mercado|gasolinera|estacion|aeropuerto|puerto|ejercito|fuerza|armada|batallon|regimiento|cruz roja|caritas|feria|comedor|callcenter|call center|radio|diario|canal|productora|consorcio|corporacion|empresas?|fabrica|planta|molino|ingenio|frigorifico|maquila|cementos|plasticos|textiles|confecciones|limpiezas|reformas|montajes|pinturas|muebles|calzados?|conservas|lacteos|carnicas|aguas|gas|electro[a-z]*|auto[a-z]+|moto[a-z]+|piscinas|peluqueria|salon|institucion|secretaria de|defensoria|prefectura|diputacion|gobernacion|junta|xunta|generalitat|cabildo|union de|sindicato|federacion|comunidad de|proyecto|censo)(?![a-z])/

/** «Desarrolladora Java», «Diseñadora UX»: the whole of it names work, whatever its first word ends in. */
const isRole = (text: string): boolean =>
  findTitleRoles(text).some(({ start, end }) => start === 0 && text.trim().slice(0, end).includes(' '))

const isPlaceOfWork = (text: string, flat: string): boolean =>
  PLACE_OF_WORK.test(flat) &&
  (!FEMALE_WORKER.test(flat) || AND_NAME.test(text)) &&
  !/^[a-z]+ista(?![a-z])/.test(flat) &&
  !isRole(text)

/** «Pesquera y Conservas Luarca» */
const AND_NAME = /^\p{Lu}\p{Ll}+ [ye] \p{Lu}\p{Ll}/u

const FEMALE_WORKER =
  /^(?:una |la )?[a-z]{3,}(?:dora|tora|era) (?:de|en|del|y|e|jr|sr|junior|senior|part|autonom|freelance|independiente|titular|adjunta|suplente|sustituta|interina|jurada|particular|tecnica|comercial|social|principal|jefa|ejecutiva|web|grafica|general|financiera|medica|externa|interna)/

/** Names are written with capitals inside; positions mostly are not. */
function hasInnerCapitals(text: string): boolean {
  const [, ...words] = text.split(/\s+/)
  const inner = words.filter((word) => /^\p{Lu}[\p{Ll}'’.]/u.test(word))
  return inner.length > 0 && /\p{Ll}/u.test(text)
}

/** How much a text looks like an employer among the names of a job: 0 to 6. */
export function employerScore(text: string): number {
  if (isOwnAccount(text)) return 3
  const flat = flatten(text.slice(0, 120)).trim()
  const place = isPlaceOfWork(text, flat) ? 1.5 : 0
  return companyScore(text) + place + (hasInnerCapitals(text) ? 0.75 : 0)
}

/** «2ª cocinera», «1er oficial» */
const ORDINAL = /^\d\S{0,3}\s+/
/** Words that only end like those who work. */
const NO_WORKER = new RegExp(
  `^(?:a?fuera|${MONTH_NAME}|primer[oa]|tercer[oa]|carrera|manera|era|espera|frontera|cartera|bandera|madera|pero|cero|dinero|numero|genero|sector|motor|factor|exterior|interior|verdadero|extranjer[oa]|solter[oa]|enter[oa])(?![a-z])`,
)
const WORKER =
  /^(?:[a-z]{2,}(?:ista|ador|adora|edor|edora|idor|idora|itor|itora|ero|era|tor|tora|grafo|grafa|logo|loga))(?![a-z])/

/** «ASESORÍA CARPESA»: in capitals only the word tells. */
const isShop = (text: string, flat: string): boolean =>
  text === text.toUpperCase() && /^[a-z]+(?:er|or|ur)ias? [a-z]/.test(flat)

/** How much a text looks like a position among the names of a job: 0 to 3. */
export function positionScore(text: string): number {
  return Math.max(...text.split(THEN).map(scoreOfOne))
}

/** «Au pair y después dependienta de zapatería»: each of the two may name the work. */
const THEN = /\s(?:y|e)\s(?:despu[eé]s|luego|m[aá]s tarde|posteriormente|finalmente)\s/iu

function scoreOfOne(text: string): number {
  if (isOwnAccount(text)) return 0
  const flat = flatten(text.slice(0, 100)).trim()
  // «Limpiezas Brillalev» is no cleaning but who does it.
  if (isPlaceOfWork(text, flat) && (hasInnerCapitals(text) || isShop(text, flat))) return 0
  const known = roleScore(text.replace(ORDINAL, ''))
  if (known >= 1) return known
  return WORKER.test(flat) && !NO_WORKER.test(flat) && !isPlaceOfWork(text, flat) ? 1 : known
}
