import type { WorkingDay, WorkShift } from '#shared/accounts/users.ts'
import type {
  Availability,
  DeclaredAnswer,
  EducationLevel,
  LanguageLevel,
  RequirementValue,
  SkillLevel,
  Vehicle,
} from '#shared/matching/matching.ts'
import type { WorkedShifts } from './said/worked-shifts.ts'
import type { Workplace } from './said/workplaces.ts'

/** Where a fact was read: between `start` and `end` of the text at `cv_path`. */
export interface Source {
  cv_path: string
  start: number
  end: number
}

/** `term` is the concept id, or the folded name of something the taxonomy does not know. */
export interface SkillFact {
  term: string
  name: string
  level: SkillLevel | null
  years: number | null
  last_used: number | null
  lapsed: boolean
  denied?: boolean
  source: Source
}

export interface SkillMention {
  term: string
  name: string
  /** As it stands beside it. */
  level: SkillLevel | null
  /** Named as something that has run out or was not finished. */
  lapsed: boolean
  /** Named as something that the person does not have, or that others do: «carnet de carretillero no tengo». */
  denied?: boolean
  /** The month since which it is done, where the text says so. */
  since?: string
  /** For how many months, where it says that. */
  months?: number
  /** Done now and then, so that the time in the job is no time in it. */
  seldom?: boolean
  /** Where the text says that it was done in the last year, or since then. */
  last_year?: 'IN' | 'SINCE'
  source: Source
}

export interface ExperienceFact {
  term: string
  position: string
  /** Other roles that a position of several trades names. */
  also?: readonly string[]
  /** YYYY-MM; without an end the job goes on. */
  start: string
  end: string | null
  skills: readonly SkillMention[]
  /** How much what is told of it speaks for trades; those that it speaks for most. */
  told_of?: Readonly<Record<string, number>>
  /** In which kind of school or house. */
  places?: readonly Workplace[]
  /** `position` is what the job tells first, and no name for it. */
  told?: boolean
  /** Done while learning it: «prácticas», «pasantía». */
  placement?: boolean
  source: Source
}

export interface LanguageFact {
  language: string
  /** Null where the CV names the language and not how well it is spoken. */
  level: LanguageLevel | null
  /** Whose work or studies say it: «Profesora de inglés». */
  by_work?: string
  /** The CV is written in it; OWN: and lists other languages, as people do of their own. */
  written?: 'OWN' | 'USED'
  source: Source
}

export interface EducationFact {
  level: EducationLevel | null
  /** Degree and field as the person wrote them. */
  subject: string
  in_progress: boolean
  /** When it is to be awarded, in the CV's own words. */
  due?: string
  /** Told in a headline or a summary: it may meet a demand, and never speaks against one. */
  told?: boolean
  source: Source
}

export interface CertificationFact {
  name: string
  /** YYYY-MM of the last valid month. */
  expires: string | null
  source: Source
}

/** One line of a CV: where it stands, and what it is about. */
export interface LineFact {
  source: Source
  words: readonly string[]
  /** What verbs and their nouns have in common, where that is none of its words. */
  roots?: readonly string[]
  /** Of a denial: the roots of what it says is not there, without the words that say so. */
  about?: readonly string[]
}

/** Every line that can answer a demand, with its vector at the same place. */
export interface Lines {
  facts: readonly LineFact[]
  vectors: Int8Array
}

/** Where and how somebody wants to work; null and empty: not said. */
export interface WorkWishes {
  modalities: readonly RequirementValue<'LOCATION'>['modality'][]
  contracts: readonly string[]
  countries: readonly string[]
  /** Null: nobody has said. */
  relocate: boolean | null
  /** How far they go every day. */
  commute?: 'CERCA' | 'REGION' | null
  working_days?: readonly WorkingDay[]
  /** All shifts that they work in: who names some refuses the others. */
  shifts?: readonly WorkShift[]
}

/** Where somebody lives, for conditions alone: it never touches the fit. */
export interface Home {
  city: string | null
  country: string | null
}

/** Places by their ids; none: wherever in the country. */
export interface SaidMoving {
  would: boolean
  to: readonly string[]
  abroad: boolean
  source: Source
}

