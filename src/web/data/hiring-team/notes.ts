import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  createNote,
  createTask,
  deleteNote,
  deleteTask,
  finishTask,
  listNotes,
  listTasks,
} from '#shared/hiring/notes.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '../keys.ts'

export function useNotes(id: string) {
  return useInfiniteQuery({
    queryKey: keys.pipelines.notes(id),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(listNotes, { params: { id }, query: { cursor: pageParam || undefined }, signal }),
    getNextPageParam: ({ next_cursor }) => next_cursor,
  })
}

function useChanged<V>(key: readonly unknown[], mutationFn: (asked: V) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: key }) })
}

export const useCreateNote = (id: string) =>
  useChanged(keys.pipelines.notes(id), (body: z.input<typeof createNote.body>) =>
    call(createNote, { params: { id }, body }),
  )

export const useDeleteNote = (id: string) =>
  useChanged(keys.pipelines.notes(id), (note_id: string) => call(deleteNote, { params: { id, note_id } }))

export function useTasks(id: string) {
  return useQuery({
    queryKey: keys.pipelines.tasks(id),
    queryFn: ({ signal }) => call(listTasks, { params: { id }, signal }),
  })
}

export const useCreateTask = (id: string) =>
  useChanged(keys.pipelines.tasks(id), (body: z.input<typeof createTask.body>) =>
    call(createTask, { params: { id }, body }),
  )

export const useFinishTask = (id: string) =>
  useChanged(keys.pipelines.tasks(id), ({ task_id, done }: { task_id: string; done: boolean }) =>
    call(finishTask, { params: { id, task_id }, body: { done } }),
  )

export const useDeleteTask = (id: string) =>
  useChanged(keys.pipelines.tasks(id), (task_id: string) => call(deleteTask, { params: { id, task_id } }))
