import { flatten } from '#server/features/language/normalise/fold.ts'
import { inSpanish } from '#server/features/language/normalise/words/neighbour-words.ts'
import { spelledOut } from '#server/features/language/normalise/words/study-letters.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { SkillLevel } from '#shared/matching/matching.ts'
import { isNowAndThen, namedInside, summerMonths } from './jobs/told-job.ts'
import type { JudgedDemand } from './judged/judged.ts'
import { rankOf } from './kinds/position-words.ts'
import type { Outlined } from './nearness.ts'
import { coveredMonths, monthNumber, type Period } from './periods.ts'
import type { Workplace } from './said/workplaces.ts'
import { foldedWords } from './term.ts'
import { usualOf, workNamed, workOf } from './trades.ts'
import type { Candidate, CertificationFact, EducationFact, ExperienceFact, SkillMention, Source } from './types.ts'
import { lettersInWords } from './words/abbreviations.ts'
import { X_RAYS } from './words/content-words.ts'
import { isLapsed } from './words/said-beside.ts'
import { lettersOf } from './words/words-asked.ts'
import { workByDefinition } from './work-by-definition.ts'

export interface KnownSkill {
  name: string
  level: SkillLevel | null
  months: number | null
  last_year: number
  /** Whoever names it says that it has run out or was not finished. */
  lapsed: boolean
  sources: Source[]
  /** As each of the sources names it. */
  names: string[]
  periods: Period[]
  /** Of how many whole jobs its months are the length; 0 where the CV says a time of the thing itself. */
  in_jobs: number
}

export interface KnownJob extends Period {
  fact: ExperienceFact
  /** Its place in the CV, where its vector stands too. */
  index: number
  last_year: number
  /** Now and then, as it says itself: its months are none of that work alone. */
  seldom?: true
}

export interface WithWords<T> {
  fact: T
  words: ReadonlySet<string>
}

/** A candidate brought into the shape in which thousands of requirements are judged quickly. */
export interface PreparedCandidate
  extends Omit<Candidate, 'skills' | 'experience' | 'education' | 'certifications'>,
    Outlined {
  as_of_month: number
  /** What the language model reads in the CV of what one vacancy asks for, by the id of the requirement. */
  judged?: ReadonlyMap<string, JudgedDemand>
  skills: ReadonlyMap<string, KnownSkill>
  /** What the CV itself says that the person does not have or do, by the same terms. */
  denied: ReadonlyMap<string, Pick<KnownSkill, 'name' | 'sources'>>
  /** Of what is there under one name, the names under which it is not: «6G: no tengo», of who holds 3G. */
  denied_names: ReadonlyMap<string, Pick<KnownSkill, 'name' | 'sources'>>
  jobs: readonly KnownJob[]
  worked_months: number
  /** Every word that some line says, and every root. */
  line_words: ReadonlySet<string>
  /** What the roles of this person usually bring along, and the position that says so. */
  usual: ReadonlyMap<string, KnownJob>
  /** The latest job first. */
  job_sources: readonly Source[]
  education: readonly WithWords<EducationFact>[]
  certifications: readonly WithWords<CertificationFact>[]
}

export function prepareCandidate(candidate: Candidate): PreparedCandidate {
  const as_of_month = monthNumber(candidate.as_of)
  const jobs = namedInside(candidate.experience, candidate.texts)
    .map((fact, index) => knownJob(fact, index, as_of_month, candidate.texts))
    .filter((job) => job.to > job.from)
    .sort((a, b) => a.from - b.from || a.to - b.to)
  const skills = knownSkills(candidate, jobs)
  return {
    ...candidate,
    said: { vectors: candidate.lines.vectors, words: candidate.lines.facts.map(({ words }) => words.length) },
    as_of_month,
    jobs,
    skills,
    denied: deniedSkills(candidate, skills),
    denied_names: deniedNames(candidate, skills),
    usual: usualSkills(jobs),
    line_words: new Set(candidate.lines.facts.flatMap(({ words, roots = [] }) => [...words, ...roots])),
    worked_months: coveredMonths(jobs, (i) => !jobs[i]?.seldom) || coveredMonths(jobs, () => true),
    job_sources: jobs.map((job) => job.fact.source).toReversed(),
    education: candidate.education
      .map((fact) => unlessAwarded(fact, candidate.texts))
      .map((fact) => ({ fact, words: new Set(subjectWords(fact.subject)) })),
    certifications: candidate.certifications.map((fact) => ({ fact, words: new Set(paperWords(fact.name)) })),
  }
}

/** «Oracle Certified Professional» is an OCP. */
const paperWords = (name: string): string[] => [
  ...foldedWords(lettersInWords(name).replace(X_RAYS, 'radiodiagnóstico')),
  ...lettersOf(name).map((one) => one.name),
]

