import { MUST } from '#shared/lexicon/importance.ts'
import type { Importance } from '#shared/matching/matching.ts'
import { cuesIn } from './cues.ts'
import type { Segment } from './segments.ts'
import type { Sentence } from './sentences.ts'

/** What an ad does with the words of a segment. */
export interface Stance {
  /** NAMED: neither asked for nor about something else, as a tool among the duties is. */
  stance: 'ASKED' | 'NAMED' | 'TOLD'
  /** Its own words say so, and not only where it stands. */
  is_said: boolean
  /** Nothing in it asks, but in other ads such lines do, almost surely. */
  is_learnt?: true
  /** Where that what is asked for begins: «Buscamos cocinera con…». */
  from: number
  /** What it is worth when no word beside it says so. */
  importance: Importance
}

const OFFERS =
  /^[\s¡¿]*(?:te |os |le |se )?(?:ofrec|damos|formamos|ponemos|contratamos|contrato|contratacion|salario|sueldo|renta|remuneracion|retribucion|pagamos|pago|horario|turnos?|jornada|modalidad|we offer|incorporacion|inicio|arranque|beneficios|condiciones|nomina|prestaciones|interesad|mandanos|manda|envia|enviar|llamar|presentarse|contactar|contactanos|comunicarse|comunicate|postulate|postular|postulaciones|inscribete|apuntate|escrib(?=(?:enos|inos|eme|ime|enme)|(?:ir|e|an|i) (?:(?:un|tu|su|al|a|por|solo) )*(?:whats|wsp|wasap|wpp|mail|correo|cv|mensaje|md|dm|privado))|(?:solo )?(?:por )?whats|proceso|lugar|ubicacion)(?!idad)/
/** Items that stand among demands in a list without headings. */
const OFFERED =
  /^[\s¡]*(?:(?:salario|sueldo|contrato|remuneracion|(?:(?:esquema|modelo|formato|modalidad|trabajo)(?: de trabajo| laboral)? )?(?:presencial|remoto|hibrid[oa])|(?:en )?planilla|[\d.,]+ ?(?:€|euros)|[$€] ?\d|\d{2} ?k?(?:-|–| a )\d{2} ?k(?![a-z])|(?:un|dos|\d+) dias? (?:de |libres?|extra)|(?:se )?ofrec|seguro medico|vacaciones|descuentos?|propinas)|.*(?<!ingresos )(?:brutos|netos)(?![a-z]))/
const OF_THE_COMPANY =
  /^[\s¡¿]*(?:somos|en [a-z]+(?: [a-z]+)? (?:hacemos|tenemos|desarrollamos|creamos|somos|trabajamos|llevamos|vendemos)|nuestr[oa]s? |trabajamos|llevamos|tenemos|contamos con|hacemos|atendemos|usamos|partimos|creemos|(?:fabric|elabor|comercializ|export|import|proces|repar|transport|cultiv|instal|prest|brind|oper|envas|empac)amos|(?:produc|vend)[ei]mos|(?:distribu|constru)imos|we (?:are|have)|(?:importante |reconocid[oa] |prestigios[oa] )?(?:empresa|compania|grupo|consultora|fabrica|cadena|multinacional) |(?:planta|firma|laboratorio|marca|agencia|constructora|distribuidora|comercializadora|exportadora|importadora|maquiladora|startup|cooperativa|taller|despacho|bufete) (?:de |lider|dedicad|ubicad|especializad|mexican|espanol|colombian|peruan|chilen|argentin|familiar|internacional|nacional)|(?:[a-z&.-]+ ){1,4}(?:desarrolla|fabrica|comercializa|distribuye|es una? (?:empresa|compania|startup|agencia|consultora|fintech)) |el (?:equipo|backend|panel|colegio|centro|legado|proyecto|local|hotel|restaurante) |la (?:empresa|compania|plataforma|nomina|casa|tienda) )/
