import { useRef, useState } from 'react'
import type { z } from 'zod'
import type { AddedPerson, addPersonBody, Duplicate, ReadPerson } from '#shared/hiring/added-people/added-people.ts'
import { findAlike, useAddPerson, useReadPerson } from '#web/data/hiring-team/added-people.ts'
import { ApiError, messageOf } from '#web/lib/api-error.ts'
import { fileProblem } from '#web/parts/cvs/cv-file.ts'

type Source = Pick<z.output<typeof addPersonBody>, 'origin' | 'origin_detail' | 'held_because'>

/** How far one file is; whatever fails stays in the list and can be tried again. */
export type ItemState =
  | { step: 'WAITING' | 'READING' | 'READ' | 'ADDING' }
  | { step: 'UNREAD' | 'NOT_ADDED'; message: string }
  | { step: 'ALIKE'; alike: Duplicate[] }
  | { step: 'ADDED'; added: AddedPerson }

export interface FileItem {
  /** Also the key by which the server knows a call that is sent again. */
  id: string
  file: File
  state: ItemState
  /** As it was read, with what was corrected since. */
  person: ReadPerson | null
}

/** The server takes two files of one person at once. */
const AT_ONCE = 2

const itemOf = (file: File): FileItem => {
  const problem = fileProblem(file)
  const state: ItemState = problem ? { step: 'UNREAD', message: problem } : { step: 'WAITING' }
  return { id: crypto.randomUUID(), file, state, person: null }
}

/** Files are read two by two, and people added one by one; it can be stopped at any moment and goes on where it was. */
export function useManyFiles(vacancy_id: string, files: readonly File[]) {
  const [items, setItems] = useState<FileItem[]>(() => files.map(itemOf))
  const [running, setRunning] = useState(false)
  const { mutateAsync: read } = useReadPerson(vacancy_id)
  const { mutateAsync: add } = useAddPerson(vacancy_id)
  const run = useRef(0)
  const latest = useRef(items)
  latest.current = items

  const put = (id: string, changes: Partial<FileItem>) =>
    setItems((before) => before.map((item) => (item.id === id ? { ...item, ...changes } : item)))

  async function readOne({ id, file }: FileItem) {
    put(id, { state: { step: 'READING' } })
    try {
      put(id, { person: await read({ file }), state: { step: 'READ' } })
    } catch (error) {
      put(id, { state: { step: 'UNREAD', message: messageOf(error) } })
      throw error
    }
  }

  async function addOne({ id, person }: FileItem, source: Source, despite_duplicates: boolean) {
    if (!person) return
    put(id, { state: { step: 'ADDING' } })
    try {
      const employers = person.document.experience.map(({ company }) => company)
      const alike = despite_duplicates ? [] : (await findAlike(vacancy_id, { ...person, employers })).items
      if (alike.length > 0) return put(id, { state: { step: 'ALIKE', alike } })
      const { has_more: _, ...held } = person
      const added = await add({ ...held, ...source, creation_key: id, despite_duplicates })
      put(id, { state: { step: 'ADDED', added } })
    } catch (error) {
      put(id, { state: { step: 'NOT_ADDED', message: wordsOf(error) } })
      throw error
    }
  }

  /** Works off what is in `chosen`; what nobody could do anything about for the next one either ends it. */
  async function work(chosen: readonly FileItem[], at_once: number, one: (item: FileItem) => Promise<unknown>) {
    run.current += 1
    const mine = run.current
    const queue = [...chosen]
    setRunning(true)
    const worker = async () => {
      for (let item = queue.shift(); item && mine === run.current; item = queue.shift())
        await one(item).catch((error: unknown) => {
          if (isForAll(error)) run.current += 1
        })
    }
    await Promise.all(Array.from({ length: at_once }, worker))
    setRunning(false)
  }

  const those = (...steps: ItemState['step'][]) => latest.current.filter(({ state }) => steps.includes(state.step))
  return {
    items,
    running,
    readAll: () => work(those('WAITING'), AT_ONCE, readOne),
    readAgain: (item: FileItem) => work([item], 1, readOne),
    addAll: (source: Source) => work(those('READ', 'NOT_ADDED'), 1, (item) => addOne(item, source, false)),
    addAnyway: (item: FileItem, source: Source) => work([item], 1, () => addOne(item, source, true)),
    correct: (item: FileItem, changes: Partial<ReadPerson>) =>
      item.person && put(item.id, { person: { ...item.person, ...changes } }),
    leaveOut: (item: FileItem) => setItems((before) => before.filter(({ id }) => id !== item.id)),
    /** What is on its way ends; nothing new begins, and nothing is lost. */
    stop: () => {
      run.current += 1
    },
  }
}

export type ManyFiles = ReturnType<typeof useManyFiles>

/** Of several fields the first: each is said beside its file. */
const wordsOf = (error: unknown): string =>
  (error instanceof ApiError && Object.values(error.fields)[0]) || messageOf(error)

const isForAll = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.code === 'rate_limited' || error.status === 401
