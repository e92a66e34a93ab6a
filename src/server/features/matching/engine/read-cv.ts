import { roleIdOf } from '#server/features/language/normalise/concept-of.ts'
import { titleInContext } from '#server/features/language/normalise/role-in-context.ts'
import type { ToldTrades } from '#server/features/language/trades/told-trades.ts'
import { Notes } from './notes.ts'
import { ownNameBlanker } from './own-name.ts'
import type { CvSections } from './read/cv-sections.ts'
import { deniedVehicle } from './read/denied-vehicle.ts'
import { readJob } from './read/jobs.ts'
import { readLanguages } from './read/languages.ts'
import { readPapers } from './read/papers.ts'
import { saidOfPlaces } from './read/said-of-places.ts'
import { listedSkills, mentionedSkills } from './read/skills.ts'
import { isStudy, readStudy, toldStudies } from './read/studies.ts'
import { ownTrades } from './read/unnamed-jobs.ts'
import { workedShifts } from './said/worked-shifts.ts'
import type { Candidate, ExperienceFact } from './types.ts'

type Wishes = Pick<Candidate, 'home' | 'work' | 'work_permits' | 'availability' | 'min_salary' | 'answers'>

export interface Reading {
  /** Known only to be overlooked where it stands in the texts. */
  full_name: string
  tradesTold: (told: string, own: readonly string[]) => ToldTrades
  vectorsOf: (texts: readonly string[]) => Int8Array
}

/** Wishes, the month and what else is known only when somebody asks; the CV itself says the rest. */
export type CvFacts = Omit<Candidate, keyof Wishes | 'as_of'>

/** What a CV says, in a shape that can be kept: all that takes long to read. */
export function readFactsOf(cv: CvSections, { full_name, tradesTold, vectorsOf }: Reading): CvFacts {
  const notes = new Notes(ownNameBlanker(full_name))
  const reading = { headline: cv.headline, trades: ownTrades(cv), tradesTold, notes }
  const experience = cv.experience.map((job, i) => readJob(job, `experience.${job.at ?? i}`, reading))
  const listed = cv.skills.flatMap((skill, i) => listedSkills(skill, `skills.${i}.name`, notes))
  const education = cv.education.flatMap((study, i) =>
    isStudy(study) ? [readStudy(study, `education.${i}`, cv.headline, notes)] : [],
  )
  const certifications = readPapers(cv, notes)
  const headline = cv.headline === '' ? null : readHeadline(cv.headline, notes)
  const skills = [...listed, ...mentionedSkills(cv, notes)]
  for (const { cv_path, literal } of cv.mentions) if (literal !== undefined) notes.texts[cv_path] = literal
  const none = deniedVehicle(cv, notes)
  const worked = cv.experience.flatMap((job, i) =>
    workedShifts(job, `experience.${job.at ?? i}`, (path, text) => notes.whole(path, text)),
  )
  return {
    skills,
    experience,
    languages: readLanguages(cv, notes),
    education: [...education, ...toldStudies(cv, notes)],
    certifications,
    headline,
    lines: { facts: notes.lines, vectors: vectorsOf(notes.line_texts) },
    title_vectors: vectorsOf([...experience.map(titleOf), cv.headline].map(notes.nameless)),
    texts: notes.texts,
    shifts: cv.shifts,
    ...(worked.length > 0 && { worked_shifts: worked }),
    vehicles: cv.vehicles,
    ...(none && { without_vehicle: none }),
    denials: notes.denials,
    travels: cv.travels ?? null,
    ...saidOfPlaces(cv, notes),
  }
}

const titleOf = ({ position, term }: ExperienceFact): string => titleInContext(position, term)

function readHeadline(text: string, notes: Notes): Candidate['headline'] {
  notes.mentions('basics.headline', text)
  return { text, role_id: roleIdOf(text), source: notes.whole('basics.headline', text) }
}
