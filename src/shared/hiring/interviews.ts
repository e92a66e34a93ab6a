import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, line, optionalText, timestamp } from '../core/fields.ts'
import { person } from './application.ts'
import { HIRING_COUNTS, HIRING_FIGURES, HIRING_LENGTHS } from './hiring-limits.ts'

const interviewState = z.enum(['PROPOSED', 'RESCHEDULE_ASKED', 'SCHEDULED', 'DONE', 'NO_SHOW', 'CANCELLED'])
export type InterviewState = z.infer<typeof interviewState>
export const interviewKind = z.enum(['VIDEO', 'TELEFONO', 'PRESENCIAL'])

const ofApplication = z.object({ id })
const ofInterview = z.object({ id, interview_id: id })
const instant = z.iso.datetime({ offset: true, error: 'Elige un día y una hora.' })

const timezone = z
  .string()
  .max(60)
  .refine((zone) => {
    try {
      return Boolean(new Intl.DateTimeFormat('es', { timeZone: zone }))
    } catch {
      return false
    }
  }, 'Elige una zona horaria de la lista.')

export const interview = z.object({
  id,
  application_id: id,
  title: z.string(),
  kind: interviewKind,
  duration_minutes: z.int(),
  slots: z.array(timestamp),
  starts_at: timestamp.nullable(),
  ends_at: timestamp.nullable(),
  /** Of whoever proposed it; each side reads its own. */
  timezone: z.string(),
  /** For who applied: the clock on which they read it, here as in mails; null for the team. */
  own_timezone: z.string().nullable(),
  place: z.string(),
  message: z.string().nullable(),
  /** What the person wrote who asked for other hours. */
  asked: z.string().nullable(),
  interviewers: z.array(person),
  state: interviewState,
  cancel_reason: z.string().nullable(),
})
export type Interview = z.output<typeof interview>

export const listInterviews = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/interviews',
  summary: 'The interviews of an application, for both sides; its person reads whom they meet in «Prepárate»',
  params: ofApplication,
  answer: z.object({ items: z.array(interview), next_cursor: z.null() }),
})

export const interviewBody = z.object({
  title: line(HIRING_LENGTHS.interview.title, 2),
  kind: interviewKind,
  duration_minutes: z
    .int()
    .min(15, 'Dura al menos 15 minutos.')
    .max(HIRING_FIGURES.interview_minutes, 'Dura como máximo 4 horas.'),
  slots: z
    .array(instant)
    .min(2, 'Propón al menos 2 horarios.')
    .max(HIRING_COUNTS.slots, `Propón hasta ${HIRING_COUNTS.slots} horarios.`),
  timezone,
  place: line(HIRING_LENGTHS.interview.place, 2),
  message: optionalText(HIRING_LENGTHS.interview.message).default(null),
  interviewer_ids: z
    .array(id)
    .max(HIRING_COUNTS.interviewers, `Elige hasta ${HIRING_COUNTS.interviewers} personas.`)
    .default([]),
  /** Hours at night of either side, or beside another interview of whoever comes, answer 422 in `slots`; false takes them on purpose. */
  usual_only: z.boolean().default(true),
})

export const proposeInterview = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/interviews',
  summary: 'Propose 2 to 8 hours that are still to come; whoever interviews sees the application from now on',
  params: ofApplication,
  body: interviewBody,
  answer: interview,
  status: 201,
})

export const changeInterview = endpoint({
  method: 'PUT',
  path: '/api/v1/applications/:id/interviews/:interview_id',
  summary: 'Propose other hours: the person chooses again',
  params: ofInterview,
  body: interviewBody,
  answer: interview,
})

export const chooseSlot = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/interviews/:interview_id/choose',
  summary: 'The person takes one of the hours; both sides get it as a calendar file by mail',
  params: ofInterview,
  body: z.object({ starts_at: instant }),
  answer: interview,
})

export const askOtherSlots = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/interviews/:interview_id/ask-others',
  summary: 'None fits: the person says when they could',
  params: ofInterview,
  body: z.object({ message: optionalText(HIRING_LENGTHS.interview.asked) }),
  answer: interview,
})

export const cancelInterview = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/interviews/:interview_id/cancel',
  summary: 'The team calls it off; everybody is told',
  params: ofInterview,
  body: z.object({ reason: optionalText(HIRING_LENGTHS.interview.cancel_reason).default(null) }),
  answer: interview,
})

export const finishInterview = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/interviews/:interview_id/finish',
  summary:
    'Say that it took place, or that the person did not come; otherwise it counts as done 15 minutes after its end',
  params: ofInterview,
  body: z.object({ came: z.boolean() }),
  answer: interview,
})

export const getInterviewIcs = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/interviews/:interview_id/ics',
  summary: 'The interview for a calendar',
  params: ofInterview,
  answer: 'file',
})

export const listVacancyInterviews = endpoint({
  method: 'GET',
  path: '/api/v1/vacancies/:id/interviews',
  summary: 'Interviews of a vacancy: those to come first, then the latest; in pages',
  params: ofApplication,
  query: z.object({
    when: z.enum(['UPCOMING', 'PAST', 'OPEN']).default('UPCOMING'),
    cursor: z.string().max(200).optional(),
  }),
  answer: z.object({ items: z.array(interview.extend({ full_name: z.string() })), next_cursor: z.string().nullable() }),
})
