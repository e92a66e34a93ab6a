import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'

/** The shape of the editor: title, steps, form. */
export function EditorLoading() {
  return (
    <Loading label="Abriendo la vacante…" className="space-y-6">
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-10 w-80 max-w-full" />
      <div data-wide="editor" className="grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="flex gap-3 lg:flex-col">
          {['a', 'b', 'c', 'd', 'e'].map((row) => (
            <Skeleton key={row} className="h-12 flex-1" />
          ))}
        </div>
        <div className="space-y-5 rounded-xl border border-line bg-surface p-5 sm:p-7">
          <Skeleton className="h-7 w-40" />
          <Skeleton className="h-12" />
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-12" />
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-12 w-2/3" />
        </div>
      </div>
    </Loading>
  )
}