interface SaidPermit {
  /** Null: of the country that they live in. */
  country: string | null
  held: boolean
  source: Source
}

/** All that the engine knows of a person. Name, sex, age, photo, address, nationality and schools have no field here. */
export interface Candidate {
  /** YYYY-MM up to which current jobs count. */
  as_of: string
  skills: readonly SkillFact[]
  experience: readonly ExperienceFact[]
  languages: readonly LanguageFact[]
  education: readonly EducationFact[]
  certifications: readonly CertificationFact[]
  /** What the person calls themselves: it says less than a job. */
  headline: { text: string; role_id: string | null; source: Source } | null
  lines: Lines
  /** What the CV says that the person does not have or do. */
  denials?: readonly LineFact[]
  /** Of the positions of `experience`, in their order, and of the headline. */
  title_vectors: Int8Array
  /** The literal texts that facts were read from, by their path; only explanations need them. */
  texts: Readonly<Record<string, string>>
  home: Home
  work: WorkWishes
  shifts: readonly WorkShift[]
  /** Those of jobs, which say what somebody did and not what they would do. */
  worked_shifts?: readonly WorkedShifts[]
  vehicles: readonly Vehicle[]
  /** Where the CV says that there is none. */
  without_vehicle?: Source
  /** Whether somebody would travel, where the CV says so. */
  travels?: boolean | null
  work_permits: readonly string[]
  /** Where the CV says whether they would live elsewhere for a job, and where they may work. */
  moving?: SaidMoving
  /** Where the CV says that the person works from home, or wants to. */
  remote?: Source
  permit?: SaidPermit
  availability: Availability | null
  min_salary:
    | (Pick<RequirementValue<'SALARY_FIT'>, 'currency' | 'period'> & {
        amount: number
        /** Not said: as many as the vacancy pays. */
        payments_per_year?: number | undefined
      })
    | null
  /** By what was asked, so that an answer holds for every vacancy that asks the same. */
  answers: Readonly<Record<string, DeclaredAnswer>>
}

/** `value` is null when nothing is known. */
export interface Finding {
  value: number | null
  /** What was found, in words for the explanation. */
  found: string
  /** Not the thing itself but something near it. */
  related: boolean
  months: number | null
  /** Of how many whole jobs `months` is the length: what stands in a job need not have been done in all of it. */
  in_jobs?: number
  /** Last year in which it was seen, 0 when unknown. */
  last_year: number
  sources: readonly Source[]
  /** Months in positions of several names, of which `found` is the last. */
  several?: boolean
  /** Another of those positions, the longest. */
  other?: string
  /** Other jobs of the same name do not count: those that do, by what they tell. */
  by_tasks?: boolean
  /** Of a list that is asked for: what is there by its name or by another, and what is not. */
  parts?: { shown: readonly string[]; alike?: readonly string[]; missing: readonly string[] }
  /** `found` is what a job tells, and no position. */
  told?: boolean
  /** All of those months were placements. */
  placement?: boolean
  /** The position of near work that came after it: who did it long ago may not have left it. */
  later?: string
  /** It has run out or was not finished, as the CV says. */
  lapsed?: boolean
  /** The CV itself says that it is not there. */
  denied?: boolean
  /** The ad lets near work count as the work itself. */
  alike?: boolean
  /** The CV says that a part of it is not there. */
  part_denied?: boolean
  /** It is there, and the CV says that it is only the beginnings of it. */
  basic?: boolean
  /** It is there, and the CV does not say how much of it. */
  vague?: boolean
  /** Other work, which is not called near. */
  other_work?: boolean
  /** Out of the person's preferences, and not of the CV. */
  wished?: boolean
  /** The CV says how far, on a scale that has an order: comparing needs nobody to read. */
  graded?: boolean
  /** The language model read it in the CV: the sources are the lines that it read it in. */
  is_read?: boolean
  /** Absent: the CV or the person says it. USUAL: the role usually has it. NEAR: only the encoder finds it near. */
  basis?: 'USUAL' | 'NEAR'
}
