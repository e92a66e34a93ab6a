import { findPlaces } from '#server/features/language/normalise/find-places.ts'
import { flatten, fold } from '#server/features/language/normalise/fold.ts'
import { spanOf } from '#server/features/language/normalise/span.ts'
import { normaliseTitle } from '#server/features/language/normalise/title.ts'
import { withoutShouting } from '#server/features/language/normalise/title-case.ts'
import { MUST } from '#shared/lexicon/importance.ts'
import { shiftsIn } from '../conditions/shifts.ts'
import { type Asked, type Draft, draft } from '../drafts/draft.ts'
import type { AdText } from '../text/ad-text.ts'
import { isOnlyACue } from '../text/segments.ts'
import type { Statement } from '../text/statements.ts'
import { anyOf } from './any-of.ts'
import { type Job, jobOf, namesJob, opensWithJob } from './job-name.ts'
import { isEmptyField, isProse, phrasesOf } from './phrases.ts'
import { isSoft, PERSONAL } from './soft-words.ts'
import { askedAs, inOwnWords } from './unknown.ts'
import { clausesOf } from './whole/clauses.ts'
import { contentOf } from './whole/content.ts'
import { fuller } from './whole/fuller.ts'
import { kindOfItBefore } from './whole/kind-before.ts'
import { type Part, partOf } from './whole/parts.ts'
import { isComment, ON_RECORD } from './whole/standing.ts'
import { namesProduct, verdictOn } from './whole/verdicts.ts'
import { WAY, waysOf } from './whole/ways.ts'

const LONGEST = 160
const UNSURE = 'No está claro que el anuncio lo pida: decide tú.'

/** All that the ad asks for: what was read by its kind, and beside or instead of it whole clauses in the words of the ad. */
export function withOwnWords(ad: AdText, known: readonly Draft[], levels: readonly Stretch[]): Draft[] {
  const job = jobOf(ad.title)
  const asides = ad.asides.filter(({ cues }) => cues.length > 0)
  const changed = new Map<Draft, Draft | null>()
  const own = [...withColons(ad.statements), ...asides].flatMap((statement, at, all) => {
    const asked = statement.stance === 'ASKED' && statement.from < statement.end
    // «RESIDENTE DE OBRA» above its list says what the job is called.
    if (
      statement.flat.trim() === flatten(ad.title ?? '') ||
      /^\s*(?:favor de |por favor,? )?(?:no )?(?:absten|aplicar si no)/.test(statement.flat)
    )
      return []
    if (!asked && (isName(statement, ad.title) || !followsAsked(statement, all[at - 1]))) return []
    const read = within(statement, known)
    const phrases = asked ? phrasesOf(statement, ad.flat) : [{ from: statement.start, to: statement.end }]
    const drafts = phrases
      .flatMap((phrase) => clausesOf(ad, phrase, read))
      .flatMap((clause) => {
        const part = partOf(clause, ad)
        if (!part || isComment(part.flat) || isTheJob(part, statement, job) || isCalledOut(part, ad)) return []
        const of_clause = within({ start: clause.from, end: clause.to }, read)
        const told = [...of_clause, ...levels.filter((one) => one.at < part.end && part.start < one.end)]
        const verdict = verdictOn(clause, part.start, of_clause, told, ad)
        if (verdict === 'READ') {
          for (const one of of_clause) changed.set(one, fuller(changed.get(one) ?? one, part, of_clause, ad))
          return waysOf(part, told, ad).flatMap((way) => drafted(way, statement, ad).map(asWay))
        }
        const whole = drafted(part, statement, ad)
        if (verdict === 'INSTEAD' && whole.length > 0)
          for (const one of of_clause) if (!whole[0]?.soft || !namesProduct(one)) changed.set(one, null)
        return whole
      })
    const more = [...drafts, ...insistedOn(statement, ad), ...referencesIn(statement, ad)]
    return asked ? more : more.map((one) => ({ ...one, doubt: one.doubt ?? UNSURE }))
  })
  return [...known.flatMap((one) => (changed.has(one) ? (changed.get(one) ?? []) : [one])), ...own]
}

