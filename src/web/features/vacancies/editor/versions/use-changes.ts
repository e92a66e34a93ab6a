import { useState } from 'react'
import type { Vacancy } from '#shared/vacancies/vacancies.ts'
import { useDiscardChanges, usePublishChanges } from '#web/data/vacancies.ts'
import type { Saver } from '#web/editor/saving/saver.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import type { VacancyContent } from '../vacancy-content.ts'

interface ChangesInput {
  saver: Saver<VacancyContent, Vacancy>
  /** Brings what waits to the server; null when something stands in the way. */
  settle: () => Promise<string | null>
  id: string | null
  onText: (content: VacancyContent) => void
}

export interface Changes {
  publish: () => Promise<boolean>
  discard: () => Promise<boolean>
  busy: boolean
  error: unknown
}

/** What was written since the last publication: out with it, or away with it. */
export function useChanges({ saver, settle, id, onText }: ChangesInput): Changes {
  const publishing = usePublishChanges()
  const discarding = useDiscardChanges()
  const [error, setError] = useState<unknown>(null)

  async function act(ask: () => Promise<string | null>): Promise<boolean> {
    setError(null)
    try {
      const done = await ask()
      if (done) notify.success(done)
      return done !== null
    } catch (refusal) {
      setError(refusal)
      // Somebody else wrote meanwhile: what they wrote is shown before anybody decides about it.
      const newer = isStale(refusal) ? await saver.refresh() : null
      if (newer) onText(newer)
      return false
    }
  }

  const publish = () =>
    act(async () => {
      const saved = await settle()
      if (!saved) {
        notify.error('Aún no pudimos guardar lo que escribiste. Inténtalo de nuevo en un momento.')
        return null
      }
      saver.follow(await publishing.mutateAsync({ id: saved, revision: saver.revision() }))
      return 'Cambios publicados.'
    })

  const discard = () =>
    act(async () => {
      await settle()
      if (!id) return null
      onText(saver.take(await discarding.mutateAsync({ id, revision: saver.revision() })))
      return 'Cambios descartados.'
    })

  return { publish, discard, busy: publishing.isPending || discarding.isPending, error }
}

export const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'version_conflict'
