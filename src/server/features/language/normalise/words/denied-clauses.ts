import type { Span } from '../span.ts'

type Stretch = Pick<Span, 'start' | 'end'>

/** One of the parts of a text that stand between commas, full stops and «pero». */
interface Clause extends Stretch {
  /** Without the spaces around it. */
  said: string
  /** What ends it. */
  sign: string
}

const ENDS =
  /[,;:()!?\n•|–—]|\.(?=\s|$)|(?<![a-z])(?:pero|aunque|sino|mientras que)(?![a-z])|(?<![a-z])[ye](?= (?:todavia |aun |yo )?(?:no|nunca|jamas|sin experiencia|quiero|busco|estoy|es lo que)(?![a-z]))/g

function clausesIn(flat: string): Clause[] {
  const ends = [...flat.matchAll(ENDS)].map(({ 0: sign, index }) => ({ index, sign }))
  let from = 0
  return [...ends, { index: flat.length, sign: '' }].flatMap(({ index, sign }) => {
    const written = flat.slice(from, index)
    const said = written.trim()
    const start = from + (written.length - written.trimStart().length)
    from = index + sign.length
    return [{ start, end: start + said.length, said, sign }]
  })
}

const word = (forms: string): string => `(?:${forms})(?![a-z])`

/** What is not said of any work when it is denied: «no falto», «no fumo», «nunca he llegado tarde». */
const NO_WORK = word(
  'falt[oe]?|faltaba|faltado|fallo|fallado|fumo|fumaba|bebo|temo|paro|dudo|dude|dudado|llego|llegado|llegue|pierdo|perdido|perdi|recibido|recibi|descarto|necesito|dependo|exijo|importa|molesta|asusta|canso|quejo|rindo|rendi|quedo|parado|minimo|maximo|obstante|solo|se si|puedo|pude|podido|quiero|quise|busco|pido|creo|pienso|veo|vivo|dispongo|cobro|cobraba',
)
/** Adjectives that end as a verb does: «ensayo no destructivo», «trabajo no remunerado». */
const OF_THINGS = '(?:[a-z]+(?:iv|os|ari|ori|tiv)o|[a-z]{3,}[ai]do|[a-z]+(?:tic|lic|nic|fic)o)(?![a-z])'
/** Forms of the past that end in «e» or «i», which without their accents may be those of somebody else. */
const PAST =
  'hice|tuve|estuve|vi|di|fui|puse|supe|anduve|conduje|trabaje|maneje|opere|use|lleve|toque|cocine|programe|lidere|curse|entre|saque|termine|acabe|renove|practique|fabrique|aplique|ejerci|aprendi|atendi|vendi|dirigi|escribi|conoci|corregi|construi'
/** Of the first person, or of the third that sounds alike: «llevaba». */
const MINE = `(?:he |habia |hemos )?(?!${NO_WORK})(?:${OF_THINGS}(?<=(?:^| )(?:he|habia|hemos) [a-z]+)|(?!${OF_THINGS})[a-z]+o(?![a-z])|(?:${PAST})(?![a-z])|[a-z]{2,}(?:aba|ia)(?![a-z])|(?:hecho|visto|puesto|escrito|abierto)(?![a-z])|se(?= |$)|soy(?![a-z])|doy(?![a-z]))`
const NOT_MINE =
  'es (?:lo mio|mi (?:area|fuerte|tema|campo|especialidad|rama|trabajo|funcion|terreno|palo)|mio|cosa mia|parte de mi)|son (?:lo mio|mi (?:area|fuerte|tema|campo|especialidad|rama)|cosa mia)|(?:me|nos) (?:toca|tocaba|toco|corresponde|correspondia|compete|meto|metia|ocupo|encargo|encargaba|dedico|dedicaba)|se (?:ven?|veian?|hacen?|hacian?|usan?|usaban?|tocan?|tocaban?|trabajan?|trabajaba|llevan?|daban?|dan?|manejan?|manejaban?)'
/** What may follow where the thing itself stands before: «aún», «en el trabajo». */
const THEN =
  '(?: (?:todavia|aun|nunca|jamas|nada|casi|casi nada|yo|aqui|ahi|alli|hoy|bien|mucho|apenas|de momento|por ahora|en (?:el|este|mi|ese|ningun) (?:trabajo|sector|puesto|rubro|empleo)|en produccion|profesionalmente|en real|directamente|en directo))*'
