import { useEffect } from 'react'
import { useMarkOpened } from '#web/data/hiring-team/application.ts'
import { useDashboard } from '../dashboard/dashboard-context.ts'

const A_WHILE = 3000

/** A glance does not count: the person reads «Vista» once somebody has had it open for three seconds. */
export function useSeenAfterAWhile(id: string): void {
  const { vacancy } = useDashboard()
  const { mutate } = useMarkOpened(vacancy.id)
  useEffect(() => {
    const timer = setTimeout(() => document.visibilityState === 'visible' && mutate(id), A_WHILE)
    return () => clearTimeout(timer)
  }, [id, mutate])
}
