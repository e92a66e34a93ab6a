import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import { shownContent } from '#server/features/cvs/shown-content.ts'
import { skillIdOf } from '#server/features/language/normalise/concept-of.ts'
import { readFacts } from '#server/features/language/normalise/facts.ts'
import type { CvContent, CvDate, CvDocument } from '#shared/cvs/cv-document.ts'
import type { CvJob, CvSections, Reading } from '../engine/read-cv.ts'

type Wishes = Pick<Reading, 'work' | 'work_permits' | 'availability' | 'min_salary'>

/** What the matching engine reads of a CV: only what companies may see, and nothing that is still unfinished. */
export function evidenceOf(content: CvContent): CvSections {
  const { document } = shownContent(content)
  return {
    summary: document.summary,
    experience: document.experience.flatMap(jobOf),
    education: document.education.flatMap(studyOf),
    skills: document.skills.filter(({ name }) => name !== ''),
    languages: document.languages.flatMap(({ language, overall }) =>
      language && overall ? [{ language, overall }] : [],
    ),
    certifications: document.certifications
      .filter(({ name }) => name !== '')
      .map(({ name, expires }) => ({ name, expires: expires && lastMonth(expires) })),
    projects: document.projects,
  }
}

/** A year without a month counts from its middle and to its middle, so that nobody gains or loses by it. */
const firstMonth = (date: CvDate): string => (date.length === 4 ? `${date}-07` : date)
const lastMonth = (date: CvDate): string => (date.length === 4 ? `${date}-06` : date)

function jobOf(job: CvDocument['experience'][number]): CvJob[] {
  const { position, summary, achievements, current } = job
  if (position === '' || job.start === null) return []
  const start = firstMonth(job.start)
  const last = lastMonth(job.end ?? start)
  const skills = job.skills.flatMap(({ skill_id, name }) => skill_id ?? skillIdOf(name) ?? [])
  return [{ position, start, end: current ? null : last < start ? start : last, summary, achievements, skills }]
}

function studyOf({ degree, field, level, in_progress }: CvDocument['education'][number]): CvSections['education'] {
  const known = level ?? readFacts(`${degree} ${field}`).education[0]?.level
  return degree === '' || !known ? [] : [{ degree, field, level: known, in_progress }]
}

/** What the person said in their preferences; what they left open stays unknown. */
export function wishesOf({ job_preferences: wishes }: Pick<UserRow, 'job_preferences'>): Wishes {
  const { modalities = [], countries = [], relocate = false } = wishes
  const places = countries.map((country) => ({ country, region: null, city: null }))
  return {
    work: modalities.length + places.length > 0 ? { modalities, places, relocate } : null,
    work_permits: wishes.work_permits ?? [],
    availability: wishes.availability ?? null,
    min_salary: wishes.min_salary ?? null,
  }
}