const NO = '(?:no|nunca|jamas)'
const ABOUT_IT = '(?:(?:me |se |nos )?(?:lo|la|los|las|le|les) |me |nos )?'

const ONLY_NO = new RegExp(`^(?:todavia |aun |eso |yo |pues |de momento |por ahora )*${NO}(?: todavia| aun| mucho)?$`)
const ENDS_IN_NO = new RegExp(`(?<![a-z])(?:${NO}|(?:todavia|aun) no|no todavia|no aun)$`)
/** «¿Por qué no?», «sí o no», «ya no» deny nothing that is named before. */
const NO_DENIAL =
  /(?:^|(?<![a-z]))(?:o|u|si|que|como|porque|cuando|donde|quien|ya|decir|creo)(?: todavia| aun)? (?:no|nunca|jamas)(?![a-z])/
const TOPIC_FIRST = new RegExp(
  `^(?<topic>[^ ].*?) (?:todavia |aun |yo |casi )?${NO} (?:${ABOUT_IT}${MINE}|${NOT_MINE})${THEN}$`,
)
const IT_DENIED = new RegExp(
  `^(?:yo |todavia |aun |eso |y |e )*${NO} (?:(?:me |se )?(?:lo|la|los|las) (?:${MINE})|${NOT_MINE})${THEN}$`,
)

/** «El presupuesto lo maneja la agencia»: what somebody else does. */
const OTHERS_DO =
  '(?:(?:llev|arm|gestion|manej|administr|control|elabor|prepar|revis|aprueb|aprob|calcul|pag|coordin|mont|disen|desarroll|redact|program|edit|liquid|contabiliz|present|negoci|supervis|oper|instal|realiz|ejecut|entreg|firm|factur|mand|contrat|reubic|fabric|tram|cort|coloc|repar|limpi|cocin|dict|ensen|solucion|encarg|compr|envi)(?:an?|aban?|o|aron)|tramit(?:an?|aban?)|(?:hac|v|tien|defin|decid|escrib|emit|dirig|atiend|atend|conduc|mantien|manten|resuelv|resolv|tra|pon)(?:en?|ian?)|hizo|hicieron|trai?[ae]n?|traian?)'
/** Who does it instead, and not when or how often. */
const WHO =
  '(?!(?:yo|conmigo|nosotros|el mismo|la misma)(?![a-z]))(?!(?:los?|las?|el|cada|todos?|todas?|un|una|mi|mis)(?: los| las)? (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|fin(?:es)?|dias?|noches?|tardes?|mananas?|semanas?|mes|meses|anos?|veranos?|inviernos?|vez|veces|cuenta|misma?|mismo|temporadas?|turnos?)(?![a-z]))(?:(?:el|la|los|las|un|una|unos|unas|otr[oa]s?|mi|mis|su|nuestr[oa]s?|terceros|alguien|gente|quien) ?|(?=(?:oficina|mantenimiento|sistemas|hardware|comercial|rrhh|recursos|contabilidad|administracion|finanzas|compras|logistica|legal|marketing|informatica|calidad|produccion|gerencia|direccion|ingenieria|tesoreria|laboratorio|externos?|subcontrat)))'
const BY_OTHERS = new RegExp(
  `^(?<topic>.+?) (?:siempre |me |nos |ya )*(?:lo|la|los|las) (?:${OTHERS_DO})(?: y (?:lo|la|los|las) (?:${OTHERS_DO}))? (?:${WHO})`,
)
const DONE_BY_OTHERS =
  /^(?<topic>[a-z]+[aei]r|.+? [a-z]+[aei]r) [a-z]+(?:ba|a|e|ia) (?:otra? (?:area|persona|equipo|departamento)|otros?|un tercero|terceros)/
/** «Los implantes los derivo al cirujano» */
const SENT_ON =
  /^(?<topic>.+?) (?:(?:siempre )?(?:lo|la|los|las) )?(?:(?:derivo|derivaba|refiero|referia|remito|remitia|subcontrato|subcontrataba|delego|delegaba|externalizo)(?= a| al|$| con)|(?:lo|la|los|las) (?:mando|mandaba|envio|enviaba|paso|pasaba|encargo|encargaba) (?:a|al|fuera)(?![a-z]))/
