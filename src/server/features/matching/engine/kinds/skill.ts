import { flatten } from '#server/features/language/normalise/fold.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { RequirementValue, SkillLevel } from '#shared/matching/matching.ts'
import { EVIDENCE_VALUE, LEVEL_BY_USE, WHOLE_FIELD } from '#shared/matching/rule.ts'
import { skillLevelWords } from '#shared/words/levels/levels.ts'
import { type KnownSkill, monthsOf, type PreparedCandidate, SKILL_LEVEL_RANK } from '../candidate.ts'
import { UNKNOWN } from '../findings.ts'
import { deniedLines } from '../near/denied-lines.ts'
import { linesToShow, nearestOf } from '../near/lines-to-show.ts'
import { moneyInCharge } from '../near/money-in-charge.ts'
import { asNamed, isLearnt, learntFirst, listedFirst } from '../near/shown-first.ts'
import type { AskedText, LineRule } from '../nearest-line.ts'
import { byLicenceNamed } from '../papers/held-papers.ts'
import { levelShown } from '../said/level-shown.ts'
import { isLongerProduct } from '../said/longer-product.ts'
import { isTool, termOf } from '../term.ts'
import type { Finding, Source } from '../types.ts'
import { areAsked, atStart, lastSeen, timeIn } from '../wording.ts'
import { contentWords, rootsByWord, saysAtLeast } from '../words/content-words.ts'
import { letters } from '../words/letters.ts'
import { notAsHelper } from '../years/not-as-helper.ts'
import { type DeniedPaper, deniedBy, deniedPart } from './denied.ts'
import type { Judge } from './kind.ts'
import { byNearestLine, sideBySide } from './own-words.ts'

type Value = RequirementValue<'SKILL'>

const { not_said: NOT_SAID, lapsed: LAPSED, usual: USUAL, substitute: SUBSTITUTE } = EVIDENCE_VALUE
const { used_for_months: USED_FOR_MONTHS } = LEVEL_BY_USE
const { parts: WHOLE_OF_PARTS } = WHOLE_FIELD

/** A licence is held, a tool is worked with, and of all else somebody has experience. */
function questionOf({ skill_id, name }: Value, is_paper: boolean): string {
  if (is_paper) return `¿Tienes «${name}»?`
  return isTool(skill_id) ? `¿Has trabajado con ${name}?` : `¿Tienes experiencia en «${name}»?`
}

/**
 * `asked` is given for what the taxonomy does not know: then the lines of the CV answer it. `vector` is that of its name.
 * `of_paper`: where it was learnt is shown before where it was done.
 */
export function skill(value: Value, asked: AskedText | null, vector: Int8Array | null, of_paper = false): Judge {
  const { name } = value
  const required = termOf(value.skill_id, name)
  const named = { words: contentWords(name), roots: rootsByWord(name), vector: null }
  const noOf = deniedPart(name)
  const flat_name = flatten(name)
  const with_money = moneyInCharge(name)
  const heldLicence = byLicenceNamed(paperOf(required) === 'DRIVING' ? name : '')
  const by_letters = letters(name)
  return {
    question: questionOf(value, paperOf(required) !== null),
    answer_settles: false,
    judge(candidate) {
      const part = noOf(candidate)
      if (part.denied) return part
      const by_name = candidate.denied_names.get(flat_name)
      if (by_name) return deniedAs(by_name)
      const known = better(bestSkill(required, value, candidate, of_paper), by_letters(candidate))
      if (known.value === 1) return known
      // The letters that are asked for are held, whatever they allow to drive in one country or another.
      const licence = heldLicence(candidate)
      if ((licence.value ?? 0) > (known.value ?? 0)) return licence
      const denied = candidate.denied.get(required)
      if (denied) return known.related ? deniedAs(denied) : better(known, deniedAs(denied))
      const is_unnamed = !known.found || known.related
      const may_say = is_unnamed && named.words.length > 1 && isSaid(named, candidate)
      const said = may_say ? byLines(named, value, candidate, IN_ITS_WORDS) : UNKNOWN
      if (said.value === 1) return said
      const usual = usualSkill(required, candidate)
      // What stands in the CV is spoken of, also where the role would bring as much along.
      if (known.found && !known.related && (usual.value ?? 0) > (known.value ?? 0))
        return { ...known, value: known.lapsed ? known.value : usual.value }
      const best = better(better(known, usual), asked ? byLines(asked, value, candidate) : UNKNOWN)
      const paper = paperOf(required)
      // A course that is near to a licence is none for whoever says that they do not hold it.
      if (best.value !== null && !(paper === 'PRACTICE' && best.related)) return best
      const no = deniedBy(named.words, paper, candidate)
      if (no.value !== null) return no
      return best.value === null ? with_money(candidate) : best
    },
    describe: (finding) => describe(value, finding),
    // Letters of licences are near to each other, and nothing is nearer than another.
    nearest: (candidate) =>
      paperOf(required) === 'DRIVING'
        ? []
        : nearestOf([...deniedLines([required], candidate), ...linesToShow({ ...named, vector }, candidate.lines)]),
    doneIn: ({ found: seen, related }) => (!seen || related ? 'experience' : 'skills'),
    advise: (finding) => advise(value, finding),
  }
}

