import type { ConceptSpan } from '#server/features/language/normalise/concepts.ts'
import type { ExperienceFact } from '#server/features/language/normalise/read-experience.ts'
import { roleInContext } from '#server/features/language/normalise/role-in-context.ts'
import { type Span, spanOf } from '#server/features/language/normalise/span.ts'
import { normaliseTitle } from '#server/features/language/normalise/title.ts'
import { NUMBER_WORDS, numberFrom } from '#server/features/language/normalise/words/number-words.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { MUST, WISH } from '#shared/lexicon/importance.ts'
import { counts, type Draft, draft } from '../drafts/draft.ts'
import { type AdText, statementAt } from '../text/ad-text.ts'
import type { Statement } from '../text/statements.ts'
import { anyOf } from './any-of.ts'
import { conceptsIn } from './concepts-in.ts'
import { inSeveral, isKindOfIt, rolesBehind } from './experience-in-several.ts'
import { isAtPlace, targetOf } from './experience-target.ts'
import { isGeneral, wholeOfGeneral } from './general-experience.ts'
import { isProduct } from './skills/brackets.ts'
import { narrowed } from './skills/narrower.ts'
import { draftSkill } from './skills/skills.ts'
import { inOwnWords } from './unknown.ts'
import { calm, namedWith } from './whole/fuller.ts'
import { orAlike } from './years/like-posts.ts'
import { isOfOthers } from './years/of-others.ts'
import { placeBehind } from './years/place-of-experience.ts'
import { LONGEST_NAME, leadIn, placeSaid, type WholeTarget, wholeTarget } from './years/whole-target.ts'
import { yearsOfDoing } from './years/years-of-doing.ts'

/** Years of experience: of a skill, in a role, or in all. */
export function proposeExperience(
  ad: AdText,
  facts: readonly ExperienceFact[],
  concepts: readonly ConceptSpan[],
): Draft[] {
  const counted = facts.flatMap((fact) => {
    const statement = statementAt(ad, fact.start)
    return counts(statement, fact) && fact.min_years > 0 && !isOfOthers(fact, ad)
      ? read(ad, fact, statement, concepts)
      : []
  })
  return [
    ...counted,
    ...yearsAmongThem(ad, concepts),
    ...yearsOfDoing(ad, facts, concepts),
    ...rolesWithoutYears(ad, concepts).flatMap((one) => withYearsBefore(one, counted, ad)),
  ]
}

function read(ad: AdText, fact: ExperienceFact, statement: Statement, concepts: readonly ConceptSpan[]): Draft[] {
  if (isGeneral(fact, ad.flat)) return [inAll(fact.min_years, wholeOfGeneral(fact, ad), statement)]
  const several = inSeveral(ad, fact, statement, concepts)
  if (several) return [several]
  const all = wholeTarget(ad, fact, statement, concepts)
  if (all) return [ofWhole(ad, fact, all, statement)]
  const target = targetOf(fact, statement, ad.flat, conceptsIn(aroundOf(fact, statement), concepts))
  if (target && 'concepts' in target) {
    const [first, ...others] = target.concepts
    const listed = first && others.some((span, i) => OR.test(ad.flat.slice(target.concepts[i]?.end ?? 0, span.start)))
    const either = first?.kind === 'skill' ? eitherOf(ad, fact, first, statement, concepts) : undefined
    if (either) return [either]
    const drafts = target.concepts.map((span) =>
      span.kind === 'role'
        ? asRole(ad, fact, span, statement)
        : draftSkill(narrowed(span, undefined, ad), ad, { years: fact.min_years }),
    )
    const last = target.concepts.at(-1)
    return listed && last ? [anyOf(drafts, spanOf(ad.text, first.start, last.end))] : drafts
  }
  const outer = statement.inner ? experienceBefore(ad, statement, concepts) : undefined
  // «React (3 años)» is said of the skill.
  if (statement.inner && outer === undefined) return []
  const whole = outer === undefined ? phraseOf(ad, fact, statement) : withBracket(ad.text, outer, fact.end)
  const id = ad.title ? (roleInContext(ad.title, ad.text) ?? undefined) : undefined
  if (id && ad.title) {
    const text = rolesBehind(ad, fact, statement) ?? plainTitle(normaliseTitle(ad.title).cleaned)
    return [
      IN_THE_AREA.test(ad.flat.slice(fact.end, statement.end))
        ? inRole({ id, text: `${text} u otro puesto del área` }, fact.min_years, whole, statement, familyOf(id))
        : inRole({ id, text: `${text}${orAlike(ad, fact, statement)}` }, fact.min_years, whole, statement),
    ]
  }
  // Years «en restaurante» are not years of any work: without a known job they stay as they are written.
  if (target) return [draft(`OWN_WORDS ${whole.start}`, inOwnWords(whole.text), whole, statement)]
  return [inAll(fact.min_years, whole, statement)]
}

