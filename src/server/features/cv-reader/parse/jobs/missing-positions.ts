import { roleIdOf, roleOfWork, tradesIn } from '#server/features/language/normalise/concept-of.ts'
import { findConcepts } from '#server/features/language/normalise/concepts.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { tradeOf, workerOf } from '#server/features/language/normalise/words/worker-of.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { Draft } from '../draft.ts'
import { isOwnAccount, positionScore } from '../names/employers.ts'

const LONGEST = 70
const CLAUSE_END =
  /[,.:;(\n]|\s(?:en|con|para|desde|durante|cuando|mientras)\s|\sde (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)s? a\s|\s(?:(?:los|las|mis) (?:\p{L}+ )?|el |la )(?:primer|[uú]ltim)|\s(?:los|las) (?:dos|tres|cuatro|cinco|seis) /iu
const STRONG = 2
const FEW_WORDS = 2

/** A job without a position is what its text says, or else what the person says to be; both only perhaps. */
export function fillPositions(draft: Draft): void {
  const { experience, basics } = draft.document
  const own = tradesOf(basics.headline)
  const trades = own.length > 0 ? own : [profession(draft)]
  for (const [at, job] of experience.entries()) {
    const [placement = ''] = ONLY_PLACEMENT.exec(job.position) ?? []
    if (placement !== '') job.position = ''
    // What somebody is now says nothing of what they learnt then.
    fillPosition(draft, at, placement === '' ? tradeFor(job.company, trades) : '')
    // «Prácticas», and below it in what: «recepción (prácticas)».
    if (placement !== '')
      job.position = job.position === '' ? placement : `${job.position} (${placement.toLowerCase()})`
  }
}

const ONLY_PLACEMENT = /^(?:pr[aá]cticas?|pasant[ií]as?|internships?)$/iu

function fillPosition(draft: Draft, at: number, trade: string): void {
  const job = draft.document.experience[at]
  if (!job) return
  job.position = job.position.replace(I_WAS, '')
  if (job.position === '') takeToldAs(draft, at)
  if (job.company === '' || (job.position !== '' && !tellsDuties(job.position))) return
  if (job.position === '' && takeWorkFromCompany(draft, at)) return
  const told = [job.position, job.summary].filter((part) => part !== '').join('\n')
  const opening = withoutShortLines(told.replace(REMARK, '').replace(TIMES, ''))
  const position = toldRole(opening) || ownTrade(job.company, tradeAt(job.company, tradeTold(trade, told)), opening)
  if (position === '' || told.length > LONGEST_TOLD) return
  Object.assign(job, { position, summary: told })
  draft.rate(`experience.${at}.position`, position, 'BAJA')
  draft.rate(`experience.${at}.summary`, told, 'MEDIA')
}

const I_WAS =
  /^(?:fui|era|soy|(?:trabaj[eé]|trabajo|trabajaba|estuve|estoy|he trabajado) (?:como|de)) (?:(?:un|una|el|la) )?(?=\p{Ll}{3})/iu
/** «Trabajé en Autocares Sierra como chófer de autocar: rutas de colegio» */
const TOLD_AS =
  /^(?:trabaj[eé]|trabajo|trabajaba|estuve|estoy|he trabajado)(?: (?:en|para|con) [^.:;]{2,60}?)? (?:como|de) (?:un |una )?(\p{Ll}[^,.:;()]{2,60}?)(?=[,.:;(]|$)/iu

/** «fui mozo de almacén en Cítricos Lorca» */
const WAS_AT = /^(?:fui|era|(?:trabaj[eé]|estuve) (?:como|de)) (?:un |una )?(\p{Ll}[^,.:;()]{2,60}?) en (\p{Lu}.*)$/iu

function takeToldAs(draft: Draft, at: number): void {
  const job = draft.document.experience[at]
  if (!job) return
  const [, was = '', where = ''] = WAS_AT.exec(job.company) ?? []
  const position = was || (job.company === '' ? (TOLD_AS.exec(job.summary)?.[1] ?? '') : '')
  if (positionScore(position) < 1) return
  Object.assign(job, { position, ...(was !== '' && { company: where }) })
  draft.rate(`experience.${at}.position`, position, 'BAJA')
}

/** «vacaciones y sábados», «centro comercial Sol», in a line of its own above what was done. */
function withoutShortLines(told: string): string {
  const [line = '', ...below] = told.split('\n')
  const is_beside = below.length > 0 && line.split(' ').length <= MOST_BESIDE && !/[.,:]/.test(line)
  return is_beside && positionScore(line) < 1 && findConcepts(line).length === 0 ? below.join('\n') : told
}
const MOST_BESIDE = 5

/** «(con pausa por obras)», said of the time of a job. */
const REMARK = /^(?:\([^()\n]{3,60}\)\n){1,2}/
/** How long it took, before what was done: «4 meses», «Dos meses y medio en recepción». */
const TIMES =
  /^(?:\(?(?:\d{1,2}|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:a[ñn]os?|mes(?:es)?)(?: y (?:medio|\d{1,2} meses))?\)?(?:\n| (?:en|como|de) )){1,2}/i
/** Who is self-employed now was not so where somebody else paid: «Asalariado, Cisternas Ríos». */
const OWN_ACCOUNT = /\s+(?:aut[oó]nom[oa]|freelance|independiente|por cuenta propia)$/iu
const tradeAt = (company: string, trade: string): string =>
  isOwnAccount(company) ? trade : trade.replace(OWN_ACCOUNT, '')

/** «Atención telefónica de una aseguradora (Contacta)»: work in small letters, and the employer behind it. */
const WORK_FIRST =
  /^((?:Atenci[oó]n|Promoci[oó]n|Recepci[oó]n|Gesti[oó]n|Recogida|Venta|Reparto|Reposici[oó]n|Cuidado|Limpieza|Apoyo|Montaje|Mantenimiento)(?: \p{Ll}+){1,8})(?: \((\p{Lu}[^()]{2,60})\))?$/u

/** «Freelance, redes para emprendimientos»: how somebody works, and as what. */
const OWN_WORK =
  /^(freelance|aut[oó]nom[oa]|independiente|por (?:mi )?cuenta(?: propia)?|cuenta propia)[,:]\s+(\p{L}[^.]{3,70})$/iu

function takeWorkFromCompany(draft: Draft, at: number): boolean {
  const job = draft.document.experience[at]
  const [, way = '', for_whom] = OWN_WORK.exec(job?.company ?? '') ?? []
  const [, work = for_whom, employer = way] = WORK_FIRST.exec(job?.company ?? '') ?? []
  if (!job || work === undefined) return false
  Object.assign(job, { position: work, company: employer })
  draft.rate(`experience.${at}.position`, work, 'BAJA')
  return true
}

const LONGEST_TOLD = 600
const WAY_OF_WORKING =
  /^(?:inter)?nacional(?:es)?$|^suplencias?$|^reemplazos?$|^sustituci[oó]n(?:es)?$|^eventual$|^temporada$/i

/** «barra y desayunos», «WordPress y PHP, plugins a medida»: what somebody did, where the position should stand. */
function tellsDuties(position: string): boolean {
  const score = Math.max(positionScore(position), positionScore(position.split(',')[0] ?? ''))
  const items = position.split(/,\s|\sy\s/).length
  if (score > 0)
    return score < STRONG && !WORKER.test(position) && items >= (/^\p{Ll}/u.test(position) ? 2 : FEWEST_DUTIES)
  if (WAY_OF_WORKING.test(position) || /^\d/.test(position)) return true
  const listed = /,\s|\sy\s/.test(position)
  return listed && (/^\p{Ll}/u.test(position) || findConcepts(position).some(({ kind }) => kind === 'skill'))
}

const FEWEST_DUTIES = 3
const WORKER = /^\p{L}+(?:ista|[aeiu]dora?|[et]ora?|er[oa]|ante|ente)(?!\p{L})/iu

/** Without a headline a profession is what somebody has studied to be: «Enfermera Profesional». */
function profession({ document: { education, basics } }: Draft): string {
  const titled = basics.headline === '' ? education.filter(({ in_progress }) => !in_progress) : []
  return titled.map(({ degree }) => tradeIn(degree)).find((trade) => PROFESSION.test(flatten(trade))) ?? ''
}

const PROFESSION =
  /^(?:abogad[oa]|arquitect[oa]|contador[a]?|enfermer[oa]|medic[oa]|odontolog[oa]|psicolog[oa]|veterinari[oa]|kinesiolog[oa]|fisioterapeuta|farmaceutic[oa]|nutricionista|obstetra|matron[a]?)(?![a-z])/

/** Places where only some trades are at work. */
const TRADES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:bar|cafe|cafeteria|restaurante|taberna|chiringuito|parrilla|pizzeria|heladeria|asador|meson)(?![a-z])/,
    /camarer|mozo|moza|meser|barist|barman|bartender|cociner|cocina|cajer|encargad|jefe de sala|maitre|runner|hostel/,
  ],
  [
    /^(?:tienda|zapateria|boutique|supermercado|minimarket|ferreteria|papeleria|panaderia|bodega|almacenes)(?![a-z])/,
    /dependient|vendedor|cajer|reponedor|encargad|comercial|promotor|carnicer|panader|asesor/,
  ],
  [
    /^(?:hospital|clinica|residencia|centro de salud|policlinico|sanatorio)(?![a-z])/,
    /enfermer|d\.?u\.?e|ats|matron|obstetr|nutricion|logoped|fonoaud|farmac|quimic|odontolog|auxiliar|tecnic|medic|tcae|gerocultor|celador|cuidador|fisio|kinesi|terapeut|psicolog|administrativ|recepcion|limpi/,
  ],
  [
    /^(?:colegio|ies|ceip|escuela|liceo|jardin|preuniversitario|academia)(?![a-z])/,
    /profesor|docente|maestr|educador|psicolog|monitor|tutor|orientador|pedagog|parvular|conserje|limpi/,
  ],
]

