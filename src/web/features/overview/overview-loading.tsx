import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'

const box = 'space-y-4 rounded-xl border border-line bg-surface p-5 sm:p-7'

export function OverviewLoading() {
  return (
    <Loading label="Cargando tu resumen…" className="space-y-6">
      <div className="grid items-start gap-6 xl:grid-cols-3">
        <div className="space-y-6 xl:col-span-2">
          <div className={box}>
            <Skeleton className="h-6 w-32" />
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
          <div className={box}>
            <Skeleton className="h-6 w-44" />
            <Skeleton className="h-20" />
            <Skeleton className="h-20" />
          </div>
        </div>
        <div className={box}>
          <Skeleton className="h-6 w-28" />
          <Skeleton className="h-24" />
        </div>
      </div>
    </Loading>
  )
}
