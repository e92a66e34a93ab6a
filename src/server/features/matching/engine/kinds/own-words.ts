import { findConcepts } from '#server/features/language/normalise/concepts.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { RequirementValue } from '#shared/matching/matching.ts'
import { EVIDENCE_VALUE } from '#shared/matching/rule.ts'
import type { PreparedCandidate } from '../candidate.ts'
import { UNKNOWN } from '../findings.ts'
import { deniedLines } from '../near/denied-lines.ts'
import { byHouse, seemsSuchHouse } from '../near/house-kind.ts'
import { isWork, linesToShow, nearestOf } from '../near/lines-to-show.ts'
import { moneyInCharge } from '../near/money-in-charge.ts'
import { deniesSome, someDenied } from '../near/some-denied.ts'
import { type AskedText, type LineRule, type NearLine, nearestLine, shareMet } from '../nearest-line.ts'
import { byConcept } from '../said/by-concept.ts'
import { eachOfList, someOfList } from '../said/each-of-list.ts'
import { ownTools } from '../said/own-tools.ts'
import { ownVehicle } from '../said/own-vehicle.ts'
import { byRareNames } from '../said/rare-names.ts'
import type { Finding, LineFact, Lines } from '../types.ts'
import { contentWords, isVague } from '../words/content-words.ts'
import { isOnlySeen } from '../words/only-seen.ts'
import { isLapsed } from '../words/said-beside.ts'
import { sentenceAt } from '../words/sentence-at.ts'
import { toldSkills } from '../words/told-skills.ts'
import { waysToMeet } from '../words/words-asked.ts'
import { deniedBy, deniedPart, deniedWays } from './denied.ts'
import type { Judge } from './kind.ts'

/** What the ad asks for in its own words, answered by the line of the CV that is nearest to it. */
export function ownWords({ text }: RequirementValue<'OWN_WORDS'>, given: AskedText): Judge {
  const asked = { ...given, trades: [...tradesBehind(text), ...tradeOfKind(text)] }
  const by_one_word = isName(text, asked)
  const noOf = deniedPart(text)
  const some_denied = someDenied(text)
  const listed = eachOfList(text)
  const named = byRareNames(text)
  const with_money = moneyInCharge(text)
  const of_house = byHouse(text)
  const flat = flatten(text)
  const of_vehicle = ownVehicle(flat)
  const of_skill = OF_STUDIES.test(text) ? () => UNKNOWN : byConcept(text)
  const { roots, done } = asked
  const skills = !done && DOING.test(text) ? skillsMeantBy(text, asked.words) : []
  const named_skills = findConcepts(text).flatMap(({ kind, id }) => (kind === 'skill' ? [id] : []))
  const ways = waysToMeet(text).map((words) => ({
    words,
    vector: null,
    ...(roots && { roots }),
    ...(done && { done }),
  }))
  return {
    question: `Piden «${text}»: ¿lo cumples?`,
    answer_settles: false,
    // «Experiencia con titanio» and «Afinamiento» name one thing, wherever it stands; «Estructura» may be anything.
    judge(candidate) {
      if (of_vehicle) return of_vehicle(candidate)
      const part = noOf(candidate)
      if (part.denied) return some_denied(part, candidate)
      const tools = ownTools(flat, candidate)
      if (tools.value !== null) return { ...tools, found: '' }
      const counts = (fact: LineFact): boolean => !isOnlyPupil(fact) && !(OF_STUDIES.test(text) && isNoStudy(fact))
      const rule = { by_encoder: true, by_one_word, in_passing: text.includes(' ') || !isVague(asked.words), counts }
      const whole = byNearestLine(asked, candidate, rule)
      if (whole.value === 1) return unlessBegun(whole, candidate)
      const told = byTold(skills, candidate)
      if (told.value === 1) return told
      const met = ways
        .map((way) => byNearestLine(way, candidate, { ...rule, by_one_word: isName(text, way) }))
        .find(({ value }) => value === 1)
      if (met) return unlessBegun(met, candidate)
      const by_name = named(candidate)
      if (by_name.value === 1) return by_name
      const each = listed(candidate)
      if (each.value !== null && each.value >= Math.min(1, whole.value ?? 0)) return each
      if (each.parts) return { ...each, value: whole.value }
      const found = (by_name.value ?? 0) > (whole.value ?? 0) ? by_name : whole
      if (found.value !== null) return found
      const money = with_money(candidate)
      if (money.value !== null) return money
      const no = deniedBy(asked.words, null, candidate)
      const ways_no = no.denied ? no : deniedWays(ways, candidate)
      if (ways_no.denied) return ways_no
      const house = of_house(candidate)
      return house.value === null ? of_skill(candidate) : house
    },
    describe: (finding) => {
      if (finding.lapsed) return onlyBegun(text)
      if (finding.part_denied) return deniesSome(text, finding.found)
      if (finding.basic) return onlySeen(text)
      if (finding.found && finding.related && !finding.basis) return seemsSuchHouse(text, finding.found)
      return done && isLearnt(finding) ? learntOnly(text) : sideBySide(text, finding)
    },
    nearest: (candidate) => {
      const { lines } = candidate
      const by_others = deniedLines(named_skills, candidate)
      if (by_others.length > 0) return nearestOf(by_others)
      const of_work = done ? linesToShow(asked, lines, isWork) : []
      if (of_work.length > 0) return of_work
      // Beside what was learnt, what comes nearest of what was done.
      const worked = done ? linesToShow({ ...asked, from: NEAREST_WORK }, lines, isWork) : []
      const all = linesToShow(asked, lines)
      return worked.length > 0 ? [...all.slice(0, 1), ...worked.slice(0, 1)] : all
    },
    doneIn: () => 'experience',
    advise: ({ value }) => (value === 1 ? null : `Si tienes experiencia en «${text}», cuéntalo en tu CV.`),
  }
}

