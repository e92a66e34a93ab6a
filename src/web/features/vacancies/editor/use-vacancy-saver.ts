import { useEffect, useRef, useState } from 'react'
import type { Company } from '#shared/company-fields.ts'
import { createVacancy, getVacancy, saveVacancy, type Vacancy } from '#shared/vacancies.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, NO_ANSWER } from '#web/lib/api-error.ts'
import { type DeviceCopy, deviceCopies } from '#web/lib/autosave/device-copies.ts'
import { Saver } from '#web/lib/autosave/saver.ts'
import { mayKeepOnDevice, sendAndForget, useSaver } from '#web/lib/autosave/use-saver.ts'
import { useStoreVacancy } from '../vacancies.hooks.ts'
import { asSaved, contentOf, type VacancyContent, vacancyContent } from './vacancy-content.ts'

export type VacancyCopy = DeviceCopy<VacancyContent>

const copies = deviceCopies('vacancy-draft:', vacancyContent)

/** What a closed tab left of a vacancy, or of one that was not on the server yet. */
export const copyKey = (vacancy_id: string | null, company_id: string): string => vacancy_id ?? `new-${company_id}`
export const takeCopy = copies.take

interface SaverInput {
  company: Company
  /** As the server has it; null for a new one. */
  vacancy: Vacancy | null
  copy: VacancyCopy | null
  user_id: string
  content: VacancyContent
  onNewer: (content: VacancyContent) => void
  /** The first save of a new vacancy gave it an id. */
  onCreated: (id: string) => void
}

/** Autosave of one vacancy: the first change of a new one creates its draft. */
export function useVacancySaver({ company, vacancy, copy, user_id, content, onNewer, onCreated }: SaverInput) {
  const id = useRef(vacancy?.id ?? null)
  const store = useRef(useStoreVacancy())
  const created = useRef(onCreated)
  created.current = onCreated
  const is_shown = useShown()
  const key = () => copyKey(id.current, company.id)

  async function save(written: VacancyContent, revision: number): Promise<Vacancy> {
    if (id.current) return call(saveVacancy, { params: { id: id.current }, body: { ...written, revision } })
    const begun = await call(createVacancy, { params: { id: company.id }, body: written.document })
    copies.drop(key())
    id.current = begun.id
    if (is_shown.current) created.current(begun.id)
    // Whoever begins it leads it; another team is a change of its own.
    const { hiring_team } = contentOf(begun)
    if (JSON.stringify(hiring_team) === JSON.stringify(written.hiring_team)) return begun
    return save(written, begun.revision)
  }

  async function load(): Promise<Vacancy> {
    if (!id.current) throw new ApiError({ status: 0, code: 'no_answer', message: NO_ANSWER })
    return call(getVacancy, { params: { id: id.current } })
  }

  const [saver] = useState(() => {
    // A new text counts as saved as long as nobody wrote anything.
    const base = vacancy ? contentOf(vacancy) : (copy?.base ?? asSaved(content))
    return new Saver<VacancyContent, Vacancy>(
      { base, revision: vacancy?.revision ?? 0, content },
      {
        contentOf,
        asSaved,
        save,
        load,
        keep: (kept) => mayKeepOnDevice() && copies.keep(key(), { ...kept, content: asSaved(kept.content), user_id }),
        drop: () => copies.drop(key()),
        onSaved: (saved) => store.current(saved),
        now: Date.now,
      },
    )
  })

  const start = useRef({ vacancy, copy })
  useEffect(() => {
    if (start.current.copy) saver.replay(start.current.copy, start.current.vacancy)
  }, [saver])

  const state = useSaver({
    saver,
    content,
    onNewer,
    sendOnLeave: (written, revision) => {
      const address = id.current && saveVacancy.path.replace(':id', id.current)
      if (address) sendAndForget(saveVacancy.method, address, { ...written, revision })
    },
  })

  /** Saves what waits; answers with the id, or null when something stands in the way. */
  async function settle(): Promise<string | null> {
    saver.edit(content)
    await saver.flush()
    return saver.state().kind === 'SAVED' ? id.current : null
  }

  return { saver, state, settle }
}

/** The last save of an editor that was left must not lead the person back to it. */
function useShown() {
  const is_shown = useRef(false)
  useEffect(() => {
    is_shown.current = true
    return () => {
      is_shown.current = false
    }
  }, [])
  return is_shown
}