const OF_THE_WORK =
  /^[\s¡¿]*(?:vas a|haras|tendras|te encargaras|seras (?:responsable|la persona)|tu (?:mision|trabajo|dia)|el trabajo|la persona (?:seleccionada|que se incorpore)|participaras|trabajaras|colaboraras|formaras parte)/
/** «Pasar prueba práctica», «rendir examen psicométrico»: how people are chosen, not what they bring along. */
const OF_THE_SELECTION =
  /^[\s¡¿]*(?:(?:debera[ns]?|tendras? que|hay que|se debera) )?(?:presentar(?:se)?|pasar|superar|aprobar|rendir|realizar|acudir|asistir|someterse|acreditar)(?: (?:y|o|e) [a-z]{4,}r)?(?: (?:a|al|por|con))?(?: (?:un|una|el|la|los|las|nuestr[oa]s?))?(?: (?:breve|pequen[oa]|corta))? (?:pruebas?|examen(?:es)?|entrevistas?|evaluacion(?:es)?|test|tests|assessment|casos? practicos?|dinamicas?|psicometric[oa]s?|psicotecnic[oa]s?)(?! (?:de (?:grado|selectividad|acceso|oposicion)|mir(?![a-z])))/
/** «Postulantes deben presentar certificado de antecedentes y AFP»: what is brought along once somebody is chosen. */
const OF_THE_HIRING =
  /^[\s¡¿]*(?:(?:l[oa]s )?(?:postulantes|candidat[oa]s|interesad[oa]s|seleccionad[oa]s|aspirantes)[a-z/()]* )?(?:para (?:postular(?:se)?|aplicar|participar|inscribirse|concursar)(?: a [a-z ]{3,25})?,? )?(?:(?:debe[nr]?|deberan?|tendran? que|hay que|(?:es )?necesario|por favor,?|favor de|se pide|se ruega|se solicita) )?(?:presentar|traer|entregar|adjuntar|acudir con|presentarse con|enviar|mandar|remitir|hacer llegar)(?: (?:su|sus|el|la|los|las|un|una|copia de))* (?:certificado de (?:antecedentes|afp|afiliacion|residencia|nacimiento|cotizaciones)|antecedentes|documentos|documentacion|papeleria|solicitud|cv(?![a-z])|curriculum|hoja de vida|fotocopia|copias?|fotos?|comprobante|identificacion|ine(?![a-z])|dni(?![a-z])|cedula de (?:ciudadania|identidad))/
/** «El examen médico se hace el mismo día», «se aplicará antidoping», «habrá una prueba de inglés» */
const STEP =
  '(?:exam(?:en|enes)|antidop[a-z]+|pruebas?|entrevistas?|evaluacion(?:es)?|test|estudio socioeconomico|visita domiciliaria|verificacion|dinamica|poligrafo|assessment|revision medica|reconocimiento medico|caso practico)'
const STEP_TOLD = new RegExp(
  `^[\\s¡¿]*(?:(?:el|la|los|las|una?|nuestr[oa]s?|despues|luego|primero|y|,) ?)*${STEP}(?![a-z])[^.;:]{0,90}(?<![a-z])(?:se (?:hace|hara|realiza|realizara|aplica|aplicara|lleva|programa|agenda|coordina)n?|sera[n]?|seran|tendran? lugar|consta[n]?|forman? parte|corren? (?:por|a cargo))(?![a-z])|(?<![a-z])(?:se (?:hara|realizara|aplicara|tomara|pedira)n?|habra|haremos|realizaremos|aplicamos|aplicaremos|te (?:haremos|tomaremos|citaremos)|incluye|consiste en|consta de) (?:(?:un|una|el|la|los|las|breve|tambien|ademas|primero) )*${STEP}(?![a-z])`,
)
const BY_OTHERS =
  /(?:lo|la|los|las|eso) (?:lleva|llevan|ve|ven|atiende|mantiene|hace|hacen|cubre) (?:otr|un|el|la|los|las)|a cargo de otr|no (?:lo|la|los|las) (?:vas a|necesitas|pedimos|exigimos)|otro equipo|otr[oa]s? companer/
