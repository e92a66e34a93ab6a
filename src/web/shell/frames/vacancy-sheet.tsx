import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useOpenVacancy } from '#web/features/jobs/use-job-address.ts'
import { WIDE } from '#web/features/jobs/wide.ts'
import { useMedia } from '#web/ui/hooks/use-media.ts'

const Sheet = lazy(() => import('./open-vacancy-sheet.tsx'))

const PLACES = ['/app', '/app/jobs', '/app/my-applications']

/** `?vacante=` opens over whatever a job seeker was looking at, which stays where it was; on wide screens «Empleos» has a column for it. */
export function VacancySheet() {
  const { pathname } = useLocation()
  const { open_id, source } = useOpenVacancy()
  const wide = useMedia(WIDE)
  const place = pathname.replace(/\/$/, '')
  if (!open_id || !PLACES.includes(place) || (wide && place === '/app/jobs')) return null
  return (
    <Suspense>
      <Sheet vacancy_id={open_id} source={source} />
    </Suspense>
  )
}