/** «Porcentaje panadero»: a trade right behind another word says whose it is. */
const tradesBehind = (text: string): string[] =>
  findConcepts(text).flatMap(({ kind, start, text: trade }) => {
    const [word, ...others] = contentWords(trade)
    const before = /(\p{L}{4,}) $/u.exec(text.slice(0, start))?.[1] ?? ''
    const is_behind = before !== '' && contentWords(text).includes(contentWords(before)[0] ?? '')
    return kind === 'role' && is_behind && word !== undefined && others.length === 0 ? [word] : []
  })

/** «Cocina arequipeña»: who cooks shows the trade, and nothing of that kind of it. */
function tradeOfKind(text: string): string[] {
  const [trade, kind, ...others] = text.trim().split(/\s+/)
  if (trade === undefined || kind === undefined || others.length > 0 || !OF_A_PEOPLE.test(flatten(kind))) return []
  const is_trade = findConcepts(trade).some((one) => one.kind === 'skill' && one.text.length === trade.length)
  return is_trade ? contentWords(trade) : []
}
/** «arequipeña», «oaxaqueño», «catalana», «japonesa», «andaluza», «yucateca» */
const OF_A_PEOPLE = /^[a-z]{3,}(?:en[oa]|an[oa]|es|esa|uz|uza|ec[oa]|in[oa]|ol|ola)s?$/

const DOING = /^\p{L}+[aei]r (?!\p{L}+[aei]r )/u

/** «Preparar los pedidos» is the skill that its verb tells of, where that is all that is asked for. */
function skillsMeantBy(text: string, words: readonly string[]): string[] {
  const told = toldSkills(text).filter((one) => {
    const said = contentWords(one.text)
    return words.length > 1 && words.every((word) => said.includes(word))
  })
  return told.map(({ id }) => id)
}

function byTold(skills: readonly string[], candidate: PreparedCandidate): Finding {
  for (const id of skills) {
    const known = candidate.skills.get(id) ?? moreOf(id, candidate)
    if (known && !known.lapsed) return { ...UNKNOWN, value: 1, sources: known.sources }
  }
  return UNKNOWN
}

/** Who prepares orders by voice prepares orders. */
const moreOf = (id: string, { skills }: PreparedCandidate) =>
  [...skills].find(([term]) => taxonomy().skillRelation(id, term) === 1)?.[1]

