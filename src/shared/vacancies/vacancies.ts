import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, line, optionalText, text, timestamp } from '../core/fields.ts'
import { AD_TEXT_MAX, AD_TEXT_MIN, FIND_MAX, VACANCY_TITLE_MAX } from '../core/limits.ts'
import { requirement } from '../matching/matching.ts'
import { hiringTeamMember } from './hiring-teams.ts'
import { moderation } from './moderation.ts'
import { vacancyDocument } from './vacancy-document.ts'
import { VACANCY_COUNTS, VACANCY_LENGTHS } from './vacancy-limits.ts'
import { lintFinding } from './vacancy-lint.ts'

export const vacancyState = z.enum([
  'DRAFT',
  'IN_REVIEW',
  'CHANGES_REQUESTED',
  'PUBLISHED',
  'PAUSED',
  'CLOSED',
  'ARCHIVED',
])
export type VacancyState = z.infer<typeof vacancyState>

export const pauseReason = z.enum(['TEAM', 'EXPIRY', 'INACTIVITY', 'PLAN', 'MODERATION'])
export const closeReason = z.enum(['FILLED', 'CANCELLED', 'NO_CANDIDATES', 'OTHER'])
export type CloseReason = z.infer<typeof closeReason>

/** What the person may do with it now: role and state already looked at. */
export const vacancyAction = z.enum([
  'edit',
  'submit',
  'publish',
  'request_changes',
  'pause',
  'resume',
  'publish_changes',
  'discard_changes',
  'extend',
  'close',
  'reopen',
  'relaunch',
  'archive',
  'delete',
  'cancel_schedule',
])
export type VacancyAction = z.infer<typeof vacancyAction>

export const vacancySummary = z.object({
  id,
  company_id: id,
  title: z.string(),
  state: vacancyState,
  state_reason: z.string().nullable(),
  openings: z.int(),
  /** «Híbrido · Madrid» and «30.000–38.000 € brutos al año», as people read them; empty while they are not said. */
  place: z.string(),
  salary: z.string(),
  published_at: timestamp.nullable(),
  expires_at: timestamp.nullable(),
  closed_at: timestamp.nullable(),
  /** When a draft goes out by itself. */
  scheduled_at: timestamp.nullable(),
  /** What the team wrote since is not what people read. */
  has_changes: z.boolean(),
  /** People wait, nobody works on it, and the team was warned twice: it pauses soon. */
  is_neglected: z.boolean(),
  views: z.int(),
  saves: z.int(),
  updated_at: timestamp,
  actions: z.array(vacancyAction),
})
export type VacancySummary = z.output<typeof vacancySummary>

export const vacancy = vacancySummary.extend({
  /** Of what is edited; it grows with every save. */
  revision: z.int(),
  /** Who saved it last; null when nobody knows any more. */
  saved_by: z.object({ user_id: id, full_name: z.string() }).nullable(),
  /** What is edited: the changes that wait to be published where there are any. */
  document: vacancyDocument,
  /** What people read while changes wait; null when it is the same or nobody reads it. */
  live_document: vacancyDocument.nullable(),
  /** Since when people read it as it is. */
  live_since: timestamp.nullable(),
  hiring_team: z.array(hiringTeamMember.extend({ full_name: z.string() })),
  lint: z.array(lintFinding),
  /** Field path → what publishing still needs. */
  problems: z.record(z.string(), z.string()),
  /** How many vacancies the company has published and may have; null for whoever cannot publish this one now. */
  places: z.object({ used: z.int(), limit: z.int() }).nullable(),
  review_note: z.string().nullable(),
  /** What readers reported and nobody has decided yet. */
  moderation: moderation.nullable(),
  relaunched_from: id.nullable(),
})
export type Vacancy = z.output<typeof vacancy>

const inCompany = z.object({ id })
const inVacancy = z.object({ id })
const path = '/api/v1/vacancies'

/** By the latest change, by the latest publication, or what ends first. */
export const vacancyOrder = z.enum(['CAMBIO', 'PUBLICACION', 'FIN'])
export type VacancyOrder = z.infer<typeof vacancyOrder>

export const listVacancies = endpoint({
  method: 'GET',
  path: '/api/v1/companies/:id/vacancies',
  summary: 'The vacancies of a company that the person may see',
  key: 'vacancies:read',
  params: inCompany,
  query: z.object({
    state: vacancyState.optional(),
    q: line(FIND_MAX).default(''),
    order: vacancyOrder.default('CAMBIO'),
    cursor: z.string().max(200).optional(),
  }),
  answer: z.object({
    items: z.array(vacancySummary),
    next_cursor: z.string().nullable(),
    counts: z.record(vacancyState, z.int()),
  }),
})

/** Everything is optional: a new vacancy begins with the company's usual answers, or with the text of a template. */
export const newVacancy = vacancyDocument.partial().extend({
  /** Made by the client: the same person and key get the same vacancy, however often they ask. */
  creation_key: id.nullable().default(null),
  /** Takes the place of everything said here. */
  template_id: id.nullable().default(null),
})
export const createVacancy = endpoint({
  method: 'POST',
  path: '/api/v1/companies/:id/vacancies',
  summary: 'Begin a vacancy',
  params: inCompany,
  body: newVacancy,
  answer: vacancy,
  status: 201,
})

export const getVacancy = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One vacancy as its team sees it',
  key: 'vacancies:read',
  params: inVacancy,
  answer: vacancy,
})