/** In the words of the ad: as a skill that goes by them, as the job of the ad with what was done in it, or as they are written. */
function ofWhole(ad: AdText, fact: ExperienceFact, target: WholeTarget, statement: Statement): Draft {
  const span = leadIn(ad, fact, target.end, statement)
  const { head, text, items } = target
  const skill = (id: string, name: string): Draft => {
    const value = { skill_id: id, name: capitalised(calm(name)), min_level: null, min_years: fact.min_years }
    return draft(`SKILL ${id}`, { type: 'SKILL', value }, span, statement, { whole: true })
  }
  if (items)
    return anyOf(
      items.map((one) => skill(one.head.id, one.name)),
      span,
    )
  if (head && text.length <= LONGEST_NAME) return skill(head.id, text)
  const id = ad.title ? roleInContext(ad.title, ad.text) : null
  const name =
    id && ad.title ? namedWith(plainTitle(normaliseTitle(ad.title).cleaned), `${target.link} ${calm(text)}`) : undefined
  if (id && name !== undefined) return { ...inRole({ id, text: name }, fact.min_years, span, statement), whole: true }
  return draft(`OWN_WORDS ${span.start}`, inOwnWords(span.text), span, statement, { whole: true })
}

const inAll = (min_years: number, span: Span, statement: Statement): Draft =>
  draft('TOTAL_EXPERIENCE', { type: 'TOTAL_EXPERIENCE', value: { min_years } }, span, statement)

/** «2 años de experiencia en el área»: not in that very job. */
const IN_THE_AREA =
  /^(?: de)?(?: experiencia| trayectoria)?(?: [a-z]+)? en (?:el|la|esta|dicha|nuestra) (?:area|rama|ramo)(?: (?:de )?[a-z]+)?[\s.]*(?=[,;()\n]|$)/
const familyOf = (id: string): string | null => taxonomy().role(id)?.family ?? null

/** What one may have done instead: «, reanimación o urgencias», « o deporte». */
const OTHERS =
  /^( \p{Ll}{4,}(?:al|ica|ico|iva|ivo|ar|ria|rio))?((?:, \p{L}{3,}(?: \p{L}+){0,2}?)*),? (?:[ou]|y\/o) (?!similar|af[ií]n|parecid|equivalente|superior|m[aá]s |otr[oa]|en |con |como |de |bien|su |la |el |experiencia|clientes|usuarios|personas|p[uú]blico|proveedores|\d)(\p{L}{3,}(?: (?!con |y |para |en )\p{L}+){0,2})(?= ?(?:[.,;()\n]|$| (?:con|y|para|en) ))/u

/** «2 años en traumatología o deporte»: years in any of them, whether the taxonomy knows them or not. */
function eitherOf(
  ad: AdText,
  fact: ExperienceFact,
  first: ConceptSpan,
  statement: Statement,
  concepts: readonly ConceptSpan[],
): Draft | undefined {
  const match = OTHERS.exec(ad.text.slice(first.end, Math.min(statement.end, first.end + LONGEST_TARGET)))
  if (!match || / (?:y|e) (?!\/)/.test(match[0])) return undefined
  const listed = conceptsIn({ start: first.end, end: first.end + match[0].length }, concepts)
  if (listed.some(({ kind, id }) => kind === 'role' || isTool(id))) return undefined
  const names = [...(match[2] ?? '').split(', ').slice(1), match[3] ?? '']
  if (names.some((name) => isKindOfIt(name) && !listed.some(({ text }) => text === name))) return undefined
  const years = { years: fact.min_years }
  const options = names.map((name) => {
    const known = listed.find(({ text }) => name.startsWith(text))
    if (known) return draftSkill(narrowed(known, undefined, ad), ad, years)
    const value = { skill_id: null, name: capitalised(name), min_level: null, min_years: fact.min_years }
    return draft(`SKILL ${name}`, { type: 'SKILL', value }, first, statement)
  })
  return anyOf(
    [draftSkill(narrowed(first, undefined, ad), ad, years), ...options],
    spanOf(ad.text, first.start, first.end + match[0].length),
  )
}

const isTool = (id: string): boolean => {
  const skill = taxonomy().skill(id)
  return skill === undefined || isProduct(skill)
}
const capitalised = (name: string): string => name.charAt(0).toLocaleUpperCase('es') + name.slice(1)