function mayWorkAt(company: string, trade: string): boolean {
  const [flat, own] = [flatten(company), flatten(trade)]
  return TRADES.every(([place, trades]) => !place.test(flat) || trades.test(own))
}

/** What the person says to be, unless the job begins with the work of another trade: «carretilla frontal» of a driver. */
function ownTrade(company: string, trade: string, told: string): string {
  const [first = ''] = told.slice(0, LONGEST_TOLD).split(CLAUSE_END)
  const work = first.length <= LONGEST && !COUNTS.test(first) && workerOf(first) !== null ? first.trim() : ''
  const own = mayWorkAt(company, trade) && mayTell(trade, told) ? trade : ''
  return work !== '' && (own === '' || roleOfWork(work) !== roleIdOf(own)) ? work : own
}

/** Of «Camarera y dependienta», the one whose work a job tells of; both where it tells of neither or of both alike. */
function tradeTold(headline: string, told: string): string {
  const trades = tradesIn(headline)
  if (trades.length < 2) return headline
  const skills = new Set(findConcepts(told).flatMap(({ kind, id }) => (kind === 'skill' ? [id] : [])))
  const shown = trades.map((name) => {
    const usual = taxonomy().role(roleIdOf(name) ?? '')?.skill_ids ?? []
    return { name, count: [...skills].filter((id) => usual.includes(id)).length }
  })
  const most = Math.max(...shown.map(({ count }) => count))
  const [one, ...others] = shown.filter(({ count }) => count === most)
  return one && others.length === 0 ? one.name : headline
}