/** «La previsión me llega hecha» */
const COMES_DONE =
  /^(?<topic>.+?) (?:me|nos) (?:llega|llegan|llegaba|llegaban|viene|vienen|venia|venian|dan|daban) (?:ya )?hech[oa]s?(?![a-z])/

/** «Nada de cabina» */
const NOTHING_OF = /^(?:y )?nada de (?<topic>[a-z]{3,}.*)/
/** «Ni altura ni cámara he hecho» */
const NEITHER = /^ni (?<topic>.+? ni .+?)(?: (?:he|tengo|hago|uso|manejo|llevo|trabajo)(?![a-z]).*)?$/
/** What nobody misses: «no tengo problema en viajar», «nunca tuve un accidente». */
const NO_LACK =
  '(?: (?:ni|un|una|el|la|ningun|ninguna|muchos?|muchas?|mayor|mayores|ninguno?))*(?: |$)(?:problem|inconvenien|incidenc|incident|accident|quej|reclam|sancion|mult|part[e]s|falta|retras|antecedent|siniestr|hij|carg[ao]s|deud|mied|repar[o]s|limitac|restricc|prisa|vicio|ataduras|novia|pareja|tiempo|horario|baja|duda|observac|preferenc|idea)'
const OBJECT_AFTER = new RegExp(
  `^(?:yo |todavia |aun |de momento |por ahora |en [a-z]+ |aqui )*${NO} (?:me |se )?(?!l[oa]s? |les? )(?:${MINE})(?!${NO_LACK})(?<topic>.*)$`,
)

/** Who speaks before «no», or when, instead of what is spoken of. */
const NO_TOPIC =
  /^(?:yo|y|e|pues|ademas|tambien|todavia|aun|de momento|por ahora|actualmente|hoy|aqui|en (?:espana|mexico|chile|peru|argentina|colombia)|si|ya|casi|(?:en|durante|desde|hace|por|con|tras)(?: los| las| mis| mas de| casi)*(?: ultimos)? [a-z0-9]+ (?:anos?|meses|dias|semanas)(?: de [a-z ]+)?|que|soy .*|estoy .*|tengo .*)$/
const HANGING = /(?<![a-z])(?:que|si|cuando|porque|donde|quien|mientras|hasta|para|como|y|e|o)$/

/** A stretch that denies, and within it what it denies. */
export interface Denial extends Stretch {
  about: Stretch
  /** «Cortinas las coloco, no las fabrico»: a verb alone, of what the sentence up to here is about. */
  from?: number
}

const WHOLE_CLAUSE = [TOPIC_FIRST, BY_OTHERS, DONE_BY_OTHERS, SENT_ON, COMES_DONE]

const isTopic = (topic: string): boolean => topic.length > 1 && !NO_TOPIC.test(topic) && !HANGING.test(topic)

function denialOf({ said, start, end }: Clause): Denial | null {
  if (NO_DENIAL.test(said)) return null
  const about = (topic: string, from = said.indexOf(topic)) => ({
    start,
    end,
    about: { start: start + from, end: start + from + topic.length },
  })
  if (ENDS_IN_NO.test(said)) {
    const topic = said.replace(ENDS_IN_NO, '').trim()
    return isTopic(topic) ? about(topic) : null
  }
  const topic = WHOLE_CLAUSE.map((one) => one.exec(said)?.groups?.topic).find(
    (one) => one !== undefined && isTopic(one),
  )
  if (topic !== undefined) return about(topic)
  const object = (NEITHER.exec(said) ?? NOTHING_OF.exec(said) ?? OBJECT_AFTER.exec(said))?.groups?.topic
  if (object === undefined) return null
  if (object.trim() === '') return null
  return about(object, NEITHER.test(said) ? said.indexOf(object) : said.length - object.length)
}
const FIRST_NO = new RegExp(`^.*?${NO} (?:(?:me|se|lo|la|los|las) )*(?:he |habia |hemos )?`)
const VERB_ALONE = new RegExp(`^(?:yo |todavia |aun )*${NO} ${ABOUT_IT}${MINE}${THEN}$`)
/** «Las coloco», «Leo planos»: the clause before says itself what its writer does. */
const DOES_IT =
  /(?<![a-z])(?:lo|la|los|las) [a-z]+o(?![a-z])|^(?!prefiero|curso|titulo|carro)[a-z]+(?<!t|d|ic|ari)o (?!prefiero)/
