import { useEffect, useRef, useState } from 'react'
import type { Company } from '#shared/companies/company-fields.ts'
import { saveVacancy, type Vacancy } from '#shared/vacancies/vacancies.ts'
import { beginVacancy, loadVacancy, putVacancy, useStoreVacancy } from '#web/data/vacancies.ts'
import { Saver } from '#web/editor/saving/saver.ts'
import { mayKeepOnDevice, sendAndForget, useSaver } from '#web/editor/saving/use-saver.ts'
import { ApiError, NO_ANSWER } from '#web/lib/api-error.ts'
import { asSaved, contentOf, type VacancyContent } from './vacancy-content.ts'
import { copies, copyKey, type VacancyCopy } from './vacancy-copies.ts'

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
  // A first save whose answer was lost is repeated with the same key, also after the tab was closed meanwhile.
  const [creation_key] = useState(() => copy?.creation_key ?? crypto.randomUUID())
  const store = useRef(useStoreVacancy())
  const created = useRef(onCreated)
  created.current = onCreated
  const is_shown = useShown()
  const key = () => copyKey(id.current, company.id)

  async function save(written: VacancyContent, known: number): Promise<Vacancy> {
    const body = { ...written, revision: Math.max(known, FIRST_REVISION) }
    if (id.current) return putVacancy(id.current, body)
    const begun = await beginVacancy(company.id, { ...written.document, creation_key })
    copies.drop(key())
    id.current = begun.id
    if (is_shown.current) created.current(begun.id)
    // An earlier try may have brought an older text, and whoever begins it leads it: the rest is a change of its own,
    // on top of that first text and of nothing that was written elsewhere since.
    return isSame(contentOf(begun), written) ? begun : save(written, FIRST_REVISION)
  }

  async function load(): Promise<Vacancy> {
    if (!id.current) throw new ApiError({ status: 0, code: 'no_answer', message: NO_ANSWER })
    return loadVacancy(id.current)
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
        keep: (kept) =>
          mayKeepOnDevice() &&
          copies.keep(key(), {
            ...kept,
            content: asSaved(kept.content),
            user_id,
            creation_key: id.current ? null : creation_key,
          }),
        drop: () => copies.drop(key()),
        onSaved: (saved) => store.current(saved),
        now: Date.now,
      },
    )
  })

  const state = useSaver({
    saver,
    content,
    left: { copy, theirs: vacancy },
    onNewer,
    sendOnLeave: (written, revision) => {
      const address = id.current && saveVacancy.path.replace(':id', id.current)
      const body = { ...written, revision: Math.max(revision, FIRST_REVISION) }
      if (address) sendAndForget(saveVacancy.method, address, body)
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

const FIRST_REVISION = 1
const isSame = (one: VacancyContent, other: VacancyContent): boolean => JSON.stringify(one) === JSON.stringify(other)

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