/** A title that is only being written out is of studies that have ended. */
const TO_COME = /previst|expected|me falta|recib|por titularme/iu

/** When it is to come, where that stands beside the study and not in its name. */
function dueIn(notes: string): Pick<EducationFact, 'due'> {
  const due = DUE.exec(notes)?.[0].trim()
  return due ? { due } : {}
}
const DUE = /(?:previst[oa]s? (?:para|en)|expected|l[oa] recib(?:o|ir[eé]) en)[^.,;()\n]{2,30}/iu

/** «Título previsto para enero»: what is not yet there is studied still, wherever it is said. */
function unlessAwarded(fact: EducationFact, texts: Candidate['texts']): EducationFact {
  const notes = texts[fact.source.cv_path.replace(/[^.]+$/, 'notes')] ?? ''
  const is_to_come = [fact.subject, notes].some((text) => TO_COME.test(text) && isLapsed(text))
  return is_to_come ? { ...fact, in_progress: true, ...dueIn(notes) } : fact
}

const ENGINEER = /^ing(?:\.|enier[oa])/i

/** «Ing. en Mecatrónica» and «Ingeniera de Minas» have studied engineering. */
function subjectWords(written: string): string[] {
  const subject = inSpanish(spelledOut(written))
  return ENGINEER.test(subject.trim()) ? [...foldedWords(subject), ...foldedWords('Ingeniería')] : foldedWords(subject)
}

/** Months that have not come yet do not count. */
function knownJob(fact: ExperienceFact, index: number, as_of_month: number, texts: Candidate['texts']): KnownJob {
  const to = Math.min(fact.end === null ? as_of_month : monthNumber(fact.end), as_of_month) + 1
  const first = monthNumber(fact.start)
  // Where months are written, they say more than «verano».
  const summers = to - first >= MONTHS_A_YEAR ? summerMonths(fact, texts) : null
  const from = summers === null ? first : to - summers
  const seldom = isNowAndThen(fact, texts) && { seldom: true as const }
  return { fact, index, from, to, last_year: Math.floor((to - 1) / 12), ...seldom }
}

/** The latest position that usually brings a skill along speaks for it. */
function usualSkills(jobs: readonly KnownJob[]): Map<string, KnownJob> {
  const usual = new Map<string, KnownJob>()
  for (const job of jobs)
    for (const role of [job.fact.term, ...(job.fact.also ?? [])])
      if (!helpsWhoLeads(role, job.fact.position)) for (const id of usualOf(role)) usual.set(id, job)
  return usual
}

/** An «ayudante de jefe de obra» does not yet do what the «jefe de obra» usually does. */
const helpsWhoLeads = (role: string, position: string): boolean =>
  rankOf(flatten(position)).is_help && rankOf(flatten(taxonomy().role(role)?.name_es ?? '')).leads

/** Who worked in a mine has worked in mining, whatever as. */
const WORK_OF_PLACE: Partial<Record<Workplace, readonly string[]>> = { MINA: ['mining'] }

/** Whoever works as a butcher does butchery all day, whatever else the CV says. */
function tradeOf({ term, also = [], position, source, places = [] }: ExperienceFact): SkillMention[] {
  const roles = [term, ...also].filter((role) => !helpsWhoLeads(role, position))
  const skills = new Set([...roles.flatMap((role) => workOf(role)), ...workNamed(position)])
  const own = new Set(roles.flatMap(workByDefinition))
  for (const place of places) for (const id of WORK_OF_PLACE[place] ?? []) skills.add(id)
  return [...skills].map((id) => ({
    term: id,
    name: position,
    level: null,
    lapsed: false,
    source,
    // Of five years as «camarero y dependiente» nobody knows how many were at the tables.
    ...(also.length > 0 && own.has(id) && { seldom: true }),
  }))
}

/** Who says somewhere else that they have it, has it. */
function deniedSkills({ skills, experience }: Candidate, known: ReadonlyMap<string, KnownSkill>) {
  const mentions = [...skills, ...experience.flatMap((job) => job.skills)]
  const denied = mentions.filter((one) => one.denied === true && !known.has(one.term))
  return new Map(denied.map(({ term, name, source }) => [term, { name, sources: [source] }]))
}

function deniedNames({ skills, experience }: Candidate, known: ReadonlyMap<string, KnownSkill>) {
  const mentions = [...skills, ...experience.flatMap((job) => job.skills)]
  const denied = mentions.filter(({ denied: is_denied, term, name }) => {
    const held = known.get(term)?.names.map(flatten) ?? []
    return is_denied === true && held.length > 0 && !held.some((one) => one.includes(flatten(name)))
  })
  return new Map(denied.map(({ name, source }) => [flatten(name), { name, sources: [source] }]))
}