const WAIVED =
  /(?<![a-z])(?:no (?:se |te |os |nos |lo |la )?(?:pid\w+|ped\w+|exig\w+|precis\w+|requier\w+|requerimos|necesit\w+|hace(?:n)? falta|es (?:un )?requisito|(?:es |son )?(?:necesari|requerid)\w+|importa|tendras que|tienes que|hay que|vas a|hacemos|buscamos|es con|aplican?(?= ?(?:[.,;:()]|$)))|tampoco|sin necesidad de|indistint[oa]s?|indiferente|l[oa]s? (?:aprenderas|aprendes|ensenamos) (?:con nosotros|aqui|en la empresa)|te l[oa]s? ensenamos)(?![a-z])/
const HIRING =
  /(?<![a-z])(?:se busca[n]?(?![a-z])|se (?:precisan?|necesitan?|requieren?|solicitan?)(?= (?:con urgencia |de urgencia |urgentemente )?(?:un|una|unos|unas|dos|tres|varios|\d+)?(?:\/a)? ?(?!ordenador|computador|monitor |motor)(?:[a-z/()]{2,}(?:er|or|ari|ist|ant|ent|log|anil|ativ|efe)(?:[oa]|es|[oa]s|as|s|[oa]?\/[oa]s?|\([oa]\))?(?![a-z])|personal|auxiliar|oficial|mozo|peon|chofer|ayudante|tecnic[oa] |medic[oa] |enfermer|azafat|chef|camarer))|(?<!se )(?:urge|urgen|busco|necesito|solicito|requiero|preciso|busca|buscan|buscamos|necesita|necesitan|necesitamos|requiere|requieren|requerimos|precisa|precisan|precisamos|solicita|solicitan|solicitamos|incorpora|incorporamos|selecciona|seleccionamos|contrata|contratara|nos imaginamos|nos hace(?:n)? falta|(?:queremos|esperamos) (?:sumar|incorporar|contratar|encontrar)|en (?:la )?busqueda del?))(?![a-z])/
export const hires = (flat: string): boolean => HIRING.test(flat)

/** Where the person begins to be described after «buscamos…». */
const DESCRIBES =
  /(?<![a-z])(?:con (?!(?:urgencia|el|la|los|las|nuestro|nuestra|un equipo|sede|base|plantas|oficinas|presencia|sucursales|tiendas|delegaciones|clientes|operaciones|filiales|centros) )|que (?=[a-z])|capaz de |q (?=[a-z])|(?<=, )(?=(?:tecnic|tecnolog|estudiante|profesional|egresad|bachiller|licenciad|ingenier|graduad|titulad)[a-z])|(?=(?:(?:al menos|minimo|un|una|unos|mas de) )?(?:\d+ ?\+? ?(?:anos?|meses)|experiencia|conocimientos?|dominio|manejo|nivel(?! (?:medio|inicial|basic[oa]|transicion|primari[oa]|secundari[oa])(?! (?:de|en) ))|titul|grado|licencia|carnet|ingles|disponibilidad|buen|solid|alt[oa]))|titulad[oa]s?(?:\/as?)? en |licenciad[oa]s?(?:\/as?)? en |diplomad[oa]s?(?:\/as?)? en |graduad[oa]s?(?:\/as?)? en )|: /
