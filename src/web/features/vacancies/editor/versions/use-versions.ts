import { useDeferredValue, useMemo } from 'react'
import type { Vacancy } from '#shared/vacancies/vacancies.ts'
import { changedFields, fieldsThatMatter, type VacancyField } from '#shared/vacancies/vacancy-changes.ts'
import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { asSaved, type VacancyContent } from '../vacancy-content.ts'

/** The text that people read beside the one that is being written. */
export interface Versions {
  state: 'PUBLISHED' | 'PAUSED'
  live: VacancyDocument
  since: string | null
  /** In which fields the open text says something else. */
  changed: readonly VacancyField[]
  /** Of which of them those who applied will hear. */
  told: readonly VacancyField[]
}

/** Null while nobody reads it: then there is one text only. */
export function useVersions(vacancy: Vacancy | null, content: VacancyContent): Versions | null {
  const written = useDeferredValue(content)
  return useMemo(() => {
    if (vacancy?.state !== 'PUBLISHED' && vacancy?.state !== 'PAUSED') return null
    const live = vacancy.live_document ?? vacancy.document
    const { document } = asSaved(written)
    const versions = { state: vacancy.state, live, since: vacancy.live_since }
    return { ...versions, changed: changedFields(live, document), told: fieldsThatMatter(live, document) }
  }, [vacancy, written])
}