function knownSkills(candidate: Candidate, jobs: readonly KnownJob[]): Map<string, KnownSkill> {
  const skills = new Map<string, KnownSkill>()
  const entry = (term: string, name: string) => {
    const known = skills.get(term)
    if (known) return known
    const unseen = { level: null, months: null, last_year: 0, lapsed: true }
    const fresh: KnownSkill = { name, ...unseen, sources: [], names: [], periods: [], in_jobs: 0 }
    skills.set(term, fresh)
    return fresh
  }
  const used = new Map<KnownSkill, Map<number, Period>>()
  for (let at = jobs.length - 1; at >= 0; at--) {
    const job = jobs[at]
    if (!job) continue
    for (const mention of [...job.fact.skills, ...tradeOf(job.fact)]) {
      if (mention.denied) continue
      const skill = entry(mention.term, mention.name)
      skill.sources.push(mention.source)
      skill.names.push(mention.name)
      skill.lapsed &&= mention.lapsed
      skill.level = higherLevel(skill.level, mention.level)
      const places = used.get(skill) ?? new Map<number, Period>()
      const [known, now] = [places.get(at), usedIn(mention, job)]
      const whole = known ? { from: Math.min(known.from, now.from), to: Math.max(known.to, now.to) } : now
      skill.last_year = Math.max(skill.last_year, Math.floor((whole.to - 1) / MONTHS_A_YEAR))
      if (!mention.seldom) used.set(skill, places.set(at, whole))
    }
  }
  for (const [skill, places] of used) {
    skill.periods = atWork([...places], jobs).filter(({ from, to }) => from < to)
    skill.months = monthsOf(skill.periods)
    skill.in_jobs = skill.periods.every((one) => jobs.some((job) => job.from === one.from && job.to === one.to))
      ? skill.periods.length
      : 0
  }
  const this_year = Number(candidate.as_of.slice(0, 4))
  for (const fact of candidate.skills) {
    if (fact.denied) continue
    const skill = entry(fact.term, fact.name)
    skill.sources.push(fact.source)
    skill.names.push(fact.name)
    skill.lapsed &&= fact.lapsed
    skill.level = higherLevel(skill.level, fact.level)
    const said = fact.years === null ? 0 : Math.round(fact.years * 12)
    if (said > (skill.months ?? 0)) Object.assign(skill, { months: said, in_jobs: 0 })
    if (fact.last_used !== null) skill.last_year = Math.max(skill.last_year, fact.last_used)
    else if (LISTED_TODAY.test(fact.source.cv_path) && skill.last_year < this_year) skill.last_year = 0
  }
  return skills
}

/** Months of placements are none of work where there is some of it. */
function atWork(places: readonly (readonly [number, Period])[], jobs: readonly KnownJob[]): Period[] {
  const worked = places.filter(([at]) => !jobs[at]?.fact.placement)
  return (worked.length > 0 ? worked : places).map(([, period]) => period)
}

/** Whoever lists something among what they know today says no last time of it. */
const LISTED_TODAY = /^(?:skills|summary)(?:\.|$)/

/** «Desde 2023 también Laravel» in a job since 2020: the time that is said beside it holds. */
function usedIn({ since, months, last_year }: SkillMention, { from, to }: KnownJob): Period {
  if (months !== undefined && to - months > from) return { from: to - months, to }
  if (last_year !== undefined) return inLastYear(last_year, from, to)
  if (since === undefined) return { from, to }
  const said = monthNumber(since)
  return { from: Math.floor(said / MONTHS_A_YEAR) > Math.floor(from / MONTHS_A_YEAR) && said < to ? said : from, to }
}

const MONTHS_A_YEAR = 12

/** «El año pasado» is the year before the one in which the job ends, or goes on. */
function inLastYear(said: 'IN' | 'SINCE', from: number, to: number): Period {
  const this_year = Math.floor((to - 1) / MONTHS_A_YEAR) * MONTHS_A_YEAR
  const begin = Math.max(from, this_year - MONTHS_A_YEAR)
  return this_year <= from ? { from, to } : { from: begin, to: said === 'IN' ? this_year : to }
}

/** Those that overlap count once. */
export const monthsOf = (periods: readonly Period[]): number =>
  coveredMonths(
    periods.toSorted((a, b) => a.from - b.from || a.to - b.to),
    () => true,
  )

export const SKILL_LEVEL_RANK = { BASICO: 1, INTERMEDIO: 2, AVANZADO: 3, EXPERTO: 4 } as const satisfies Record<
  SkillLevel,
  number
>

function higherLevel(a: SkillLevel | null, b: SkillLevel | null): SkillLevel | null {
  if (a === null || b === null) return a ?? b
  return SKILL_LEVEL_RANK[a] >= SKILL_LEVEL_RANK[b] ? a : b
}