/** Every word of it stands somewhere, so that asking each line is worth it. */
const isSaid = ({ words, roots }: Pick<AskedText, 'words' | 'roots'>, { line_words }: PreparedCandidate): boolean =>
  words.every((one) => line_words.has(one) || line_words.has(roots?.get(one) ?? one))

const paperOf = (id: string): DeniedPaper =>
  /^(?:driving|motorcycle)-licence/.test(id) ? 'DRIVING' : id === 'security-guard-licence' ? 'PRACTICE' : null

const AS_NAMED = { by_encoder: true, by_one_word: true }
/** «Limpieza en un gimnasio y oficinas» says «Limpieza de oficinas», though in other order. */
const IN_ITS_WORDS = { by_encoder: false, by_one_word: false }

const deniedAs = ({ name, sources }: { name: string; sources: readonly Source[] }): Finding => ({
  ...UNKNOWN,
  value: 0,
  found: name,
  sources,
  denied: true,
})

/** A name that the taxonomy does not know stands in a line, which says neither how well nor for how long. */
function byLines(
  asked: AskedText,
  { name, min_level, min_years }: Value,
  candidate: PreparedCandidate,
  rule: LineRule = AS_NAMED,
): Finding {
  const line = byNearestLine(asked, candidate, rule)
  const says_less = (min_level !== null && min_level !== 'BASICO') || (min_years ?? 0) > 0
  if (line.value !== 1 || !says_less) return line
  const words = candidate.lines.facts.find(({ source }) => source === line.sources[0])?.words ?? []
  return min_level && !min_years && saysAtLeast(words, min_level) ? line : { ...line, value: NOT_SAID, found: name }
}

const better = (a: Finding, b: Finding): Finding => ((b.value ?? -1) > (a.value ?? -1) ? b : a)

