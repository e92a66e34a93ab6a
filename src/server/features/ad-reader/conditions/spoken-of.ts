import type { NamedPlace } from './named-places.ts'

/** How much an ad says that the work is done in a place that it names; 0: it names it for something else. */
type Weight = 0 | 1 | 2 | 3 | 4

const LABELS =
  '(?:ubicacion|lugar(?:es)?|localidad|localizacion|zonas?|sedes?|ciudad(?:es)?|poblacion|municipio|provincia|comuna|distrito|donde|centro|direccion|location|workplace|base|plaza|region|area geografica|estado|sucursal|tienda|planta|departamento)'
const OF_WORK =
  '(?: (?:de|del|de la|para el|para la) (?:trabajo|labores|puesto|vacante|prestacion|servicio|empleo|plaza|oficina)| laboral| geografica)?'
/** «Lugar de trabajo: …», at the head of a line or inside of it; the names may stand some words behind. */
const LABELLED = new RegExp(
  `(?:^|[\\n.;|•·,(📍*-]) ?${LABELS}${OF_WORK}(?: [a-z]+)? ?[:=–|-]+ ?[^:;\\n]{0,70}$|📍[^\\n]{0,40}$|(?:^|\\n)[^a-z0-9\\n]*${LABELS}${OF_WORK}:?[ \\t]*\\n[^a-z0-9\\n]*[^.;:\\n]{0,50}$`,
)

const SITE =
  '(?:plantas?|tiendas?|local(?:es)?|oficinas?|sedes?|centros?|sucursal(?:es)?|almacen(?:es)?|bodegas?|fabricas?|taller(?:es)?|restaurantes?|hotel|clinicas?|cedis|obras?|faenas?|mina|fundo|colegios?|escuelas?|farmacias?|supermercados?|delegacion|agencias?|hospital|residencias?|naves?|plataforma|cocina|academia|gimnasios?|estudio|despacho|consultorio|instalaciones|campus|operacion|site|hub|centro de distribucion|centro logistico|parque industrial|poligono(?: industrial)?|pi)'
/** «para nuestra tienda de …», «trabajo presencial en …» */
const AT_WORK = new RegExp(
  `(?<![a-z])(?:(?:en|para|a) (?:nuestr[oa]s?|sus?|una?|el|la|los|las|importante)?(?: [a-z]+)? ?${SITE}(?: [a-z]+){0,3}?(?: (?:de|en|del|ubicad[oa]s? en|situad[oa]s? en|sit[oa] en|–|-))?|(?:trabajar|trabajo|puesto|vacantes?|plazas?|presencial|hibrid[oa]|incorporacion|base|ubicad[oa]s?|situad[oa]s?|contratacion|empleo|jornada|centro de trabajo|zona|oportunidad|laborar|desempenarse|residir|prestar servicios?|seleccion|selecciona(?:mos)?|buscamos|requiere|solicita|busca)(?: [a-z0-9%]+){0,5}? (?:en|de|para)|${SITE})(?: (?:la|el|los|las))?(?: (?:centro|ciudad|zona|comuna|distrito|municipio|localidad|provincia|alrededores|area metropolitana)(?: (?:norte|sur|este|oeste|oriente|poniente|centro))?(?: de)?)? ?$`,
)

/** Trips, customers, origins, schools and meetings. */
const ELSEWHERE =
  /(?<![a-z])(?:viaj[a-z]*|desplazamientos?|desplazarse|visitas?|visitar|rutas?|giras?|clientes?|proveedores|(?:ex|im)porta(?:mos|r|ndo|ciones|cion|dora|doras|dos)?|origen|originari[oa]s?|procedentes?|fundad[oa]s?|nacid[oa]s?|naci(?:mos|o)|universidad(?:es)?|facultad|instituto|egresad[oa]s?|titulad[oa]s?|banco|entrevistas?|reporta(?:r|ndo)?|juntas?|reunion(?:es)?|encuentros?|(?:nos )?(?:juntamos|reunimos|vemos|encontramos)(?: todos)?|eventos?|ferias?|offsite|gobierno|camara de comercio|ley|filial(?:es)?|clases?|visas?|pasaporte|mercados|proyectos internacionales|hacia|rumbo a)(?![a-z])[^.;:\n]{0,60}$/
/** What is shown to travellers: the work may begin anywhere near. */
const TOURED =
  /(?<![a-z])(?:tours?|excursion(?:es)?|caminatas?|circuitos?|guia(?:r|ndo|das?|dos)|recorrid[oa]s?)(?![a-z])[^.;:\n]{0,60}$/
/** What the company tells of itself: the work may be there all the same. */
const OF_COMPANY =
  /(?<![a-z])(?:presencia|presentes?|somos|empresa|grupo|compania|cadena|lider(?:es)?|sucursales|delegaciones|oficinas en|sedes en|tiendas en|plantas en|operaciones|operamos|matriz|sede central|headquarters|hq|equipos? (?:de|en)|repartid[oa]s?|desde (?:18|19|20)\d\d|anos en el mercado|trayectoria|cobertura)(?![a-z])[^.;\n]{0,90}$/

