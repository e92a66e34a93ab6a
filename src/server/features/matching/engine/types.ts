import type {
  Availability,
  DeclaredAnswer,
  EducationLevel,
  LanguageLevel,
  RequirementValue,
  SkillLevel,
  WorkPlace,
} from '#shared/matching/matching.ts'

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
  source: Source
}

export interface SkillMention {
  term: string
  name: string
  source: Source
}

export interface ExperienceFact {
  term: string
  position: string
  /** The role that the encoder found nearest to an unknown position; it relates, it never counts in full. */
  near_role_id: string | null
  /** YYYY-MM; without an end the job goes on. */
  start: string
  end: string | null
  skills: readonly SkillMention[]
  source: Source
}

export interface LanguageFact {
  language: string
  level: LanguageLevel
  source: Source
}

export interface EducationFact {
  level: EducationLevel
  /** Degree and field as the person wrote them. */
  subject: string
  in_progress: boolean
  source: Source
}

export interface CertificationFact {
  name: string
  /** YYYY-MM of the last valid month. */
  expires: string | null
  source: Source
}

/** What a person says about where they can work; home addresses are no input. */
export interface WorkWishes {
  modalities: readonly RequirementValue<'LOCATION'>['modality'][]
  places: readonly WorkPlace[]
  relocate: boolean
}

/** All that the engine knows of a person. Name, sex, age, photo, address, nationality and schools have no field here. */
export interface Candidate {
  /** YYYY-MM up to which current jobs count. */
  as_of: string
  completeness: number
  skills: readonly SkillFact[]
  experience: readonly ExperienceFact[]
  languages: readonly LanguageFact[]
  education: readonly EducationFact[]
  certifications: readonly CertificationFact[]
  /** The literal texts that facts were read from, by their path; only explanations need them. */
  texts: Readonly<Record<string, string>>
  work: WorkWishes | null
  work_permits: readonly string[]
  availability: Availability | null
  min_salary: (Pick<RequirementValue<'SALARY_FIT'>, 'currency' | 'period'> & { amount: number }) | null
  /** By requirement id. */
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
  /** Last year in which it was seen, 0 when unknown. */
  last_year: number
  sources: readonly Source[]
}
