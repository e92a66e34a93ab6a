import type {
  applicationSnapshots,
  applicationSteps,
  applications,
} from '#server/features/hiring/tables/applications.tables.ts'
import type { interviewers, interviews } from '#server/features/hiring/tables/interviews.tables.ts'
import type { applicationMessages } from '#server/features/hiring/tables/messages.tables.ts'
import type { applicationNotes, applicationTasks } from '#server/features/hiring/tables/notes.tables.ts'
import type { offers } from '#server/features/hiring/tables/offers.tables.ts'
import type { StageRow } from '#server/features/hiring/tables/pipelines.tables.ts'
import type { scorecards } from '#server/features/hiring/tables/scorecards.tables.ts'
import type { VacancyRow } from '#server/features/vacancies/vacancies.tables.ts'
import type { Criterion } from '#shared/hiring/scorecards.ts'
import type { Told } from '../world/told.ts'

/** All that came of some applications, gathered to be written at once. */
export interface HiringRows {
  applications: NewApplication[]
  snapshots: (typeof applicationSnapshots.$inferInsert)[]
  steps: (typeof applicationSteps.$inferInsert)[]
  messages: (typeof applicationMessages.$inferInsert)[]
  interviews: (typeof interviews.$inferInsert)[]
  interviewers: (typeof interviewers.$inferInsert)[]
  scorecards: (typeof scorecards.$inferInsert)[]
  offers: (typeof offers.$inferInsert)[]
  notes: (typeof applicationNotes.$inferInsert)[]
  tasks: (typeof applicationTasks.$inferInsert)[]
  told: Told
}
export type NewApplication = typeof applications.$inferInsert & { id: string }

export const noRows = (told: Told): HiringRows => ({
  applications: [],
  snapshots: [],
  steps: [],
  messages: [],
  interviews: [],
  interviewers: [],
  scorecards: [],
  offers: [],
  notes: [],
  tasks: [],
  told,
})

export interface Colleague {
  member_id: string
  user_id: string
  role: string
}

/** A vacancy and those who work on it, the one who leads first. */
export interface Cast {
  vacancy: VacancyRow
  stages: readonly StageRow[]
  team: readonly [Colleague, ...Colleague[]]
  criteria: readonly Criterion[]
  timezone: string
}

export interface Applicant {
  user_id: string
  cv_id: string
  cv_title: string
  full_name: string
  headline: string
  timezone: string
}