/** Work that only some trades do, by the words in which people tell of it. */
const WORK_OF: readonly (readonly [RegExp, RegExp])[] = [
  [
    /(?<![a-z])(?:sabanas|toallas|fregar|barrer|limpieza de (?:portales|habitaciones|oficinas|casas|banos))(?![a-z])/,
    /limpi|camarer|gobernant|mucama|recamar|asistent|cuidador|gerocultor|emplead|auxiliar|conserje|niner/,
  ],
  [
    /(?<![a-z])(?:reposicion|reponer (?:lineales|estantes|productos)|lineales)(?![a-z])/,
    /repone|dependient|cajer|mozo|vendedor|auxiliar|encargad|gerente|promotor|comercial|merchandis|tienda/,
  ],
]

/** Where a job tells of another trade than the headline's, nobody knows what it was called: «VIGILANTE» fills no shelves. */
function mayTell(trade: string, told: string): boolean {
  const [flat, name] = [flatten(told), flatten(trade)]
  const known = WORK_OF.filter(([work]) => work.test(flat))
  if (known.length > 0) return known.some(([, trades]) => trades.test(name))
  const own = roleIdOf(trade)
  const skills = findConcepts(told).filter(({ kind }) => kind === 'skill')
  const others = own === null ? [] : skills.flatMap(({ id }) => tradeOf(id) ?? [])
  return own === null || others.length === 0 || others.some(({ id }) => taxonomy().roleRelation(own, id) > 0)
}