const SENTENCE = /[.;\n](?=\s|$)/g

function verbAlone(flat: string, { said, start, end }: Clause): Denial | null {
  if (NO_DENIAL.test(said) || !VERB_ALONE.test(said)) return null
  const skipped = FIRST_NO.exec(said)?.[0].length ?? 0
  const from = [...flat.slice(0, start).matchAll(SENTENCE)].at(-1)?.index ?? 0
  return { start, end, about: { start: start + skipped, end }, from }
}

/** «Pasta fresca, no», «Cortinas las coloco, no las fabrico»: a clause that says it of the one before. */
const saysNoOf = (before: Clause, { said }: Clause): boolean =>
  before.said !== '' &&
  JOINS.has(before.sign) &&
  (ONLY_NO.test(said) || (IT_DENIED.test(said) && !DOES_IT.test(before.said)))

const JOINS = new Set([',', ':', '(', '–', '—', 'pero', 'aunque', 'y'])
/** Nobody says no in one breath at greater length. */
const LONGEST = 160

/** What a text names to say that it is not its writer's; `flat` is without accents and capitals. */
export function deniedClauses(flat: string): Denial[] {
  if (!MAY_DENY.test(flat)) return []
  const clauses = clausesIn(flat)
  return clauses.flatMap((clause, at) => deniedAt(flat, clauses, clause, at)).flatMap((one) => eachOf(flat, one))
}

function deniedAt(flat: string, clauses: readonly Clause[], clause: Clause, at: number): Denial[] {
  const before = clauses[at - 1]
  if (before && saysNoOf(before, clause)) {
    const { start, end } = before
    return [{ start, end: clause.end, about: { start, end } }]
  }
  if (clause.said === '' || clause.said.length > LONGEST) return []
  const denial = denialOf(clause) ?? verbAlone(flat, clause)
  return denial ? [denial, ...listedAfter(clauses, at)] : []
}

const NEITHER_NOR = / ni (?:de |con |en )?/
const MOST_LISTED = 4
const LONGEST_LISTED = 40

/** «No hago facturas, cobros ni cierres»: what stands between a denial and its last «ni» is denied as well. */
function listedAfter(clauses: readonly Clause[], at: number): Denial[] {
  const next = clauses.slice(at + 1, at + 1 + MOST_LISTED)
  const last = next.findIndex(({ said }) => NEITHER_NOR.test(` ${said}`))
  const listed = next.slice(0, last + 1)
  const is_list = [clauses[at], ...listed.slice(0, -1)].every((one) => one?.sign === ',')
  if (last < 0 || !is_list || listed.some(({ said }) => said.length > LONGEST_LISTED)) return []
  return listed.map(({ start, end }) => ({ start, end, about: { start, end } }))
}

/** «Ni grúa ni dumper», «no uso Word ni Excel»: each of them by itself. */
function eachOf(flat: string, denial: Denial): Denial[] {
  const { start, end } = denial.about
  const parts = flat.slice(start, end).split(/( ni |^ni )/)
  let from = start
  return parts.flatMap((part) => {
    const about = { start: from, end: from + part.length }
    from += part.length
    return /^ ?ni $/.test(part) || part.trim() === '' ? [] : [{ ...denial, about }, ...bothOf(part, denial, about)]
  })
}
/** «Banco y cambiar costado, eso no»: whoever denies two things together has neither. */
function bothOf(part: string, denial: Denial, { start, end }: Stretch): Denial[] {
  const { index } = /(?<=[a-z]{4}) y (?=[a-z]{4})/.exec(part) ?? {}
  if (index === undefined || part.indexOf(' y ', index + 1) >= 0) return []
  const ends = [
    { start, end: start + index },
    { start: start + index + ' y '.length, end },
  ]
  return ends.map((about) => ({ ...denial, about }))
}

const MAY_DENY =
  /(?<![a-z])(?:no|ni|nunca|jamas|nada|lo|la|los|las|derivo|derivaba|refiero|referia|remito|remitia|subcontrato|delego|otr[oa]s?|terceros|hech[oa]s?)(?![a-z])/
