import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'

export function CompanyLoading() {
  return (
    <Loading label="Cargando la empresa…">
      <Skeleton className="mb-5 h-4 w-28" />
      <div className="mb-8 flex items-center gap-5">
        <Skeleton className="size-20 shrink-0 rounded-lg" />
        <div className="min-w-0 flex-1 space-y-3">
          <Skeleton className="h-9 w-64 max-w-full" />
          <Skeleton className="h-6 w-28 rounded-full" />
        </div>
      </div>
      <Skeleton className="mb-6 h-11" />
      <PanelLoading />
    </Loading>
  )
}

export function PanelLoading() {
  return (
    <div aria-hidden="true" className="space-y-5 rounded-xl border border-line bg-surface p-5 sm:p-7">
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14 w-2/3" />
    </div>
  )
}