/** Without a headline the last job says what somebody is. */
export function fillHeadline(draft: Draft): void {
  const { experience, basics } = draft.document
  if (basics.headline !== '') return
  const last = experience.find(({ current }) => current) ?? experience[0]
  basics.headline = last?.position ?? ''
  draft.rate('basics.headline', basics.headline, 'BAJA')
}

/** «Conserje de noche, 8 meses: abrir…», «turno de noche, auxiliar de clínica» */
function toldRole(summary: string): string {
  const [first = '', ...others] = summary.slice(0, LONGEST_TOLD).split(CLAUSE_END)
  const score = COUNTS.test(first) ? 0 : positionScore(first)
  if (
    first.length <= LONGEST &&
    (score >= STRONG ||
      (score >= 1 &&
        (first.split(' ').length <= FEW_WORDS || WORKER_OF.test(first) || areTrades(first)) &&
        !DUTY.test(first)))
  )
    return first.trim()
  const later = others.slice(0, MOST_CLAUSES).map((clause) => clause.trim())
  return later.find((clause) => clause.length <= SHORT && positionScore(clause) > STRONG) ?? ''
}

/** «Consulta de 20 pacientes diarios» tells how much was done. */
const COUNTS = /\s\d{1,5} \p{Ll}/u
/** «Preparador y pintor» */
const areTrades = (text: string): boolean => text.split(' y ').every((part) => positionScore(part) >= 1)
/** «Maquinista de pala y volquete» */
const WORKER_OF = /^\p{Lu}\p{Ll}+(?:ista|[aeiu]dora?|er[oa]) de \p{Ll}/u
/** «aseos», «limpieza»: the work and not who does it. */
const DUTY = /^\p{Ll}+(?:os|as|eza|i[oó]n|aje|icio)(?!\p{L})/u
const MOST_CLAUSES = 2
const SHORT = 40

/** Of «Contable – Profesora de inglés» the first that is at work in such a house, or else the first. */
const tradeFor = (company: string, trades: readonly string[]): string =>
  trades.find((trade) => mayWorkAt(company, trade)) ?? trades[0] ?? ''

const tradesOf = (headline: string): string[] =>
  [headline, ...headline.split(/\s+[|·•/–—-]\s+/u).slice(1)].map(tradeIn).filter((trade) => trade !== '')

/** The position in a headline: «Camarera de sala | 5 años de experiencia». */
function tradeIn(headline: string): string {
  const [first = ''] = headline.split(
    /\s+(?:[|·•/–—-]|con)\s+|[:(,]|\.(?=\s|$)|\s+(?:de toda la vida|desde)(?!\p{L})/iu,
  )
  return positionScore(first) >= 1 && first.length <= LONGEST ? first.trim() : ''
}
