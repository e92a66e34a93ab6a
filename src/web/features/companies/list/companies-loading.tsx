import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'

/** Two cards in the shape of those that come. */
export function CompaniesLoading() {
  return (
    <Loading label="Cargando tus empresas…" className="grid gap-5 md:grid-cols-2">
      {['one', 'other'].map((key) => (
        <div key={key} className="rounded-xl border border-line bg-surface p-5 sm:p-6">
          <div className="flex gap-4">
            <Skeleton className="size-20 shrink-0 rounded-lg" />
            <div className="min-w-0 flex-1 space-y-3 pt-1">
              <Skeleton className="h-6 w-3/5" />
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-6 w-28 rounded-full" />
            </div>
          </div>
          <div className="mt-6 grid grid-cols-2 gap-4">
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
        </div>
      ))}
    </Loading>
  )
}