const ASKS =
  /^\s*(?:con [a-z]|residir |vivir (?:en|cerca)|debe )|(?<![a-z])(?:pedimos|se piden?|exig\w+|(?:que|q) (?:sepas?|tengas?|conozcas?|manejes?|domines?|hables?|vivas?|cuentes?|hayas?|seas?|sea|tenga|sepa|maneje|hable|pueda|puedas)|nos importa que|experiencia|conocimientos?|manejo|dominio|nivel (?:alto|medio|avanzado|de)|titulacion|titulo|licenciatura|grado en|carnet|licencia|permiso de conduc[a-z]+|colegiad[oa]|matriculad[oa] en|cedula|carne de|certificado de|(?:vehiculo|coche|auto|moto|carro|movilidad) propi[oa]|disponibilidad|soltura|escolaridad|uso de|herramientas? propias?|equipo propio|secundari[oa] complet[oa]|bachillerato|prepa(?:ratoria)?|ensenanza media|tarjeta profesional|rethus|cursos? (?:vigentes?|de|en)|sin antecedentes|mayor(?:es)? de edad|oficial(?:es)? (?:1|2|de primera|de segunda)[a-zªº]*|tecnic[oa] en|tecnic[oa] superior|portafolio|portfolio|experience|knowledge|years)(?![a-z])/
const STRONG = new RegExp(`(?<![a-z])(?:${MUST}|requisito)s?(?![a-z])`)

const SHORT_OFFER = 100
/** Said of the person, under whatever heading it stands. */
const ASKED_ANYWHERE =
  /^\s*(?:(?:vivir|residir) (?:en|cerca) |disponibilidad (?:inmediata|(?:para|de) (?:viaj|desplaz|traslad|rotar|trabajar|laborar|incorpor|capacit|cambi|mudar)))/

const OF_SECTION: Partial<Record<NonNullable<Sentence['section']>, Importance>> = {
  MUST: 'EXCLUYENTE',
  WISH: 'DESEABLE',
}

export function stanceOf(segment: Segment): Stance {
  const { section } = segment.sentence
  const importance = beforeBracket(segment) ?? (section && OF_SECTION[section]) ?? 'IMPORTANTE'
  const stance = judged(segment)
  return {
    stance,
    is_said: isSaid(segment, stance),
    importance,
    from: stance === 'ASKED' ? hiringFrom(segment) : segment.start,
  }
}

function isSaid({ flat, sentence, cues }: Segment, stance: Stance['stance']): boolean {
  if (stance !== 'ASKED') return wholeOf(sentence).told || WAIVED.test(flat)
  return cues.length > 0 || sentence.opened || ASKS.test(flat)
}

/** As if it had been found to be so at once. */
export function withOtherStance<S extends Segment & Stance>(statement: S, stance: Stance['stance']): S {
  return { ...statement, stance, from: stance === 'ASKED' ? hiringFrom(statement) : statement.start }
}

/** «Se valora haber estudiado Cocina (grado medio o superior)»: a bracket explains what stands right before it. */
function beforeBracket({ inner, cues, sentence, start }: Segment): Importance | undefined {
  if (!inner || cues.length > 0) return undefined
  const from = Math.max(0, start - sentence.start - BEFORE_BRACKET)
  const said = sentence.flat.slice(from, start - sentence.start)
  return cuesIn(said.slice(said.search(/[^.;:]*$/))).findLast(({ bracketed }) => !bracketed)?.importance
}
const BEFORE_BRACKET = 60

/** «Con más de seis décadas de trayectoria, acompañamos a…»: who says «we» in it speaks of the company. */
const TELLS_OF_US =
  /^\s*con (?!experiencia).*(?<![a-z])(?!buscamos|necesitamos|requerimos|precisamos|solicitamos|seleccionamos|incorporamos|pedimos|valoramos|ofrecemos|esperamos)[a-z]{3,}(?:amos|emos|imos)(?![a-z])/

/** What a whole sentence says of each of its segments; a long one has many, so it is read once. */
interface Whole {
  told: boolean
  waived: boolean
  hires: boolean
  of_us: boolean
}

/** «Apúntate con tu CV, y si tienes el carnet adjunta una foto»: what is sent along, and asked for elsewhere. */
const SENT_ALONG =
  /(?<![a-z])(?:adjunt(?:a|ar|e|en|anos|ad)|sub(?:e|ir|enos)|mand(?:a|ar|anos)|envi(?:a|ar|anos)) (?:una? |tu |su |la |el )?(?:fotos?|copias?|imagen|escaneo)(?![a-z])/
