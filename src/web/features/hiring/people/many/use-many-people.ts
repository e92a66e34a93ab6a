import { useRef, useState } from 'react'
import type { z } from 'zod'
import type { addPersonBody } from '#shared/hiring/added-people/added-people.ts'
import { findAlike, useAddPerson, useReadPerson } from '#web/data/hiring-team/added-people.ts'
import { ApiError, messageOf } from '#web/lib/api-error.ts'
import { checked, type ItemStep, isRight, needsTelling, type PersonItem } from './person-item.ts'

type Source = Pick<z.output<typeof addPersonBody>, 'origin' | 'origin_detail' | 'held_because'>

/** The server takes two files of one person at once. */
const AT_ONCE = 2

/** Files are read two by two, and people added one by one; it can be stopped at any moment and goes on where it was. */
export function useManyPeople(vacancy_id: string, start: readonly PersonItem[]) {
  const [items, setItems] = useState<readonly PersonItem[]>(start)
  const [running, setRunning] = useState(false)
  const { mutateAsync: read } = useReadPerson(vacancy_id)
  const { mutateAsync: add } = useAddPerson(vacancy_id)
  const run = useRef(0)
  const latest = useRef(items)
  latest.current = items

  const put = (id: string, changes: Partial<PersonItem>) =>
    setItems((before) => before.map((item) => (item.id === id ? checked({ ...item, ...changes }) : item)))

  async function readOne({ id, file }: PersonItem) {
    if (!file) return
    put(id, { state: { step: 'READING' } })
    try {
      put(id, { person: await read({ file }), state: { step: 'READ' } })
    } catch (error) {
      put(id, { state: { step: 'UNREAD', message: messageOf(error) } })
      throw error
    }
  }

  async function addOne({ id, person, told_by_company }: PersonItem, source: Source, despite_duplicates: boolean) {
    if (!person) return
    put(id, { state: { step: 'ADDING' } })
    try {
      const employers = person.document.experience.map(({ company }) => company)
      const alike = despite_duplicates ? [] : (await findAlike(vacancy_id, { ...person, employers })).items
      if (alike.length > 0) return put(id, { state: { step: 'ALIKE', alike } })
      const { has_more: _, ...held } = person
      const added = await add({ ...held, ...source, told_by_company, creation_key: id, despite_duplicates })
      put(id, { state: { step: 'ADDED', added } })
    } catch (error) {
      put(id, { state: { step: 'NOT_ADDED', message: wordsOf(error) } })
      throw error
    }
  }

  /** Works off what is in `chosen`; what nobody could do anything about for the next one either ends it. */
  async function work(chosen: readonly PersonItem[], at_once: number, one: (item: PersonItem) => Promise<unknown>) {
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

  const those = (...steps: ItemStep[]) =>
    latest.current.filter((item) => isRight(item) && steps.includes(item.state.step))
  return {
    items,
    running,
    /** Nothing was corrected, left out or added yet. */
    untouched: items === start,
    readAll: () => work(those('WAITING'), AT_ONCE, readOne),
    readAgain: (item: PersonItem) => work([item], 1, readOne),
    addAll: (source: Source) => work(those('READ', 'NOT_ADDED'), 1, (item) => addOne(item, source, false)),
    addAnyway: (item: PersonItem, source: Source) => work([item], 1, () => addOne(item, source, true)),
    correct: ({ id }: PersonItem, changes: Pick<Partial<PersonItem>, 'person' | 'told_by_company'>) => put(id, changes),
    tellAll: () =>
      setItems((before) =>
        before.map((item) => (needsTelling(item) ? checked({ ...item, told_by_company: true }) : item)),
      ),
    leaveOut: (item: PersonItem) => setItems((before) => before.filter(({ id }) => id !== item.id)),
    /** What is on its way ends; nothing new begins, and nothing is lost. */
    stop: () => {
      run.current += 1
    },
  }
}

export type ManyPeople = ReturnType<typeof useManyPeople>

/** Of several fields the first: each is said beside its file. */
const wordsOf = (error: unknown): string =>
  (error instanceof ApiError && Object.values(error.fields)[0]) || messageOf(error)

const isForAll = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.code === 'rate_limited' || error.status === 401
