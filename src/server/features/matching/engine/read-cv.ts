import { roleIdOf, rolesBeside, skillIdOf } from '#server/features/language/normalise/concept-of.ts'
import { isOnlyARank, roleInContext, titleInContext } from '#server/features/language/normalise/role-in-context.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { EducationLevel, LanguageLevel, SkillLevel, Vehicle, WorkShift } from '#shared/matching/matching.ts'
import { languageLevelWords } from '#shared/words/levels.ts'
import { languageName } from '#shared/words/names.ts'
import { Notes } from './notes.ts'
import { ownNameBlanker } from './own-name.ts'
import { languagesOfWork } from './said/languages-of-work.ts'
import { languageOfWriting } from './said/own-language.ts'
import { saidStudies } from './said/said-studies.ts'
import { toldPapersIn } from './said/told-papers.ts'
import { withoutVehicle } from './said/without-vehicle.ts'
import { termOf } from './term.ts'
import type {
  Candidate,
  CertificationFact,
  EducationFact,
  ExperienceFact,
  LanguageFact,
  SkillFact,
  SkillMention,
  Source,
} from './types.ts'
import { isLapsed, levelIn } from './words/said-beside.ts'

interface Mention {
  cv_path: string
  text: string
  is_paper: boolean
  /** What stands there, where `text` says it at more length: «B» is a «Permiso de conducir B». */
  literal?: string
}

export interface CvJob {
  /** Its place in the CV, where others before it are left out. */
  at?: number
  position: string
  start: string
  end: string | null
  summary: string
  achievements: readonly string[]
  skills: readonly string[]
}

/** The sections of a CV that are evidence; the others never reach the engine. */
export interface CvSections {
  headline: string
  summary: string
  experience: readonly CvJob[]
  education: readonly {
    degree: string
    field: string
    level: EducationLevel | null
    in_progress: boolean
    notes: string
  }[]
  skills: readonly {
    skill_id: string | null
    name: string
    level: SkillLevel | null
    years: number | null
    last_used: number | null
  }[]
  languages: readonly { language: string; overall: LanguageLevel | null }[]
  certifications: readonly { name: string; expires: string | null }[]
  projects: readonly { name: string; description: string }[]
  /** Courses, volunteering and whatever else has a name and a text, by where it stands. */
  mentions: readonly Mention[]
  /** The language of the CV itself. */
  written_in?: string
  shifts: readonly WorkShift[]
  vehicles: readonly Vehicle[]
}

type Wishes = Pick<Candidate, 'home' | 'work' | 'work_permits' | 'availability' | 'min_salary' | 'answers'>

/** `nearestRole` is asked only for positions in which the taxonomy finds no role. */
export interface Reading {
  /** Known only to be overlooked where it stands in the texts. */
  full_name: string
  nearestRole: (position: string) => string | null
  vectorsOf: (texts: readonly string[]) => Int8Array
}

/** Wishes, the month and what else is known only when somebody asks; the CV itself says the rest. */
export type CvFacts = Omit<Candidate, keyof Wishes | 'as_of'>

