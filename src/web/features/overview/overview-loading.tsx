import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'

export function OverviewLoading() {
  return (
    <Loading label="Cargando tu resumen…" className="space-y-6">
      <div className="space-y-4 rounded-xl border border-line bg-surface p-7">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
      <div className="grid grid-cols-2 gap-6 rounded-xl border border-line bg-surface p-7 sm:grid-cols-4">
        {['a', 'b', 'c', 'd'].map((key) => (
          <div key={key} className="space-y-3">
            <Skeleton className="h-10 w-16" />
            <Skeleton className="h-4 w-24" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
