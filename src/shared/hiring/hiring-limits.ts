import { ANSWER_TEXT_MAX, COMPANY_NAME_MAX, FIND_MAX, URL_MAX } from '../core/limits.ts'

/** How long each text of hiring may be: the schema refuses more, and no form lets anybody type it. */
export const HIRING_LENGTHS = {
  /** Words that a board or a list is searched by. */
  find: FIND_MAX,
  tag: 30,
  /** To a question that is answered with words. */
  answer_text: 1000,
  message: 2000,
  /** A letter in the queue: the answer to an application, or a text that a rule sends. */
  letter: { subject: 120, body: ANSWER_TEXT_MAX },
  template: { name: 60 },
  stage: { name: 40, candidate_label: 40 },
  pipeline_name: 60,
  /** The name of a set of filters. */
  kept_list: 60,
  criterion: { name: 60, description: 300 },
  scorecard: { note: 500, summary: 2000 },
  /** `sentence`: what is said to one person, a part of the letter. */
  decision: { note_private: 500, sentence: 500, restore_message: 2000 },
  review: { reason: 1000, answer: 2000 },
  interview: { title: 80, place: URL_MAX, message: 1000, asked: 500, cancel_reason: 300 },
  offer: { terms: 5000, decline_reason: 500, exception_reason: 500 },
  note: 4000,
  task: 120,
  private_note: 2000,
  /** What somebody will say of one line of the match in an interview. */
  story: 1000,
  external: { company: COMPANY_NAME_MAX, role: 100, url: URL_MAX, notes: 2000 },
  certificate_code: 40,
  /** Where a company has somebody from, in its own words. */
  origin_detail: 160,
  /** The answer that sets a rule off. */
  rule_answer: 80,
} as const

/** How many entries each list of hiring holds. */
export const HIRING_COUNTS = {
  criteria: 10,
  slots: 8,
  interviewers: 8,
  missing_requirements: 20,
  kept_lists: 30,
} as const

/** The highest figures that somebody may say. */
export const HIRING_FIGURES = { stage_days: 60, hold_days: 60, delay_hours: 72, interview_minutes: 240 } as const
