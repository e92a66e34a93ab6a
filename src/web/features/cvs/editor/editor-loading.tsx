import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'

/** The shape of the editor: sections, form, page. */
export function EditorLoading() {
  return (
    <Loading label="Abriendo tu CV…" className="space-y-6">
      <div className="flex justify-between gap-4">
        <Skeleton className="h-11 w-48" />
        <Skeleton className="h-11 w-36" />
      </div>
      <Skeleton className="h-6 w-40" />
      <div
        data-wide="editor"
        className="grid gap-6 lg:grid-cols-[14rem_minmax(0,1fr)] xl:grid-cols-[13.5rem_minmax(0,1fr)_minmax(0,24rem)]"
      >
        <div className="hidden space-y-3 lg:block">
          {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((row) => (
            <Skeleton key={row} className="h-9" />
          ))}
        </div>
        <div className="space-y-5 rounded-xl border border-line bg-surface p-5 sm:p-7">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-12" />
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-12" />
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-12 w-2/3" />
        </div>
        <Skeleton className="hidden aspect-[210/297] w-full xl:block" />
      </div>
    </Loading>
  )
}