/** «haber trabajado con algún programa de recepción: Opera o Cloudbeds»: what explains a demand is said with it. */
function withColons(statements: readonly Statement[]): Statement[] {
  const whole: Statement[] = []
  for (const next of statements) {
    const before = whole.at(-1)
    if (before && before.sentence === next.sentence && before.end === next.start && explains(before, next))
      whole[whole.length - 1] = {
        ...before,
        end: next.end,
        flat: before.flat + next.flat,
        cues: [...before.cues, ...next.cues],
      }
    else whole.push(next)
  }
  return whole
}

const explains = (before: Statement, next: Statement): boolean =>
  /^:(?! ?(?:que|si|haber|tener|saber) )/.test(next.flat) &&
  [before, next].every(({ stance }) => stance === 'ASKED') &&
  before.from < before.end

const asWay = (one: Draft): Draft => ({ ...one, key: `${WAY}${one.key}` })

interface Stretch {
  at: number
  end: number
}

const within = ({ start, end }: { start: number; end: number }, drafts: readonly Draft[]): Draft[] =>
  drafts.filter((one) => one.at < end && start < one.end)

/** «(indispensable, traer resultados)», «(INDISPENSABLE haber liquidado)»: beside how much it is wanted, the bracket asks for one more thing. */
const ONE_MORE = new RegExp(
  String.raw`\((?:es )?${MUST}(?:[,:;] ((?:traer|aportar|demostrar|acreditar|mostrar) [^()]{4,60})|[,:;]? (haber [a-z]+d[oa] [^()]{4,60}))\)`,
  'g',
)

/** «(con referencias que se puedan llamar)» */
const WITH_REFERENCES = /\(con ((?:(?:un|una|dos|tres|\d) )?referencias?(?![a-z])[^()]{0,60})\)/g

function referencesIn(statement: Statement, { text, flat }: AdText): Draft[] {
  const { start, end } = statement.sentence
  if (statement.inner || statement.stance !== 'ASKED') return []
  return [...flat.slice(Math.max(start, statement.start), Math.min(end, statement.end)).matchAll(WITH_REFERENCES)].map(
    ({ index, 1: said = '' }) => {
      const at = Math.max(start, statement.start) + index + '(con '.length
      const span = spanOf(text, at, at + said.length)
      const asked: Asked = { type: 'CUSTOM', value: { question: `¿Cumples este requisito: ${span.text}?` } }
      return draft(`CUSTOM ${said}`, asked, span, statement)
    },
  )
}

function insistedOn(statement: Statement, { text }: AdText): Draft[] {
  return [...statement.flat.matchAll(ONE_MORE)].flatMap(({ index, 0: all, 1: brought, 2: done }) => {
    const said = brought ?? done ?? ''
    const start = statement.start + index + all.length - 1 - said.length
    const span = spanOf(text, start, start + said.length)
    if (PAPERWORK.test(said.replace(/^[a-z]+ /, ''))) return []
    const asked: Asked =
      done === undefined ? { type: 'CUSTOM', value: { question: `¿Puedes ${span.text}?` } } : inOwnWords(span.text)
    return [draft(`${asked.type} ${said}`, asked, span, statement, { importance: 'EXCLUYENTE' })]
  })
}

const MOST_WORDS = 6

/** «Buscamos chofer con licencia C. Celular con datos.»: a fragment goes on with what was asked. */
function followsAsked({ stance, sentence, start, flat }: Statement, before: Statement | undefined): boolean {
  if (stance !== 'NAMED' || sentence.section !== null || before?.stance !== 'ASKED') return false
  return before.end === start && flat.trim().split(' ').length <= MOST_WORDS
}

/** «¡Urge! Chofer repartidor zona norte»: the job again, not a demand. */
const isName = ({ flat }: Statement, title: string | null): boolean =>
  title !== null && title !== '' && flat.includes(flatten(title))

/** Of a list the items are demands, even when they name the trade. */
const SHORTEST_SHOUT = 12
const isShouted = ({ sentence: { start, end } }: Statement, { text }: AdText): boolean =>
  end - start >= SHORTEST_SHOUT && !/\p{Ll}/u.test(text.slice(start, end)) && /\p{Lu}{6}/u.test(text.slice(start, end))

