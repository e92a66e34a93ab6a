import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, line, text, timestamp } from '../core/fields.ts'
import { SEARCH_MAX } from '../core/limits.ts'
import { invitationWords } from './invitation-letter.ts'
import { matchSummary } from './match-summaries.ts'
import { declaredAnswer, matchResult, verdict } from './matching.ts'

/** How the list is ordered, said to whoever reads it. */
export const ORDER_OF_PEOPLE =
  'Primero, quienes cumplen tus condiciones; después, por encaje con lo que pides y por lo cerca que está su CV de tu vacante.'

const vacancyParams = z.object({ vacancy_id: id })
const pairParams = z.object({ vacancy_id: id, cv_id: id })

/**
 * Somebody in the pool beside a vacancy, by steps: a list says headline and verdicts, whoever is opened is quoted,
 * the name comes once they say yes, and contact data when they apply.
 */
export const vacancyMatch = z.object({
  cv_id: id,
  /** Null until the person says yes to the company. */
  full_name: z.string().nullable(),
  headline: z.string(),
  city: z.string(),
  country: z.string().nullable(),
  updated_at: timestamp,
  match: matchResult,
  /** The language model has read the CV for it; until then the verdicts are what it looks like. */
  is_read: z.boolean(),
  /** What speaks for the person most, by name. */
  strengths: z.array(z.string()),
  /** What is not met or not known, with what to ask about it. */
  gaps: z.array(z.object({ requirement_id: id, title: z.string(), question: z.string() })),
  invited_at: timestamp.nullable(),
  /** Until then the invitation waits and can be taken back; null when it has left. */
  invitation_leaves_at: timestamp.nullable(),
  /** The CV, or the file that it was read from, holds a text that speaks to a program; it counts for nothing. */
  speaks_to_programs: z.boolean(),
})

export type VacancyMatch = z.output<typeof vacancyMatch>

const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]).default(false)

/** Words of a search, and the search without them. */
const keepingOut = z.object({
  words: z.array(z.string()),
  rest: z.string(),
  /** Somebody has it, and nobody who has the rest. */
  beside_others: z.boolean(),
})
export type KeepingOut = z.output<typeof keepingOut>

export const listVacancyMatches = endpoint({
  method: 'GET',
  path: '/api/v1/vacancies/:vacancy_id/matches',
  summary:
    'Visible people who fit a vacancy, the best first; with words, only those who say them («React Valencia inglés»)',
  params: vacancyParams,
  query: z.object({
    q: line(SEARCH_MAX).default(''),
    /** Leaves out who is outside of the vacancy's conditions. */
    inside: flag,
    cursor: z.string().max(200).optional(),
  }),
  answer: z.object({
    items: z.array(vacancyMatch),
    next_cursor: z.string().nullable(),
    /** Above the floor; nobody below it is listed. */
    total: z.int(),
    order: z.string(),
    /** Where nobody is found, by which words: what nobody has, or else what nobody has beside the others. */
    nobody_with: z.array(keepingOut),
  }),
})

export const getVacancyMatch = endpoint({
  method: 'GET',
  path: '/api/v1/vacancies/:vacancy_id/matches/:cv_id',
  summary: 'One person beside a vacancy, requirement by requirement',
  params: pairParams,
  answer: vacancyMatch.extend({ summary: matchSummary }),
})
export type OpenedMatch = z.output<typeof getVacancyMatch.answer>

export const invitePerson = endpoint({
  method: 'PUT',
  path: '/api/v1/vacancies/:vacancy_id/matches/:cv_id/invitation',
  summary: '«Invitar»: after a minute the person is told once and sees the vacancy first',
  params: pairParams,
  body: invitationWords,
  status: 204,
})

/** What the letter is made of, and how many more the plan includes: it is shown before it leaves. */
export const previewInvitation = endpoint({
  method: 'GET',
  path: '/api/v1/vacancies/:vacancy_id/matches/:cv_id/invitation',
  summary: 'Who invites to what, and how many invitations are left',
  params: pairParams,
  answer: z.object({ company_name: z.string(), title: z.string(), invitations_left: z.int() }),
})

export const takeInvitationBack = endpoint({
  method: 'DELETE',
  path: '/api/v1/vacancies/:vacancy_id/matches/:cv_id/invitation',
  summary: 'Take an invitation back that has not left yet',
  params: pairParams,
  status: 204,
})

/** The same under the name that clients of the API rely on. */
export const invite = endpoint({
  method: 'POST',
  path: '/api/v1/vacancies/:vacancy_id/invite',
  summary: '«Invitar»: after a minute the person with this CV is told once and sees the vacancy first',
  params: pairParams.pick({ vacancy_id: true }),
  body: pairParams.pick({ cv_id: true }).extend(invitationWords.unwrap().unwrap().shape),
  status: 204,
})

const lineParams = pairParams.extend({ requirement_id: id })

export const OVERRIDE_REASON_MAX = 300
export const overrideBody = z.object({
  verdict: verdict.exclude(['SIN_DATOS']),
  reason: text(OVERRIDE_REASON_MAX, 5),
})

export const overrideVerdict = endpoint({
  method: 'PUT',
  path: '/api/v1/vacancies/:vacancy_id/matches/:cv_id/overrides/:requirement_id',
  summary: '«Corregir»: a verdict of a person of the team beside the one of the engine',
  params: lineParams,
  body: overrideBody,
  status: 204,
})
export type Override = z.output<typeof overrideBody>

export const removeOverride = endpoint({
  method: 'DELETE',
  path: '/api/v1/vacancies/:vacancy_id/matches/:cv_id/overrides/:requirement_id',
  summary: 'Back to the verdict of the engine alone',
  params: lineParams,
  status: 204,
})

/** `requirement_id` is a line of the match, also one of `OWN_LINES`; the answer holds wherever the same is asked. */
export const answerLine = endpoint({
  method: 'PUT',
  path: '/api/v1/users/me/match-answers/:vacancy_id/:requirement_id',
  summary: 'Sí, Un poco or No to what a CV does not say; null takes the answer back',
  params: z.object({ vacancy_id: id, requirement_id: id }),
  body: z.object({ answer: declaredAnswer.nullable() }),
  status: 204,
})
