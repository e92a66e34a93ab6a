import type { ReactNode } from 'react'
import type { CurrentUser } from '#shared/accounts/users.ts'
import { useMe } from '#web/data/accounts/me.ts'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'

/** Waits for the whole profile, so that a form starts with what is already known. */
export function WithMe({ children }: { children: (me: CurrentUser) => ReactNode }) {
  const me = useMe()
  if (me.data) return children(me.data)
  if (me.isError) return <Failure title="No pudimos cargar tu perfil." error={me.error} onRetry={me.refetch} />
  return (
    <Loading label="Cargando tu perfil…" className="space-y-5">
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-12" />
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-12" />
    </Loading>
  )
}