/** What a CV says, in a shape that can be kept: all that takes long to read. */
export function readFactsOf(cv: CvSections, { full_name, nearestRole, vectorsOf }: Reading): CvFacts {
  const notes = new Notes(ownNameBlanker(full_name))
  const reading = { headline: cv.headline, nearestRole, notes }
  const experience = cv.experience.map((job, i) => readJob(job, `experience.${job.at ?? i}`, reading))
  const listed = cv.skills.flatMap((skill, i) => listedSkills(skill, `skills.${i}.name`, notes))
  const education = cv.education.map((study, i) => readStudy(study, `education.${i}`, notes))
  const certifications = readPapers(cv, notes)
  const headline = cv.headline === '' ? null : readHeadline(cv.headline, notes)
  const skills = [...listed, ...mentionedIn(cv, notes).map(mentionedSkill)]
  for (const { cv_path, literal } of cv.mentions) if (literal !== undefined) notes.texts[cv_path] = literal
  const none = cv.vehicles.length > 0 ? undefined : deniedVehicle(cv, notes)
  return {
    skills,
    experience,
    languages: [
      ...cv.languages.map((one, i) => readLanguage(one, i, notes)),
      ...languagesAtWork(cv, notes),
      ...languageOfWriting(cv, notes.longestLine()),
    ],
    education: [...education, ...toldStudies(cv, notes)],
    certifications,
    headline,
    lines: { facts: notes.lines, vectors: vectorsOf(notes.line_texts) },
    title_vectors: vectorsOf([...experience.map(titleOf), cv.headline].map(notes.nameless)),
    texts: notes.texts,
    shifts: cv.shifts,
    vehicles: cv.vehicles,
    ...(none && { without_vehicle: none }),
  }
}

const titleOf = ({ position, term }: ExperienceFact): string => titleInContext(position, term)

function deniedVehicle({ summary, certifications, mentions }: CvSections, notes: Notes): Source | undefined {
  const texts = [
    ['summary', summary] as const,
    ...certifications.map(({ name }, i) => [`certifications.${i}.name`, name] as const),
    ...mentions.map(({ cv_path, text }) => [cv_path, text] as const),
  ]
  for (const [cv_path, text] of texts) {
    const span = withoutVehicle(text)
    if (span) return { ...notes.whole(cv_path, text), ...span }
  }
  return undefined
}

function readLanguage({ language, overall }: CvSections['languages'][number], i: number, notes: Notes): LanguageFact {
  const path = `languages.${i}.${overall === null ? 'language' : 'overall'}`
  return { language, level: overall, source: notes.whole(path, spoken(language, overall)) }
}

/** Of those that the list of languages leaves out. */
function languagesAtWork(cv: CvSections, notes: Notes): LanguageFact[] {
  const titles = [
    ...cv.experience.map(({ position, at }, i) => [`experience.${at ?? i}.position`, position] as const),
    ...cv.education.map(({ degree }, i) => [`education.${i}.degree`, degree] as const),
    ['basics.headline', cv.headline] as const,
  ]
  return titles.flatMap(([path, title]) =>
    languagesOfWork(title).map((language) => ({
      ...{ language, level: null, by_work: title, source: notes.whole(path, title) },
    })),
  )
}

/** Not everybody writes a section for studies. */
function toldStudies({ headline, summary }: CvSections, notes: Notes): EducationFact[] {
  const texts = [['basics.headline', headline] as const, ['summary', summary] as const]
  return texts.flatMap(([cv_path, text]) =>
    saidStudies(text).map(({ start, end, ...study }) => {
      notes.whole(cv_path, text)
      return { ...study, told: true, source: { cv_path, start, end } }
    }),
  )
}

