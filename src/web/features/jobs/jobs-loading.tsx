import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'

/** Three cards in the shape of those that come. */
export function JobsLoading() {
  return (
    <Loading label="Cargando vacantes…" className="space-y-4">
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="rounded-xl border border-line bg-surface p-5 sm:p-6">
          <div className="flex gap-4">
            <Skeleton className="size-11 shrink-0 rounded-lg" />
            <div className="min-w-0 flex-1 space-y-2.5">
              <Skeleton className="h-6 w-3/5" />
              <Skeleton className="h-4 w-2/5" />
            </div>
          </div>
          <Skeleton className="mt-5 h-6 w-64 max-w-full" />
          <div className="mt-5 space-y-2.5">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-2/5" />
          </div>
        </div>
      ))}
    </Loading>
  )
}

/** An open vacancy that is on its way. */
export function JobLoading() {
  return (
    <Loading label="Cargando la vacante…" className="space-y-6">
      <div className="flex items-center gap-3">
        <Skeleton className="size-11 rounded-lg" />
        <Skeleton className="h-5 w-40" />
      </div>
      <Skeleton className="h-9 w-4/5" />
      <Skeleton className="h-6 w-3/5" />
      <div className="flex gap-3">
        <Skeleton className="h-11 w-40 rounded-lg" />
        <Skeleton className="h-11 w-32 rounded-lg" />
      </div>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((line) => (
        <Skeleton key={line} className="h-4 w-full" />
      ))}
    </Loading>
  )
}
