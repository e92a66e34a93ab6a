import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'

/** In the shape of the board that comes. */
export function DashboardLoading() {
  return (
    <div data-wide="board">
      <Loading label="Cargando el tablero…">
        <Skeleton className="h-9 w-80 max-w-full lg:-mt-2" />
        <Skeleton className="mt-3 h-10 w-full max-w-xl" />
        <div className="mt-5 flex gap-3 overflow-hidden">
          {['a', 'b', 'c', 'd', 'e'].map((column) => (
            <div key={column} className="w-68 shrink-0 space-y-2 max-md:w-full">
              <Skeleton className="h-9 w-full" />
              <Skeleton className="h-32 w-full rounded-lg" />
              <Skeleton className="h-32 w-full rounded-lg" />
              <Skeleton className="h-32 w-full rounded-lg" />
            </div>
          ))}
        </div>
      </Loading>
    </div>
  )
}
