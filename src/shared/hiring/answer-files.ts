import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id } from '../core/fields.ts'
import { answeredQuestion } from './application.ts'
import { MESSAGE_FILE, messageFile } from './messages.ts'

/** What answers a question of the kind `ARCHIVO`: the same four kinds and the same size as a message's files. */
export const ANSWER_FILE = MESSAGE_FILE
export const answerFile = messageFile
export type AnswerFile = z.output<typeof answerFile>

/** An answer as somebody reads it; where it is a file, that stands beside and the values are empty. */
export const shownAnswer = answeredQuestion.extend({
  file: answerFile
    .extend({
      /** Whether who asks may open it: a file may say who somebody is and how to reach them. */
      can_open: z.boolean(),
    })
    .nullable(),
})
export type ShownAnswer = z.output<typeof shownAnswer>

const ofQuestion = z.object({ vacancy_id: id, question_id: id })

export const bringAnswerFile = endpoint({
  method: 'PUT',
  path: '/api/v1/jobs/:vacancy_id/apply/answers/:question_id/file',
  summary:
    'Bring the PDF, PNG, JPG or DOCX that answers a question, in place of an earlier one; it waits with the draft, and its id is the answer’s only value',
  params: ofQuestion,
  upload: ANSWER_FILE,
  answer: answerFile,
})

export const removeAnswerFile = endpoint({
  method: 'DELETE',
  path: '/api/v1/jobs/:vacancy_id/apply/answers/:question_id/file',
  summary: 'Take back the file that waits as an answer',
  params: ofQuestion,
  status: 204,
})

export const getAnswerFile = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/answers/:file_id',
  summary:
    'A file that was sent as an answer, for both sides; 409 in blind review and for roles that see no contact data',
  params: z.object({ id, file_id: id }),
  answer: 'file',
})
