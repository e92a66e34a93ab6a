import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import { TASKS_MAX, type Task, taskBody } from '#shared/hiring/notes.ts'
import { useCreateTask, useDeleteTask, useFinishTask, useTasks } from '#web/data/hiring-team/notes.ts'
import { formatDate } from '#web/lib/format.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { useDashboard } from '../../dashboard/dashboard-context.ts'

export function TaskList({ application_id }: { application_id: string }) {
  const tasks = useTasks(application_id)
  const [adding, setAdding] = useState(false)
  const items = tasks.data?.items ?? []
  return (
    <section aria-label="Tareas">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-lg">Tareas</h3>
        {!adding && items.length < TASKS_MAX && (
          <Button size="sm" variant="quiet" onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" />
            Añadir tarea
          </Button>
        )}
      </div>
      {adding && <NewTask application_id={application_id} onDone={() => setAdding(false)} />}
      {items.length === 0 && !adding && <p className="text-ink-soft text-sm">Nada pendiente con esta postulación.</p>}
      <ul aria-label="Tareas" className="divide-y divide-line empty:hidden">
        {items.map((task) => (
          <OneTask key={task.id} application_id={application_id} task={task} />
        ))}
      </ul>
    </section>
  )
}

function OneTask({ application_id, task }: { application_id: string; task: Task }) {
  const finish = useFinishTask(application_id)
  const remove = useDeleteTask(application_id)
  const done = finish.isPending ? finish.variables.done : task.done_at !== null
  const details = [task.assignee?.full_name, task.due_on && `para el ${formatDate(task.due_on)}`].filter(Boolean)
  return (
    <li className="flex items-start justify-between gap-2">
      <Checkbox
        className="min-w-0 flex-1"
        label={
          <span className="wrap-anywhere">
            <span className={done ? 'text-ink-soft line-through' : ''}>{task.title}</span>
            {details.length > 0 && <span className="block text-ink-soft text-sm">{details.join(' · ')}</span>}
          </span>
        }
        checked={done}
        onChange={(event) => finish.mutate({ task_id: task.id, done: event.target.checked })}
      />
      <IconButton label={`Eliminar ${task.title}`} onClick={() => remove.mutate(task.id)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  )
}

function NewTask({ application_id, onDone }: { application_id: string; onDone: () => void }) {
  const { team } = useDashboard()
  const create = useCreateTask(application_id)
  const form = useApiForm(taskBody, { title: '', due_on: null, assignee_id: null })
  const { control, register, formState } = form
  const orNull = { setValueAs: (value: string | null) => value || null }
  return (
    <Form
      form={form}
      className="my-3 rounded-lg bg-sunk p-4"
      onSubmit={async (values) => {
        await create.mutateAsync(values)
        onDone()
      }}
    >
      <FormField control={control} name="title" label="Qué hay que hacer">
        <Input autoFocus maxLength={HIRING_LENGTHS.task} {...register('title')} />
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField control={control} name="due_on" label="Para cuándo" optional>
          <Input type="date" {...register('due_on', orNull)} />
        </FormField>
        <FormField control={control} name="assignee_id" label="Quién" optional>
          <Select
            placeholder="Sin asignar"
            choices={team.map(({ member_id, full_name }) => ({ value: member_id, label: full_name }))}
            {...register('assignee_id', orNull)}
          />
        </FormField>
      </div>
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="quiet" onClick={onDone}>
          Cancelar
        </Button>
        <Button size="sm" type="submit" busy={formState.isSubmitting} busyLabel="Guardando…">
          Añadir tarea
        </Button>
      </div>
    </Form>
  )
}