export const vacancyChanges = z.object({
  revision: z.int().min(1).max(2_147_483_647),
  document: vacancyDocument,
  hiring_team: z
    .array(hiringTeamMember)
    .max(VACANCY_COUNTS.hiring_team, `El equipo de contratación tiene hasta ${VACANCY_COUNTS.hiring_team} personas.`),
})
export const saveVacancy = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  summary:
    'Save a vacancy; a stale revision answers 409 and changes nothing. The text of one that people read waits for `publish-changes`',
  params: inVacancy,
  body: vacancyChanges,
  answer: vacancy,
})

export const deleteVacancy = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete a draft',
  params: inVacancy,
  status: 204,
})

const transition = <const Name extends string>(name: Name, summary: string) =>
  endpoint({ method: 'POST', path: `${path}/:id/${name}`, summary, params: inVacancy, answer: vacancy })

export const submitVacancy = transition('submit', 'Ask those who may publish to look at a draft')
export const resumeVacancy = transition('resume', 'Receive applications again')
export const reopenVacancy = transition('reopen', 'Open a vacancy again that closed less than 30 days ago')
export const archiveVacancy = transition('archive', 'Hide a draft or a closed vacancy')
export const cancelSchedule = transition('cancel-schedule', 'Take the date of a publication back; it stays a draft')

export const publishBody = z.object({ scheduled_at: z.iso.datetime({ offset: true }).nullable().default(null) })
export const publishVacancy = endpoint({
  method: 'POST',
  path: `${path}/:id/publish`,
  summary: 'Publish now, or on a date',
  params: inVacancy,
  body: publishBody,
  answer: vacancy,
})

/** With the revision that the person has seen, so that nobody publishes or drops what somebody else is writing. */
const seenChanges = <const Name extends string>(name: Name, summary: string) =>
  endpoint({
    method: 'POST',
    path: `${path}/:id/${name}`,
    summary,
    params: inVacancy,
    body: vacancyChanges.pick({ revision: true }),
    answer: vacancy,
  })
export const publishChanges = seenChanges('publish-changes', 'Let people read what was written since')
export const discardChanges = seenChanges('discard-changes', 'Forget what was written since; what people read stays')

/** For how long from today a vacancy may stand open at most. */
export const LONGEST_TERM_DAYS = 90

export const extendBody = z.object({
  days: vacancyDocument.shape.duration_days.unwrap(),
  /** The end that the person has seen: asked twice, it is longer once. */
  expires_at: z.iso.datetime({ offset: true }),
})
export const extendVacancy = endpoint({
  method: 'POST',
  path: `${path}/:id/extend`,
  summary: 'Keep a vacancy open for more days',
  params: inVacancy,
  body: extendBody,
  answer: vacancy,
})

export const pauseVacancy = transition('pause', 'Stop receiving applications; the process goes on')

export const requestChanges = endpoint({
  method: 'POST',
  path: `${path}/:id/request-changes`,
  summary: 'Give a vacancy in review back with a note',
  params: inVacancy,
  body: z.object({ note: optionalText(VACANCY_LENGTHS.review_note) }),
  answer: vacancy,
})

export const closeBody = z.object({ reason: closeReason })
export const closeVacancy = endpoint({
  method: 'POST',
  path: `${path}/:id/close`,
  summary: 'End the process',
  params: inVacancy,
  body: closeBody,
  answer: vacancy,
})

/** Both make a new draft; a relaunch remembers where it came from. */
const copy = <const Name extends string>(name: Name, summary: string) =>
  endpoint({ method: 'POST', path: `${path}/:id/${name}`, summary, params: inVacancy, answer: vacancy, status: 201 })
export const duplicateVacancy = copy('duplicate', 'Copy a vacancy to a new draft')
export const relaunchVacancy = copy('relaunch', 'Begin a closed vacancy anew')

/** «Pega tu anuncio» and «Proponer requisitos»: each proposal quotes the words that it was read from. */
export const proposedRequirement = z.object({
  requirement,
  quote: z.string(),
  /** Whether it is offered as chosen; what is doubtful or a personal quality is not, and `reason` says why. */
  selected: z.boolean().optional(),
  reason: z.string().optional(),
  /** A quality of a person, which is better seen in an interview than in a CV. */
  soft: z.boolean().optional(),
})
export const proposeRequirements = endpoint({
  method: 'POST',
  path: `${path}/propose-requirements`,
  summary:
    'A pasted ad read by a language model of our own and by rules: a whole draft, with the words that each requirement was read from',
  body: z.object({ title: line(VACANCY_TITLE_MAX).optional(), text: text(AD_TEXT_MAX, AD_TEXT_MIN) }),
  answer: z.object({
    requirements: z.array(proposedRequirement),
    document: vacancyDocument
      .pick({
        title: true,
        role_id: true,
        role_family: true,
        language: true,
        description: true,
        responsibilities: true,
        benefits: true,
        questions: true,
        modality: true,
        office_days: true,
        locations: true,
        remote_countries: true,
        contract: true,
        working_day: true,
        hours_per_week: true,
        shifts: true,
        no_experience_needed: true,
        seniority: true,
        salary: true,
        openings: true,
        start_date: true,
        reply_days: true,
      })
      .partial(),
    /** Field of `document` → why a person should look at it before it counts. */
    doubts: z.record(z.string(), z.string()).optional(),
    /** Sentences that are in no field: they give a telephone, a mail or an address, and people apply in the product. */
    left_out: z.array(z.string()).optional(),
  }),
})
