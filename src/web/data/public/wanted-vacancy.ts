import { useEffect, useState } from 'react'
import { vacancyIn } from '#web/lib/choice-entry.ts'

interface WantedVacancy {
  title: string
  company_name: string
  /** The person pressed «Postularme», and not something else of its page. */
  applies: boolean
}

/** The vacancy that somebody comes from and goes back to, to be named on the way; null for other ways and until it is there. */
export function useWantedVacancy(next: string | null): WantedVacancy | null {
  const vacancy_id = vacancyIn(next)
  const [wanted, setWanted] = useState<WantedVacancy | null>(null)
  useEffect(() => {
    if (!vacancy_id) return
    const leaving = new AbortController()
    // The way goes on without the name where it cannot be had.
    nameOf(vacancy_id, leaving.signal).then(
      (name) => !leaving.signal.aborted && setWanted({ ...name, applies: /[?&]panel=postular\b/.test(next ?? '') }),
      () => undefined,
    )
    return () => leaving.abort()
  }, [vacancy_id, next])
  return wanted
}

async function nameOf(vacancy_id: string, signal: AbortSignal) {
  const { seeVacancy } = await import('./seen-vacancy.ts')
  const { job } = await seeVacancy(vacancy_id, signal)
  return { title: job.document.title, company_name: job.company.name }
}
