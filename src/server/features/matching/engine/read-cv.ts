import { type ConceptSpan, findConcepts } from '#server/features/language/normalise/concepts.ts'
import { normaliseTitle } from '#server/features/language/normalise/title.ts'
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
export interface CvEvidence {
  completeness: number
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

type Wishes = Pick<Candidate, 'work' | 'work_permits' | 'availability' | 'min_salary' | 'answers'>

/** `nearestRole` is asked only for positions in which the taxonomy finds no role. */
export interface Reading extends Wishes {
  as_of: string
  /** Known only to be overlooked where it stands in the texts. */
  full_name: string
  nearestRole: (position: string) => string | null
}

export function readCv(cv: CvEvidence, { nearestRole, full_name, ...wishes }: Reading): Candidate {
  const withoutOwnName = ownNameBlanker(full_name)
  const mentions: Mentions = (cv_path, text) => mentionsIn(cv_path, text, withoutOwnName(text))
  return {
    ...wishes,
    completeness: cv.completeness,
    skills: [
      ...cv.skills.map(listedSkill),
      ...mentions('summary', cv.summary).map(mentionedSkill),
      ...cv.projects.flatMap((project, i) => projectSkills(project, i, mentions)),
    ],
    experience: cv.experience.map((job, i) => readJob(job, `experience.${i}`, nearestRole, mentions)),
    languages: cv.languages.map(({ language, overall }, i) => ({
      language,
      level: overall,
      source: whole(`languages.${i}.overall`, overall),
    })),
    education: cv.education.map(readStudy),
    certifications: cv.certifications.map((fact, i) => ({
      ...fact,
      source: whole(`certifications.${i}.name`, fact.name),
    })),
  }
}

const whole = (cv_path: string, text: string): Source => ({ cv_path, text, start: 0, end: text.length })

/** A free-text skill is the concept it names when it names exactly one; else it stays a literal term. */
export function skillIdOf(name: string): string | null {
  const [first, second] = findConcepts(name).filter((span) => span.kind === 'skill')
  return first && !second && coversAll(first, name) ? first.id : null
}

const coversAll = (span: ConceptSpan, name: string): boolean => span.end - span.start >= name.trim().length

function listedSkill(skill: CvEvidence['skills'][number], index: number): SkillFact {
  const { skill_id, name, level, years, last_used } = skill
  const term = termOf(skill_id ?? skillIdOf(name), name)
  return { term, name, level, years, last_used, source: whole(`skills.${index}.name`, name) }
}

type Mentions = (cv_path: string, text: string) => SkillMention[]

function mentionsIn(cv_path: string, text: string, nameless: string): SkillMention[] {
  return findConcepts(nameless)
    .filter((span) => span.kind === 'skill')
    .map(({ id, start, end, text: name }) => ({ term: id, name, source: { cv_path, text, start, end } }))
}

const mentionedSkill = (mention: SkillMention): SkillFact => ({ ...mention, level: null, years: null, last_used: null })

type Project = CvEvidence['projects'][number]

function projectSkills({ name, description }: Project, index: number, mentions: Mentions): SkillFact[] {
  const found = [...mentions(`projects.${index}.name`, name), ...mentions(`projects.${index}.description`, description)]
  return found.map(mentionedSkill)
}

function readJob(job: CvJob, path: string, nearestRole: Reading['nearestRole'], mentions: Mentions): ExperienceFact {
  const role_id = roleIdOf(job.position)
  const listed = job.skills.map((id, i): SkillMention => {
    const name = taxonomy().skill(id)?.name_es ?? id
    return { term: id, name, source: whole(`${path}.skills.${i}`, name) }
  })
  return {
    term: termOf(role_id, job.position),
    position: job.position,
    near_role_id: role_id === null ? nearestRole(job.position) : null,
    start: job.start,
    end: job.end,
    skills: [
      ...job.achievements.flatMap((text, i) => mentions(`${path}.achievements.${i}`, text)),
      ...mentions(`${path}.summary`, job.summary),
      ...mentions(`${path}.position`, job.position),
      ...listed,
    ],
    source: whole(`${path}.position`, job.position),
  }
}

/** The role that a position names, whatever company, city or seniority stands around it. */
export function roleIdOf(position: string): string | null {
  return normaliseTitle(position).role_id ?? null
}

function readStudy({ degree, field, level, in_progress }: CvEvidence['education'][number], i: number): EducationFact {
  const subject = field === '' || degree.includes(field) ? degree : `${degree}, ${field}`
  return { level, subject, in_progress, source: whole(`education.${i}.degree`, degree) }
}