const isOfTheChoice = (flat: string): boolean =>
  OF_THE_SELECTION.test(flat) || OF_THE_HIRING.test(flat) || (SENT_ALONG.test(flat) && !STRONG.test(flat))

/** «Licencia de ambulancia (solo si además quieres cubrir guardias)» is asked of those who want something else. */
const SHORT_ITEM = 160
const ONLY_IF = /\([^()]*(?<![a-z])solo si (?:ademas |tambien )?(?:quier|quer|quisier|dese|prefier|te interes)[a-z]+/

const wholes = new WeakMap<Sentence, Whole>()

function wholeOf(sentence: Sentence): Whole {
  const known = wholes.get(sentence)
  if (known) return known
  const { flat, section } = sentence
  const told =
    /\?[\s)]*$/.test(flat.slice(-20)) ||
    section === 'WAIVED' ||
    BY_OTHERS.test(flat) ||
    (flat.length <= SHORT_ITEM && ONLY_IF.test(flat)) ||
    isOfTheChoice(flat) ||
    STEP_TOLD.test(flat.replace(/\([^()]*\)/g, ''))
  const whole = { told, waived: WAIVED.test(flat), hires: HIRING.test(flat), of_us: TELLS_OF_US.test(flat) }
  wholes.set(sentence, whole)
  return whole
}

function judged({ flat, sentence, cues, inner }: Segment): Stance['stance'] {
  const { section } = sentence
  const whole = wholeOf(sentence)
  if (whole.told) return 'TOLD'
  // «El máster no es necesario pero se valora» is a wish.
  const wished = WAIVED.test(flat) && /(?:pero|aunque) (?:se |lo )?(?:valora|suma|ayuda|aprecia|agradece)/.test(flat)
  if ((WAIVED.test(flat) && !wished) || (inner && whole.waived)) return 'TOLD'
  if (section === 'ASIDE' && ASKED_ANYWHERE.test(flat)) return 'ASKED'
  if (section === 'ASIDE') return STRONG.test(flat) && !/no $/.test(flat.split(STRONG)[0] ?? '') ? 'ASKED' : 'TOLD'
  if (section === 'DUTIES') return 'NAMED'
  if (sentence.listed && section !== null) return OFFERED.test(flat) ? 'TOLD' : 'ASKED'
  if (section !== null && flat.length <= SHORT_OFFER && OFFERED.test(flat)) return 'TOLD'
  const told = OFFERS.test(flat) || OF_THE_COMPANY.test(flat) || OF_THE_WORK.test(flat) || whole.of_us
  if (told && !HIRING.test(flat)) return 'TOLD'
  if (section !== null) return 'ASKED'
  return cues.length > 0 || whole.hires || ASKS.test(flat) ? 'ASKED' : 'NAMED'
}

/** «Se requiere bachiller, con experiencia en…»: who is looked for is said by what they have studied. */
const STUDIED =
  /^ (?:un[ao]? |personal |alguien )?(?:bachiller(?:es)?(?![a-z])(?! en )|estudiantes? (?:de|en|avanzad)|egresad[oa]s?(?:\/as?|\(as?\))? (?:de|en)|titulad[oa]s?(?:\/as?|\(as?\))? (?:de|en)|graduad[oa]s?(?:\/as?|\(as?\))? (?:de|en)|profesional(?:es)? (?:en|titulad|universitari)|tecnolog[oa]s?(?:\/as?|\(as?\))? en )/

/** After a hiring verb come the job and where it is; the person is described from «con», «que» or a colon on. */
function hiringFrom({ start, end, flat }: Segment): number {
  const verb = HIRING.exec(flat)
  if (!verb) return start
  const after = verb.index + verb[0].length
  if (STUDIED.test(flat.slice(after))) return start + after
  const described = DESCRIBES.exec(flat.slice(after))
  return described ? start + after + described.index + described[0].length : end
}
