import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { LogoMark } from '#web/ui/layout/logo.tsx'

/** The shape of the workspace while the person behind the token is fetched. */
export function WorkspaceLoading() {
  return (
    <div className="flex min-h-dvh" aria-busy="true">
      <div className="hidden w-64 shrink-0 space-y-3 border-line border-r bg-surface p-5 lg:block">
        <Skeleton className="mb-8 h-8 w-28" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
      <main className="flex flex-1 flex-col items-center justify-center gap-5 p-6 text-center">
        <LogoMark className="h-12 animate-shimmer" />
        <p role="status" className="font-medium text-ink-soft text-lg">
          Cargando tu espacio de trabajo...
        </p>
      </main>
    </div>
  )
}
