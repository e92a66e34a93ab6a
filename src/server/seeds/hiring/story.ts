import { receivesTeamNotices } from '#server/features/hiring/notices/notices.service.ts'
import type { StageRow } from '#server/features/hiring/tables/pipelines.tables.ts'
import { addDays } from '#shared/core/time.ts'
import type { KeptEvent } from '#shared/events.ts'
import type { StepKind } from '#shared/hiring/application.ts'
import type { Chance } from '../chance.ts'
import type { Applicant, Cast, HiringRows, NewApplication } from './rows.ts'

type SeekerKind =
  | 'APP_VIEWED'
  | 'APP_HELD'
  | 'APP_REJECTED'
  | 'APP_OFFER'
  | 'APP_HIRED'
  | 'MSG_TO_SEEKER'
  | 'INTERVIEW_PROPOSED'
type TeamKind =
  | 'APP_RECEIVED'
  | 'APP_WITHDRAWN'
  | 'APP_HIRED_TEAM'
  | 'OFFER_ANSWERED'
  | 'MSG_TO_TEAM'
  | 'INTERVIEW_CONFIRMED'

interface Setting {
  chance: Chance
  rows: HiringRows
  cast: Cast
  applicant: Applicant
  applied_at: Date
  now: Date
}

/** One application from the day it was sent until today, told step by step; each step says how much of that time had passed. */
export class Story {
  readonly chance: Chance
  readonly rows: HiringRows
  readonly cast: Cast
  readonly applicant: Applicant
  readonly application: NewApplication
  readonly now: Date
  #time: Date
  #stage: StageRow

  constructor({ chance, rows, cast, applicant, applied_at, now }: Setting) {
    const [first] = cast.stages
    if (!first) throw new Error('a pipeline has stages')
    this.chance = chance
    this.rows = rows
    this.cast = cast
    this.applicant = applicant
    this.now = now
    this.#time = applied_at
    this.#stage = first
    const { vacancy } = cast
    const { user_id, cv_id, full_name, headline } = applicant
    this.application = {
      id: chance.uuid(),
      vacancy_id: vacancy.id,
      company_id: vacancy.company_id,
      user_id,
      cv_id,
      full_name,
      headline,
      creation_key: chance.uuid(),
      state: 'ACTIVE',
      cv_title: applicant.cv_title,
      version: 2,
      source: chance.pick(['DIRECT', 'DIRECT', 'RECOMMENDED', 'RECOMMENDED', 'ALERT', 'SHARED_LINK', 'REFERRED']),
      stage_id: first.id,
      told_stage_id: first.id,
      stage_since: applied_at,
      applied_at,
      changed_at: applied_at,
      promised_reply_at: addDays(applied_at, vacancy.document.reply_days ?? 10),
    }
    if (this.application.source === 'REFERRED') this.application.referred_by = cast.team.at(-1)?.member_id ?? null
    rows.applications.push(this.application)
    this.step('APPLIED', user_id, { to_stage_id: first.id })
    this.notifyTeam('APP_RECEIVED')
  }

  get time(): Date {
    return this.#time
  }
  get stage(): StageRow {
    return this.#stage
  }
  get lead() {
    return this.cast.team[0]
  }

  /** On to when this part of the time since the application had passed; never back. */
  at(part: number): this {
    const start = this.application.applied_at.getTime()
    const moment = new Date(start + (this.now.getTime() - start) * part)
    if (moment > this.#time) this.#time = moment
    return this
  }

  step(
    kind: StepKind,
    actor_id: string | null,
    more: { from_stage_id?: string; to_stage_id?: string; detail?: string } = {},
  ): void {
    const { id, vacancy_id } = this.application
    this.rows.steps.push({
      id: this.chance.uuid(),
      application_id: id,
      vacancy_id,
      kind,
      actor_id,
      ...more,
      created_at: this.#time,
    })
    this.application.changed_at = this.#time
  }

  /** Somebody of the company did something that its person notices. */
  contact(): void {
    this.application.first_reply_at ??= this.#time
    this.application.last_contact_at = this.#time
  }

  toStage(stage: StageRow): void {
    if (stage.id === this.#stage.id) return
    const from_stage_id = this.#stage.id
    const kind = stage.kind === 'HIRED' ? 'HIRED' : 'MOVED'
    this.step(kind, this.lead.user_id, { from_stage_id, to_stage_id: stage.id })
    this.#stage = stage
    Object.assign(this.application, { stage_id: stage.id, told_stage_id: stage.id, stage_since: this.#time })
    this.application.version = (this.application.version ?? 1) + 1
    this.contact()
    if (kind === 'MOVED')
      this.rows.told.tell(
        {
          kind: 'APP_STAGE',
          ...this.#ids(),
          facts: { ...this.#facts(), stage: stage.candidate_label },
          recipients: [this.applicant.user_id],
        },
        this.#time,
      )
  }

  notifySeeker(kind: SeekerKind): void {
    this.#tell({ kind, ...this.#ids(), facts: this.#facts(), recipients: [this.applicant.user_id] })
  }

  notifyTeam(kind: TeamKind): void {
    const recipients = this.cast.team.filter(receivesTeamNotices).map(({ user_id }) => user_id)
    this.#tell({ kind, ...this.#ids(), facts: this.#facts(), recipients })
  }

  askForScorecard(user_id: string): void {
    this.#tell({
      kind: 'SCORECARD_DUE',
      ...this.#ids(),
      actor_id: this.lead.user_id,
      facts: this.#facts(),
      recipients: [user_id],
    })
  }

  #tell(event: KeptEvent): void {
    this.rows.told.tell(event, this.#time)
  }

  #ids() {
    const { company_id, vacancy_id } = this.application
    return { company_id, vacancy_id, person_id: this.applicant.user_id }
  }

  #facts() {
    return { title: this.cast.vacancy.title, application_id: this.application.id }
  }
}
