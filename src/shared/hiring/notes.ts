import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, line, text, timestamp } from '../core/fields.ts'
import { person } from './application.ts'
import { HIRING_LENGTHS } from './hiring-limits.ts'

const ofApplication = z.object({ id })

const noteVisibility = z.enum(['TEAM', 'PRIVATE_LEADS'])
export const note = z.object({
  id,
  author_name: z.string(),
  is_mine: z.boolean(),
  /** Mentions stand in the text as `@[member id]`; `mentions` says who they are today. */
  body: z.string(),
  mentions: z.array(person),
  visibility: noteVisibility,
  created_at: timestamp,
})
export type Note = z.output<typeof note>

const noteReader = person.extend({ reads_private: z.boolean() })
export type NoteReader = z.output<typeof noteReader>

export const listNotes = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/notes',
  summary: 'Notes of the team, the newest first; those for leads only for who may write them; and who may read them',
  params: ofApplication,
  query: z.object({ cursor: z.string().max(200).optional() }),
  answer: z.object({
    items: z.array(note),
    next_cursor: z.string().nullable(),
    /** Whom a note about this application can mention: those who may read it. */
    readers: z.array(noteReader),
  }),
})
export const createNote = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/notes',
  summary: 'Write one; whoever is mentioned and may read it is told',
  params: ofApplication,
  body: z.object({ body: text(HIRING_LENGTHS.note, 1), visibility: noteVisibility.default('TEAM') }),
  answer: note,
  status: 201,
})
export const deleteNote = endpoint({
  method: 'DELETE',
  path: '/api/v1/applications/:id/notes/:note_id',
  summary: 'Delete an own note',
  params: ofApplication.extend({ note_id: id }),
  status: 204,
})

export const task = z.object({
  id,
  title: z.string(),
  due_on: z.string().nullable(),
  assignee: person.nullable(),
  done_at: timestamp.nullable(),
})
export type Task = z.output<typeof task>
export const taskBody = z.object({
  title: line(HIRING_LENGTHS.task, 2),
  due_on: z.iso.date('Elige una fecha.').nullable().default(null),
  assignee_id: id.nullable().default(null),
})
export const listTasks = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/tasks',
  summary: 'What is still to be done for an application, then what is done; at most 50',
  params: ofApplication,
  answer: z.object({ items: z.array(task), next_cursor: z.null() }),
})
export const TASKS_MAX = 50
export const createTask = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/tasks',
  summary: 'Add one; its person is told',
  params: ofApplication,
  body: taskBody,
  answer: task,
  status: 201,
})
export const finishTask = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/tasks/:task_id/done',
  summary: 'Done, or not yet',
  params: ofApplication.extend({ task_id: id }),
  body: z.object({ done: z.boolean() }),
  answer: task,
})
export const deleteTask = endpoint({
  method: 'DELETE',
  path: '/api/v1/applications/:id/tasks/:task_id',
  summary: 'Delete one',
  params: ofApplication.extend({ task_id: id }),
  status: 204,
})