function bestSkill(required: string, value: Value, candidate: PreparedCandidate, of_paper: boolean): Finding {
  const ownOf = (known: KnownSkill) =>
    value.min_years ? notAsHelper(known, value.min_years, candidate) : listedFirst(known, candidate.jobs)
  const shownAs = (known: KnownSkill) => asNamed(of_paper ? learntFirst(known) : ownOf(known), value.name)
  const relations = taxonomy().skillRelations(required)
  const shown = value.min_level === null ? null : levelShown(required, candidate.skills, candidate.line_words)
  let best = candidate.skills.get(required)
  let best_value = best ? reachedWith(1, value, best, shown) : 0
  let related = false
  if (best_value === 1 && best)
    return isOtherProduct(value, best) ? found(shownAs(best), SUBSTITUTE, true) : found(shownAs(best), 1, false)
  if (!best && !isAnyOf(relations, candidate.skills)) return UNKNOWN
  const parts: KnownSkill[] = []
  const same: KnownSkill[] = best ? [best] : []
  for (const [term, known] of candidate.skills) {
    const relation = term === required ? 1 : relations.get(term)
    if (relation === undefined) continue
    if (relation < 1 && isPartOf(term, required)) parts.push(known)
    if (relation === 1 && known !== same[0]) same.push(known)
    if (relation <= best_value) continue
    const reached = reachedWith(isBeginner(known, term, required) ? NOT_SAID : relation, value, known, shown)
    if (reached <= best_value) continue
    best = known
    best_value = reached
    related = relation < 1 || isBeginner(known, term, required)
  }
  const together = same.length > 1 && value.min_years ? reachedWith(1, value, wholeOf(same), shown) : 0
  if (together > best_value) return found(ownOf(wholeOf(same)), together, false)
  const whole = parts.length >= WHOLE_OF_PARTS ? reachedWith(1, value, wholeOf(parts), shown) : 0
  if (whole > best_value) return found(ownOf(wholeOf(parts)), whole, false)
  const own = same.find((one) => isCalled(one, value.name) && reachedWith(1, value, one, shown) >= best_value)
  return best ? found(shownAs(related ? best : (own ?? best)), best_value, related) : UNKNOWN
}

/** Most people have nothing that is like it. */
function isAnyOf(relations: ReadonlyMap<string, number>, skills: PreparedCandidate['skills']): boolean {
  const [fewer, more] = relations.size < skills.size ? [relations, skills] : [skills, relations]
  for (const term of fewer.keys()) if (more.has(term)) return true
  return false
}

/** «Tango» is what people call «Tango Gestión», the name of that very program. */
const isOtherProduct = ({ skill_id, name }: Value, { names }: KnownSkill): boolean =>
  isTool(skill_id) && taxonomy().skill(skill_id ?? '')?.name_es !== name && isLongerProduct(name, names)

/** The beginnings of a program are no craft: who opens Blender now and then does not model for it. */
const isBeginner = ({ level, months }: KnownSkill, term: string, required: string): boolean =>
  level === 'BASICO' &&
  months === null &&
  taxonomy().skill(term)?.kind === 'TOOL' &&
  taxonomy().skill(required)?.kind !== 'TOOL'

/** «AWS Glue» says «AWS» itself, and «Redshift» does not. */
const isCalled = ({ name }: KnownSkill, asked: string): boolean => flatten(name).includes(flatten(asked))

const isPartOf = (term: string, field: string): boolean => taxonomy().skill(term)?.parent_ids.includes(field) ?? false

/** Who unloads, picks orders and drives the pallet jack works in a warehouse, whatever word they use for it. */
function wholeOf(parts: readonly KnownSkill[]): KnownSkill {
  const by_time = parts.toSorted((a, b) => (b.months ?? 0) - (a.months ?? 0))
  const [longest] = by_time
  const periods = parts.flatMap((part) => part.periods)
  const months = periods.length > 0 ? Math.max(longest?.months ?? 0, monthsOf(periods)) : undefined
  const last_year = Math.max(0, ...parts.map((part) => part.last_year))
  return {
    name: by_time
      .map(({ name }) => name)
      .slice(0, WHOLE_OF_PARTS)
      .join(', '),
    level: null,
    months: months ?? longest?.months ?? null,
    last_year,
    lapsed: false,
    sources: by_time.flatMap(({ sources }) => sources),
    names: by_time.flatMap(({ names }) => names),
    periods,
    in_jobs: parts.every((part) => part.in_jobs > 0) ? periods.length : 0,
  }
}

/** Nobody writes down everything that their work brings along; it counts less than what stands there. */
function usualSkill(required: string, { usual }: PreparedCandidate): Finding {
  const job = usual.get(required)
  if (!job) return UNKNOWN
  const { position, source } = job.fact
  return { value: USUAL, found: position, related: true, months: null, last_year: 0, sources: [source], basis: 'USUAL' }
}

/** «AWS (Glue, Lambda)» is quoted as far as it is whole. */
const UNCLOSED = / ?\([^)]*$/