/** «Experiencia con ATS»: letters in capitals are a name, and one word is enough of it. */
const isName = (text: string, { words }: Pick<AskedText, 'words'>): boolean =>
  words.length === 1 && /\p{Ll}/u.test(text) && contentWords(capitalsOf(text)).includes(words[0] ?? '')
const capitalsOf = (text: string): string => (text.match(/(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu) ?? []).join(' ')

const NEAREST_WORK = 0.22

/** A program that somebody knows is no study of what it is used for, and neither is what a position is called. */
const OF_STUDIES = /^(?:estudios|formaci[oó]n|diplomado|m[aá]ster|especializaci[oó]n|curso) (?:en|de|como|sobre) /iu
const isNoStudy = ({ source }: LineFact): boolean => /^skills\.|\.position$|^basics\.headline$/.test(source.cv_path)
/** «Pilates solo como alumno» shows nobody who teaches it. */
const isOnlyPupil = ({ words }: LineFact): boolean => words.includes('sol') && words.includes('alumn')

const LEARNT = /^(?:courses|education|certifications|skills|languages)\./

const isLearnt = ({ value, sources, denied }: Finding): boolean =>
  value !== 1 && !denied && sources.length > 0 && sources.every(({ cv_path }) => LEARNT.test(cv_path))
/** «Bachillerato, segundo año aprobado» names the school and says that it is not finished. */
function unlessBegun(found: Finding, { texts }: PreparedCandidate): Finding {
  const [source] = found.sources
  if (source && isOnlySeen(sentenceAt(source, texts)))
    return { ...found, value: EVIDENCE_VALUE.substitute, related: true, basic: true }
  if (!source || !OF_SCHOOL_OR_PAPER.test(source.cv_path) || !isLapsed(sentenceAt(source, texts))) return found
  return { ...found, value: EVIDENCE_VALUE.lapsed, lapsed: true }
}
const OF_SCHOOL_OR_PAPER = /^(?:education|courses|certifications|registrations)\./
const onlyBegun = (text: string): string =>
  `Piden «${text}». El CV lo nombra sin vigencia, sin terminar o en trámite: por eso cuenta en parte.`
const onlySeen = (text: string): string =>
  `Piden «${text}». El CV lo nombra como algo visto o aprendido, y no hecho: por eso cuenta en parte.`
const learntOnly = (text: string): string =>
  `Piden «${text}». El CV dice algo parecido como formación, y se pide haberlo hecho: por eso cuenta en parte.`

/** All of it in the same words is the thing itself; by nearness alone it counts in part. */
export function byNearestLine(asked: AskedText, { lines }: Pick<PreparedCandidate, 'lines'>, rule: LineRule): Finding {
  if (!asked.done) return byLine(nearestLine(asked, lines, rule.counts), asked, lines, rule)
  const at_work = byLine(nearestLine(asked, lines, isWork), asked, lines, rule)
  const { value, ...learnt } = byLine(nearestLine(asked, lines), asked, lines, rule)
  if (value === null || (at_work.value ?? 0) >= EVIDENCE_VALUE.substitute) return at_work
  return { ...learnt, value: Math.min(value, EVIDENCE_VALUE.substitute), related: true, basis: 'NEAR' }
}

function byLine(line: NearLine | null, asked: AskedText, lines: Lines, rule: LineRule): Finding {
  const value = line && shareMet(asked, line, rule)
  const fact = line && lines.facts[line.at]
  if (!value || !fact) return UNKNOWN
  return {
    ...UNKNOWN,
    value,
    related: value < 1,
    sources: [fact.source],
    ...(value < 1 && { basis: 'NEAR' }),
  }
}

/** The quotes stand beside it under «Dónde lo vimos». */
export function sideBySide(text: string, { value, denied, parts }: Finding): string {
  if (parts) return someOfList(text, parts)
  if (denied) return `Piden «${text}», y el CV dice que no.`
  return value === 1
    ? `Piden «${text}», y el CV lo dice.`
    : `Piden «${text}». El CV dice algo parecido, y no sabemos si es lo mismo: por eso cuenta en parte.`
}