/** «📢 Transportes Sur contrata: / 🚚 CONDUCTOR DE CAMIÓN» */
const isCalledOut = ({ text }: Part, ad: AdText): boolean =>
  !/\p{Ll}/u.test(text) &&
  /\p{Lu}{4}/u.test(text) &&
  /\p{Ll}{4}/u.test(ad.text) &&
  normaliseTitle(text).role_id !== undefined

const isTheJob = ({ text, led }: Part, { sentence, cues }: Statement, job: Job | null): boolean =>
  opensWithJob(text, job) ||
  (job !== null && text.length >= SHORTEST_JOB && job.named.startsWith(flatten(text))) ||
  (!led && !sentence.listed && cues.length === 0 && namesJob(text, job))

const SHORTEST_JOB = 8

/** A reason, a place or an amount, not a thing that is asked for. */
const NO_THING = new RegExp(
  String.raw`^nosotr[oa]s(?![a-z])|^oficio$|^(?:tambien )?(?:se aceptan?|se admiten?|pued[ea]n? ser|pued[ea]n? estar) |^(?:oficio|experiencia|ganas) para (?![a-z]+[aei]r(?:se)? ).* en |(?<![a-z])(?:cuentan?|valen?|se (?:consider|tom|acept|cuent)an?)(?: tambien)? como experiencia|^certificad[oa] (?:${MUST}|(?:necesari|requerid|exigid)[oa]) |^(?:contad[oa]s (?:a|desde)|a partir de) |^(?:que |quien(?:es)? )?(?:llevan?|cuentan? con|acumulan?|suman?) (?:mas de |casi |ya |al menos )?[a-z0-9]+ (?:anos|meses)|^(?:(?:un|una|dos|\d) )?dias? (?:de descanso|libres?)|^inclu(?:id[oa]s?|yendo|so) (?:los |las )?(?:sabados?|domingos?|festivos|feriados|fines|noches)|^(?:por|para|en|desde|hasta|segun|durante|como|de|del|a|al|nivel(?! [abc][12])|sobre|entre|cada|mas|asi|con|sin|pero|aunque|si|solo) |^(?:mas de |al menos )?\d+ (?:anos?|meses)|^minimo \d+ (?:anos?|meses)$|^(?:anos?|meses|mes) de (?:experiencia|trayectoria)$|^dias? (?:de )?por medio|^(?:de )?(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)(?:, | a |,? y | de | (?:al|por) mes|$)|^candidaturas? |^(?:libra|libras|descansa|descansos?|francos?) |^(?:sistema de |rol de )?(?:cuarto |cuartos )?turnos?(?: (?:de |rotativ|partid|manana|tarde|noche)|$)|^(?:de )?\d{1,2} ?(?:h|hs|hrs|horas)(?![a-z])| libres?$| (?:no|si)$`,
)
const OFFERED =
  /€|\$|(?<![a-z])(?:euros?|pagas|salario|sueldo|(?<!(?:terminacion|terminaciones|redaccion|elaboracion|revision|negociacion|gestion|administracion|tipos) de )contrato|vacaciones|libranza|descuentos?|jornada|tiempo completo|medio tiempo|full time|part time|seguro (?:medico|de vida)|prestaciones|alojamiento|comidas?|propinas|bonos?|comision(?:es)?|teletrabajo|remoto|presencial|hibrid[oa]|home ?office|horario|te (?:damos|formamos|ensenamos)|desde el primer dia|monotribut(?:o|ista)|colaboracion freelance)(?![a-z])/