/** «y ahora abrimos oficina en Monterrey»: a house beside the one that hires, unless it is the one it hires for. */
const OPENS_ELSEWHERE =
  /^(?!.*(?:busca|selecciona|requiere|necesita|solicita|incorpora|contrata|precisa)).*(?<![a-z])(?:abrimos|abriremos|inauguramos|inauguraremos|acabamos de abrir|proxim[oa]s?|tambien (?:tenemos|contamos con|estamos))(?: [a-z]+){0,4} en (?:la |el )?$/s
/** «en Gijón», «(Madrid)», «Zona: Palermo», or where a line begins. */
const LEADS =
  /(?:(?<![a-z])(?:en|por|zona|desde|sede|de|del|lugar|ubicacion|para|ciudad|a)[: ]+(?:el |la |los |las )?(?:centro de |ciudad de |comuna de |distrito de |municipio de )?|[^a-z0-9 ]\s*|^)$/
/** «pasajes desde Tarapoto», «ruta de empresa desde Guadalajara»: where a way begins, unless the work is done from there. */
const SETS_OUT =
  /^(?!.*(?:trabaj|remot|base|puesto|[aei]mos(?![a-z]))).*(?<![a-z])desde (?:(?:la |el )?[a-z ]{3,25}(?:,| o| y) ){0,4}(?:la |el )?$/s
const STREET =
  /(?<![a-z])(?:av|avda|avenida|calle|c\/|jr|jiron|carrera|cra|cll|calz|calzada|blvd|boulevard|paseo|pza|carretera|ctra|autopista|autovia|camino|metro|estacion|panamericana|ruta|linea|glorieta|ronda|puente|virgen|nuestra senora|banco|universidad|club|real|deportivo)\.? (?:de |del |la |el |a |al )*$/
/** «en la zona de Arauco y Los Ángeles», where no list knows the first. */
const AND_ALSO =
  /(?<![a-z])(?:en|zona de|entre|de) (?:la zona de |las zonas de )?[a-z]{3,20}(?: [a-z]{3,20})? (?:y|o|e) $/
const PART_OF_TOWN = /^ (?:centro|capital|ciudad|norte|sur|este|oeste|oriente|poniente)(?![a-z])/
/** «Ayacucho 4100», «Moreno al 350»: the house number of a street that is called like a town. */
const HOUSE_NUMBER = /^ (?:al |n[°º.]? ?|no\. ?|#)?\d{3,4}(?![\d.,]\d|\d| ?(?:€|vacantes|plazas))/
const REACH = 110
/** «Callao, Av. Los Nogales» as a line of its own: where the house is. */
const ADDRESS =
  /^,? ?(?:,|–|-|\|) ?(?:av|avda|avenida|calle|c\/|jr|jiron|cra|carrera|cll|calz|calzada|blvd|boulevard|paseo|pasaje|psje|carretera|ctra|parque industrial|poligono|zona industrial|urb|urbanizacion|colonia|col)\.? [^\n]{3,60}(?:\n|$)/
const isHeadOfLine = (before: string): boolean => /(?:^|\n)[^a-z0-9\n]*$/.test(before)

interface Spoken {
  flat: string
  /** How long the title is that stands before the text. */
  title_end: number
}

export function weightOf({ start, end }: NamedPlace, { flat, title_end }: Spoken): Weight {
  const before = flat.slice(Math.max(0, start - REACH), start)
  if (STREET.test(before) || HOUSE_NUMBER.test(flat.slice(end, end + REACH))) return 0
  if (SETS_OUT.test(sentenceOf(before)) || isEndOfRange(before, flat.slice(end, end + REACH))) return 0
  if (LABELLED.test(before) || (isHeadOfLine(before) && ADDRESS.test(flat.slice(end, end + REACH)))) return 4
  if (start < title_end) return ELSEWHERE.test(before) ? 0 : 3
  if (ELSEWHERE.test(sentenceOf(before))) return isInLetterhead(flat, title_end, start, end) ? 2 : 0
  if (OPENS_ELSEWHERE.test(sentenceOf(before))) return 0
  if (TOURED.test(sentenceOf(before))) return 1
  const said = OF_COMPANY.test(sentenceOf(before))
  if (AT_WORK.test(before)) return said ? 2 : 3
  const leads = LEADS.test(before) || AND_ALSO.test(before) || PART_OF_TOWN.test(flat.slice(end, end + REACH))
  return leads ? (said ? 1 : 2) : 0
}

/** «Viajes Altamar – Huelva» above the ad: where the house is, whatever it is called. */
const isInLetterhead = (flat: string, title_end: number, start: number, end: number): boolean =>
  /^\s*[^\n.;:]{3,80} [–—|-] $/.test(flat.slice(title_end, start)) && /^ ?(?:\n|$)/.test(flat.slice(end, end + 2))

/** «de Arica a Punta Arenas»: neither is where the work is. */
const FROM = /(?<![a-z])(?:de|desde) (?:la |el |los |las )?$/
const UNTO = /^ (?:a|hasta) (?:la |el |los |las )?[a-z]/
const SINCE_FROM = /(?<![a-z])(?:de|desde) [^.;,:\n]{3,30} (?:a|hasta) $/
const isEndOfRange = (before: string, after: string): boolean =>
  (FROM.test(before) && UNTO.test(after)) || SINCE_FROM.test(before)

const sentenceOf = (before: string): string => before.slice(before.search(/[^.;\n!?]*$/))