function found(
  { name, months, in_jobs, last_year, sources, lapsed, level }: KnownSkill,
  value: number,
  related: boolean,
): Finding {
  return {
    value,
    found: name.replace(UNCLOSED, ''),
    related,
    months,
    in_jobs,
    last_year,
    sources,
    ...(lapsed && { lapsed }),
    ...(level === 'BASICO' && { basic: true }),
  }
}

function reachedWith(relation: number, value: Value, known: KnownSkill, shown: SkillLevel | null): number {
  const still = known.lapsed ? LAPSED : 1
  return Math.min(relation, still, levelReached(value, known, shown), yearsReached(value, known))
}

/** Whoever says a level is believed; else what they do with it, and for how long, shows one. */
function levelReached({ min_level }: Value, { level, months }: KnownSkill, shown: SkillLevel | null): number {
  // Whoever names it knows the beginnings of it.
  if (min_level === null || min_level === 'BASICO') return 1
  const known = level ?? shown ?? ((months ?? 0) >= USED_FOR_MONTHS ? 'INTERMEDIO' : null)
  if (known === null) return NOT_SAID
  return Math.min(1, SKILL_LEVEL_RANK[known] / SKILL_LEVEL_RANK[min_level])
}

function yearsReached({ min_years }: Value, { months, sources }: KnownSkill): number {
  if (min_years === 0) return sources.every(isLearnt) ? NOT_SAID : 1
  if (!min_years) return 1
  return months === null ? NOT_SAID : Math.min(1, Math.max(1, months) / (min_years * 12))
}

function describe(value: Value, finding: Finding): string {
  const { name, min_years, min_level } = value
  const { found: seen, months, last_year } = finding
  if (finding.basis === 'USUAL')
    return `No aparece en el CV, pero es habitual en el puesto «${seen}»: por eso cuenta en parte.`
  if (finding.denied && seen) return `El CV dice que no: «${seen}».`
  if (finding.basis === 'NEAR' || !seen) return sideBySide(name, finding)
  if (finding.lapsed)
    return `${atStart(seen)} aparece en el CV, sin vigencia, sin terminar o en trámite: por eso cuenta en parte.`
  const time = months
    ? ` (${timeIn(finding, months)}${lastSeen(last_year)})`
    : last_year > 0
      ? ` (última vez: ${last_year})`
      : ''
  const says_basic = finding.basic && min_level === null && !/b[aá]sic/i.test(`${seen} ${name}`)
  if (finding.value === 1) return `El CV lo muestra: «${seen}»${says_basic ? ', nivel básico' : ''}${time}.`
  if (finding.related) return `${atStart(name)} no aparece tal cual; sí ${seen}, que está relacionado${time}.`
  if (min_years === 0 && finding.sources.every(isLearnt))
    return `${atStart(seen)} aparece en el CV como formación; se pide experiencia.`
  if (min_years && months === null)
    return `${atStart(seen)} aparece en el CV sin decir cuántos años; ${areAsked(min_years)}.`
  if (min_years && months !== null && months < min_years * 12) {
    return `${atStart(seen)} aparece en el CV (${timeIn(finding, months)}${lastSeen(last_year)}); ${areAsked(min_years)}.`
  }
  return min_level
    ? `${atStart(seen)} aparece en el CV${time}; se pide nivel ${skillLevelWords[min_level].toLowerCase()}.`
    : `${atStart(seen)} aparece en el CV${time}.`
}

function advise({ skill_id, name, min_years, min_level }: Value, { found: seen, related, months }: Finding): string {
  if (!seen || related)
    return isTool(skill_id)
      ? `Si has trabajado con ${name}, añade dónde lo usaste.`
      : `Si «${name}» es parte de tu experiencia, cuenta en tu CV dónde.`
  if (min_years && months === null) return `Indica cuántos años llevas con ${seen}.`
  if (min_level && (!min_years || (months ?? 0) >= min_years * 12))
    return `Indica tu nivel de ${seen} si es ${skillLevelWords[min_level].toLowerCase()} o más.`
  return `Añade dónde usaste ${name}, con fechas.`
}