/** What a company gives, named without saying so. */
const GIVEN =
  /(?<![a-z])(?:pet[ -]?friendly|viernes (?:cortos?|libres?|intensivos?)|fin(?:es|des)? de semana (?:libres?|en casa|en familia)|(?:buen|excelente|gran|bonito) (?:ambiente|clima|rollo|equipo)|ambiente (?:joven|laboral|de trabajo|agradable|familiar)|after ?(?:office|work)|afterworks?|snacks|fruta (?:fresca|gratis)|cafe (?:gratis|ilimitado)|(?:dia (?:libre )?(?:de|por) (?:tu )?|tu )?cumple(?:anos)? libre|posibilidad(?:es)? de (?!viaj|desplaz|mudar|trasladarse)[a-z]+|crecimiento (?:profesional|laboral)|plan de carrera|gympass|wellhub|totalpass|transporte de personal|capacitacion (?:constante|pagada|continua)|medicina prepaga(?:da)?|prepaga|obra social|seguro de (?:gastos medicos|vida|salud)(?: mayores)?|fondo de ahorro|caja de ahorros?|vales de despensa|reparto de utilidades|(?:auxilio|subsidio) de (?:transporte|alimentacion)|prima de [a-z]+)(?![a-z])/
/** What is brought along to be hired, and says nothing of the work. */
const PAPERWORK =
  /^(?:documentacion (?:completa|en orden)(?:: [a-z]+)?|acta(?: de nacimiento)?|curp|nss|rfc|ine|ife|dni|cuil|cuit|rut|nit|(?:copia de )?(?:cedula|identificacion)(?: de ciudadania| oficial)?|comprobante(?: de (?:domicilio|estudios))?|solicitud (?:de empleo|elaborada)|cv(?: actualizado| impreso)?|curriculum(?: vitae)?|hoja de vida|fotos?(?:grafias?)?|certificado de nacimiento)$/
/** «Habilidad para explicar números a quien no es de sistemas» tells nothing of the company. */
const OF_A_PERSON =
  /^(?:(?:habilidad|capacidad|facilidad|aptitud)(?:es)? (?:para|de) [a-z]+[aei]r|(?:(?:un|una|dos|tres|\d) )?referencias?(?![a-z]))/

