import type { WorkShift } from '#shared/accounts/users.ts'
import type { EducationLevel, LanguageLevel, SkillLevel, Vehicle } from '#shared/matching/matching.ts'
import type { Workplace } from '../said/workplaces.ts'

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
  /** Where its name stands, if not in the job itself. */
  position_path?: string
  start: string
  end: string | null
  summary: string
  achievements: readonly string[]
  skills: readonly string[]
  places?: readonly Workplace[]
  /** No position stands there, or only how the work was done: «por mi cuenta». */
  unnamed?: boolean
  /** What its house does, where that is its kind and not its name: skills, as of any «Panadería». */
  house?: readonly string[]
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
  travels?: boolean | null
}