/** «5 años como chef o sous chef»: said of the first, and of the other one too. */
function withYearsBefore(one: Draft, counted: readonly Draft[], { flat }: AdText): Draft[] {
  if (counted.some(({ at, end, asked }) => asked.type === 'ROLE_EXPERIENCE' && at <= one.at && one.end <= end))
    return []
  if (counted.some(({ key, at, end }) => key === one.key && at < one.end && one.end <= end)) return []
  const before = counted.find(
    ({ end, asked }) => asked.type === 'ROLE_EXPERIENCE' && /^(?:,| [ou]) $/.test(flat.slice(end, one.at)),
  )
  if (one.asked.type !== 'ROLE_EXPERIENCE' || before?.asked.type !== 'ROLE_EXPERIENCE') return [one]
  const { min_years } = before.asked.value
  return [{ ...one, asked: { type: 'ROLE_EXPERIENCE', value: { ...one.asked.value, min_years } } }]
}

/** Years in any of several. */
const OR = /(?<![a-z])(?:o|u|or)(?![a-z])/
const AS =
  /experiencia(?! a cargo)(?:(?: [a-z]+){0,2} (?:como|de)|(?: [a-z0-9]+){1,6} como) (?:(?:un|una|el|la) )?([a-z/()]+(?: [a-z/()]+){0,3}(?:,| o) )?$/

/** «experiencia como camarera» */
function rolesWithoutYears(ad: AdText, concepts: readonly ConceptSpan[]): Draft[] {
  return concepts.flatMap((span) => {
    const lead = span.kind === 'role' ? AS.exec(ad.flat.slice(Math.max(0, span.start - 90), span.start)) : null
    const statement = statementAt(ad, span.start)
    if (!lead || statement?.stance !== 'ASKED' || span.start < statement.from) return []
    const start = lead[1] === undefined ? span.start - lead[0].length : span.start
    return [inRole(asMeant(span, ad), 0, spanOf(ad.text, start, span.end), statement)]
  })
}

const LEAST = '(?:(?:al menos|minimo|como minimo|por lo menos)(?: de)? )?'
const THEM = 'de (?:ellos|ellas|los cuales|las cuales|los que|esos|estos)'
const OF_THEM = new RegExp(
  `(?<![a-z])(?:${LEAST}(\\d{1,2}|${NUMBER_WORDS}) (?:anos? )?${THEM}|${THEM},? ${LEAST}(\\d{1,2}|${NUMBER_WORDS})(?: anos?)?) (?:como|de) (?:un |una )?([a-z]+(?:\\/a|\\(a\\))?(?: de [a-z]+){0,2})`,
)
const AMONG_THEM = new RegExp(`,? (?:y )?(?:(?:con )?${LEAST}(?:\\d{1,2}|${NUMBER_WORDS}) (?:anos? )?${THEM}|${THEM}) `)

/** «3 años en cocina, al menos uno de ellos como jefe de partida» */
function yearsAmongThem(ad: AdText, concepts: readonly ConceptSpan[]): Draft[] {
  return ad.statements.flatMap((statement) => {
    const match = statement.stance === 'ASKED' ? OF_THEM.exec(statement.flat) : null
    if (!match) return []
    const start = statement.start + match.index
    const from = start + match[0].length - (match[3]?.length ?? 0)
    const known = concepts.find((span) => span.kind === 'role' && span.start === from)
    const role = known ? asMeant(known, ad) : { id: null, ...spanOf(ad.text, from, start + match[0].length) }
    const text = known ? role.text : capitalised(role.text)
    const years = numberFrom(match[1] ?? match[2] ?? '')
    return [inRole({ id: role.id, text }, years, spanOf(ad.text, start, role.end), statement)]
  })
}

/** At a school the tutor is the teacher of a class; elsewhere one gives private lessons. */
function asMeant(role: ConceptSpan, { title, text }: AdText): ConceptSpan {
  const id = role.id === TUTOR && title ? roleInContext(title, text) : null
  return id && taxonomy().role(id)?.family === taxonomy().role(TUTOR)?.family ? { ...role, id } : role
}
const TUTOR = 'private-tutor'