function drafted(part: Part, statement: Statement, ad: AdText): Draft[] {
  const { flat, led } = part
  // A shift among the musts is asked for; anywhere else it says what the job is like.
  const shifts = /^turnos? /.test(flat) && statement.importance === 'EXCLUYENTE' ? shiftsIn(flat) : []
  if (shifts.length > 0) return [draft(`SHIFT ${shifts}`, { type: 'SHIFT', value: { shifts } }, part, statement)]
  const where = WHERE.exec(flat)?.[0].length
  if (
    where !== undefined &&
    /experien|(?<![a-z])(?:anos?|meses)(?![a-z])/.test(lineTo(ad.flat, statement.sentence.end)) &&
    statement.cues.length > 0
  )
    return [whereWished(part, where, statement)]
  if (
    flat.length > LONGEST ||
    flat.length < 2 ||
    (contentOf(ad, { from: part.start, to: part.end }).length === 0 && !/^(?:\(|carnet?$|carne$)/.test(flat)) ||
    !/[a-z]/.test(flat)
  )
    return []
  // «Mesera con experiencia – Cali»: behind a dash stands something else.
  if (led && /^[–—|-] /.test(flat)) return []
  if (FIT_FOR_IT.test(flat)) return [ofHealth(part, statement)]
  if ((!led && GIVEN.test(flat)) || isEmptyField(flat) || PAPERWORK.test(flat)) return []
  if (
    isOnlyACue(flat) ||
    (led ? /€|\$/ : OFFERED).test(flat) ||
    (NO_THING.test(flat) && !(ON_RECORD.test(flat) || (led && /^nivel de /.test(flat)))) ||
    (!led && isProse(flat) && !OF_A_PERSON.test(flat))
  )
    return []
  const kind = kindOfItBefore(part, ad)
  if (kind) return [draft(`OWN_WORDS ${part.start}`, inOwnWords(kind), part, statement)]
  if (isOfCharacter(flat)) return [soft(part, statement)]
  if (isEmptyField(flat.replace(/^[a-z]+ en /, ''))) return []
  if (isPlace(part)) return knownPlace(part, statement, ad)
  const either = namedOnes(part, statement)
  if (either) return [either]
  const shouted = isShouted(statement, ad)
  const asked = askedAs({ ...part, shouted, ...(shouted && { text: withoutShouting(part.text) }) })
  return asked ? [draft(JSON.stringify(asked), asked, part, statement)] : []
}

/** «si conoces la Costa Brava»: a place that somebody is asked to know. */
function knownPlace(part: Part, statement: Statement, { text, flat }: AdText): Draft[] {
  const known = /(?<![a-z])cono(?:ces|zcas|cer|cieras) ((?:el |la |los |las )?)$/.exec(
    flat.slice(statement.start, part.start),
  )
  if (!known) return []
  const span = spanOf(text, part.start - (known[1]?.length ?? 0), part.end)
  return [draft(`OWN_WORDS ${part.flat}`, inOwnWords(`Conocer ${span.text}`), span, statement)]
}

/** «Salud compatible con el cargo»: what a doctor says once somebody is chosen. */
const FIT_FOR_IT = /^salud (?:compatible|apta|acorde|adecuada) (?:con|para|al?) /
const OF_HEALTH = 'Habla de la salud: pregúntalo solo si la ley lo exige para este trabajo.'

function ofHealth(part: Part, statement: Statement): Draft {
  const asked: Asked = { type: 'CUSTOM', value: { question: `¿Cumples este requisito: s${part.text.slice(1)}?` } }
  return draft(`CUSTOM ${part.flat}`, asked, part, statement, { doubt: OF_HEALTH })
}

const FIRST_WORDS = 4

/** «Liderazgo cercano», but not «tres años liderando equipos de venta»: of somebody's character is what says so at once. */
const isOfCharacter = (flat: string): boolean =>
  isSoft(
    flat
      .replace(/\([^()]*\)?/g, '')
      .split(' ')
      .slice(0, FIRST_WORDS)
      .join(' '),
  )

const A_NAME = '\\p{Lu}[\\p{L}\\d.+#-]+'
const OF_A_KIND = new RegExp(
  `^(?:plataformas?|sistemas?|software|programas?|herramientas?|aplicaci[oó]n(?:es)?|apps?) (${A_NAME}(?:, ${A_NAME})*,? [ou] ${A_NAME})$`,
  'u',
)

/** «la plataforma SAMAI o TYBA»: whoever knows one of them knows it. */
function namedOnes(part: Part, statement: Statement): Draft | undefined {
  const names = OF_A_KIND.exec(part.text)?.[1]?.split(/,? [ou] |, /)
  if (!names) return undefined
  const drafts = names.map((name) => {
    const value = { skill_id: null, name, min_level: null, min_years: null }
    return draft(`SKILL ${name}`, { type: 'SKILL', value }, part, statement)
  })
  return anyOf(drafts, part)
}

/** «3 años de experiencia, de preferencia en banca» */
const WHERE =
  /^(?:(?:si |que )?(?:es|sea|fue|ha sido|haya sido) )?(?=en (?:el |la |los |las |un |una |empresas?|sector|[a-z]{4,})(?:[a-z ]*)(?:\([^()]*\))?$)/

/** «Experiencia: 18 meses en soporte. Preferiblemente en sector salud.»: of what it is said stands in the same line. */
const lineTo = (flat: string, end: number): string => flat.slice(flat.lastIndexOf('\n', end - 1) + 1, end)

function whereWished(part: Part, skipped: number, statement: Statement): Draft {
  const asked = inOwnWords(`Experiencia ${part.text.slice(skipped)}`)
  return draft(JSON.stringify(asked), asked, part, statement)
}

const LONGEST_PLACE = 40

/** «zona Chapinero, Bogotá» says where the work is. */
function isPlace({ text, led }: Part): boolean {
  if (led || text.length > LONGEST_PLACE) return false
  const tokens = fold(text)
  return findPlaces(tokens).some(({ from, to }) => to - from === tokens.length)
}

function soft(part: Part, statement: Statement): Draft {
  const asked = inOwnWords(part.text)
  const one = draft(`OWN_WORDS ${part.flat}`, asked, part, statement, { doubt: PERSONAL, soft: true })
  return one.importance === 'EXCLUYENTE' ? { ...one, importance: 'IMPORTANTE' } : one
}
