import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { AppError } from '#shared/core/errors.ts'
import * as contract from '#shared/hiring/notes.ts'
import { requireTeamApplication } from '../applications/application-access.service.ts'
import { findMember } from '../applications/applications.queries.ts'
import { NOT_A_MEMBER } from '../applications/not-a-member.ts'
import { notifyMember, surroundingsOf } from '../notices/notices.service.ts'
import { countTasks, deleteTaskRow, findTask, insertTask, listTasks as listRows, updateTask } from './notes.queries.ts'

type OfApplication = { params: { id: string } }
type OfTask = { params: { id: string; task_id: string } }
type Row = Awaited<ReturnType<typeof listRows>>[number]
const TOO_MANY = `Esta postulación ya tiene ${contract.TASKS_MAX} tareas. Elimina alguna para añadir otra.`

const present = ({ task, assignee_name }: Row): z.input<typeof contract.task> => ({
  ...task,
  assignee: task.assignee_id && assignee_name ? { member_id: task.assignee_id, full_name: assignee_name } : null,
})

export async function listTasks(ctx: UserCtx, { params }: OfApplication) {
  const { application } = await requireTeamApplication(ctx, params.id, 'write_team_notes')
  const rows = await listRows(ctx.db, application.id, contract.TASKS_MAX)
  return { items: rows.map(present), next_cursor: null }
}

async function requireTask(ctx: UserCtx, { params }: OfTask): Promise<Row> {
  const { application } = await requireTeamApplication(ctx, params.id, 'write_team_notes')
  const row = await findTask(ctx.db, application.id, params.task_id)
  if (!row) throw new AppError('not_found')
  return row
}

type Create = OfApplication & { body: z.output<typeof contract.taskBody> }

export async function createTask(ctx: UserCtx, { params, body }: Create) {
  return inTransaction(ctx, async (tx) => {
    const { application, company } = await requireTeamApplication(tx, params.id, 'write_team_notes')
    if ((await countTasks(tx.db, application.id)) >= contract.TASKS_MAX) throw new AppError('state_conflict', TOO_MANY)
    const member = body.assignee_id ? await findMember(tx.db, company.id, body.assignee_id) : undefined
    if (body.assignee_id && !member)
      throw new AppError('validation', undefined, { fields: { assignee_id: NOT_A_MEMBER } })
    const task_id = await insertTask(tx.db, { ...body, application_id: application.id, created_at: tx.now() })
    if (member)
      await notifyMember(tx, 'TASK_ASSIGNED', application, await surroundingsOf(tx, application), {
        user_id: member.user_id,
        actor_id: tx.user.id,
      })
    return present(await requireTask(tx, { params: { ...params, task_id } }))
  })
}

export async function finishTask(ctx: UserCtx, { params, body }: OfTask & { body: { done: boolean } }) {
  const { task } = await requireTask(ctx, { params })
  await updateTask(ctx.db, task.id, body.done ? (task.done_at ?? ctx.now()) : null)
  return present(await requireTask(ctx, { params }))
}

export async function deleteTask(ctx: UserCtx, { params }: OfTask): Promise<undefined> {
  const { task } = await requireTask(ctx, { params })
  await deleteTaskRow(ctx.db, task.id)
}
