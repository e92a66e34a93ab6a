import { startTransition, useEffect, useState } from 'react'
import type { DrawnPage } from '#shared/jobs/drawn-page.ts'
import { getJob, type JobCard, listCompanyJobs, listSimilarJobs, type PublicJob } from '#shared/jobs/jobs.ts'
import { call } from '#web/lib/api.ts'
import { drawnInDocument } from '#web/lib/drawn.ts'

/** What a visitor's page of a vacancy shows; the lists may follow. */
export interface SeenVacancy {
  job: PublicJob
  similar?: readonly JobCard[] | undefined
  company_jobs?: readonly JobCard[] | undefined
  /** It came with the document, so nobody has counted the look yet. */
  is_drawn?: boolean
}

export function seenIn(drawn: DrawnPage | null, vacancy_id: string): SeenVacancy | undefined {
  if (drawn?.job?.id !== vacancy_id) return undefined
  return { job: drawn.job, similar: drawn.similar, company_jobs: drawn.company_jobs, is_drawn: true }
}

const FRESH_MS = 60_000
let last: { at: number; seen: SeenVacancy } | undefined

/** Opening a panel of the page changes its address, but nobody looks a second time. */
export async function seeVacancy(vacancy_id: string, signal: AbortSignal): Promise<SeenVacancy> {
  if (last?.seen.job.id === vacancy_id && Date.now() - last.at < FRESH_MS) return last.seen
  const drawn = seenIn(drawnInDocument(), vacancy_id)
  const seen = drawn ?? { job: await call(getJob, { params: { vacancy_id }, signal }) }
  last = { at: Date.now(), seen }
  return seen
}

/** Asks once for what the document had not: the look is counted with it, and the lists follow the page. */
export function useSeenVacancy(first: SeenVacancy): SeenVacancy {
  const [seen, setSeen] = useState(first)
  useEffect(() => {
    const leaving = new AbortController()
    complete(first, leaving.signal).then(
      (whole) => {
        last = { at: Date.now(), seen: whole }
        // The page has been read for a while: it changes without holding anybody up.
        startTransition(() => setSeen(whole))
      },
      () => undefined,
    )
    return () => leaving.abort()
  }, [first])
  return seen
}

async function complete(seen: SeenVacancy, signal: AbortSignal): Promise<SeenVacancy> {
  const asked = { params: { vacancy_id: seen.job.id }, signal }
  const [job, similar, company_jobs] = await Promise.all([
    seen.is_drawn ? call(getJob, asked) : seen.job,
    seen.similar ?? call(listSimilarJobs, asked).then(({ items }) => items),
    seen.company_jobs ?? call(listCompanyJobs, asked).then(({ items }) => items),
  ])
  return { job, similar, company_jobs }
}
