import { type ConceptSpan, findTitleRoles } from '#server/features/language/normalise/concepts.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { isNegated, type Span, spanOf } from '#server/features/language/normalise/span.ts'
import { type Skill, taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { SkillLevel } from '#shared/matching/matching.ts'
import { counts, type Draft, draft } from '../../drafts/draft.ts'
import { hasCueNear } from '../../drafts/importance.ts'
import { type AdText, statementAt } from '../../text/ad-text.ts'
import { firstFrom } from '../../text/first-from.ts'
import type { Statement } from '../../text/statements.ts'
import { anyOf } from '../any-of.ts'
import { isPersonal, PERSONAL } from '../soft-words.ts'
import { isLineOfWork, isProduct, waysInBrackets } from './brackets.ts'
import { type Chain, chainsOf } from './chains.ts'
import { apartInOneList } from './in-one-list.ts'
import { doneWith, type NamedSpan, narrowed } from './narrower.ts'
import { isNarrowerName } from './narrower-names.ts'
import { isOfTheOne } from './of-the-one.ts'
import {
  asksExperience,
  levelAfterList,
  levelBeside,
  levelOfList,
  levelOfSuite,
  yearsAfter,
  yearsBefore,
} from './skill-details.ts'
import { LONGEST_NAME, nameOf, PAPERS } from './skill-names.ts'
import { isOnlyAName } from './their-words.ts'
import { isNoKnowledge } from './torn-words.ts'
import { isUsedHere } from './used-here.ts'

const NEAR = 60
/** «experiencia en picking, packing, carga y descarga…»: the last of a long list is led by the same word. */
const LONGEST_LED = 200

/** Skills that the ad asks for; in running text only those that can be nothing else. */
export function proposeSkills(
  ad: AdText,
  concepts: readonly ConceptSpan[],
  taken: (span: ConceptSpan) => boolean,
): Draft[] {
  const roles = concepts.filter(({ kind }) => kind === 'role')
  const asked = concepts.filter((span) => {
    const skill = taxonomy().skill(span.id)
    const statement = span.kind === 'skill' && !taken(span) ? statementAt(ad, span.start) : undefined
    if (!skill || !statement || isInRole(skill, span, roles) || OF_THE_JOB.has(skill.id)) return false
    const begins = counts(statement, span) || isLanguageOfRole(skill, span, roles, statement)
    return begins && isAsked(skill, span, statement, ad)
  })
  const own = asked.filter(
    (span, at) => !isSaidBy(asked[at + 1], span, ad) && !isOnlyADuty(span, ad) && !isOfTheOne(asked[at - 1], span, ad),
  )
  const named = own.map((span, at) => doneWith(narrowed(span, own[at + 1], ad), own[at - 1], ad))
  const { asked: outside, ways } = waysInBrackets(named, ad)
  return apartInOneList(
    chainsOf(outside, ad).flatMap((chain) => draftsOf(chain, ad, ways)),
    ad,
  )
}

/** «Soldar con TIG» asks for that kind of it, and for no other beside it. */
const isSaidBy = (next: ConceptSpan | undefined, { id, end }: ConceptSpan, { flat }: AdText): boolean =>
  next !== undefined &&
  taxonomy().skill(next.id)?.parent_ids.includes(id) === true &&
  /^ (?:(?:con|por|en|de|tipo|mediante) )?$/.test(flat.slice(end, next.start))

/** Among the tasks one part of a thing is no demand of its own. */
const isOnlyADuty = ({ start, end }: ConceptSpan, ad: AdText): boolean =>
  statementAt(ad, start)?.sentence.section === 'DUTIES' && isNarrowerName(ad.flat.slice(start, end))

/** Conditions of the work, which the ad and the CV say in fields of their own. */
const OF_THE_JOB: ReadonlySet<string> = new Set(['shift-work', 'own-vehicle'])

type Ways = ReadonlyMap<NamedSpan, readonly NamedSpan[]>

/** «A o B» is one requirement; in «A, B y C» the level said of the first is said of all. */
function draftsOf({ spans, alternative, partners, span }: Chain, ad: AdText, ways: Ways): Draft[] {
  const [first] = spans
  if (!first) return []
  const before = levelOfList(ad.flat, listStart(ad.text, first.start))
  const lead =
    before ?? (spans.length > 1 ? levelAfterList(ad.flat, span.end) : null) ?? levelOfSuite(ad.flat, first.start)
  const statement = statementAt(ad, first.start)
  // «React y TypeScript (3+ años)» says it of both.
  const years = spans.length > 1 ? yearsAfter(ad.flat, span.end) : null
  if (!alternative || !statement)
    return spans.map((one) => withWays(draftSkill(one, ad, { level: lead, years }), ways.get(one) ?? [], ad))
  const last = spans.at(-1) ?? first
  const level = lead ?? levelBeside(ad.flat, last.start, last.end)
  const options = spans.map((one) =>
    partners.length > 0 && isOnlyAName(one, statement) ? named(one.text) : draftSkill(one, ad, { level }),
  )
  return [anyOf([...options, ...partners.map(named)], span)]

  function named(name: string): Draft {
    const value = { skill_id: null, name: name.slice(0, LONGEST_NAME), min_level: level, min_years: null }
    return draft(`SKILL ${name}`, { type: 'SKILL', value }, span, statement ?? missing(span))
  }
}

/** «Bases de datos relacionales (Oracle, PostgreSQL)»: whoever knows one of them meets it. */
function withWays(one: Draft, ways: readonly NamedSpan[], ad: AdText): Draft {
  const last = ways.at(-1)
  if (!last) return one
  const end = statementAt(ad, last.start)?.end ?? last.end
  return anyOf([one, ...ways.map((way) => draftSkill(way, ad, {}))], spanOf(ad.text, one.at, end + 1))
}

/** Where a list begins whose first names the taxonomy does not know: «dominio de S10 y AutoCAD». */
const NAMES_BEFORE =
  /(?:(?<![\p{L}\d])(?:\p{Lu}|\d)[\p{L}\d.+#-]*(?: \p{Lu}[\p{L}\d.+#-]*)?(?:, | ?\/ ?| [ye] )){1,6}$/u
const LONGEST_LIST = 90
function listStart(text: string, start: number): number {
  return start - (NAMES_BEFORE.exec(text.slice(Math.max(0, start - LONGEST_LIST), start))?.[0].length ?? 0)
}

interface Details {
  level?: SkillLevel | null
  years?: number | null
}

export function draftSkill(span: NamedSpan, ad: AdText, { level = null, years = null }: Details): Draft {
  const skill = taxonomy().skill(span.id)
  const statement = statementAt(ad, span.start)
  if (!skill || !statement) return missing(span)
  const value = {
    // What somebody must have is shown by who works with it.
    skill_id: span.named && !span.held ? null : skill.id,
    name: span.named ?? nameOf(skill, span.text, paperBefore(span, ad)),
    min_level: levelOf(skill, span, ad) ?? level,
    min_years: years ?? yearsAfter(ad.flat, span.end) ?? yearsBefore(ad.flat, span.start) ?? anyTime(span, ad),
  }
  const card = PAPERS.test(skill.id) ? '' : paperBefore(span, ad) || courseBefore(span, ad)
  const kind = card !== '' || CARD.test(span.text) ? 'PAPER' : 'SKILL'
  // By its name it would be taken for the whole again.
  const own = isNarrowerName(ad.flat.slice(span.start, span.end)) && !value.min_years
  const one = draft(
    `${kind} ${span.named ?? skill.id}`,
    own ? { type: 'OWN_WORDS', value: { text: value.name } } : { type: 'SKILL', value },
    quoted({ ...span, start: span.start - card.length }, ad),
    statement,
  )
  return isPersonal(skill) ? { ...one, doubt: PERSONAL, soft: true, importance: softened(one.importance) } : one
}

/** No time is said, and only work shows it. */
const anyTime = ({ start }: ConceptSpan, { flat }: AdText): number | null => (asksExperience(flat, start) ? 0 : null)

/** In «Soporte vital avanzado» the level is a part of the name. */
function levelOf({ name_es }: Skill, { start, end }: ConceptSpan, { flat }: AdText): SkillLevel | null {
  const name = flatten(name_es)
  return levelBeside(name, 0, name.length) === null ? levelBeside(flat, start, end) : null
}

function missing({ start }: Span): never {
  throw new Error(`No skill of the ad begins at ${start}`)
}

const softened = (importance: Draft['importance']) => (importance === 'EXCLUYENTE' ? 'IMPORTANTE' : importance)

const quoted = (span: ConceptSpan, { text }: AdText): Span => spanOf(text, span.start, span.end)

/** «diseñadora UX» already says UX; «programadora Java» still asks for the language. */
const isInRole = ({ family }: Skill, span: ConceptSpan, roles: readonly ConceptSpan[]): boolean =>
  family !== 'programming-languages' && isInside(span, roles)

function isLanguageOfRole(
  skill: Skill,
  span: ConceptSpan,
  roles: readonly ConceptSpan[],
  { stance }: Statement,
): boolean {
  return skill.family === 'programming-languages' && stance === 'ASKED' && isInside(span, roles)
}

function isInside({ start, end }: ConceptSpan, roles: readonly ConceptSpan[]): boolean {
  const role = roles[firstFrom(roles, (one) => one.start <= start) - 1]
  return role !== undefined && end <= role.end
}

const KNOWING =
  /conocimient|experien|manejo|manejar|maneje|dominio|dominar|domine|uso de|capacidad|habilidad|nivel|soltura|saber|sepas?|knowledge|skills|familiar|proficien|certifica|haber trabajado|trabajaste|curso|formacion en/
const CARD = /^(?:tarjeta|carn[eé]t?|certificado|licencia|credencial) /i
const paperBefore = ({ start }: ConceptSpan, { text }: AdText): string =>
  /(?<!\p{L})(?:tarjeta|carn[eé]t?|certificado|licencia|credencial) (?:de |del )?$/iu.exec(
    text.slice(Math.max(0, start - 16), start),
  )?.[0] ?? ''
/** «Ciclo o curso de carnicería» beside «2 años de carnicería»: what was learnt is another demand. */
const courseBefore = ({ start }: ConceptSpan, { text }: AdText): string =>
  /(?<!\p{L})(?:(?:ciclos?(?: formativos?)?|cursos?|diplomas?|t[ií]tulos?|certificados?|m[oó]dulos?)(?:,| [ouy]|\/)? ?){1,3}(?:de|en) $/iu.exec(
    text.slice(Math.max(0, start - LONGEST_COURSE), start),
  )?.[0] ?? ''
const LONGEST_COURSE = 40
const OF_PAPER = /(?<![a-z])(?:tarjeta|carnet?|carne|certificado|licencia) (?:de |del )?/

/** «Docker en producción» speaks of servers, not of a factory. */
const isDeployment = (flat: string, start: number, end: number): boolean =>
  flat.slice(start, end) === 'produccion' &&
  /(?<!experiencia|trabajo|anos) en $/.test(flat.slice(Math.max(0, start - 16), start))

const PLACE =
  '(?:restaurantes?|pizzerias?|bares|hoteles|hotel|panaderias?|pastelerias?|cafeterias?|peluquerias?|clinicas?|hospitales|farmacias?|tiendas?|supermercados?|consultoras?|despachos?|gestorias?|asesorias?|bancos?|agencias?|aseguradoras?)'
const IS_PLACE = new RegExp(`^${PLACE}$`)
const AT_PLACE = new RegExp(` en (?:un |una |el |la )?(?:${PLACE},? (?:o |u |y )?(?:en |de )?)*$`)
/** «un año en pizzería» says where, «restaurante de pescados» which, «reparto a almacenes» to whom. */
function isWorkplace(flat: string, start: number, end: number): boolean {
  const before = flat.slice(Math.max(0, start - LONGEST_PLACE), start)
  if (IS_PLACE.test(flat.slice(start, end)) && AT_PLACE.test(before)) return true
  if (OF_SHELF.test(before)) return true
  const is_store = /^(?:almacen|bodega)(?:es|s)?$/.test(flat.slice(start, end))
  if (is_store && AS_AT.test(before)) return true
  if (is_store && EXPERIENCE_AT.test(before) && /^ (?:de|del|con) [a-z]/.test(flat.slice(end, end + 8))) return true
  return OF_PLACE.test(before) || (/almacen|bodega/.test(flat.slice(start, end)) && TO_WHOM.test(before))
}
const LONGEST_PLACE = 60
/** «en marisquerías o restaurantes de cocina casera»: the second of two houses says of which kind it is. */
const OF_PLACE = new RegExp(` en (?:un |una )?(?:[a-z]+(?:, [a-z]+)*,? [ouy] )?${PLACE} (?:de|con) (?:[a-z]+ y )?$`)
/** «experiencia en almacén de gran consumo» asks for more than any warehouse. */
const EXPERIENCE_AT = /(?<![a-z])(?:experiencia|trabajado|anos?|meses) en (?:un |una |el |la )?$/
/** «12 meses como carretillero en almacén» */
const AS_AT = /(?<![a-z])como [^.;,\n]{3,40} en (?:un |una |el |la )?$/
/** «Inglés B2 para el trato con clientes», «coche para las visitas»: what it is needed for. */
const FOR_WHAT =
  /(?<![a-z])(?:ingles|frances|aleman|portugues|italiano|chino|idiomas?|catalan|valenciano|euskera|gallego|vehiculo|coche|auto|moto|licencia|carnet|permiso|disponibilidad|conocimientos? (?:de|en)|nociones de)(?![a-z])[^.;,:()\n]{0,40} para (?:(?!,? (?:y|e|o) (?:manejo|nociones|conocimient|experiencia|dominio|uso|saber|buen|con |curso|carnet|licencia|soltura))[^.;:()\n]){0,60}(?<!(?: [yeou]|,) )$/
/** «el lineal de envasado» is where the packed goods stand. */
const OF_SHELF = /(?<![a-z])(?:lineal(?:es)?|estanterias?|pasillos?|mostrador) de $/
const TO_WHOM = /(?:reparto|entregas?|ventas?|visitas?|distribucion|atencion|despacho) (?:a|en|para) $/

/** «Se busca electricista para obra nueva y reformas»: what for, not what they must know. */
const OF_A_SITE = /^\s*se (?:buscan?|necesitan?|solicitan?|precisan?|requieren?) .*(?<![a-z])para [^.;:]*$/
const REACH = 120

/** «laptop con Windows 10»: what somebody has at home. */
const OF_EQUIPMENT =
  /(?<![a-z])(?:pc|laptop|notebook|computador[a]?|ordenador|equipo propio|portatil)(?: [a-z]+){0,3} con $/

/** «Cerrar contratos de nuestro ERP»: what the company sells. */
const SOLD =
  /(?<![a-z])(?:vend|cerr|cierr|contrat|demo|comercializ|promo|ofrec|coloc|venta)[a-z]*(?![a-z])[^.;:\n]* nuestr[oa]s? $/

const [SHORTEST_SHOUT, LONGEST_SHOUT] = [12, 120]
/** «OPERARIO DE PRODUCCIÓN - INDUSTRIA CÁRNICA» over the ad says what the job is. */
function isCalledOut({ stance, sentence: { section, listed, start, end } }: Statement, text: string): boolean {
  if (stance === 'ASKED' || section !== null || listed) return false
  if (end - start < SHORTEST_SHOUT || end - start > LONGEST_SHOUT) return false
  const written = text.slice(start, end)
  return !/\p{Ll}/u.test(written.replace(/\([^()]*\)/g, '')) && findTitleRoles(written).length > 0
}

function isAsked(skill: Skill, { start, end }: ConceptSpan, statement: Statement, { flat, text }: AdText): boolean {
  const { id, kind } = skill
  // «1 año en puesto similar (facturas, archivo)» says what that was.
  if (statement.inner && /similar(?:es)? \($/.test(flat.slice(Math.max(0, statement.start - 12), statement.start)))
    return false
  if (statement.stance !== 'ASKED' && OF_A_SITE.test(flat.slice(Math.max(statement.start, start - REACH), start)))
    return false
  // «Controlar subcontratistas (encofrado, acero)»: a bracket among the tasks says of what, unless it names a tool.
  if (statement.inner && statement.sentence.section === 'DUTIES' && !isProduct(skill)) return false
  if (isDeployment(flat, start, end) || isWorkplace(flat, start, end) || isLineOfWork(flat, start, end)) return false
  if (isNoKnowledge(flat, start, statement)) return false
  if (isUsedHere(flat.slice(Math.max(statement.start, start - REACH), start))) return false
  if (!isProduct(skill) && FOR_WHAT.test(flat.slice(Math.max(statement.start, start - REACH), start))) return false
  if (OF_EQUIPMENT.test(flat.slice(Math.max(0, start - NEAR), start))) return false
  if (statement.stance !== 'ASKED' && SOLD.test(flat.slice(Math.max(statement.start, start - REACH), start)))
    return false
  if (!isProduct(skill) && isCalledOut(statement, text)) return false
  const cued = hasCueNear(statement, start, end)
  if (isNegated(flat, start, end) && !cued) return false
  if (kind === 'TECHNICAL' || kind === 'TOOL' || PAPERS.test(id)) return true
  if (statement.stance === 'ASKED' && OF_PAPER.test(flat.slice(Math.max(0, start - 16), end))) return true
  if (statement.stance !== 'ASKED') return false
  const { section } = statement.sentence
  return section !== null || cued || KNOWING.test(flat.slice(Math.max(statement.start, start - LONGEST_LED), end))
}
