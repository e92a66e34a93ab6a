import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, timestamp } from '../core/fields.ts'
import { cvDocument, cvLanguage } from '../cvs/cv-document.ts'
import { matchSummary } from '../matching/match-summaries.ts'
import { matchResult } from '../matching/matching.ts'
import { broughtIn } from './added-people/added-people.ts'
import { shownAnswer } from './answer-files.ts'
import { rejectionReason, rejectionSide, step, TAGS_MAX, tag } from './application.ts'
import { card } from './board.ts'

const ofApplication = z.object({ id })

export const teamApplication = card.extend({
  vacancy_id: id,
  cv_id: id.nullable(),
  /** Null for roles that may not see it. */
  contact: z.object({ email: z.string(), phone: z.string(), links: z.array(z.string()) }).nullable(),
  /** The zone of its person, for hours that are proposed; null where it is not known or must not be. */
  timezone: z.string().nullable(),
  salary_expectation: z.object({ amount: z.int(), currency: z.string(), period: z.string() }).nullable(),
  verified_email: z.boolean(),
  verified_phone: z.boolean(),
  language: cvLanguage,
  document: cvDocument,
  note: z.string().nullable(),
  /** The note was sent as a letter, which can be downloaded. */
  is_letter: z.boolean(),
  answers: z.array(shownAnswer),
  /** Frozen when it was sent: both sides read the same verdicts. */
  full_match: matchResult.nullable(),
  /** «Corregir»: who asks may put their own view beside a verdict. */
  can_correct: z.boolean(),
  summary: matchSummary,
  /** What was sent, or the file that the CV was read from, holds a text that speaks to a program; it counts for nothing. */
  speaks_to_programs: z.boolean(),
  timeline: z.array(step),
  decision: z
    .object({
      side: rejectionSide,
      reason: rejectionReason,
      missing_requirement_ids: z.array(id),
      note_private: z.string().nullable(),
      at: timestamp,
      /** Null while its mail waits. */
      told_at: timestamp.nullable(),
      /** False where no letter was sent: its person reads the decision in their list alone. */
      by_letter: z.boolean(),
      outgoing_id: id.nullable(),
    })
    .nullable(),
  /** Set for somebody whom the company added; null while nobody must know who it is. */
  brought_in: broughtIn.nullable(),
  /** Who of the team recommended them; null where nobody did, and while that would tell who it is. */
  referred_by: z.string().nullable(),
  /** Other applications of the same person in this company. */
  others: z.array(z.object({ id, vacancy_id: id, title: z.string(), state: z.string(), applied_at: timestamp })),
})
export type TeamApplication = z.output<typeof teamApplication>

export const getTeamApplication = endpoint({
  method: 'GET',
  path: '/api/v1/vacancies/:vacancy_id/applications/:id',
  summary: 'One application as the team sees it; asking alone does not count as seen',
  key: 'applications:read',
  params: z.object({ vacancy_id: id, id }),
  answer: teamApplication,
})

export const markOpened = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/opened',
  summary: 'Somebody of the team has had it open for at least 3 seconds: the person reads «Vista» from now on',
  params: ofApplication,
  status: 204,
})

export const assignApplication = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/assign',
  summary: 'Who looks after it; interviewers see what is assigned to them',
  params: ofApplication,
  body: z.object({ member_id: id.nullable() }),
  answer: card,
})

const tagList = z.array(tag).max(TAGS_MAX, `Usa hasta ${TAGS_MAX} etiquetas.`)

export const tagApplication = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/tags',
  summary: 'The tags of it; with those that were seen `before`, what others added since then stays',
  key: 'applications:write',
  params: ofApplication,
  body: z.object({ tags: tagList, before: tagList.nullable().default(null) }),
  answer: card,
})
