import { roleIdOf, skillIdOf } from '#server/features/language/normalise/concept-of.ts'
import { findConcepts } from '#server/features/language/normalise/concepts.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { EducationLevel, LanguageLevel, SkillLevel } from '#shared/matching/matching.ts'
import { ownNameBlanker } from './own-name.ts'
import { termOf } from './term.ts'
import type { Candidate, EducationFact, ExperienceFact, SkillFact, SkillMention, Source } from './types.ts'

export interface CvJob {
  position: string
  start: string
  end: string | null
  summary: string
  achievements: readonly string[]
  skills: readonly string[]
}

/** The sections of a CV that are evidence of a skill; the others never reach the engine. */
export interface CvSections {
  summary: string
  experience: readonly CvJob[]
  education: readonly { degree: string; field: string; level: EducationLevel; in_progress: boolean }[]
  skills: readonly {
    skill_id: string | null
    name: string
    level: SkillLevel | null
    years: number | null
    last_used: number | null
  }[]
  languages: readonly { language: string; overall: LanguageLevel }[]
  certifications: readonly { name: string; expires: string | null }[]
  projects: readonly { name: string; description: string }[]
}

export interface CvEvidence extends CvSections {
  completeness: number
}

type Wishes = Pick<Candidate, 'work' | 'work_permits' | 'availability' | 'min_salary' | 'answers'>

/** `nearestRole` is asked only for positions in which the taxonomy finds no role. */
export interface Reading extends Wishes {
  as_of: string
  /** Known only to be overlooked where it stands in the texts. */
  full_name: string
  nearestRole: (position: string) => string | null
}

/** Wishes, the month and what else is known only when somebody asks; the CV itself says the rest. */
export type CvFacts = Omit<Candidate, keyof Wishes | 'as_of' | 'completeness'>

export function readCv(cv: CvEvidence, { nearestRole, full_name, ...wishes }: Reading): Candidate {
  return { ...wishes, completeness: cv.completeness, ...readFactsOf(cv, { nearestRole, full_name }) }
}

/** What a CV says, in a shape that can be kept: all that takes long to read. */
export function readFactsOf(cv: CvSections, reading: Pick<Reading, 'nearestRole' | 'full_name'>): CvFacts {
  const notes = new Notes(ownNameBlanker(reading.full_name))
  return {
    skills: [
      ...cv.skills.map((skill, i) => listedSkill(skill, `skills.${i}.name`, notes)),
      ...notes.mentions('summary', cv.summary).map(mentionedSkill),
      ...cv.projects.flatMap((project, i) => projectSkills(project, `projects.${i}`, notes)),
    ],
    experience: cv.experience.map((job, i) => readJob(job, `experience.${i}`, reading.nearestRole, notes)),
    languages: cv.languages.map(({ language, overall }, i) => ({
      language,
      level: overall,
      source: notes.whole(`languages.${i}.overall`, overall),
    })),
    education: cv.education.map((study, i) => readStudy(study, `education.${i}.degree`, notes)),
    certifications: cv.certifications.map((fact, i) => ({
      ...fact,
      source: notes.whole(`certifications.${i}.name`, fact.name),
    })),
    texts: notes.texts,
  }
}

/** Keeps each text that something was found in, once. */
class Notes {
  readonly texts: Record<string, string> = {}
  readonly #withoutOwnName: (text: string) => string

  constructor(withoutOwnName: (text: string) => string) {
    this.#withoutOwnName = withoutOwnName
  }

  whole(cv_path: string, text: string): Source {
    this.texts[cv_path] = text
    return { cv_path, start: 0, end: text.length }
  }

  mentions(cv_path: string, text: string): SkillMention[] {
    const found = findConcepts(this.#withoutOwnName(text)).filter((span) => span.kind === 'skill')
    if (found.length > 0) this.texts[cv_path] = text
    return found.map(({ id, start, end, text: name }) => ({ term: id, name, source: { cv_path, start, end } }))
  }
}

function listedSkill(skill: CvEvidence['skills'][number], path: string, notes: Notes): SkillFact {
  const { skill_id, name, level, years, last_used } = skill
  const term = termOf(skill_id ?? skillIdOf(name), name)
  return { term, name, level, years, last_used, source: notes.whole(path, name) }
}

const mentionedSkill = (mention: SkillMention): SkillFact => ({ ...mention, level: null, years: null, last_used: null })

type Project = CvEvidence['projects'][number]

function projectSkills({ name, description }: Project, path: string, notes: Notes): SkillFact[] {
  const found = [...notes.mentions(`${path}.name`, name), ...notes.mentions(`${path}.description`, description)]
  return found.map(mentionedSkill)
}

function readJob(job: CvJob, path: string, nearestRole: Reading['nearestRole'], notes: Notes): ExperienceFact {
  const role_id = roleIdOf(job.position)
  const listed = job.skills.map((id, i): SkillMention => {
    const name = taxonomy().skill(id)?.name_es ?? id
    return { term: id, name, source: notes.whole(`${path}.skills.${i}`, name) }
  })
  return {
    term: termOf(role_id, job.position),
    position: job.position,
    near_role_id: role_id === null ? nearestRole(job.position) : null,
    start: job.start,
    end: job.end,
    skills: [
      ...job.achievements.flatMap((text, i) => notes.mentions(`${path}.achievements.${i}`, text)),
      ...notes.mentions(`${path}.summary`, job.summary),
      ...notes.mentions(`${path}.position`, job.position),
      ...listed,
    ],
    source: notes.whole(`${path}.position`, job.position),
  }
}

type Study = CvEvidence['education'][number]

function readStudy({ degree, field, level, in_progress }: Study, path: string, notes: Notes): EducationFact {
  const subject = field === '' || degree.includes(field) ? degree : `${degree}, ${field}`
  return { level, subject, in_progress, source: notes.whole(path, degree) }
}
