import { z } from 'zod'
import { contractType } from '../accounts/users.ts'
import { endpoint } from '../core/endpoint.ts'
import { id, line, timestamp } from '../core/fields.ts'
import { vacancyState } from '../vacancies/vacancies.ts'
import { salaryBand } from '../vacancies/vacancy-document.ts'
import { applicationSource, applicationState, cardMatch, person, stepKind, tag } from './application.ts'
import { HIRING_LENGTHS } from './hiring-limits.ts'
import { stage } from './stages.ts'

const inVacancy = z.object({ id })

export const applicationSort = z.enum(['newest', 'oldest', 'match', 'name', 'stage', 'no_contact'])

export const card = z.object({
  id,
  version: z.int(),
  state: applicationState,
  stage_id: id,
  /** A pseudonym while `is_blind`. */
  full_name: z.string(),
  /** Blind review: who it is does not leave the server. */
  is_blind: z.boolean(),
  headline: z.string(),
  match: cardMatch.nullable(),
  applied_at: timestamp,
  stage_since: timestamp,
  /** The last time the company wrote, called or moved; null when it never did. */
  last_contact_at: timestamp.nullable(),
  /** Null once the first answer was given. */
  promised_reply_at: timestamp.nullable(),
  is_viewed: z.boolean(),
  unread_messages: z.int(),
  next_interview_at: timestamp.nullable(),
  scorecards: z.object({ done: z.int(), asked: z.int() }),
  /** Answers that are not those the vacancy expects; a person decides. */
  unexpected_answers: z.int(),
  tags: z.array(z.string()),
  owner: person.nullable(),
  source: applicationSource,
  changed_at: timestamp,
})
export type Card = z.output<typeof card>

export const boardAction = z.enum([
  'move',
  'message',
  'note',
  'private_note',
  'scorecard',
  'export',
  'invite',
  'edit_pipeline',
  'close',
  'see_contact',
  'see_salary',
])

export const boardSort = applicationSort.extract(['no_contact', 'match', 'newest', 'name'])
export type BoardSort = z.infer<typeof boardSort>
const words = line(HIRING_LENGTHS.find).default('')

/** What is true of all cards, also of those that no page has brought yet. */
const boardFigures = z.object({
  /** Of those with the asked words; `late` have been there for longer than the stage should take. */
  columns: z.array(z.object({ stage_id: id, total: z.int(), late: z.int() })),
  open: z.int(),
  hired: z.int(),
  /** Those that are no longer on the board. */
  rejected: z.int(),
  withdrawn: z.int(),
  /** Who waits for a first answer longer than promised. */
  overdue: z.int(),
})
export type BoardFigures = z.output<typeof boardFigures>

export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/v1/vacancies/:id/dashboard',
  summary:
    'The board: stages, and of each the first 30 applications that are open or hired, in the asked order and with the asked words; interviewers see those assigned to them',
  params: inVacancy,
  query: z.object({ q: words, sort: boardSort.default('no_contact') }),
  answer: z.object({
    vacancy: z.object({
      id,
      company_id: id,
      title: z.string(),
      state: vacancyState,
      openings: z.int(),
      reply_days: z.int().nullable(),
      /** Warned twice because nobody works on it: it pauses soon. */
      is_neglected: z.boolean(),
      /** What an offer begins with. */
      terms: z.object({ salary: salaryBand, contract: contractType.nullable() }),
    }),
    stages: z.array(stage),
    cards: z.array(card),
    /** By stage, for `cursor` of the list of applications in it with the same words and order; only of those with more. */
    next_cursors: z.record(id, z.string()),
    figures: boardFigures,
    /** For `since` of the changes. */
    cursor: z.string(),
    pipeline_version: z.int(),
    /** What the person may do here. */
    actions: z.array(boardAction),
    team: z.array(person),
  }),
  etag: true,
})
export type Dashboard = z.output<typeof getDashboard.answer>

export const getBoardChanges = endpoint({
  method: 'GET',
  path: '/api/v1/vacancies/:id/dashboard/changes',
  summary:
    'What changed since a cursor, oldest first and at most 1,000 at once, for a poll every few seconds. A card may come twice: the later `changed_at` wins. Cards that left the board come with their new state',
  params: inVacancy,
  query: z.object({ since: z.string().max(100), q: words }),
  answer: z.object({
    cards: z.array(card),
    figures: boardFigures,
    cursor: z.string(),
    /** Changed stages mean: load the board anew. */
    pipeline_version: z.int(),
  }),
  etag: true,
})

const version = z.int().min(1).max(2_147_483_647)
/** The version alone says whether anything changed; the stage tells the board whose picture of the columns is old. */
export const moveBody = z.object({ stage_id: id, expected_stage_id: id.optional(), version })

export const moveApplication = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/move',
  summary:
    'Move a card. 409 `version_conflict` says who moved it where and when, with the present `stage_id` and `version` in `fields`',
  key: 'applications:write',
  params: inVacancy,
  body: moveBody,
  answer: card,
})

export const listFilters = z.object({
  state: z.enum(['OPEN', 'ACTIVE', 'ON_HOLD', 'REJECTED', 'WITHDRAWN', 'HIRED', 'ALL']).default('OPEN'),
  stage_id: id.optional(),
  owner_member_id: id.optional(),
  tag: tag.optional(),
  q: line(HIRING_LENGTHS.find).default(''),
  min_match: z.coerce.number().int().min(0).max(100).optional(),
  no_missed_must: z.enum(['true', 'false']).optional(),
  unread: z.enum(['true', 'false']).optional(),
})

export const listApplications = endpoint({
  method: 'GET',
  path: '/api/v1/vacancies/:id/applications',
  summary: 'The applications of a vacancy with filters and order, in pages of 50',
  key: 'applications:read',
  params: inVacancy,
  query: listFilters.extend({ sort: applicationSort.default('newest'), cursor: z.string().max(300).optional() }),
  answer: z.object({ items: z.array(card), next_cursor: z.string().nullable(), total: z.int() }),
})

export const exportApplications = endpoint({
  method: 'GET',
  path: '/api/v1/vacancies/:id/applications/export',
  summary: 'The same list as CSV, at most 5,000; whoever exports is noted',
  params: inVacancy,
  query: listFilters.extend({ sort: applicationSort.default('newest') }),
  answer: 'file',
})

const boardEvent = z.object({
  id,
  application_id: id,
  full_name: z.string(),
  kind: stepKind,
  at: timestamp,
  actor_name: z.string().nullable(),
  from_stage: z.string().nullable(),
  to_stage: z.string().nullable(),
  detail: z.string().nullable(),
})
export const listBoardActivity = endpoint({
  method: 'GET',
  path: '/api/v1/vacancies/:id/activity',
  summary: 'What happened in the process of a vacancy, the newest first',
  params: inVacancy,
  query: z.object({ cursor: z.string().max(200).optional() }),
  answer: z.object({ items: z.array(boardEvent), next_cursor: z.string().nullable() }),
})