/** «Experiencia cuidando niños (mínimo 2 años)»: where the experience begins, if nothing in it is known by itself. */
function experienceBefore(
  ad: AdText,
  { start, sentence }: Statement,
  concepts: readonly ConceptSpan[],
): number | undefined {
  const from = Math.max(sentence.start, start - LONGEST_OUTER)
  const match = /(?<![a-z])experiencia[a-z ]*\($/.exec(ad.flat.slice(from, start))
  if (!match) return undefined
  const begin = from + match.index
  return conceptsIn({ start: begin, end: start }, concepts).length === 0 ? begin : undefined
}
const LONGEST_OUTER = 80

const LONGEST_TARGET = 160
const LONGEST_ROLE = 100
/** «cocinero | en Bilbao» */
const IN_A_TOWN = /^ en (?:la |el |las |los )?\p{Lu}\p{Ll}/u

/** Where what the years are of may stand. */
const aroundOf = ({ start, end }: Span, statement: Statement) => ({
  start: Math.max(statement.start, start - LONGEST_TARGET),
  end: Math.min(statement.end, end + LONGEST_TARGET),
})

const END_OF_TARGET =
  /,(?! [a-z ]+ [yeou] )|, (?=(?:carne|licencia|permiso|manejo|conocimientos?|disponibilidad|titul|experiencia|vehiculo|curso|certificad|referencias|dominio)[a-z]*)|[(;]|\.(?:\s|$)| y (?=carne|licencia|permiso|manejo|conocimiento|disponibilidad|titul|experiencia|vehiculo)/
const TRAILING = new RegExp(String.raw`(?: \((?:muy |no )?(?:${MUST}|${WISH})s?)?[\s,;.:)]*$`)

/** With the word «experiencia» before the years and what they are of after them. */
function phraseOf(ad: AdText, fact: Span, statement: Statement): Span {
  const { text, flat } = ad
  const rest = flat.slice(fact.end, Math.min(statement.end, fact.end + LONGEST_TARGET))
  const stop = rest.search(statement.sentence.listed ? AMONG_THEM : END_OF_TARGET)
  const whole = (stop < 0 ? rest : rest.slice(0, stop)).replace(TRAILING, '')
  // «5 años de experiencia en montaje, tendido de cables y pruebas»: each of them is asked for too.
  const at_place = isAtPlace(`${flat.slice(fact.start, fact.end)}${whole}`) && / [ye] /.test(whole)
  const after = at_place
    ? (whole.split(',')[0] ?? whole)
    : (/^(?: de)?(?: experiencia| trayectoria)?(?: [a-z]+)?(?= en [^,]+, [^,]+(?:,[^,]+)*,? [ye] )/.exec(whole)?.[0] ??
      whole)
  return withBracket(text, leadIn(ad, fact, fact.end, statement).start, fact.end + after.length)
}

/** A bracket that opens in what is quoted closes in it. */
const withBracket = (text: string, start: number, end: number): Span =>
  spanOf(text, start, end + (/\([^()]*$/.test(text.slice(start, end)) && text[end] === ')' ? 1 : 0))

/** From the years to the role, whichever comes first. */
const joined = ({ text }: AdText, fact: Span, role: Span): Span =>
  spanOf(text, Math.min(fact.start, role.start), Math.max(fact.end, role.end))

/** «4 años como residente o jefe de obra»: the other name of it, which no list knows, is asked for too. */
function withOtherName({ text }: AdText, fact: Span, role: ConceptSpan): { id: string; text: string } {
  const other =
    / como ((?:\p{L}+(?: \p{L}+){0,2}, )*(?:\p{L}+ ){1,3}[ou] )$/iu.exec(text.slice(fact.end, role.start))?.[1] ?? ''
  return { id: role.id, text: `${other}${role.text}` }
}

/** With where it was, which is a part of what is asked and of what is quoted. */
function asRole(ad: AdText, fact: ExperienceFact, span: ConceptSpan, statement: Statement): Draft {
  const role = withOtherName(ad, fact, asMeant(span, ad))
  const behind = { from: span.end, to: Math.min(statement.end, span.end + LONGEST_TARGET) }
  const said = placeSaid(role.text, ad.flat.slice(behind.from, behind.to))
  const place =
    said > 0 && role.text.length + said <= LONGEST_ROLE && !IN_A_TOWN.test(ad.text.slice(behind.from, behind.to))
      ? ad.text.slice(span.end, span.end + said)
      : placeBehind(role.text, ad.text.slice(behind.from, behind.to))
  const whole = joined(ad, fact, { ...span, end: span.end + place.length })
  return inRole({ id: role.id, text: `${role.text}${place}` }, fact.min_years, whole, statement)
}

/** Without what titles say of place, hours or tools. */
const plainTitle = (title: string): string => title.replace(/\s+(?:\(.*|[|–—-] .*)$/, '') || title

/** The role by the name that the ad gives it: a taxonomy's would be in one gender. */
function inRole(
  role: { id: string | null; text: string },
  min_years: number,
  span: Span,
  statement: Statement,
  role_family: string | null = null,
): Draft {
  const value = { role_id: role.id, role_family, name: role.text.slice(0, 100), min_years }
  return draft(
    `ROLE_EXPERIENCE ${role.id ?? role.text}${role_family === null ? '' : ' AREA'}`,
    { type: 'ROLE_EXPERIENCE', value },
    span,
    statement,
  )
}