/** As the CV shows it to whoever reads it: «Inglés: B2», never the code that it is kept under. */
function spoken(language: string, level: LanguageLevel | null): string {
  const name = languageName(language)
  const shown = level === null ? '' : `: ${level === 'NATIVO' ? languageLevelWords.NATIVO.toLowerCase() : level}`
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${shown}`
}

function readHeadline(text: string, notes: Notes): Candidate['headline'] {
  notes.mentions('basics.headline', text)
  return { text, role_id: roleIdOf(text), source: notes.whole('basics.headline', text) }
}

/** Skills in everything that is no job. */
function mentionedIn(cv: CvSections, notes: Notes): SkillMention[] {
  return [
    ...notes.mentions('summary', cv.summary),
    ...cv.education.flatMap(({ degree, field, notes: more }, i) => [
      ...notes.mentions(`education.${i}.degree`, degree),
      ...notes.mentions(`education.${i}.field`, field),
      ...notes.mentions(`education.${i}.notes`, more),
    ]),
    ...cv.certifications.flatMap(({ name }, i) => notes.learnt(`certifications.${i}.name`, name)),
    ...cv.projects.flatMap(({ name, description }, i) => [
      ...notes.mentions(`projects.${i}.name`, name),
      ...notes.mentions(`projects.${i}.description`, description),
    ]),
    ...cv.mentions.flatMap(({ cv_path, text, is_paper }) =>
      is_paper ? notes.learnt(cv_path, text) : notes.mentions(cv_path, text),
    ),
  ]
}

function readPapers(cv: CvSections, notes: Notes): CertificationFact[] {
  const named = cv.certifications.map((fact, i) => ({
    ...fact,
    source: notes.whole(`certifications.${i}.name`, fact.name),
  }))
  const others = cv.mentions.filter(({ is_paper }) => is_paper)
  const told = [
    ['basics.headline', cv.headline] as const,
    ['summary', cv.summary] as const,
    ...cv.education.map(({ notes: more }, i) => [`education.${i}.notes`, more] as const),
    ...cv.mentions.flatMap(({ cv_path, text }) => (cv_path.startsWith('custom.') ? [[cv_path, text] as const] : [])),
  ]
  return [
    ...named,
    ...others.map(({ cv_path, text }) => ({ name: text, expires: null, source: notes.whole(cv_path, text) })),
    ...told.flatMap(([cv_path, text]) =>
      toldPapersIn(text).map(({ name, start, end }) => {
        notes.whole(cv_path, text)
        return { name, expires: null, source: { cv_path, start, end } }
      }),
    ),
  ]
}

/** «Manejo de Excel (tablas dinámicas)» is no name of a skill, and says which it is about. */
function listedSkills(skill: CvSections['skills'][number], path: string, notes: Notes): SkillFact[] {
  const { skill_id, name, years, last_used } = skill
  const known = skill_id ?? skillIdOf(name)
  const said = { level: skill.level ?? levelIn(name), lapsed: isLapsed(name), years, last_used }
  const named = known === null ? notes.mentions(path, name) : []
  notes.line(path, name)
  const whole = { term: termOf(known, name), name, ...said, source: notes.whole(path, name) }
  return [whole, ...named.map((mention) => ({ ...mention, ...said }))]
}

const mentionedSkill = (mention: SkillMention): SkillFact => ({ ...mention, years: null, last_used: null })

type JobReading = Pick<Reading, 'nearestRole'> & { headline: string; notes: Notes }

function readJob(job: CvJob, path: string, { headline, nearestRole, notes }: JobReading): ExperienceFact {
  const role_id = isOnlyARank(job.position)
    ? roleIdOf(headline)
    : roleInContext(job.position, [job.summary, ...job.achievements].join('\n'))
  const also = rolesBeside(job.position)
  const listed = job.skills.map((id, i): SkillMention => {
    const name = taxonomy().skill(id)?.name_es ?? id
    return { term: id, name, level: null, lapsed: false, source: notes.whole(`${path}.skills.${i}`, name) }
  })
  return {
    term: termOf(role_id, job.position),
    position: job.position,
    near_role_id: role_id === null ? nearestRole(job.position) : null,
    ...(also.length > 0 && { also }),
    start: job.start,
    end: job.end,
    skills: [
      ...notes.mentions(`${path}.position`, job.position),
      ...job.achievements.flatMap((text, i) => notes.mentions(`${path}.achievements.${i}`, text)),
      ...notes.mentions(`${path}.summary`, job.summary),
      ...listed,
    ],
    source: notes.whole(`${path}.position`, job.position),
  }
}

type Study = CvSections['education'][number]

function readStudy({ degree, field, level, ...study }: Study, path: string, notes: Notes): EducationFact {
  const subject = field === '' || degree.includes(field) ? degree : `${degree}, ${field}`
  const in_progress = study.in_progress || isLapsed(`${degree} ${study.notes}`)
  return { level, subject, in_progress, source: notes.whole(`${path}.degree`, degree) }
}
